import type { Answer } from '../../answer.ts';
import { type CardId, type CommandoId, cardNamed, type SpaceId } from '../../content/index.ts';
import type { Standing } from '../../facts/places.ts';
import type { Decision } from '../../types.ts';

/** What somebody who presses a space probably meant, so that the rules can say why not; null where nothing is asked of the map. */
export function attemptAt(decision: Decision, who: CommandoId, to: SpaceId, { targets: [target], commando }: Standing): Answer | null {
  switch (decision.kind) {
    case 'act':
      return target === undefined ? { do: 'run', who, to, via: [] } : { do: 'attack', who, target };
    case 'move':
      return { do: 'run', who, to, via: [] };
    case 'start':
      return { do: 'start', who, to };
    case 'boss-start':
      return { do: 'space', who, to, spot: 'boss' };
    case 'sensor':
      return { do: 'space', who, to, spot: 'sensor' };
    case 'space':
      return { do: 'space', who, to, spot: decision.about.for };
    case 'target':
    case 'second-target':
      return target === undefined ? null : { do: 'target', who, target };
    case 'take':
      return target === undefined ? null : { do: 'take', who, target };
    case 'who':
      return commando === null ? null : { do: 'commando', who, commando, role: decision.about.for };
    default:
      return null;
  }
}

/** The same for whoever presses a card in hand. */
export function attemptWith({ kind }: Decision, who: CommandoId, card: CardId): Answer {
  switch (kind) {
    case 'discard':
      return { do: 'discard', who, card };
    case 'pay':
      return { do: 'card', who, card };
    case 'convert':
      return { do: 'convert', who, type: cardNamed(card).type, with: card };
    default:
      return { do: 'play', who, card };
  }
}
