import type { ClauseId } from '#kernel';
import type { CommandoId } from './content/commandos.ts';
import type { TileRef } from './content/refs.ts';
import { type Clock, clockOf, drawsOf } from './facts/draws.ts';
import { goliathsOff, volleys } from './facts/fire.ts';
import { blastedOn, hasLifeLeft } from './facts/gas.ts';
import { marchOf } from './facts/march.ts';
import { fireToCome } from './facts/risk.ts';
import type { FireAhead, MarchStep } from './preview.ts';
import { fireCalled, marchCalled } from './rules/commando/ahead.ts';
import { GOLIATH_GOES_OFF } from './rules/explosion.ts';
import { nameOf, spotCalled } from './rules/names.ts';
import { SET_UP, type State, spot } from './rules/state.ts';

/** With the clauses by which it will be told. */
type Cited = { readonly clauses: readonly ClauseId[] };

/** What follows if nobody does anything and nothing changes. */
export type AheadView = {
  /** How long the bag lasts. */
  readonly clock: Clock;
  /** Tokens that each entrance of each terrain draws this turn. */
  readonly draws: readonly (readonly number[])[];
  /** Where enemies go. */
  readonly ways: readonly MarchStep[];
  /** Who fires at somebody, in this order. */
  readonly volleys: readonly { readonly from: TileRef; readonly dice: number }[];
  /** What that does to each commando; null where nobody fires at them, or the dice are divided. */
  readonly fire: readonly ((FireAhead & Cited) | null)[];
  /** Goliaths that go off beside somebody Visible, and who falls. */
  readonly blasts: readonly ({ readonly tile: TileRef; readonly falls: readonly CommandoId[] } & Cited)[];
};

export function aheadOf(g: State): AheadView {
  const clock = clockOf(g);
  if (g.phase === SET_UP) return { clock, draws: [], ways: [], volleys: [], fire: [], blasts: [] };
  return {
    clock,
    draws: g.boards.map(({ entrances }, index) => entrances.map((_, number) => drawsOf(g, index, number))),
    ways: marchCalled(g, marchOf(g)),
    volleys: volleys(g).map(({ index, tile, dice }) => ({ from: spotCalled(g, spot(index, tile)), dice })),
    fire: g.commandos.map((c, who) => (c.card < 0 ? null : fireCalled(g, fireToCome(g, who)))),
    blasts: goliathsOff(g).map(({ index, tile }) => ({
      tile: spotCalled(g, spot(index, tile)),
      falls: blastedOn(g, index, tile).flatMap(({ who }) => (hasLifeLeft(g, who) ? [] : [nameOf(g, who)])),
      clauses: GOLIATH_GOES_OFF,
    })),
  };
}
