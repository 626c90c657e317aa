import { at, type Referee } from '#kernel';
import type { StageCardId } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { type State, stageLeft } from '../state.ts';

const DOGRA: StageCardId = 'dogra-mk-ii';

/**
 * The top stage card; undefined when none is left. Cards that went back to the box unseen are never drawn: so many of the
 * bag stay behind. Of the story's ambush only the number of cards is known among which it lies.
 */
export function drawStageCard(g: State, ref: Referee<Event>): StageCardId | undefined {
  const { top, bag, bottom } = g.stageDeck;
  if (stageLeft(g) === 0) return undefined;
  if (top.length === 0 && g.ambush > 0) {
    const here = ref.pick([1, g.ambush - 1]) === 0;
    g.ambush = here ? 0 : g.ambush - 1;
    if (here) {
      bag.splice(bag.indexOf(DOGRA), 1);
      return DOGRA;
    }
    return drawOther(g, ref);
  }
  if (top.length === 0 && bag.length <= g.unseen) {
    const last = bottom.shift() as StageCardId;
    ref.show(last);
    return last;
  }
  return ref.draw(g.stageDeck);
}

/** One of the other cards: the ambush stays where it is. */
function drawOther(g: State, ref: Referee<Event>): StageCardId | undefined {
  const { bag } = g.stageDeck;
  bag.splice(bag.indexOf(DOGRA), 1);
  const drawn = ref.draw(g.stageDeck);
  bag.push(DOGRA);
  return drawn;
}

/** Look at the next cards; they then lie on top, known. */
export function peekStageCards(g: State, ref: Referee<Event>, n: number): readonly StageCardId[] {
  const seen: StageCardId[] = [];
  while (seen.length < n) {
    const drawn = drawStageCard(g, ref);
    if (drawn === undefined) break;
    seen.push(drawn);
  }
  g.stageDeck.top.unshift(...seen);
  return seen;
}

/** The top card goes to the discard pile; it is not resolved. With none left nothing happens. */
export function discardStageCard(g: State, ref: Referee<Event>): void {
  const card = drawStageCard(g, ref);
  if (card === undefined) return;
  g.stageDiscard.push(card);
  if (ref.listening) ref.tell({ kind: 'stage-discarded', card }, ['contra.faq.stage-discard-no-resolve', 'contra.end.discard-is-not-draw']);
}

/** Before the first round a card goes back to the box, and nobody has seen it: any of those in the deck, of which none is known yet. A story's ambush stays among the cards on top. */
export function removeUnseen(g: State, ref: Referee<Event>): void {
  g.unseen++;
  if (ref.listening) ref.tell({ kind: 'card-removed' }, 'contra.mode.unpredictable');
}

/** A stage card leaves the stage play area; the walk over it is told by the index. */
export function leaveStageArea(g: State, ref: Referee<Event>, place: { index: number }): void {
  const card = at(g.stageArea, place.index);
  g.stageArea.splice(place.index, 1);
  g.stageDiscard.push(card);
  place.index--;
  if (ref.listening) ref.tell({ kind: 'leaves', card }, 'contra.stage.discard-after');
}
