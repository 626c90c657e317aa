import { at } from '#kernel';
export type Role = 'leader' | 'sniper' | 'heavy-weapon' | 'standard' | 'assault' | 'scout' | 'pioneer' | 'radio-operator' | 'field-medic';

/** The nearest and the farthest ring. */
export type Rings = readonly [near: number, far: number];

/** What a member fires. */
export interface Weapon {
  readonly word: 'rifle' | 'flame' | 'mg60' | 'shotgun' | 'launcher';
  readonly title: string;
  readonly rings: Rings;
  readonly dice: number;
  /** Added to the number needed, in these rings. */
  readonly shift?: { readonly by: number; readonly rings: Rings };
  /** The zombies a hit removes: 1 unless it is said. */
  readonly kills?: number | 'd6';
  /** One roll judged by every ring of one column that the weapon reaches. */
  readonly line?: true;
  /** The most steps from one target to the next. */
  readonly spacing?: number;
  /** A shot that is announced: where, what it needs and what it removes. */
  readonly double?: { readonly ring: number; readonly needs: number; readonly kills: number };
}

/** What a member can do besides. Everything the rules need of an ability is a number here. */
export type Ability =
  | { readonly kind: 'ardor' }
  | { readonly kind: 'melee-expert'; readonly removes: number }
  | { readonly kind: 'scope' }
  | { readonly kind: 'confusion'; readonly from: number; readonly rings: Rings }
  | { readonly kind: 'flexible' }
  | { readonly kind: 'ronin'; readonly ring: number; readonly needs: number; readonly dice: number; readonly grants: number }
  | { readonly kind: 'tripwire'; readonly group: number; readonly removes: number }
  | { readonly kind: 'inspire'; readonly from: number }
  | { readonly kind: 'breakthrough'; readonly each: number }
  | { readonly kind: 'fortify'; readonly penalty: number }
  | { readonly kind: 'air-recon'; readonly sum: number; readonly fewer: number }
  | { readonly kind: 'scatter'; readonly sum: number; readonly rings: Rings }
  | { readonly kind: 'first-aid' };

export interface Specialist {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly weapon: Weapon;
  readonly abilities: readonly Ability[];
}

const STANDARD: Weapon = { word: 'rifle', title: 'standard rifle', rings: [1, 4], dice: 1 };
const MODIFIED: Weapon = { word: 'rifle', title: 'modified rifle', rings: [1, 4], dice: 2 };
const ASSAULT: Weapon = { word: 'rifle', title: 'assault rifle', rings: [1, 3], dice: 2 };

/** The reference cards, in the order of the book. */
const CARDS = [
  {
    id: 'cooper',
    name: 'Sgt. Cooper',
    role: 'leader',
    weapon: MODIFIED,
    abilities: [{ kind: 'ardor' }, { kind: 'melee-expert', removes: 1 }],
  },
  {
    id: 'alvares',
    name: 'Alvares',
    role: 'sniper',
    weapon: { word: 'rifle', title: 'sniper rifle', rings: [1, 4], dice: 1, shift: { by: -1, rings: [1, 4] } },
    abilities: [{ kind: 'scope' }, { kind: 'confusion', from: 5, rings: [3, 4] }],
  },
  {
    id: 'branson',
    name: 'Branson',
    role: 'heavy-weapon',
    weapon: { word: 'flame', title: 'flame thrower', rings: [1, 2], dice: 1, kills: 3, line: true },
    abilities: [],
  },
  { id: 'dunham', name: 'Dunham', role: 'standard', weapon: STANDARD, abilities: [{ kind: 'flexible' }] },
  {
    id: 'miller',
    name: 'Miller',
    role: 'heavy-weapon',
    weapon: { word: 'mg60', title: 'MG60', rings: [1, 4], dice: 4, shift: { by: 1, rings: [1, 1] }, spacing: 2 },
    abilities: [],
  },
  { id: 'kenzo', name: 'Kenzo', role: 'assault', weapon: ASSAULT, abilities: [{ kind: 'ronin', ring: 1, needs: 2, dice: 2, grants: 5 }] },
  { id: 'krussov', name: 'Krussov', role: 'scout', weapon: STANDARD, abilities: [{ kind: 'tripwire', group: 5, removes: 1 }] },
  {
    id: 'cole',
    name: 'Sgt. Cole',
    role: 'leader',
    weapon: MODIFIED,
    abilities: [
      { kind: 'inspire', from: 6 },
      { kind: 'breakthrough', each: 7 },
    ],
  },
  {
    id: 'schulz',
    name: 'Schulz',
    role: 'pioneer',
    weapon: { word: 'shotgun', title: 'shotgun', rings: [1, 2], dice: 1, double: { ring: 1, needs: 3, kills: 2 } },
    abilities: [{ kind: 'fortify', penalty: 1 }],
  },
  { id: 'ayden', name: 'Ayden', role: 'radio-operator', weapon: STANDARD, abilities: [{ kind: 'air-recon', sum: 10, fewer: 2 }] },
  { id: 'mobutu', name: 'Mobutu', role: 'assault', weapon: ASSAULT, abilities: [{ kind: 'scatter', sum: 10, rings: [2, 3] }] },
  {
    id: 'nelson',
    name: 'Nelson',
    role: 'heavy-weapon',
    weapon: { word: 'launcher', title: 'grenade launcher', rings: [2, 4], dice: 1, kills: 'd6' },
    abilities: [],
  },
  { id: 'vanderbilt', name: 'Vanderbilt', role: 'field-medic', weapon: STANDARD, abilities: [{ kind: 'first-aid' }] },
] as const satisfies readonly Specialist[];

/** How many there are in a team. */
export const TEAM_SIZE = 4;

export type MemberId = (typeof CARDS)[number]['id'];

/** A specialist by the place of its card, 0 to 12. */
export type Member = number;

export const MEMBERS: readonly (Specialist & { readonly id: MemberId })[] = CARDS;

export function isMemberId(name: unknown): name is MemberId {
  return MEMBERS.some((m) => m.id === name);
}

export function memberNamed(id: MemberId): Member {
  return MEMBERS.findIndex((m) => m.id === id);
}

/** The name without the rank. */
export function shortName(id: MemberId): string {
  return cardOf(id).name.replace('Sgt. ', '');
}

/** The card of a specialist by its id. */
export function cardOf(id: MemberId): Specialist & { readonly id: MemberId } {
  return specialist(memberNamed(id));
}

export function specialist(member: Member): Specialist & { readonly id: MemberId } {
  return at(MEMBERS, member);
}

export const COOPER = memberNamed('cooper');
export const ALVARES = memberNamed('alvares');
export const BRANSON = memberNamed('branson');
export const DUNHAM = memberNamed('dunham');
export const MILLER = memberNamed('miller');
export const KENZO = memberNamed('kenzo');
export const KRUSSOV = memberNamed('krussov');
export const COLE = memberNamed('cole');
export const SCHULZ = memberNamed('schulz');
export const AYDEN = memberNamed('ayden');
export const MOBUTU = memberNamed('mobutu');
export const NELSON = memberNamed('nelson');
export const VANDERBILT = memberNamed('vanderbilt');

/** The numbers of an ability. */
export function ability<K extends Ability['kind']>(member: Member, kind: K): Extract<Ability, { kind: K }> {
  const found = specialist(member).abilities.find((a): a is Extract<Ability, { kind: K }> => a.kind === kind);
  if (found === undefined) throw new Error(`${specialist(member).id} has no ${kind}`);
  return found;
}

/** The hand grenade that everybody carries. */
export const GRENADE: { readonly rings: Rings; readonly kills: number } = { rings: [1, 4], kills: 5 };
