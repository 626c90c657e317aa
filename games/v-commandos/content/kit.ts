import type { Module } from './vocabulary.ts';

/** A kind of equipment, as a number. */
export type Kit = number;

interface KitData {
  readonly id: string;
  readonly count: number;
  readonly module: Module;
}

export const KIT = [
  { id: 'spotted', count: 16, module: 'base' },
  { id: 'grenade', count: 9, module: 'base' },
  { id: 'crowbar', count: 9, module: 'base' },
  { id: 'first-aid', count: 7, module: 'base' },
  { id: 'uniform', count: 7, module: 'base' },
  { id: 'tnt', count: 7, module: 'base' },
  { id: 'bombardment', count: 3, module: 'base' },
  { id: 'mp40', count: 4, module: 'base' },
  { id: 'stg44', count: 3, module: 'base' },
  { id: 'mg42', count: 1, module: 'base' },
  { id: 'airdrop', count: 7, module: 'R' },
  { id: 'binoculars', count: 3, module: 'R' },
  { id: 'smoke', count: 6, module: 'S' },
  { id: 'panzerfaust', count: 4, module: 'S' },
] as const satisfies readonly KitData[];

export type KitId = (typeof KIT)[number]['id'];
export const KIT_KINDS = KIT.length;
export const kitId = (kind: Kit): KitId => (KIT[kind] as (typeof KIT)[number]).id;
export const kitNamed = (id: KitId): Kit => KIT.findIndex((kit) => kit.id === id);
export const isKitId = (text: string): text is KitId => KIT.some(({ id }) => id === text);

export const SPOTTED = kitNamed('spotted');
export const GRENADE = kitNamed('grenade');
export const CROWBAR = kitNamed('crowbar');
export const FIRST_AID = kitNamed('first-aid');
export const UNIFORM = kitNamed('uniform');
export const TNT = kitNamed('tnt');
export const BOMBARDMENT = kitNamed('bombardment');
export const AIRDROP = kitNamed('airdrop');
export const BINOCULARS = kitNamed('binoculars');
export const SMOKE = kitNamed('smoke');
export const PANZERFAUST = kitNamed('panzerfaust');

/** Everything that lies on tiles and is carried. */
export const CARRIED: readonly Kit[] = [...KIT.keys()].filter((kit) => kit !== SPOTTED);

/** How many tokens of each kind the bag begins with. */
export function kitBag(module: Module): number[] {
  return KIT.map((kit) => (kit.module === 'base' || kit.module === module ? kit.count : 0));
}

/** A weapon, as a number: those printed on cards, those found, and the gun of a nest. */
export type Weapon = number;

interface WeaponData {
  readonly id: string;
  readonly boxes: number;
  /** Whoever shoots becomes Visible. */
  readonly eye: boolean;
  /** The alarm sounds. */
  readonly loud: boolean;
  /** The equipment token that it is. */
  readonly kit?: KitId;
}

export const WEAPONS = [
  { id: 'welrod', boxes: 1, eye: false, loud: false },
  { id: 'webley', boxes: 1, eye: true, loud: true },
  { id: 'luger', boxes: 1, eye: true, loud: true },
  { id: 'longbow', boxes: 1, eye: false, loud: false },
  { id: 'de-lisle', boxes: 1, eye: false, loud: false },
  { id: 'scoped-rifle', boxes: 1, eye: false, loud: true },
  { id: 'sten', boxes: 2, eye: true, loud: true },
  { id: 'thompson', boxes: 3, eye: true, loud: true },
  { id: 'light-mortar', boxes: 2, eye: false, loud: true },
  { id: 'mp40', boxes: 2, eye: true, loud: true, kit: 'mp40' },
  { id: 'stg44', boxes: 3, eye: true, loud: true, kit: 'stg44' },
  { id: 'mg42', boxes: 4, eye: true, loud: true, kit: 'mg42' },
  { id: 'nest-gun', boxes: 3, eye: true, loud: true },
] as const satisfies readonly WeaponData[];

export type WeaponId = (typeof WEAPONS)[number]['id'];
export const ARMS: readonly WeaponData[] = WEAPONS;
export const weaponId = (weapon: Weapon): WeaponId => (WEAPONS[weapon] as (typeof WEAPONS)[number]).id;
export const weaponNamed = (id: WeaponId): Weapon => WEAPONS.findIndex((weapon) => weapon.id === id);
export const isWeaponId = (text: string): text is WeaponId => WEAPONS.some(({ id }) => id === text);
export const weaponAt = (weapon: Weapon): WeaponData => ARMS[weapon] as WeaponData;

export const SCOPED_RIFLE = weaponNamed('scoped-rifle');
export const LIGHT_MORTAR = weaponNamed('light-mortar');
export const NEST_GUN = weaponNamed('nest-gun');

export const GRENADE_DICE = 4;
export const BOMBARDMENT_DICE = 4;
