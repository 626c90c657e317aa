import type { MemberId } from '../../content/members.ts';
import { type AttackKind, isInspired, isTripwire } from '../../facts/attacks.ts';
import type { IconName } from './icons.ts';

/** How a specialist is drawn: a tint for each role, an icon for the weapon and one for what they are known for. */
export interface Look {
  readonly tint: string;
  readonly weapon: IconName;
  readonly known: IconName;
}

export const LOOKS: Readonly<Record<MemberId, Look>> = {
  cooper: { tint: '#c9963f', weapon: 'winchester-rifle', known: 'sergeant' },
  cole: { tint: '#c9963f', weapon: 'winchester-rifle', known: 'allied-star' },
  branson: { tint: '#c25a36', weapon: 'flamethrower', known: 'flame' },
  miller: { tint: '#c25a36', weapon: 'machine-gun', known: 'heavy-bullets' },
  nelson: { tint: '#c25a36', weapon: 'bolter-gun', known: 'explosion-rays' },
  kenzo: { tint: '#a04a68', weapon: 'm3-grease-gun', known: 'katana' },
  mobutu: { tint: '#a04a68', weapon: 'm3-grease-gun', known: 'bullet-impacts' },
  alvares: { tint: '#5f8a4c', weapon: 'winchester-rifle', known: 'crosshair' },
  dunham: { tint: '#6c8494', weapon: 'winchester-rifle', known: 'rolling-dices' },
  krussov: { tint: '#4d8f86', weapon: 'winchester-rifle', known: 'tripwire' },
  schulz: { tint: '#7f9440', weapon: 'sawed-off-shotgun', known: 'trench-spade' },
  ayden: { tint: '#4f7fc0', weapon: 'winchester-rifle', known: 'walkie-talkie' },
  vanderbilt: { tint: '#b8545a', weapon: 'winchester-rifle', known: 'medical-pack' },
};

/** The order on the wall when a team is chosen: those of one role side by side. */
export const WALL: readonly MemberId[] = [
  'cooper',
  'cole',
  'branson',
  'miller',
  'nelson',
  'kenzo',
  'mobutu',
  'alvares',
  'dunham',
  'krussov',
  'schulz',
  'ayden',
  'vanderbilt',
];

/** The icon of a kind of attack. */
export function attackIcon(attack: AttackKind, member: MemberId): IconName {
  if (attack === 'grenade' || attack === 'lob') return 'grenade';
  if (attack === 'ronin') return 'katana';
  if (isTripwire(attack)) return 'tripwire';
  if (isInspired(attack)) return 'rolling-dices';
  return LOOKS[member].weapon;
}
