import type { Deck, Json, Outcome, Seat } from '#kernel';
import { type Config, configure } from '../settings.ts';

/** Plain data: between two turns it says everything. */
export interface State {
  readonly config: Config;
  readonly deck: Deck<number>;
  readonly hands: readonly [number[], number[]];
  /** The cards of this climb, the last on top. */
  pile: number[];
  /** Cards of climbs that are over, face up. */
  readonly gone: number[];
  readonly points: [number, number];
  active: Seat;
  outcome: Outcome | null;
}

export function handOf(g: State, seat: Seat): number[] {
  return g.hands[seat === 0 ? 0 : 1];
}

export function other(seat: Seat): Seat {
  return 1 - seat;
}

/** Called once a turn and once an iteration of tree search: keep it cheap. */
export function copy(g: State): State {
  return {
    config: g.config,
    deck: { top: g.deck.top.slice(), bag: g.deck.bag.slice(), bottom: g.deck.bottom.slice() },
    hands: [g.hands[0].slice(), g.hands[1].slice()],
    pile: g.pile.slice(),
    gone: g.gone.slice(),
    points: [g.points[0], g.points[1]],
    active: g.active,
    outcome: g.outcome,
  };
}

export function save(g: State): Json {
  return structuredClone(g) as unknown as Json;
}

export function load(saved: Json): State {
  const g = structuredClone(saved) as unknown as State;
  return { ...g, config: configure(g.config) };
}
