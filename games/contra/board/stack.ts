import type { Seat } from '#kernel';
import type { View } from '../rules/view.ts';
import type { IconId } from './icons.ts';
import { cardIcon, stageIcon, weaponIcon } from './looks.ts';

export type Frame = View['resolving'][number];

/** An effect under way, as it is listed: the newest first. */
export interface Row {
  readonly frame: Frame;
  readonly state: 'now' | 'waits';
  readonly icon: IconId;
}

export function stackOf(view: View): readonly Row[] {
  return view.resolving.toReversed().map((frame, depth) => ({ frame, state: depth === 0 ? 'now' : 'waits', icon: iconOf(frame, view) }));
}

function iconOf({ kind, what, seat }: Frame, view: View): IconId {
  switch (kind) {
    case 'card':
      return cardIcon(what);
    case 'attack':
    case 'again':
      return weaponIcon(view.fighters[seat]?.weapon ?? null);
    case 'ability':
      return 'walkie-talkie';
    case 'stage-card':
    case 'activate':
      return stageIcon(what);
    case 'special':
    case 'enemy-attack':
      return 'alien-skull';
    case 'objective':
      return 'bugle-call';
    case 'defeated':
    case 'flipped':
      return 'bullet-impacts';
    case 'space':
      return 'radar-dish';
    case 'rule':
      return 'siren';
  }
}

/** Who may step in: those who are asked besides the one who decides, as long as they have something to say. */
export function mayStepIn(asked: { readonly kind: string; readonly seats: readonly Seat[] } | null, deciding: Seat): readonly Seat[] {
  if (asked === null || !['act', 'pause', 'next', 'turn', 'assault', 'suffer'].includes(asked.kind)) return [];
  return asked.seats.filter((seat) => seat !== deciding);
}
