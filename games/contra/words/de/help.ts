import type { Help } from '../../facts/help.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';

export function help(found: Help): string {
  switch (found.is) {
    case 'jump':
      return `Ein Sprung nach ${found.to} ist möglich.`;
    case 'way':
      return found.via.length === 0 ? `Ein Lauf nach ${found.to} ist möglich.` : `Nach ${found.to} führt ein Weg über ${and(found.via)}.`;
    case 'reaches':
      return `${cards.cardName(found.card)} reicht so weit.`;
    case 'moves':
      return `${cards.cardName(found.card)} wäre noch eine Bewegung.`;
  }
}
