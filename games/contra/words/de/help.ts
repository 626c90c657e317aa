import type { Help } from '../../facts/help.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';

export function help(found: Help): string {
  switch (found.is) {
    case 'jump':
      return `Du kannst nach ${found.to} springen.`;
    case 'run':
      return found.via.length === 0 ? `Du kannst nach ${found.to} laufen.` : `Nach ${found.to} führt ein Weg über ${and(found.via)}.`;
    case 'reaches':
      return `${cards.cardName(found.card)} reicht so weit.`;
    case 'moves':
      return `${cards.cardName(found.card)} erlaubt eine Bewegung.`;
  }
}
