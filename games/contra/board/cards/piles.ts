import type { View } from '../../rules/view.ts';

/** A deck with its discard pile, the last card first. */
export interface Pile {
  readonly of: 'stage' | 'enemy' | 'weapon' | 'objective';
  readonly left: number;
  readonly discard: readonly string[];
}

export function pilesOf({ stageDeck, stageDiscard, decks, discards }: View): readonly Pile[] {
  const pile = (of: Pile['of'], left: number, discard: readonly string[]): Pile => ({ of, left, discard: discard.toReversed() });
  return [
    pile('stage', stageDeck.left, stageDiscard),
    pile('enemy', decks.enemy, discards.enemy),
    pile('weapon', decks.weapon, discards.weapon),
    pile('objective', decks.objective, discards.objective),
  ];
}
