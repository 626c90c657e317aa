import { at, type Play, type Referee, type Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import type { Event } from '../../event.ts';
import { countsOf, missing } from '../../facts/advantage.ts';
import { payment } from '../../facts/foresight.ts';
import { spend } from '../advantage/advantage.ts';
import { ask, offered, question } from '../general/ask.ts';
import { eachOf } from '../general/each.ts';
import { threatens } from '../general/threat.ts';
import { endOf } from '../lasting.ts';
import { ACCEPT, by, CHOOSE, DECLINE, detailOf, optionKind } from '../option.ts';
import { discardStageCard } from '../stage/deck.ts';
import { fighter, type State, stageLeft } from '../state.ts';
import { holds } from './conditions.ts';
import { possible, resolve, shortfall } from './effects.ts';
import type { Context, Family, Step } from './family.ts';

/** Effects that say when other effects happen: choices, conditions, everybody in turn. */
export const BRANCHES: Family<'either' | 'choose' | 'may' | 'if' | 'each' | 'if-any-did-not'> = {
  either: { apply: either },
  choose: { apply: choose, possible: (g, seat, { of }) => of.some((branch) => possible(g, seat, branch)) },
  may: { apply: may },
  if: { apply: (g, ref, { when, then }, ctx) => (holds(g, ctx.seat, when, ctx.foe) ? resolve(g, ref, then, ctx) : undefined) },
  each: { apply: each },
  'if-any-did-not': { apply: (g, ref, { then }, ctx) => (g.failed ? resolve(g, ref, then, ctx) : undefined) },
};

/** One of several effects: forced ones that can be done in full, else those that come closest. */
export const branchQuestion = question('choose', {
  *candidates(_, { seat, effects }) {
    for (const i of effects.keys()) yield by(seat, CHOOSE, i);
  },
  constraints: [
    {
      clause: 'contra.effect.forced-choice-full',
      holds: (_, o, { lacking }) => lacking[detailOf(o)] === 0 || Math.min(...lacking) > 0,
    },
    {
      clause: 'contra.effect.forced-choice-closest',
      holds: (_, o, { lacking }) => Math.min(...lacking) === 0 || lacking[detailOf(o)] === Math.min(...lacking),
    },
  ],
});

function* branch(g: State, ref: Referee<Event>, of: readonly (readonly Effect[])[], lacking: readonly number[], ctx: Context): Play {
  const { seat, what } = ctx;
  const effects = of.flatMap(([first]) => first?.do ?? []);
  const chosen = detailOf(yield* ask(g, ref, seat, branchQuestion, { seat, what, effects, lacking }));
  yield* resolve(g, ref, at(of, chosen), ctx);
}

/** Forced: whatever can be done in full, else what comes closest. */
function either(g: State, ref: Referee<Event>, { of }: Step<'either'>, ctx: Context): Play {
  const lacking = of.map((effects) => shortfall(g, ctx.seat, effects));
  return branch(g, ref, of, lacking, ctx);
}

/** A free choice among what is possible. */
function choose(g: State, ref: Referee<Event>, { of }: Step<'choose'>, ctx: Context): Play {
  const lacking = of.map((effects) => (possible(g, ctx.seat, effects) ? 0 : 1));
  return branch(g, ref, of, lacking, ctx);
}

export const mayQuestion = question('may', {
  candidates: offered('bargain'),
  preview: (_, o, { cost }) => (optionKind(o) === ACCEPT && cost !== 'stage-card' ? payment(cost) : null),
});

/** A cost that is paid in full, or not at all. */
function* may(g: State, ref: Referee<Event>, { cost, then }: Step<'may'>, ctx: Context): Play {
  const { seat } = ctx;
  const payable = cost === 'stage-card' ? stageLeft(g) > 0 : missing(fighter(g, seat), countsOf(cost)) === 0;
  if (!payable || !possible(g, seat, then)) return;
  const o = yield* ask(g, ref, seat, mayQuestion, { seat, what: ctx.what, cost });
  if (optionKind(o) === DECLINE) return;
  if (cost === 'stage-card') discardStageCard(g, ref);
  else yield* spend(g, ref, seat, countsOf(cost), ctx.what, 'contra.effect.may-pay-in-full');
  yield* resolve(g, ref, then, ctx);
}

/** Each commando of whom it is true reacts on their own; the others do what is said for them. */
function* each(g: State, ref: Referee<Event>, effect: Step<'each'>, ctx: Context): Play {
  endOf(g, 'paragraph');
  const fits = (seat: Seat): boolean => effect.who === undefined || holds(g, seat, effect.who);
  const applies = (seat: Seat): boolean => fits(seat) || effect.else !== undefined;
  const asked = (seat: Seat): readonly Effect[] => (fits(seat) ? effect.then : (effect.else ?? []));
  yield* eachOf(
    g,
    ref,
    ctx.what,
    applies,
    (seat) => resolve(g, ref, asked(seat), { ...ctx, seat }),
    (seat) => threatens(g, seat, asked(seat)),
  );
}
