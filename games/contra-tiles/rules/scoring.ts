import type { ClauseId, Play, QuestionOf, Referee } from '#kernel';
import { packScore, unpackScore } from '../answer.ts';
import type { Event } from '../event.ts';
import { isBroke, worth } from '../facts/coins.ts';
import type { ContraTiles } from '../types.ts';
import { type Cell, cellOfLaid, type Layout, matches, ownerOfSpot, PLAYER_TILES, pieceOfLaid, spotAt, xOf, yOf } from './layout.ts';
import { isCrown, type Side } from './pieces.ts';
import { other, outcomeOf, type State, seatOf } from './state.ts';

/** Score all tiles that were closed together, as one event: what a player gains and what the same player owes are set off against each other. */
export function scoreAsOne(g: State, ref: Referee<Event>): void {
  const { layout } = g;
  let due = 0;
  let dueOther = 0;
  let owed = 0;
  let owedOther = 0;
  for (let i = 0; i < layout.closedCount; i++) {
    const spot = layout.closed[i] as number;
    const coins = worth(matches(layout, spot));
    if (ref.listening) tellScored(g, ref, spot);
    if (ownerOfSpot(layout, spot) === g.active) {
      if (coins > 0) due += coins;
      else owed -= coins;
    } else if (coins > 0) dueOther += coins;
    else owedOther -= coins;
  }
  layout.closedCount = 0;
  settle(g, ref, due, owed, dueOther, owedOther);
}

/** Payments reach the supply before rewards leave it; if it has too few for all rewards, the active player is served first. */
function settle(g: State, ref: Referee<Event>, due: number, owed: number, dueOther: number, owedOther: number): void {
  const idle = other(g.active);
  const debt = pay(g, ref, g.active, owed, due);
  const debtOther = pay(g, ref, idle, owedOther, dueOther);
  const broke = reward(g, ref, g.active, due, debt);
  const brokeOther = reward(g, ref, idle, dueOther, debtOther);
  if (broke || brokeOther) endBroke(g, ref, broke, brokeOther);
}

/** The owner pays into the supply; what the purse cannot cover is the debt. */
function pay(g: State, ref: Referee<Event>, side: Side, owed: number, due: number): number {
  const paid = Math.min(owed, g.purses[side]);
  g.purses[side] -= paid;
  g.supply += paid;
  if (ref.listening && owed > 0)
    ref.tell({ kind: 'pay', side, owed, paid }, due > 0 ? 'contra-tiles.scoring.several-at-once' : 'contra-tiles.scoring.fewer-than-three');
  return owed - paid;
}

/** The owner takes coins from the supply, first of all for the debt of the same event; says whether the owner is broke. */
function reward(g: State, ref: Referee<Event>, side: Side, due: number, debt: number): boolean {
  const taken = Math.min(due, g.supply); // contra-tiles.scoring.empty-supply
  const kept = Math.max(0, taken - debt);
  g.purses[side] += kept;
  g.supply -= kept;
  if (ref.listening && due > 0) tellRewarded(ref, side, due, taken);
  return isBroke(g.purses[side], debt - taken, g.config.settings['broke-strict']);
}

function endBroke(g: State, ref: Referee<Event>, active: boolean, idle: boolean): void {
  const winner = active && idle ? null : active ? other(g.active) : g.active;
  g.outcome = outcomeOf('broke', winner === null ? null : seatOf(g, winner));
  if (ref.listening) tellBroke(ref, active, winner);
}

function tellBroke(ref: Referee<Event>, active: boolean, winner: Side | null): void {
  const clauses: ClauseId[] = ['contra-tiles.broke.definition', winner === null ? 'contra-tiles.broke.both' : 'contra-tiles.broke.ends-now'];
  if (active) clauses.push('contra-tiles.broke.self-inflicted');
  ref.tell({ kind: 'broke', sides: winner === null ? [0, 1] : [other(winner)] }, clauses);
}

/** Score one closed tile by itself; `at` is its place among the closed ones. */
function scoreOne(g: State, ref: Referee<Event>, at: number): void {
  const { layout } = g;
  const spot = layout.closed[at] as number;
  for (let i = at + 1; i < layout.closedCount; i++) layout.closed[i - 1] = layout.closed[i] as number;
  layout.closedCount--;
  if (ref.listening) tellScored(g, ref, spot);
  const coins = worth(matches(layout, spot));
  const due = Math.max(coins, 0);
  const owed = due - coins;
  if (ownerOfSpot(layout, spot) === g.active) settle(g, ref, due, owed, 0, 0);
  else settle(g, ref, 0, 0, due, owed);
}

/** Scoring in-order: the laid tile first, then its neighbours from north clockwise, until somebody is broke. */
export function scoreInOrder(g: State, ref: Referee<Event>): void {
  while (g.layout.closedCount > 0 && g.outcome === null) scoreOne(g, ref, 0);
}

/** Option scoring-order-active: the active player says which closed tile is scored next, until somebody is broke. */
export function* scoreInChosenOrder(g: State, ref: Referee<Event>): Play {
  const { layout } = g;
  while (layout.closedCount > 1 && g.outcome === null) {
    const cells = layout.closed.slice(0, layout.closedCount).map((spot) => layout.cells[spot] as Cell);
    const cell = yield* ref.choose(seatOf(g, g.active), scoreNext, cells);
    scoreOne(g, ref, cells.indexOf(cell));
  }
  if (g.outcome === null) scoreOne(g, ref, 0);
}

/** Which of the tiles that were closed together is scored next. */
export const scoreNext: QuestionOf<ContraTiles, 'score', Cell> = {
  kind: 'score',
  answer: unpackScore,
  option: packScore,
  candidates: (g) => g.layout.tiles.filter((tile) => !isCrown(pieceOfLaid(tile))).map(cellOfLaid),
  constraints: [
    { clause: 'contra-tiles.scoring.trigger', holds: (g, cell) => isSurrounded(g.layout, cell) },
    { clause: 'contra-tiles.geometry.permanent', holds: (g, cell) => !isSurrounded(g.layout, cell) || waits(g.layout, cell) },
  ],
  turnClause: 'contra-tiles.scoring.several-at-once',
};

/** A player tile with all four sides covered. */
function isSurrounded(l: Layout, cell: Cell): boolean {
  const spot = spotAt(l, cell);
  return (((l.lying[spot] as number) >> 16) & PLAYER_TILES) !== 0 && (l.facing[spot] as number) >> 16 === 4;
}

function waits(l: Layout, cell: Cell): boolean {
  const at = l.closed.indexOf(spotAt(l, cell));
  return at >= 0 && at < l.closedCount;
}

const SCORED_BY: readonly ClauseId[] = [
  'contra-tiles.scoring.fewer-than-three',
  'contra-tiles.scoring.fewer-than-three',
  'contra-tiles.scoring.fewer-than-three',
  'contra-tiles.scoring.three',
  'contra-tiles.scoring.four',
];

function tellScored(g: State, ref: Referee<Event>, spot: number): void {
  const cell = g.layout.cells[spot] as Cell;
  const matching = matches(g.layout, spot);
  ref.tell({ kind: 'score', side: ownerOfSpot(g.layout, spot), x: xOf(cell), y: yOf(cell), matching, coins: worth(matching) }, [
    SCORED_BY[matching] as ClauseId,
    'contra-tiles.scoring.owner',
  ]);
}

function tellRewarded(ref: Referee<Event>, side: Side, due: number, taken: number): void {
  ref.tell(
    { kind: 'reward', side, due, taken },
    taken < due ? ['contra-tiles.scoring.four', 'contra-tiles.scoring.empty-supply'] : 'contra-tiles.scoring.four',
  );
}
