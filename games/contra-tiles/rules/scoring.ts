import type { ClauseId, Play, QuestionOf, Referee } from '#kernel';
import { packScore, unpackScore } from '../answer.ts';
import type { Event } from '../event.ts';
import { isBroke, worth } from '../facts/coins.ts';
import type { Scored, Scoring } from '../preview.ts';
import type { ContraTiles } from '../types.ts';
import { type Cell, cellOfLaid, type Layout, matches, ownerOfSpot, PLAYER_TILES, pieceOfLaid, spotAt, xOf, yOf } from './layout.ts';
import { isCrown, type Side } from './pieces.ts';
import { copy, other, outcomeOf, type State, seatOf } from './state.ts';

/** Who is told of a scoring: the referee, or whoever wants to know what would be told. */
interface Teller {
  readonly listening: boolean;
  tell(event: Scoring, clauses: ClauseId | readonly ClauseId[]): void;
}

/** All that would be told of a scoring in a state that nobody plays on with. */
export function eventsOf(score: (to: Teller) => void): Scoring[] {
  const events: Scoring[] = [];
  score({ listening: true, tell: (event) => events.push(event) });
  return events;
}

/** Score the closed tiles, as far as nobody has to say which of them is next. */
export function scoreUnasked(g: State, ref: Teller): void {
  if (g.config.scoring === 'in-order') scoreInOrder(g, ref);
  else if (!g.config.settings['scoring-order-active']) scoreAsOne(g, ref);
  else if (g.layout.closedCount === 1) scoreOne(g, ref, 0);
}

/** Score all tiles that were closed together, as one event: what a player gains and what the same player owes are set off against each other. */
function scoreAsOne(g: State, ref: Teller): void {
  const { layout } = g;
  let net = 0;
  let netOther = 0;
  let most = 0;
  let mostOther = 0;
  for (let i = 0; i < layout.closedCount; i++) {
    const spot = layout.closed[i] as number;
    const coins = worth(matches(layout, spot));
    if (ref.listening) tellScored(g, ref, spot);
    if (ownerOfSpot(layout, spot) === g.active) {
      net += coins;
      most += Math.abs(coins);
    } else {
      netOther += coins;
      mostOther += Math.abs(coins);
    }
  }
  layout.closedCount = 0;
  settle(g, ref, net, most > Math.abs(net), netOther, mostOther > Math.abs(netOther));
}

/** Payments reach the supply before rewards leave it; if it has too few for all rewards, the active player is served first. */
function settle(g: State, ref: Teller, net: number, isNet: boolean, netOther: number, isNetOther: boolean): void {
  const idle = other(g.active);
  const broke = net < 0 && pay(g, ref, g.active, -net, isNet);
  const brokeOther = netOther < 0 && pay(g, ref, idle, -netOther, isNetOther);
  if (net > 0) reward(g, ref, g.active, net, isNet);
  if (netOther > 0) reward(g, ref, idle, netOther, isNetOther);
  if (broke || brokeOther) endBroke(g, ref, broke, brokeOther);
}

/** The owner pays into the supply as much as the purse holds; says whether the owner is broke. */
function pay(g: State, ref: Teller, side: Side, owed: number, isNet: boolean): boolean {
  const paid = Math.min(owed, g.purses[side]);
  g.purses[side] -= paid;
  g.supply += paid;
  if (ref.listening) ref.tell({ kind: 'pay', side, owed, paid }, isNet ? 'contra-tiles.scoring.several-at-once' : 'contra-tiles.scoring.fewer-than-three');
  return isBroke(g.purses[side], owed - paid, g.config.settings['broke-strict']);
}

/** The owner takes coins from the supply, as many as it has. */
function reward(g: State, ref: Teller, side: Side, due: number, isNet: boolean): void {
  const taken = Math.min(due, g.supply);
  g.purses[side] += taken;
  g.supply -= taken;
  if (!ref.listening) return;
  const clauses: ClauseId[] = [isNet ? 'contra-tiles.scoring.several-at-once' : 'contra-tiles.scoring.four'];
  if (taken < due) clauses.push('contra-tiles.scoring.empty-supply');
  ref.tell({ kind: 'reward', side, due, taken }, clauses);
}

function endBroke(g: State, ref: Teller, active: boolean, idle: boolean): void {
  const winner = active && idle ? null : active ? other(g.active) : g.active;
  g.outcome = outcomeOf('broke', winner === null ? null : seatOf(g, winner));
  if (ref.listening) tellBroke(ref, active, winner);
}

function tellBroke(ref: Teller, active: boolean, winner: Side | null): void {
  const clauses: ClauseId[] = ['contra-tiles.broke.definition', winner === null ? 'contra-tiles.broke.both' : 'contra-tiles.broke.ends-now'];
  if (active) clauses.push('contra-tiles.broke.self-inflicted');
  ref.tell({ kind: 'broke', sides: winner === null ? [0, 1] : [other(winner)] }, clauses);
}

/** Score one closed tile by itself; `at` is its place among the closed ones. */
function scoreOne(g: State, ref: Teller, at: number): void {
  const { layout } = g;
  const spot = layout.closed[at] as number;
  for (let i = at + 1; i < layout.closedCount; i++) layout.closed[i - 1] = layout.closed[i] as number;
  layout.closedCount--;
  if (ref.listening) tellScored(g, ref, spot);
  const coins = worth(matches(layout, spot));
  if (ownerOfSpot(layout, spot) === g.active) settle(g, ref, coins, false, 0, false);
  else settle(g, ref, 0, false, coins, false);
}

/** Scoring in-order: the laid tile first, then its neighbours from north clockwise, until somebody is broke. */
function scoreInOrder(g: State, ref: Teller): void {
  while (g.layout.closedCount > 0 && g.outcome === null) scoreOne(g, ref, 0);
}

/** Option scoring-order-active: the active player says which closed tile is scored next, until somebody is broke. */
export function* scoreInChosenOrder(g: State, ref: Referee<Event>): Play {
  const { layout } = g;
  while (layout.closedCount > 0 && g.outcome === null) {
    const cells = layout.closed.slice(0, layout.closedCount).map((spot) => layout.cells[spot] as Cell);
    scoreChosen(g, ref, yield* ref.choose(seatOf(g, g.active), scoreNext, cells));
  }
}

/** Score the closed tile on a cell, and the last one with it: nobody has to say that it is next. */
function scoreChosen(g: State, ref: Teller, cell: Cell): void {
  const { layout } = g;
  scoreOne(g, ref, layout.closed.indexOf(spotAt(layout, cell)));
  if (layout.closedCount === 1 && g.outcome === null) scoreOne(g, ref, 0);
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
  preview(g, cell) {
    const after = copy(g);
    return { joints: [], matching: 0, scoring: eventsOf((to) => scoreChosen(after, to, cell)), toScore: closedIn(after) };
  },
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

function tellScored(g: State, ref: Teller, spot: number): void {
  const scored = scoredAt(g, spot);
  ref.tell(scored, [SCORED_BY[scored.matching] as ClauseId, 'contra-tiles.scoring.owner']);
}

/** The closed tiles that still have to be scored, unless it is over. */
export function closedIn(g: State): Scored[] {
  return g.outcome !== null ? [] : g.layout.closed.slice(0, g.layout.closedCount).map((spot) => scoredAt(g, spot));
}

/** The closed tile on a spot, and what it is worth. */
function scoredAt(g: State, spot: number): Scored {
  const cell = g.layout.cells[spot] as Cell;
  const matching = matches(g.layout, spot);
  return { kind: 'score', side: ownerOfSpot(g.layout, spot), x: xOf(cell), y: yOf(cell), matching, coins: worth(matching) };
}
