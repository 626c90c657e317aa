import type { DeckName } from '../../content/effect.ts';
import type { DeckCardId } from '../../content/index.ts';
import type { View } from '../../view.ts';

/** A deck with its discard pile, the last card first. */
interface Pile {
  readonly of: DeckName;
  readonly left: number;
  readonly discard: readonly DeckCardId[];
}

export function pilesOf({ stageDeck, stageDiscard, decks, discards }: View): readonly Pile[] {
  return [
    { of: 'stage', left: stageDeck.left, discard: stageDiscard.toReversed() },
    { of: 'enemy', left: decks.enemy, discard: discards.enemy.toReversed() },
    { of: 'weapon', left: decks.weapon, discard: discards.weapon.toReversed() },
    { of: 'objective', left: decks.objective, discard: discards.objective.toReversed() },
  ];
}
