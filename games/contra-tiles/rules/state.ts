import type { ClauseId, Outcome, Seat } from '#kernel';
import { FACES } from '../content/tiles.ts';
import type { Config } from '../settings.ts';
import { copyLayout, type Layout } from './layout.ts';
import { type Edges, type Side, tileEdges } from './pieces.ts';

/** An empty slot of the market or of a rack. */
export const NONE = -1;

export interface State {
  readonly config: Config;
  /** The edges of the 13 faces, before any turning. */
  readonly faces: readonly Edges[];
  readonly bear: Seat;
  readonly layout: Layout;
  /** The face-up crowns, as colours. */
  readonly market: number[];
  /** The face-up tiles of Bear and of Woman, as faces. */
  readonly racks: readonly [number[], number[]];
  /** What is left face down: crowns a colour, and tiles a face for each side. In which order nobody knows. */
  readonly crownStack: number[];
  readonly tileStacks: readonly [number[], number[]];
  readonly purses: [number, number];
  supply: number;
  active: Side;
  /** The number of this turn, counted over both players from 1. */
  turn: number;
  /** How many tiles the active player has laid this turn. */
  laid: number;
  /** How many turns in a row were passed. */
  passes: number;
  outcome: Outcome | null;
  /** Where options are listed; a helper. */
  readonly options: number[];
}

const OUR_FACES: readonly Edges[] = FACES.map(tileEdges);

export function facesOf(config: Config): readonly Edges[] {
  return config.faces === 'ours' ? OUR_FACES : config.faces.map(tileEdges);
}

export function other(side: Side): Side {
  return side === 0 ? 1 : 0;
}

export function seatOf(g: State, side: Side): Seat {
  return side === 0 ? g.bear : 1 - g.bear;
}

export function sideOfSeat(g: State, seat: Seat): Side {
  return seat === g.bear ? 0 : 1;
}

/** How many slots of a market or a rack are filled. */
export function filled(slots: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < slots.length; i++) if (slots[i] !== NONE) n++;
  return n;
}

/** How many tiles lie in a stack. */
export function height(stack: readonly number[]): number {
  let n = 0;
  for (let i = 0; i < stack.length; i++) n += stack[i] as number;
  return n;
}

export type Cause = 'broke' | 'crowns' | 'passes';

/** Who has won, by seat; a draw is `null`. Made once, so that ending a game costs nothing. */
export function outcomeOf(cause: Cause, winner: Seat | null): Outcome {
  return OUTCOMES[cause][winner ?? 2] as Outcome;
}

const OUTCOMES: Readonly<Record<Cause, readonly Outcome[]>> = {
  broke: outcomes('broke', 'contra-tiles.broke.ends-now', 'contra-tiles.broke.both'),
  crowns: outcomes('crowns', 'contra-tiles.end.crowns-low', 'contra-tiles.end.crowns-low'),
  passes: outcomes('passes', 'contra-tiles.turn.cannot-place', 'contra-tiles.turn.cannot-place'),
};

function outcomes(cause: Cause, won: ClauseId, drawn: ClauseId): Outcome[] {
  return [
    { payoff: [1, 0], clause: won, cause },
    { payoff: [0, 1], clause: won, cause },
    { payoff: [0.5, 0.5], clause: drawn, cause },
  ];
}

export function copy(g: State): State {
  return {
    config: g.config,
    faces: g.faces,
    bear: g.bear,
    layout: copyLayout(g.layout),
    market: g.market.slice(),
    racks: [g.racks[0].slice(), g.racks[1].slice()],
    crownStack: g.crownStack.slice(),
    tileStacks: [g.tileStacks[0].slice(), g.tileStacks[1].slice()],
    purses: [g.purses[0], g.purses[1]],
    supply: g.supply,
    active: g.active,
    turn: g.turn,
    laid: g.laid,
    passes: g.passes,
    outcome: g.outcome,
    options: [],
  };
}
