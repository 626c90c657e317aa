import type { CommandoId } from '../content/commandos.ts';
import { type EnemyId, foeIn, type Victim } from '../content/enemies.ts';
import type { KitId } from '../content/kit.ts';
import type { TerrainId } from '../content/map.ts';
import {
  type DoorRef,
  type EntranceRef,
  entranceName,
  findEntrance,
  type ObjectiveRef,
  objectiveData,
  type TileRef,
  tileOfEntrance,
  tilesOfDoor,
} from '../content/refs.ts';
import { type ObjectiveName, objectiveNumber } from '../content/vocabulary.ts';
import type { CommandoView } from '../view.ts';
import { inHundred } from './ahead.ts';

/* What sentences may ask about things. */

/** The names of tiles and of objectives stand in the catalogue as `tile_lighthouse-a` and `objective_lighthouse-O1`. */
export const SPOT = (ref: TileRef): string => ref.replace('/', '-');
export const AIM = (ref: ObjectiveRef): string => ref.replace('/', '-');

/** The two tiles a door joins. */
export const BOTH = (ref: DoorRef): readonly TileRef[] => tilesOfDoor(ref);

/** What an entrance is called on its terrain, that terrain, and the tile behind it. */
export const ENTRANCE = entranceName;
export const GROUND = (ref: EntranceRef): TerrainId => findEntrance(ref).terrain.id;
export const BEHIND = tileOfEntrance;

/** Objectives are numbered on the map. */
export const NUMBER = (name: ObjectiveName): number => objectiveNumber(name) + 1;

/** The enemy that is attacked, and whether it stands guard. */
export const FOE = (victim: Victim): EnemyId | 'barrel' => foeIn(victim)?.enemy ?? 'barrel';
export const GUARDS = (victim: Victim): boolean => foeIn(victim)?.guarding ?? false;

/** What an objective is about: something to carry, somebody to lead. */
export function CARRIED(ref: ObjectiveRef): string | 'nothing' {
  const data = objectiveData(ref);
  return 'item' in data ? data.item : 'nothing';
}

/** So many of a kind. */
export interface Counted<Kind extends string> {
  readonly kind: Kind;
  readonly n: number;
}

function counted<Kind extends string>(kinds: readonly Kind[]): readonly Counted<Kind>[] {
  return [...new Set(kinds)].map((kind) => ({ kind, n: kinds.filter((other) => other === kind).length }));
}

/** Equal things counted. */
export const ENEMIES = (ids: readonly EnemyId[]): readonly Counted<EnemyId>[] => counted(ids);
export const KITS = (ids: readonly KitId[]): readonly Counted<KitId>[] => counted(ids);
export const KIND = ({ kind }: { readonly kind: string }): string => kind;
export const N = ({ n }: { readonly n: number }): number => n;

/** Who somebody is, and how they are. */
export const WHO = ({ id }: { readonly id: CommandoId }): CommandoId => id;
export const CONDITION = ({ state }: Pick<CommandoView, 'state'>): CommandoView['state'] => state;

/** How likely so many are. */
export const CHANCE = ({ chance }: { readonly chance: number }): number => chance;

/** Where something lies. */
export const WHERE = ({ tile }: { readonly tile: TileRef }): TileRef => tile;

export const HUNDREDTHS = inHundred;

/** A number with one decimal, before and after the point. */
export const WHOLE = (n: number): string => n.toFixed(1).split('.')[0] ?? '';
export const TENTH = (n: number): string => n.toFixed(1).split('.')[1] ?? '';
