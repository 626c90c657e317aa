import type { OpenBox } from '../app/games.ts';
import type { Place } from '../play/places.ts';
import type { Session } from '../play/session.ts';

/** Try from here: a game of one's own on this device. Bots keep their seats, all others are played here, or by `others`. */
export async function forkFrom(session: Session, { box, words }: OpenBox, number: number, dice: 'fresh' | 'same', others?: Place): Promise<string> {
  const places = session.now.value.occupants.map(({ kind, name, bot }): Place => {
    if (kind === 'bot' && bot !== null) return { kind: 'bot', bot };
    return kind === 'me' ? { kind: 'me' } : (others ?? { kind: 'here', name });
  });
  const { forkLocal } = await import('../play/local-session.ts');
  return await forkLocal(box, words, await session.record(), number, places, dice);
}
