import type { DeckName } from '../../content/effect.ts';
import type { View } from '../../view.ts';
import type { CardWords } from '../../words/cards.ts';

/** A deck with the names on its discard pile, the last card first. */
interface Pile {
  readonly of: DeckName;
  readonly left: number;
  readonly discard: readonly string[];
}

export function pilesOf({ stageDeck, stageDiscard, decks, discards }: View, cards: CardWords): readonly Pile[] {
  return [
    { of: 'stage', left: stageDeck.left, discard: stageDiscard.map(cards.stageCardName).reverse() },
    { of: 'enemy', left: decks.enemy, discard: discards.enemy.map(cards.enemyName).reverse() },
    { of: 'weapon', left: decks.weapon, discard: discards.weapon.map(cards.weaponName).reverse() },
    { of: 'objective', left: decks.objective, discard: discards.objective.map(cards.objectiveName).reverse() },
  ];
}
