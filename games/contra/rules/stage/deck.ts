import { at, type Referee } from '#kernel';
import type { StageCardId } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { type State, stageLeft } from '../state.ts';

const DOGRA: StageCardId = 'dogra-mk-ii';

/**
 * The top stage card; undefined when none is left. Cards that went back to the box unseen are never drawn: so many of the
 * bag stay behind. Of the story's ambush only is known how likely it is where.
 */
export function drawStageCard(g: State, ref: Referee<Event>): StageCardId | undefined {
  const { top, bag, bottom } = g.stageDeck;
  if (stageLeft(g) === 0) return undefined;
  if (top.length > 0) return ref.draw(g.stageDeck);
  if (bag.length <= g.unseen) {
    const last = bottom.shift() as StageCardId;
    ref.show(last);
    return last;
  }
  if (g.ambush.length === 0) return ref.draw(g.stageDeck);
  return isHere(g, ref) ? drawDogra(g) : drawOther(g, ref);
}

/** Whether the ambush is the next card. Where it has passed every place it is in the box, and stays there. */
function isHere(g: State, ref: Referee<Event>): boolean {
  const [here = 0, ...rest] = g.ambush;
  if (rest.length === 0) return false;
  g.ambush = rest;
  return ref.pick([here, rest.reduce((sum, chance) => sum + chance, 0)]) === 0;
}

function drawDogra(g: State): StageCardId {
  const { bag } = g.stageDeck;
  g.ambush = [];
  bag.splice(bag.indexOf(DOGRA), 1);
  return DOGRA;
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

/** Before the first round a card goes back to the box, and nobody has seen it: any of those in the deck, also the one of an ambush. */
export function removeUnseen(g: State, ref: Referee<Event>): void {
  g.ambush = withoutOne(g.ambush, stageLeft(g));
  g.unseen++;
  if (ref.listening) ref.tell({ kind: 'card-removed' }, 'contra.mode.unpredictable');
}

/** One of so many cards goes, each as likely: what lies behind it moves up, and it may be the ambush itself. */
function withoutOne(ambush: readonly number[], cards: number): readonly number[] {
  if (ambush.length === 0) return ambush;
  const places = ambush.slice(0, -1);
  const gone = at(ambush, places.length) * cards + places.reduce((sum, chance) => sum + chance, 0);
  return [...places.map((chance, place) => chance * (cards - place - 1) + (places[place + 1] ?? 0) * (place + 1)), gone];
}

/** A stage card leaves the stage play area; the walk over it is told by the index. */
export function leaveStageArea(g: State, ref: Referee<Event>, place: { index: number }): void {
  const card = at(g.stageArea, place.index);
  g.stageArea.splice(place.index, 1);
  g.stageDiscard.push(card);
  place.index--;
  if (ref.listening) ref.tell({ kind: 'leaves', card }, 'contra.stage.discard-after');
}
