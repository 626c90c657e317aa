import type { Answer } from '../answer.ts';
import { type CardId, type CommandoId, cardNamed, type MapSpace, type TargetId } from '../content/index.ts';
import type { Standing } from '../facts/places.ts';
import type { Decision } from '../types.ts';

/** What somebody who presses a space probably meant, so that the rules can say why not; null where they have nothing to say about it. */
export function attemptAt(decision: Decision, who: CommandoId, { id: to, kind }: MapSpace, { targets: [target] }: Standing): Answer | null {
  switch (decision.kind) {
    case 'act':
      return target === undefined ? { do: 'run', who, to, via: [] } : attemptOn(decision, who, target);
    case 'move':
      return { do: 'run', who, to, via: [] };
    case 'start':
      return decision.about.spaces.includes(to) ? { do: 'start', who, to } : null;
    case 'sensor':
      return kind === 'pillbox' ? { do: 'space', who, to, spot: 'sensor' } : null;
    default:
      return target === undefined ? null : attemptOn(decision, who, target);
  }
}

/** The same for whoever asks about an enemy. */
export function attemptOn({ kind }: Decision, who: CommandoId, target: TargetId): Answer | null {
  switch (kind) {
    case 'act':
      return { do: 'attack', who, target };
    case 'target':
    case 'second-target':
      return { do: 'target', who, target };
    case 'take':
      return { do: 'take', who, target };
    default:
      return null;
  }
}

/** The same for whoever presses a card in hand. */
export function attemptWith({ kind }: Decision, who: CommandoId, card: CardId): Answer | null {
  switch (kind) {
    case 'discard':
      return { do: 'discard', who, card };
    case 'pay':
      return { do: 'card', who, card };
    case 'convert':
      return { do: 'convert', who, type: cardNamed(card).type, with: card };
    case 'act':
      return { do: 'play', who, card };
    default:
      return null;
  }
}
