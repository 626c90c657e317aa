import type { Help } from '../../facts/help.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';

export function help(found: Help): string {
  switch (found.is) {
    case 'jump':
      return `You can jump to ${found.to}.`;
    case 'run':
      return found.via.length === 0 ? `You can run to ${found.to}.` : `You can get to ${found.to} over ${and(found.via)}.`;
    case 'reaches':
      return `${cards.cardName(found.card)} reaches that far.`;
    case 'moves':
      return `${cards.cardName(found.card)} lets you move.`;
  }
}
