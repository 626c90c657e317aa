import type { OpenBox } from '../app/games.ts';
import { forkLocal } from '../play/local.ts';
import type { Place } from '../play/places.ts';
import type { Sitting } from '../play/sitting.ts';

/** Try from here: a game of one's own on this device. Bots keep their seats, all others are played here. */
export async function forkFrom(sitting: Sitting, { box, words }: OpenBox, number: number, dice: 'fresh' | 'same'): Promise<string> {
  const places = sitting.now.value.sitters.map(({ kind, name, bot }): Place => {
    if (kind === 'bot' && bot !== null) return { kind: 'bot', bot };
    return kind === 'me' ? { kind: 'me' } : { kind: 'here', name };
  });
  return await forkLocal(box, words, await sitting.record(), number, places, dice);
}
