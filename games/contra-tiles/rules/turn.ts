import { at, type Play, type Referee } from '#kernel';
import { COLOURS } from '../content/tiles.ts';
import type { Event } from '../event.ts';
import { xOf, yOf } from './layout.ts';
import { coloursOf } from './pieces.ts';
import { cellOf, edgesOfOption, isCrownOption, layPlacement, listPlacements, type Placement, slotOf } from './placements.ts';
import { place } from './placing.ts';
import { refill } from './refill.ts';
import { scoreInChosenOrder, scoreUnasked } from './scoring.ts';
import { type Cause, filled, other, outcomeOf, type State, seatOf } from './state.ts';

const TILES_PER_TURN = 2;
const CROWNS_NEEDED = 2;

/** A player's turn: two crowns, two own tiles, or one of each in either order; then the other player's. */
export function* turn(g: State, ref: Referee<Event>): Play {
  if (filled(g.market) < CROWNS_NEEDED) return compareCoins(g, ref, 'crowns'); // contra-tiles.end.crowns-low
  while (g.laid < TILES_PER_TURN) {
    const count = listPlacements(g);
    if (count === 0) break; // contra-tiles.turn.cannot-place
    const option = yield* ref.choose(seatOf(g, g.active), place, g.options, null, count);
    const event = ref.listening ? placed(g, option) : null;
    layPlacement(g, option);
    if (event !== null) ref.tell(event, event.kind === 'crown' ? 'contra-tiles.place-crown.match-one' : 'contra-tiles.place-player.match-one');
    if (g.layout.closedCount > 0) {
      scoreUnasked(g, ref);
      if (g.layout.closedCount > 0) yield* scoreInChosenOrder(g, ref);
      if (g.outcome !== null) return; // contra-tiles.broke.ends-now
    }
    if (g.config.settings['refill-each']) refill(g, ref);
  }
  if (g.laid < TILES_PER_TURN) fallShort(g, ref);
  else g.passes = 0;
  if (g.passes === 2) return compareCoins(g, ref, 'passes'); // contra-tiles.turn.cannot-place
  refill(g, ref);
  g.laid = 0;
  g.turn++;
  g.active = other(g.active); // contra-tiles.turn.alternate
}

/** Nothing (more) can be placed: without any placement the turn is passed. */
function fallShort(g: State, ref: Referee<Event>): void {
  g.passes = g.laid === 0 ? g.passes + 1 : 0;
  if (ref.listening) ref.tell({ kind: g.laid === 0 ? 'pass' : 'only-one', side: g.active }, 'contra-tiles.turn.cannot-place');
}

/** Nobody is broke: the fuller purse wins. */
function compareCoins(g: State, ref: Referee<Event>, cause: Cause): void {
  const [bear, woman] = g.purses;
  g.outcome = outcomeOf(cause, bear === woman ? null : seatOf(g, bear > woman ? 0 : 1));
  if (ref.listening)
    ref.tell({ kind: 'compare', cause, purses: [bear, woman] }, [g.outcome.clause, bear === woman ? 'contra-tiles.end.tie' : 'contra-tiles.end.most-coins']);
}

/** What is told of a placement, from the table before it. */
function placed(g: State, option: Placement): Extract<Event, { kind: 'crown' | 'tile' }> {
  const cell = cellOf(option);
  const place = { side: g.active, slot: slotOf(option), x: xOf(cell), y: yOf(cell) };
  return isCrownOption(option)
    ? { kind: 'crown', colour: at(COLOURS, at(g.market, place.slot)), ...place }
    : { kind: 'tile', edges: coloursOf(edgesOfOption(g, option)), ...place };
}
