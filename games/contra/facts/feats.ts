import { at, type LogEvent, type Seat } from '#kernel';
import type { Event } from '../event.ts';

/** What somebody did besides dealing damage. */
export type Feat = 'criticals' | 'weapons' | 'objectives' | 'reactions';

export interface Feats {
  /** Damage dealt, by seat. */
  readonly dealt: readonly number[];
  readonly kills: readonly number[];
  /** What each did most of, if anything. */
  readonly best: readonly (readonly [feat: Feat, times: number] | null)[];
}

const WORTH: readonly Feat[] = ['objectives', 'criticals', 'reactions', 'weapons'];

/** What everybody did, from all that happened. */
export function featsOf(log: readonly LogEvent<Event>[], seats: number): Feats {
  const dealt = Array.from({ length: seats }, () => 0);
  const kills = Array.from({ length: seats }, () => 0);
  const did = Array.from({ length: seats }, () => new Map<Feat, number>());
  const count = (seat: Seat, feat: Feat, n = 1): void => {
    did[seat]?.set(feat, (did[seat]?.get(feat) ?? 0) + n);
  };
  for (const { event } of log)
    switch (event.kind) {
      case 'defeated':
        if (kills[event.by] !== undefined) kills[event.by] = at(kills, event.by) + 1;
        break;
      case 'prevents':
        count(event.by, 'reactions');
        break;
      case 'objective-token':
        count(event.seat, 'objectives');
        break;
      case 'equips':
        count(event.seat, 'weapons');
        break;
      case 'explodes':
        count(event.seat, 'criticals', event.dice.length);
        break;
      case 'damages':
      case 'boss-damaged':
        if (dealt[event.seat] !== undefined) dealt[event.seat] = at(dealt, event.seat) + event.damage;
    }
  return { dealt, kills, best: did.map(bestOf) };
}

function bestOf(did: ReadonlyMap<Feat, number>): readonly [Feat, number] | null {
  let best: readonly [Feat, number] | null = null;
  for (const feat of WORTH) {
    const times = did.get(feat) ?? 0;
    if (times > (best?.[1] ?? 0)) best = [feat, times];
  }
  return best;
}
