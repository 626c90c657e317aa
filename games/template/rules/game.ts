import { deckSize, type Game } from '#kernel';
import { notation } from '../answer.ts';
import { CARDS } from '../content/cards.ts';
import { configure } from '../settings.ts';
import type { Template } from '../types.ts';
import { viewOf } from '../view.ts';
import * as stored from './save.ts';
import { imagine, setup } from './setup.ts';
import { turn } from './turn.ts';

export const templateGame: Game<Template> = {
  id: 'template',
  title: 'Template',
  rulesVersion: 1,
  /** Every card is played at most once, and after it somebody may yield and both may throw a card away. */
  bound: 4 * CARDS.length + 4,
  notation,
  configure,
  seats: () => ['North', 'South'],
  setup,
  turn,
  outcome: (g) => g.outcome,
  view: viewOf,
  imagine,
  ...stored,
  laws: [
    {
      name: 'no card appears or vanishes',
      holds: (g) => deckSize(g.deck) + g.hands[0].length + g.hands[1].length + g.pile.length + g.gone.length === CARDS.length,
    },
  ],
};
