import type { Seat, Told } from '#kernel';
import { num } from '../news/told.ts';

/** What somebody did besides dealing damage. */
export type Feat = 'criticals' | 'weapons' | 'objectives' | 'reactions' | 'medals';

export interface Feats {
  /** Damage dealt, by seat. */
  readonly dealt: readonly number[];
  readonly kills: readonly number[];
  /** What each did most of, if anything. */
  readonly best: readonly (readonly [feat: Feat, times: number] | null)[];
}

const COUNTED: Readonly<Record<string, Feat>> = { equips: 'weapons', 'objective-token': 'objectives', 'medal-lost': 'medals' };
const WORTH: readonly Feat[] = ['objectives', 'criticals', 'reactions', 'weapons'];

/** What everybody did, from all that happened. */
export function featsOf(told: readonly Told[], seats: number): Feats {
  const dealt = Array.from({ length: seats }, () => 0);
  const kills = Array.from({ length: seats }, () => 0);
  const did = Array.from({ length: seats }, () => new Map<Feat, number>());
  const count = (seat: Seat, feat: Feat, n = 1): void => {
    did[seat]?.set(feat, (did[seat]?.get(feat) ?? 0) + n);
  };
  for (const { event } of told) {
    const seat = num(event, 'seat');
    const counted = COUNTED[event.kind];
    if (counted !== undefined) count(seat, counted);
    if ((event.kind === 'damages' || event.kind === 'boss-damaged') && dealt[seat] !== undefined) dealt[seat] += num(event, 'damage');
    if (event.kind === 'defeated' && kills[num(event, 'by')] !== undefined) kills[num(event, 'by')] = (kills[num(event, 'by')] ?? 0) + 1;
    if (event.kind === 'explodes' && Array.isArray(event['dice'])) count(seat, 'criticals', event['dice'].length);
    if (event.kind === 'prevents') count(num(event, 'by'), 'reactions');
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
