import type { Face, Module } from './vocabulary.ts';

/** A kind of enemy token, as a number; equal tokens are interchangeable. */
export type Enemy = number;

interface EnemyData {
  readonly id: string;
  /** The dice of a shot. */
  readonly boxes: number;
  /** Regular enemies guard; black-bordered Specials never do. */
  readonly plain: boolean;
  readonly mask?: true;
  readonly hammer?: true;
}

export const ENEMIES = [
  { id: 'mp40', boxes: 2, plain: true },
  { id: 'karabiner', boxes: 1, plain: true },
  { id: 'masked-mp40', boxes: 2, plain: true, mask: true },
  { id: 'masked-karabiner', boxes: 1, plain: true, mask: true },
  { id: 'pioneer', boxes: 1, plain: true, hammer: true },
  // An MP40 that a card speaks of: the General, the warder with the keys. In the bag it is an MP40 like any other.
  { id: 'marked', boxes: 2, plain: true },
  { id: 'stosstrupp', boxes: 3, plain: false },
  { id: 'officer', boxes: 2, plain: false },
  { id: 'dog', boxes: 1, plain: false },
  { id: 'paratrooper', boxes: 3, plain: false },
  { id: 'goliath', boxes: 0, plain: false },
] as const satisfies readonly EnemyData[];

export type EnemyId = (typeof ENEMIES)[number]['id'];

export const KINDS = ENEMIES.length;
export const enemyId = (kind: Enemy): EnemyId => (ENEMIES[kind] as (typeof ENEMIES)[number]).id;
export const enemyNamed = (id: EnemyId): Enemy => ENEMIES.findIndex((enemy) => enemy.id === id);
export const isEnemyId = (text: string): text is EnemyId => ENEMIES.some(({ id }) => id === text);

export const MP40 = enemyNamed('mp40');
export const MARKED = enemyNamed('marked');
export const OFFICER = enemyNamed('officer');
export const DOG = enemyNamed('dog');
export const PARATROOPER = enemyNamed('paratrooper');
export const GOLIATH = enemyNamed('goliath');

const data: readonly EnemyData[] = ENEMIES;
export const BOXES: readonly number[] = data.map(({ boxes }) => boxes);
export const IS_PLAIN: readonly boolean[] = data.map(({ plain }) => plain);
export const HAS_MASK: readonly boolean[] = data.map(({ mask }) => mask === true);
/** What an enemy counts for at a barricade. */
export const PUSH: readonly number[] = data.map(({ hammer }) => (hammer ? 2 : 1));

/** What lies in the bag: enemies by their kind, Specials face down, and nobody at all. */
export const SPECIAL = KINDS;
export const NULL_TOKEN = KINDS + 1;
export const BAG_KINDS = KINDS + 2;
export const SPECIALS = 3;

/** The two faces of a Special: the first on a die of 1-3. */
export const FACES: Readonly<Record<Module, readonly [Enemy, Enemy]>> = {
  base: [enemyNamed('stosstrupp'), enemyNamed('stosstrupp')],
  R: [OFFICER, DOG],
  S: [PARATROOPER, GOLIATH],
};
export const faceNamed = (face: Face): Enemy => enemyNamed(face);

const COMMON: Readonly<Partial<Record<EnemyId, number>>> = { mp40: 14, karabiner: 9, pioneer: 5 };
const MASKED: Readonly<Partial<Record<EnemyId, number>>> = { 'masked-mp40': 4, 'masked-karabiner': 5 };
const NULLS = 7;

/** How many tokens of each kind the bag begins with. */
export function enemyBag(module: Module): number[] {
  const bag = Array.from({ length: BAG_KINDS }, () => 0);
  const add = (tokens: Readonly<Partial<Record<EnemyId, number>>>): void => {
    for (const [id, count = 0] of Object.entries(tokens)) if (isEnemyId(id)) bag[enemyNamed(id)] = (bag[enemyNamed(id)] as number) + count;
  };
  add(COMMON);
  add(module === 'base' ? { mp40: 3, karabiner: 6 } : MASKED);
  bag[NULL_TOKEN] = NULLS;
  return bag;
}

/** What an enemy is in the bag. */
export function tokenOf(kind: Enemy): number {
  return kind === MARKED ? MP40 : IS_PLAIN[kind] ? kind : SPECIAL;
}

/** An enemy on a tile, one that guards, or a barrel. */
export type Victim = EnemyId | `guard:${EnemyId}` | 'barrel';

/** An enemy of a tile. */
export interface Foe {
  readonly enemy: EnemyId;
  readonly guarding: boolean;
}

const FOES: ReadonlyMap<string, Foe> = new Map(
  ENEMIES.flatMap(({ id }): [string, Foe][] => [
    [id, { enemy: id, guarding: false }],
    [`guard:${id}`, { enemy: id, guarding: true }],
  ]),
);

/** The enemy that a victim is; null for a barrel. */
export const foeIn = (victim: Victim): Foe | null => FOES.get(victim) ?? null;
export const isVictim = (text: string): text is Victim => text === 'barrel' || FOES.has(text);
