import type { Play, Referee, Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import { countsOf, missing, spend } from '../advantage/advantage.ts';
import { ask, question } from '../general/ask.ts';
import { eachOf } from '../general/each.ts';
import { CHOOSE, deedOf, detailOf, NO, option, YES } from '../option.ts';
import { discardStageCard } from '../stage/deck.ts';
import { fighter, type Raid, stageLeft } from '../state.ts';
import { holds } from './conditions.ts';
import { type Context, resolve } from './effects.ts';
import { possible } from './possible.ts';
import { shortfall } from './shortfall.ts';

/** As much as there is. */
export function* mustSpend(g: Raid, ref: Referee, seat: Seat, symbols: Extract<Effect, { do: 'spend' }>['symbols'], what: string): Play<boolean> {
  const f = fighter(g, seat);
  const left = [...symbols];
  while (missing(f, countsOf(left)) > 0)
    left.splice(
      left.findIndex((_, i) => missing(f, countsOf(left.toSpliced(i, 1))) < missing(f, countsOf(left))),
      1,
    );
  yield* spend(g, ref, seat, countsOf(left), what, 'contra.advantage.must-spend');
  const full = left.length === symbols.length;
  if (!full) g.failed = true;
  return full;
}

type Branching = { readonly seat: Seat; readonly what: string; readonly effects: readonly string[]; readonly lacking: readonly number[] };

/** One of several effects: forced ones that can be done in full, else those that come closest. */
export const branchQuestion = question<Branching>({
  kind: 'choose',
  *candidates(_, { effects }) {
    for (let i = 0; i < effects.length; i++) yield option(CHOOSE, i);
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

export function* either(g: Raid, ref: Referee, of: readonly (readonly Effect[])[], ctx: Context): Play<boolean> {
  const lacking = of.map((effects) => shortfall(g, ctx.seat, effects));
  const effects = of.map((branch) => branch[0]?.do ?? '');
  const chosen = detailOf(yield* ask(g, ref, ctx.seat, branchQuestion, { seat: ctx.seat, what: ctx.what, effects, lacking }));
  const full = yield* resolve(g, ref, of[chosen] as readonly Effect[], ctx);
  return full;
}

/** A free choice among what is possible. */
export function* choose(g: Raid, ref: Referee, of: readonly (readonly Effect[])[], ctx: Context): Play<boolean> {
  const lacking = of.map((effects) => (possible(g, ctx.seat, effects) ? 0 : 1));
  const effects = of.map((branch) => branch[0]?.do ?? '');
  const chosen = detailOf(yield* ask(g, ref, ctx.seat, branchQuestion, { seat: ctx.seat, what: ctx.what, effects, lacking }));
  return yield* resolve(g, ref, of[chosen] as readonly Effect[], ctx);
}

export const mayQuestion = question<{ readonly seat: Seat; readonly what: string; readonly cost: string }>({
  kind: 'may',
  *candidates() {
    yield option(YES);
    yield option(NO);
  },
});

/** A cost that is paid in full, or not at all. */
export function* may(g: Raid, ref: Referee, { cost, then }: Extract<Effect, { do: 'may' }>, ctx: Context): Play<boolean> {
  const { seat } = ctx;
  const payable = cost === 'stage-card' ? stageLeft(g) > 0 : missing(fighter(g, seat), countsOf(cost)) === 0;
  if (!payable || !possible(g, seat, then)) return true;
  const o = yield* ask(g, ref, seat, mayQuestion, { seat, what: ctx.what, cost: cost === 'stage-card' ? cost : cost.join('') });
  if (deedOf(o) === NO) return true;
  if (cost === 'stage-card') discardStageCard(g, ref);
  else yield* spend(g, ref, seat, countsOf(cost), ctx.what, 'contra.effect.may-pay-in-full');
  return yield* resolve(g, ref, then, ctx);
}

/** Each commando of whom it is true reacts on their own; the others do what is said for them. */
export function* each(g: Raid, ref: Referee, effect: Extract<Effect, { do: 'each' }>, ctx: Context): Play<boolean> {
  g.failed = false;
  const fits = (seat: Seat): boolean => effect.who === undefined || holds(g, seat, effect.who);
  const applies = (seat: Seat): boolean => fits(seat) || effect.else !== undefined;
  const branch = (seat: Seat): readonly Effect[] => (fits(seat) ? effect.then : (effect.else ?? []));
  const threat = effect.then.some((one) => one.do === 'suffer') || effect.else?.some((one) => one.do === 'suffer') === true;
  yield* eachOf(
    g,
    ref,
    ctx.what,
    applies,
    function* (seat) {
      yield* resolve(g, ref, branch(seat), { ...ctx, seat });
    },
    threat,
  );
  return !g.failed;
}
