import type { MemberId, Role } from '../../content/members.ts';
import { type AttackKind, isInspired, isTripwire } from '../../facts/attacks.ts';
import type { IconName } from './icons.ts';

/** The icons of a specialist: one for the weapon, one for what they are known for. */
export interface Look {
  readonly weapon: IconName;
  readonly known: IconName;
}

/** The tint of each role. */
export const TINTS: Readonly<Record<Role, string>> = {
  leader: '#c9963f',
  'heavy-weapon': '#c25a36',
  assault: '#a04a68',
  sniper: '#5f8a4c',
  standard: '#6c8494',
  scout: '#4d8f86',
  pioneer: '#7f9440',
  'radio-operator': '#4f7fc0',
  'field-medic': '#b8545a',
};

export const LOOKS: Readonly<Record<MemberId, Look>> = {
  cooper: { weapon: 'winchester-rifle', known: 'sergeant' },
  cole: { weapon: 'winchester-rifle', known: 'allied-star' },
  branson: { weapon: 'flamethrower', known: 'flame' },
  miller: { weapon: 'machine-gun', known: 'heavy-bullets' },
  nelson: { weapon: 'bolter-gun', known: 'explosion-rays' },
  kenzo: { weapon: 'm3-grease-gun', known: 'katana' },
  mobutu: { weapon: 'm3-grease-gun', known: 'bullet-impacts' },
  alvares: { weapon: 'winchester-rifle', known: 'crosshair' },
  dunham: { weapon: 'winchester-rifle', known: 'rolling-dices' },
  krussov: { weapon: 'winchester-rifle', known: 'tripwire' },
  schulz: { weapon: 'sawed-off-shotgun', known: 'trench-spade' },
  ayden: { weapon: 'winchester-rifle', known: 'walkie-talkie' },
  vanderbilt: { weapon: 'winchester-rifle', known: 'medical-pack' },
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
