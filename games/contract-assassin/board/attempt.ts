import type { Answer } from '../answer.ts';
import { BONUSES, type CardId, GETAWAYS, WEAPONS } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';
import type { Decision } from '../types.ts';
import type { Picked } from './choosing.ts';

/** What somebody tries who clicks a space that is not lit: the answer to ask about. */
export function attemptAt({ kind }: Decision, picked: Picked | null, space: SpaceId): Answer | null {
  if (picked !== null) return 'guard' in picked ? { do: 'shift', number: picked.guard, to: space } : withCardAt(picked.card, space);
  switch (kind) {
    case 'act':
    case 'flee':
      return { do: 'move', to: space };
    case 'go':
      return { do: 'go', to: space };
    case 'give':
      return { do: 'give', city: space };
    default:
      return null;
  }
}

function withCardAt(card: CardId, space: SpaceId): Answer | null {
  const getaway = GETAWAYS.find(({ id }) => id === card);
  if (getaway !== undefined) return { do: 'travel', by: getaway.id, to: space };
  switch (card) {
    case 'red-eye-ticket':
      return { do: 'fly', to: space };
    case 'anonymous-tip-off':
      return { do: 'tip-off', city: space };
    default:
      return null;
  }
}

/** What somebody tries who clicks a card that can do nothing now. */
export function attemptWith({ kind }: Decision, card: CardId, here: SpaceId | null): Answer | null {
  const brought = [...WEAPONS, ...GETAWAYS].find(({ id }) => id === card);
  if (brought !== undefined) {
    if (kind === 'weapons' || kind === 'getaways') return { do: 'bring', card: brought.id };
    const getaway = GETAWAYS.find(({ id }) => id === card);
    if (getaway === undefined) return here === null ? null : { do: 'attempt', city: here };
    return here === null ? null : { do: 'travel', by: getaway.id, to: here };
  }
  if (card === 'red-eye-ticket') return here === null ? null : { do: 'fly', to: here };
  if (card === 'anonymous-tip-off') return here === null ? null : { do: 'tip-off', city: here };
  if (card === 'bent-bodyguard') return here === null ? null : { do: 'bribe', number: 2, city: here };
  if (card === 'correspondence-course') return { do: 'study', weapon: 'grim-reaper' };
  const bonus = BONUSES.find(({ id }) => id === card)?.id;
  if (bonus === undefined || bonus === 'red-eye-ticket' || bonus === 'anonymous-tip-off' || bonus === 'bent-bodyguard' || bonus === 'correspondence-course')
    return null;
  return { do: 'play', card: bonus };
}
