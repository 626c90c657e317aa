import type { Help } from '../../facts/help.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';

export function help(found: Help): string {
  switch (found.is) {
    case 'jump':
      return `A jump to ${found.to} is possible.`;
    case 'way':
      return found.via.length === 0 ? `A run to ${found.to} is possible.` : `There is a way to ${found.to} over ${and(found.via)}.`;
    case 'reaches':
      return `${cards.cardName(found.card)} reaches that far.`;
    case 'moves':
      return `${cards.cardName(found.card)} would be another move.`;
  }
}
