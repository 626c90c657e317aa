import { at, deckSize, type Law } from '#kernel';
import { HOLD, IN_BOX } from '../content/advantage.ts';
import { deckOf, enemiesOf, enemyDeck, setupCards, stageDeck } from '../content/index.ts';
import { gelsLeft } from './stage/gels.ts';
import { AREA, areaSize, DIMERS, type Frame, PILLBOX_TOKENS, STAGE_TOKENS, type State } from './state.ts';

/** So many cards of a kind are neither in a deck nor on a pile, because they are being resolved. */
function underWay(g: State, what: Frame['kind']): number {
  return g.resolving.filter(({ kind }) => kind === what).length;
}

/** What is never created and never lost. */
export const laws: readonly Law<State>[] = [
  {
    name: '12 advantage tokens of each type are in the supply, held or on the map',
    holds: (g) => [0, 1, 2].every((type) => at(g.supply, type) + at(g.onMap, type) + g.fighters.reduce((sum, f) => sum + at(f.tokens, type), 0) === IN_BOX),
  },
  { name: 'nobody holds more than 3 tokens of a type', holds: (g) => g.fighters.every((f) => f.tokens.every((n) => n >= 0 && n <= HOLD)) },
  {
    name: 'each commando has 19 cards in deck, hand, discard pile, in play or removed',
    holds: (g) =>
      g.phase === 'setup' ||
      g.fighters.every((f) => deckSize(f.deck) + f.hand.length + f.discard.length + f.playing.length + f.removed.length === deckOf(f.id).length),
  },
  {
    name: 'every enemy card is in the deck, in the discard pile, in play or being placed',
    holds: (g) => {
      const inPlay = g.fighters.flatMap((f) => f.foes.map((foe) => foe.card));
      const all = [...g.enemyDeck.top, ...g.enemyDeck.bag, ...g.enemyDeck.bottom, ...g.enemyDiscard, ...inPlay];
      const missing = enemiesOf(enemyDeck(g.config.enemy).types).length - all.length;
      return new Set(all).size === all.length && (missing === 0 || missing === 1);
    },
  },
  {
    name: '10 stage cards are in the deck, in play, discarded or being resolved',
    holds: (g) => {
      if (g.phase === 'setup') return true;
      const total = setupCards(g.config.stage).length + stageDeck(g.config.stage).length;
      return deckSize(g.stageDeck) + g.stageArea.length + g.stageDiscard.length + underWay(g, 'stage-card') === total;
    },
  },
  {
    name: '16 weapon cards are in the deck, discarded, equipped or being drawn',
    holds: (g) => {
      const there = deckSize(g.weaponDeck) + g.weaponDiscard.length + g.fighters.filter((f) => f.weapon !== '').length;
      return there === 16 || there === 15;
    },
  },
  {
    name: '18 objective cards are in the deck, discarded or being attempted',
    holds: (g) => deckSize(g.objectiveDeck) + g.objectiveDiscard.length + underWay(g, 'objective') === 18,
  },
  { name: 'nobody has more than 3 enemy cards', holds: (g) => g.fighters.every((f) => areaSize(f) <= AREA) },
  { name: 'nobody has more than 3 medals or fewer than none', holds: (g) => g.fighters.every((f) => f.medals >= 0 && f.medals <= 3) },
  {
    name: 'tokens of the box are never more than there are',
    holds: (g) =>
      g.dimers.length <= DIMERS && g.pillboxes.length <= PILLBOX_TOKENS && g.grenades.length + g.broken.length + g.alarm <= STAGE_TOKENS && gelsLeft(g) >= 0,
  },
  {
    name: 'no two pieces stand in one space, unless a commando runs through another',
    holds: (g) => {
      const enemies = [...g.boss, ...g.fighters.flatMap((f) => f.foes.map((foe) => foe.space))];
      return new Set(enemies).size === enemies.length && g.fighters.every(({ space }) => !enemies.includes(space));
    },
  },
];
