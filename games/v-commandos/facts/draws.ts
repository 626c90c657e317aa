import { at } from '#kernel';
import { entranceNumber } from '../content/vocabulary.ts';
import { END_PHASE, FIRE, MOVEMENT, type State, total } from '../rules/state.ts';
import { isDone, linesDown, terrainRule } from './specials.ts';

/** The tokens an entrance draws this turn, with what the event says. */
export function drawsOf(g: State, index: number, number: number): number {
  const { more, closed } = at(at(g.boards, index).entrances, number);
  return closed ? 0 : Math.max(0, usually(g, index, number) + more);
}

/** Two in alarm, else one, with what cards say. */
function usually(g: State, index: number, number: number): number {
  const b = at(g.boards, index);
  const usual = b.alarm && !(b.complete && linesDown(g)) ? 2 : 1;
  const fewer = terrainRule(b, 'fewer-draws');
  const less = fewer !== undefined && entranceNumber(fewer.entrance) === number && isDone(b, fewer.once) ? 1 : 0;
  return usual - less;
}

/** The tokens of all entrances of all terrains this turn. */
export function drawsOfAll(g: State): number {
  return ofAll(g, drawsOf);
}

function ofAll(g: State, draws: typeof drawsOf): number {
  return g.boards.reduce((sum, { entrances }, index) => sum + entrances.reduce((own, _, number) => own + draws(g, index, number), 0), 0);
}

/** How long the bag lasts if nothing changes. */
export type Clock = {
  /** Still to be drawn this turn; null when that is done. */
  readonly now: number | null;
  /** Drawn in turns without an event that speaks of it. */
  readonly usual: number;
  /** The turn in which a token is due that is not there; null when none is ever due. */
  readonly lost: number | null;
};

export function clockOf(g: State): Clock {
  const drawn = g.phase === MOVEMENT || g.phase === FIRE || g.phase === END_PHASE;
  const usual = ofAll(g, usually);
  const now = drawn ? null : drawsOfAll(g);
  const left = total(g.bag) - (now ?? 0);
  if (left < 0) return { now, usual, lost: g.turn };
  return { now, usual, lost: usual === 0 ? null : g.turn + 1 + Math.floor(left / usual) };
}
