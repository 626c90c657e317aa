import type { ClauseId } from '#kernel';
import type { GameOption } from '../../box.ts';

export const GRENADES = ['one-per-game', 'one-per-cycle', 'unlimited', 'none'] as const;

/** The other readings of the book that a table may agree on, each with the clause it changes. All are off unless they are asked for. */
export const FLAGS = {
  'hit-by-dice': 'contact.hit.dice-option',
  'token-cap': 'contact.components.token-cap',
  'grenade-range-2': 'contact.grenade.range',
  'launcher-auto': 'contact.nelson.attack-roll',
  'mg60-columns': 'contact.miller.spacing',
  'flame-target-decides': 'contact.branson.one-roll',
  'ronin-split': 'contact.kenzo.ronin',
  'tripwire-large': 'contact.krussov.tripwire',
  'melee-needs-two': 'contact.cooper.melee-single',
  'declare-all': 'contact.attack.split-dice',
  'flexible-grenade': 'contact.dunham.flexible-rifle-only',
  'shotgun-spread': 'contact.schulz.double-same-segment',
  'leader-calls': 'contact.players.leader-decides',
  'free-control': 'contact.modes.shared-table',
} as const satisfies Readonly<Record<string, ClauseId>>;

export type Flag = keyof typeof FLAGS;

export const FLAG_NAMES = Object.keys(FLAGS) as readonly Flag[];

export type Options = { readonly grenades: (typeof GRENADES)[number] } & { readonly [F in Flag]: boolean };

export const OPTIONS: readonly GameOption[] = [
  { name: 'grenades', values: GRENADES, clause: 'contact.grenade.once' },
  ...FLAG_NAMES.map((name) => ({ name, values: [false, true], clause: FLAGS[name] })),
];
