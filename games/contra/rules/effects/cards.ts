import { drawWeapon } from '../attack/weapons.ts';
import { discardCards, drawCards, recoverCards } from '../cards/hand.ts';
import { reveal } from '../cards/reveal.ts';
import { movers, pickCommando } from '../general/choosing.ts';
import { fighter } from '../state.ts';
import type { Family } from './family.ts';

export const CARD_EFFECTS: Family<'draw' | 'discard' | 'recover' | 'reveal' | 'draw-weapon'> = {
  draw: {
    *apply(g, ref, { who, n }, { seat }) {
      const drawer = who === 'you' ? seat : yield* pickCommando(g, ref, seat, movers(g, seat, who), 'draw');
      if (drawer >= 0) drawCards(g, ref, drawer, n, 'contra.golden.cards-beat-rulebook');
    },
  },
  discard: { apply: (g, ref, { n }, { seat }) => discardCards(g, ref, seat, n) },
  recover: {
    apply: (g, ref, { n }, { seat }) => recoverCards(g, ref, seat, n),
    possible: (g, seat) => fighter(g, seat).discard.length > 0,
  },
  reveal: { apply: (g, ref, { decks, n, bottom }, { seat }) => reveal(g, ref, seat, decks, n, bottom) },
  'draw-weapon': { apply: (g, ref, _, { seat }) => drawWeapon(g, ref, seat) },
};
