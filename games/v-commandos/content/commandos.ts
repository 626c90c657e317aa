import type { KitId, WeaponId } from './kit.ts';
import type { Module } from './vocabulary.ts';

/** One side of a commando card. Each has one ability, a rule with a name. */
export interface SideData {
  /** Action circles. */
  readonly actions: number;
  /** Slots for [-1] tokens. */
  readonly wounds: number;
  /** Slots for [+1] tokens. */
  readonly plus: number;
  readonly weapons: readonly WeaponId[];
  readonly kit: readonly KitId[];
  readonly mask?: true;
  readonly ability: AbilityId;
}

export type AbilityId =
  | 'orders'
  | 'on-my-heels'
  | 'field-dressing'
  | 'adrenaline'
  | 'quick-fuse'
  | 'breacher'
  | 'pathfinder'
  | 'soft-boots'
  | 'long-shot'
  | 'one-breath'
  | 'stand-fast'
  | 'shoulder-charge'
  | 'not-today'
  | 'ninth-life'
  | 'wedge-work'
  | 'cut-wires'
  | 'good-coordinates'
  | 'dead-drop'
  | 'papers-in-order'
  | 'careless-talk'
  | 'both-hands'
  | 'quiet-work'
  | 'decoded-orders'
  | 'timetable'
  | 'plunging-fire'
  | 'smoke-rounds';

interface CommandoData {
  readonly id: string;
  readonly module: Module;
  /** May be left out of the roster. */
  readonly extra?: true;
  /** The same character with another portrait: only one of the two is in play. */
  readonly sameAs?: string;
  readonly sides: readonly [SideData, SideData];
}

const SABOTEUR: CommandoData['sides'] = [
  { actions: 3, wounds: 3, plus: 1, weapons: ['welrod'], kit: ['crowbar', 'crowbar'], ability: 'wedge-work' },
  { actions: 3, wounds: 3, plus: 1, weapons: ['sten'], kit: ['crowbar', 'tnt'], mask: true, ability: 'cut-wires' },
];
const BUTCHER: CommandoData['sides'] = [
  { actions: 3, wounds: 3, plus: 1, weapons: ['luger'], kit: ['smoke'], ability: 'both-hands' },
  { actions: 3, wounds: 4, plus: 0, weapons: ['webley'], kit: ['grenade', 'smoke'], ability: 'quiet-work' },
];
const INTEL_OFFICER: CommandoData['sides'] = [
  { actions: 3, wounds: 3, plus: 2, weapons: ['welrod'], kit: ['uniform'], ability: 'decoded-orders' },
  { actions: 3, wounds: 3, plus: 1, weapons: ['sten'], kit: ['smoke', 'crowbar'], ability: 'timetable' },
];

export const COMMANDOS = [
  {
    id: 'officer',
    module: 'base',
    sides: [
      { actions: 3, wounds: 3, plus: 2, weapons: ['webley'], kit: ['grenade', 'uniform'], ability: 'orders' },
      { actions: 3, wounds: 3, plus: 1, weapons: ['sten'], kit: ['crowbar', 'first-aid'], ability: 'on-my-heels' },
    ],
  },
  {
    id: 'medic',
    module: 'base',
    sides: [
      { actions: 3, wounds: 3, plus: 1, weapons: ['welrod'], kit: ['first-aid', 'first-aid'], ability: 'field-dressing' },
      { actions: 3, wounds: 3, plus: 1, weapons: ['sten'], kit: ['first-aid', 'crowbar'], ability: 'adrenaline' },
    ],
  },
  {
    id: 'sapper',
    module: 'base',
    sides: [
      { actions: 3, wounds: 3, plus: 1, weapons: ['sten'], kit: ['tnt', 'tnt'], ability: 'quick-fuse' },
      { actions: 3, wounds: 3, plus: 1, weapons: ['webley'], kit: ['tnt', 'grenade', 'crowbar'], ability: 'breacher' },
    ],
  },
  {
    id: 'scout',
    module: 'base',
    sides: [
      { actions: 4, wounds: 2, plus: 1, weapons: ['welrod'], kit: ['crowbar'], ability: 'pathfinder' },
      { actions: 3, wounds: 3, plus: 1, weapons: ['welrod'], kit: ['uniform'], ability: 'soft-boots' },
    ],
  },
  {
    id: 'sniper',
    module: 'base',
    sides: [
      { actions: 3, wounds: 3, plus: 1, weapons: ['scoped-rifle'], kit: ['crowbar', 'first-aid'], ability: 'long-shot' },
      { actions: 3, wounds: 3, plus: 2, weapons: ['de-lisle'], kit: ['uniform'], ability: 'one-breath' },
    ],
  },
  {
    id: 'bruno',
    module: 'base',
    extra: true,
    sides: [
      { actions: 3, wounds: 4, plus: 0, weapons: ['thompson'], kit: ['grenade'], ability: 'stand-fast' },
      { actions: 3, wounds: 4, plus: 1, weapons: ['sten'], kit: ['grenade', 'first-aid'], ability: 'shoulder-charge' },
    ],
  },
  {
    id: 'death-cheater',
    module: 'base',
    extra: true,
    sides: [
      { actions: 3, wounds: 3, plus: 1, weapons: ['longbow'], kit: ['grenade'], ability: 'not-today' },
      { actions: 3, wounds: 3, plus: 2, weapons: ['webley'], kit: ['crowbar', 'grenade'], ability: 'ninth-life' },
    ],
  },
  { id: 'saboteur', module: 'R', sides: SABOTEUR },
  {
    id: 'soe-agent',
    module: 'R',
    sides: [
      { actions: 3, wounds: 3, plus: 1, weapons: ['welrod'], kit: ['airdrop', 'binoculars'], ability: 'good-coordinates' },
      { actions: 3, wounds: 3, plus: 2, weapons: ['sten'], kit: ['airdrop'], ability: 'dead-drop' },
    ],
  },
  {
    id: 'spy',
    module: 'R',
    sides: [
      { actions: 3, wounds: 3, plus: 1, weapons: ['welrod'], kit: ['uniform'], ability: 'papers-in-order' },
      { actions: 3, wounds: 3, plus: 1, weapons: ['luger'], kit: ['uniform', 'binoculars'], ability: 'careless-talk' },
    ],
  },
  { id: 'jamie-finnlock', module: 'R', extra: true, sameAs: 'saboteur', sides: SABOTEUR },
  { id: 'butcher', module: 'S', sides: BUTCHER },
  { id: 'intel-officer', module: 'S', sides: INTEL_OFFICER },
  {
    id: 'mortar-gunner',
    module: 'S',
    sides: [
      { actions: 3, wounds: 3, plus: 1, weapons: ['webley', 'light-mortar'], kit: ['grenade'], ability: 'plunging-fire' },
      { actions: 3, wounds: 3, plus: 1, weapons: ['sten'], kit: ['smoke', 'smoke'], mask: true, ability: 'smoke-rounds' },
    ],
  },
  { id: 'vf-intel-officer', module: 'S', extra: true, sameAs: 'intel-officer', sides: INTEL_OFFICER },
  { id: 'anneke', module: 'S', extra: true, sameAs: 'butcher', sides: BUTCHER },
] as const satisfies readonly CommandoData[];

export type CommandoId = (typeof COMMANDOS)[number]['id'];
/** A commando card, as a number. */
export type Card = number;
export const SIDES = ['A', 'B'] as const;
export type CardSide = (typeof SIDES)[number];

const data: readonly CommandoData[] = COMMANDOS;
export const commandoAt = (card: Card): CommandoData => data[card] as CommandoData;
export const commandoId = (card: Card): CommandoId => (COMMANDOS[card] as (typeof COMMANDOS)[number]).id;
export const commandoNamed = (id: CommandoId): Card => COMMANDOS.findIndex((commando) => commando.id === id);
export const isCommandoId = (text: string): text is CommandoId => COMMANDOS.some(({ id }) => id === text);
export const sideAt = (card: Card, side: number): SideData => commandoAt(card).sides[side] as SideData;

/** What a side of a card is good at. */
export const abilityOf = (id: CommandoId, side: CardSide): AbilityId => sideAt(commandoNamed(id), SIDES.indexOf(side)).ability;

/** The character on a card: a second portrait is the same. */
export function characterOf(card: Card): string {
  const { id, sameAs } = commandoAt(card);
  return sameAs ?? id;
}
