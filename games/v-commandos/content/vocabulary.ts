import type { EventId } from './events.ts';
import type { KitId } from './kit.ts';

/*
 * The words that cards are written in: terrains, operations and events. What they say is carried out by the rules and told by the
 * words, from the same data.
 */

export type Module = 'base' | 'R' | 'S';
export type Side = 'N' | 'E' | 'S' | 'W';
export type SizeName = 'S' | 'M' | 'L';
export type Place = 'indoor' | 'outdoor';
export type Letter = string;
/** What is drawn on a tile; it has no effect on play. */
export type Picture =
  | 'stone-pile'
  | 'pine-tree'
  | 'three-leaves'
  | 'wheat'
  | 'stairs'
  | 'gate'
  | 'fishing-boat'
  | 'bunk-beds'
  | 'power-generator'
  | 'railway'
  | 'warehouse'
  | 'barrel'
  | 'cargo-crane'
  | 'lighthouse';
export const OBJECTIVE_NAMES = ['O1', 'O2', 'O3'] as const;
export type ObjectiveName = (typeof OBJECTIVE_NAMES)[number];
export const ENTRANCE_NAMES = ['E1', 'E2', 'E3'] as const;
export type EntranceName = (typeof ENTRANCE_NAMES)[number];
export const objectiveNumber = (name: ObjectiveName): number => OBJECTIVE_NAMES.indexOf(name);
export const entranceNumber = (name: EntranceName): number => ENTRANCE_NAMES.indexOf(name);
export type Face = 'officer' | 'dog' | 'paratrooper' | 'goliath';

/** What completes an objective. */
export type ObjectiveData = { readonly tile: Letter; readonly from: number } & (
  | { readonly do: 'blast' | 'photo' | 'target' }
  | { readonly do: 'work'; readonly actions: number }
  | { readonly do: 'take' | 'free'; readonly item: string }
);

/** A rule on a terrain card. */
export type TerrainSpecial =
  /** These events do nothing here once an objective is done. */
  | { readonly do: 'quiet-events'; readonly events: readonly EventId[]; readonly once: ObjectiveName }
  /** An explosion on this tile completes an objective elsewhere. */
  | { readonly do: 'also-completes'; readonly tile: Letter; readonly objective: ObjectiveName }
  /** Once an objective is done an entrance draws one token fewer. */
  | { readonly do: 'fewer-draws'; readonly entrance: EntranceName; readonly once: ObjectiveName }
  /** Whoever was set up on the alarm has the keys of these doors. */
  | { readonly do: 'keys'; readonly doors: readonly string[] }
  /** Until an objective is done the gas of a barrel spreads to adjacent tiles. */
  | { readonly do: 'draughts'; readonly until: ObjectiveName }
  /** Once an objective is done a barrel is gone without gas. */
  | { readonly do: 'drains-barrel'; readonly tile: Letter; readonly once: ObjectiveName };

/** A terrain card. The map has one letter for each unit square; tiles follow from it. */
export interface TerrainData {
  readonly id: string;
  readonly module: Module;
  /** With more commandos than this the alarm sounds by itself. */
  readonly commandos: number;
  readonly map: readonly string[];
  readonly tiles: Readonly<Record<Letter, readonly [place: Place, picture?: Picture]>>;
  readonly doors: Readonly<Record<string, 'open' | 'locked'>>;
  readonly trapdoors: Readonly<Record<Letter, 'open' | 'blocked'>>;
  readonly entrances: readonly { readonly tile: Letter; readonly side: Side; readonly from: number }[];
  readonly objectives: readonly ObjectiveData[];
  readonly alarm: Letter;
  readonly nests: readonly { readonly tile: Letter; readonly kind: 'mg' | 'goliath' }[];
  readonly barrels: readonly Letter[];
  readonly kit: readonly (readonly [tile: Letter, kind: KitId])[];
  readonly specials: readonly TerrainSpecial[];
}

/** A rule on an operation card; `terrain` and `column` say where it counts. */
export type OperationSpecial =
  /** Only the first entrance of each terrain of a split column is used. */
  | { readonly do: 'thin-garrison'; readonly columns: readonly number[] }
  | { readonly do: 'quiet-events'; readonly events: readonly EventId[]; readonly terrains: readonly string[] }
  /** In the End Phase of a turn one trapdoor is blocked and another opens. */
  | { readonly do: 'tide'; readonly terrain: string; readonly turn: number; readonly blocks: Letter; readonly opens: Letter }
  | { readonly do: 'more-enemies'; readonly terrain: string; readonly tiles: readonly Letter[] }
  /** A completed terrain draws one token for an entrance even in alarm. */
  | { readonly do: 'lines-down'; readonly column: number }
  /** The alarm on one terrain is the alarm on the other. */
  | { readonly do: 'linked-alarms'; readonly column: number }
  /** TNT explodes by itself after so many End Phases and in no other way. */
  | { readonly do: 'timers'; readonly turns: number }
  | { readonly do: 'kit'; readonly terrain: string; readonly kit: readonly (readonly [tile: Letter, kind: KitId])[] }
  /** A timer is one longer on a die of 1-2. */
  | { readonly do: 'cold-timers' }
  | { readonly do: 'one-way-down'; readonly terrain: string; readonly tile: Letter }
  /** The operation fails unless a terrain (or one of its objectives) is done by the end of a turn. */
  | { readonly do: 'deadline'; readonly terrain: string; readonly turn: number; readonly objective?: ObjectiveName }
  /** Nobody changes over between the two arms of the operation. */
  | { readonly do: 'two-teams'; readonly column: number }
  | { readonly do: 'wounded-replacements' }
  | { readonly do: 'trapdoor-open'; readonly terrain: string; readonly tile: Letter }
  /** For each person freed on one terrain a token lies on another. */
  | { readonly do: 'kit-for-freed'; readonly freedOn: string; readonly terrain: string; readonly tile: Letter; readonly kind: KitId }
  | { readonly do: 'bloodhounds' }
  | { readonly do: 'door-locked'; readonly terrain: string; readonly door: string }
  | { readonly do: 'no-keys'; readonly terrain: string }
  /** Whoever has left this terrain alive has a gas mask from then on. */
  | { readonly do: 'masks'; readonly from: string }
  | { readonly do: 'barrels'; readonly terrain: string; readonly tiles: readonly Letter[] }
  | { readonly do: 'goliath-at-nest'; readonly terrains: readonly string[] };

/** What is stamped on an operation card. */
export type SpecialName =
  | 'dark-coast'
  | 'rising-tide'
  | 'gun-crews'
  | 'thin-garrison'
  | 'lines-down'
  | 'telephone-exchange'
  | 'time-pencils'
  | 'spare-pencils'
  | 'cold-night'
  | 'one-boat'
  | 'sailing-time'
  | 'two-teams'
  | 'marked-men'
  | 'friends-in-the-woods'
  | 'bloodhounds'
  | 'market-day'
  | 'extra-locks'
  | 'borrowed-masks'
  | 'night-shift'
  | 'launch-window'
  | 'rocket-train'
  | 'goliath-depot';

export interface OperationData {
  readonly id: string;
  readonly module: Module;
  /** How many commandos it is for. */
  readonly players: readonly [fewest: number, most: number];
  /** Read from left to right; terrains of one column are played at the same time. */
  readonly columns: readonly (readonly string[])[];
  readonly arrows: readonly (readonly [from: string, to: string])[];
  readonly specials: readonly { readonly stamp: 'black' | 'red'; readonly name: SpecialName; readonly rules: readonly OperationSpecial[] }[];
}

/** What an event does to its terrain. */
export type EventEffect =
  | { readonly do: 'nothing' }
  /** Entrances draw more or fewer tokens this turn; `back` sends those who wait outside home. */
  | { readonly do: 'draws'; readonly entrance: 'chosen' | 'random' | 'all'; readonly by: number | 'none'; readonly back?: true }
  /** Commandos make a stealth die. */
  | { readonly do: 'stealth-die'; readonly who: 'outdoors-in-sight' | 'indoors-without-enemies' | 'one-near-enemies' }
  /** This turn tiles count as another size for movement and visibility. */
  | { readonly do: 'count-as'; readonly size: SizeName; readonly of: SizeName | 'chosen'; readonly outdoor?: true }
  | { readonly do: 'alarm' }
  | { readonly do: 'hush' }
  | { readonly do: 'guards-doze' }
  | { readonly do: 'plus-each' }
  | { readonly do: 'drop-kit'; readonly draw: number }
  | { readonly do: 'place-kit'; readonly kinds: readonly KitId[] }
  | { readonly do: 'give-kit'; readonly kind: KitId }
  | { readonly do: 'pass-kit' }
  | { readonly do: 'trapdoor'; readonly to: 'open' | 'blocked' }
  | { readonly do: 'double-time' }
  | { readonly do: 'brew-up' }
  | { readonly do: 'special'; readonly face: Face }
  | { readonly do: 'leak' }
  | { readonly do: 'heal-one' }
  | { readonly do: 'no-noise' }
  | { readonly do: 'smoke-drifts' }
  | { readonly do: 'goliath-drill' }
  | { readonly do: 'gas-drill' }
  | { readonly do: 'inspection' }
  | { readonly do: 'countdown' };
