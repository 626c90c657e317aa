import type { Box } from '#games';
import { addressTo, go } from '../app/address.tsx';
import type { SetUp } from '../play/places.ts';
import { startPlaces } from '../setup/seating.ts';

/** Begins it, and goes there. */
export async function playFirst(box: Box): Promise<void> {
  const { beginLocal } = await import('../play/begin.ts');
  go(addressTo.local(await beginLocal(firstSetUp(box))));
}

/** The first game of whoever is new to it: the easiest sensible set-up, me on the first seat, bots on all others. */
export function firstSetUp(box: Box): SetUp {
  const config = box.firstGame ?? box.presets[0]?.config ?? {};
  const seats = box.game.seats(box.game.configure(config)).length;
  return { game: box.game.id, config, places: startPlaces(seats, false, box.cooperative) };
}
