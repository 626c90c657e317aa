import { at, type Play, type Referee, type Seat } from '#kernel';
import { ADVANTAGES } from '../../content/advantage.ts';
import type { Event } from '../../event.ts';
import { countsOf, missing, missingTokens } from '../../facts/advantage.ts';
import { gain, loseTokens, pickType, spend, takeToken } from '../advantage/advantage.ts';
import { loseMedal, suffer } from '../advantage/suffer.ts';
import { movers, pickCommando } from '../general/choosing.ts';
import { eachOf } from '../general/each.ts';
import { loseObjective } from '../objectives/objectives.ts';
import { fighter, type State } from '../state.ts';
import { holds } from './conditions.ts';
import { fail } from './failure.ts';
import type { Context, Family, Step } from './family.ts';

/** Advantage, medals and objective tokens: what is gained, spent, suffered and lost. */
export const ADVANTAGE_EFFECTS: Family<'gain' | 'suffer' | 'blast' | 'spend' | 'lose-tokens' | 'lose-medal' | 'lose-objective'> = {
  gain: {
    apply: gainEffect,
    possible: (g, seat, { who, within }) => who === undefined || movers(g, seat, who, within).length > 0,
  },
  suffer: {
    apply(g, ref, { symbols, close }, { seat }) {
      const near = close !== undefined && holds(g, seat, { is: 'near-boss', within: close.within });
      return suffer(g, ref, seat, near ? [...symbols, ...close.symbols] : symbols);
    },
  },
  blast: { apply: blast },
  spend: {
    apply: mustSpend,
    lacking: (g, seat, { symbols }) => missing(fighter(g, seat), countsOf(symbols)),
    units: ({ symbols }) => symbols.length,
  },
  'lose-tokens': {
    *apply(g, ref, { symbols }, { seat }) {
      if (!(yield* loseTokens(g, ref, seat, symbols))) fail(g);
    },
    lacking: (g, seat, { symbols }) => missingTokens(fighter(g, seat), countsOf(symbols)),
    units: ({ symbols }) => symbols.length,
  },
  'lose-medal': { apply: (g, ref, _, { seat }) => loseMedal(g, ref, seat, 'contra.medal.lose-without-damage') },
  'lose-objective': {
    apply: (g, ref, _, { seat }) => loseObjective(g, ref, seat),
    possible: (g, seat) => fighter(g, seat).mission !== 0,
    lacking: (g, seat) => (fighter(g, seat).mission === 0 ? 1 : 0),
  },
};

function* gainEffect(g: State, ref: Referee<Event>, { symbols, one, who = 'you', within }: Step<'gain'>, ctx: Context): Play {
  const seat = who === 'you' ? ctx.seat : yield* pickCommando(g, ref, ctx.seat, movers(g, ctx.seat, who, within), 'gain');
  if (seat < 0) return;
  if (one !== true) return yield* gain(g, ref, seat, symbols);
  const type = yield* pickType(g, ref, seat, symbols);
  if (type < 0 || !takeToken(g, seat, type)) return;
  if (ref.listening) ref.tell({ kind: 'gains', seat, tokens: [at(ADVANTAGES, type)] }, 'contra.advantage.gain-tokens');
}

/** Everybody near suffers, each on their own. */
function* blast(g: State, ref: Referee<Event>, { symbols, within, of }: Step<'blast'>, { seat, what }: Context): Play {
  const near = (who: Seat): boolean =>
    of === 'boss' ? holds(g, who, { is: 'near-boss', within }) : g.map.distance(fighter(g, who).space, fighter(g, seat).space) <= within;
  yield* eachOf(
    g,
    ref,
    what,
    near,
    (who) => suffer(g, ref, who, symbols),
    () => true,
  );
}

/** As much as there is. */
function* mustSpend(g: State, ref: Referee<Event>, { symbols }: Step<'spend'>, { seat, what }: Context): Play {
  const f = fighter(g, seat);
  const left = [...symbols];
  while (missing(f, countsOf(left)) > 0)
    left.splice(
      left.findIndex((_, i) => missing(f, countsOf(left.toSpliced(i, 1))) < missing(f, countsOf(left))),
      1,
    );
  yield* spend(g, ref, seat, countsOf(left), what, 'contra.advantage.must-spend');
  if (left.length < symbols.length) fail(g);
}
