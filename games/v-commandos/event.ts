import type { CardSide, CommandoId } from './content/commandos.ts';
import type { EnemyId, Victim } from './content/enemies.ts';
import type { EventId } from './content/events.ts';
import type { KitId, WeaponId } from './content/kit.ts';
import type { TerrainId } from './content/map.ts';
import type { DoorRef, EntranceRef, ObjectiveRef, TileRef } from './content/refs.ts';
import type { Side } from './content/vocabulary.ts';

/** Why somebody is eliminated. */
export type Fate = 'wounds' | 'gas' | 'explosion';

/** What happens, told right after it. */
export type Event =
  | { readonly kind: 'column'; readonly terrains: readonly TerrainId[]; readonly column: number }
  | { readonly kind: 'picked'; readonly who: CommandoId; readonly side: CardSide; readonly seat: number; readonly replaces: boolean }
  | { readonly kind: 'gander'; readonly host: CommandoId }
  | { readonly kind: 'assigned'; readonly who: CommandoId; readonly terrain: TerrainId }
  | { readonly kind: 'laid-out'; readonly terrain: TerrainId; readonly guards: number; readonly alarm: boolean }
  /** With the tokens in the enemy bag. */
  | { readonly kind: 'turn'; readonly turn: number; readonly bag: number }
  | { readonly kind: 'event'; readonly terrain: TerrainId; readonly event: EventId; readonly direction: Side | '?'; readonly idle: boolean }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'entrance-chosen'; readonly entrance: EntranceRef; readonly by: number | 'none' }
  | { readonly kind: 'tile-chosen'; readonly tile: TileRef }
  | { readonly kind: 'special-comes'; readonly enemy: EnemyId; readonly entrance: EntranceRef }
  | { readonly kind: 'waiting-leave'; readonly entrance: EntranceRef; readonly enemies: number }
  | { readonly kind: 'smoke-moves'; readonly from: TileRef; readonly to: TileRef }
  | { readonly kind: 'kit-drawn'; readonly kit: readonly KitId[] }
  | { readonly kind: 'kit-lands'; readonly tile: TileRef; readonly kit: readonly KitId[] }
  | { readonly kind: 'kit-given'; readonly who: CommandoId; readonly kit: readonly KitId[] }
  | { readonly kind: 'activates'; readonly who: CommandoId }
  | { readonly kind: 'ends'; readonly who: CommandoId; readonly left: number }
  | { readonly kind: 'moves'; readonly up: boolean; readonly who: CommandoId; readonly to: TileRef; readonly careful: boolean; readonly visible: boolean }
  | { readonly kind: 'goes-down'; readonly who: CommandoId; readonly from: TileRef }
  /** With the highest number on each die that finds them. */
  | { readonly kind: 'stealth'; readonly who: CommandoId; readonly dice: readonly number[]; readonly finds: readonly number[]; readonly found: boolean }
  | { readonly kind: 'visible'; readonly who: CommandoId }
  | { readonly kind: 'uniform-lost'; readonly who: CommandoId }
  | { readonly kind: 'alarm'; readonly terrain: TerrainId }
  | { readonly kind: 'alarm-muted'; readonly terrain: TerrainId }
  | { readonly kind: 'alarm-off'; readonly terrain: TerrainId; readonly how: 'silenced' | 'fuse' }
  | {
      readonly kind: 'shoots';
      readonly who: CommandoId;
      readonly weapon: WeaponId;
      readonly tile: TileRef;
      readonly dice: readonly number[];
      readonly needed: number;
      readonly hits: number;
    }
  | {
      readonly kind: 'strikes';
      readonly who: CommandoId;
      readonly with: 'grenade' | 'bombardment';
      readonly tile: TileRef;
      readonly dice: readonly number[];
      readonly needed: number;
      readonly hits: number;
    }
  | { readonly kind: 'overpowers'; readonly who: CommandoId; readonly victim: Victim }
  | { readonly kind: 'eliminated'; readonly enemies: readonly EnemyId[]; readonly tile: TileRef }
  | { readonly kind: 'loot'; readonly tile: TileRef; readonly kit: readonly KitId[]; readonly spotted: number }
  | { readonly kind: 'door-opens'; readonly door: DoorRef; readonly how: 'shot' | 'crowbar' | 'charge' | 'keys' | 'blast' }
  | { readonly kind: 'barricaded'; readonly entrance: EntranceRef }
  | { readonly kind: 'barricade-breaks'; readonly entrance: EntranceRef }
  | { readonly kind: 'trapdoor'; readonly tile: TileRef; readonly to: 'open' | 'blocked' }
  | { readonly kind: 'saves'; readonly who: CommandoId }
  | { readonly kind: 'plus'; readonly who: CommandoId }
  | { readonly kind: 'healed'; readonly who: CommandoId; readonly wounds: number; readonly by: CommandoId | null }
  | { readonly kind: 'gander-healed'; readonly host: CommandoId }
  | { readonly kind: 'dons'; readonly who: CommandoId }
  | { readonly kind: 'emplaces'; readonly who: CommandoId; readonly tile: TileRef; readonly timer: number }
  | { readonly kind: 'detonates'; readonly who: CommandoId; readonly tile: TileRef }
  | { readonly kind: 'explosion'; readonly tile: TileRef }
  | { readonly kind: 'airdrop'; readonly who: CommandoId; readonly tile: TileRef | null; readonly kit: readonly KitId[]; readonly spotted: number }
  | { readonly kind: 'smoke'; readonly who: CommandoId; readonly tile: TileRef }
  | { readonly kind: 'panzerfaust'; readonly who: CommandoId; readonly tile: TileRef }
  | { readonly kind: 'barrel-bursts'; readonly tile: TileRef }
  | { readonly kind: 'barrel-gone'; readonly tile: TileRef }
  | { readonly kind: 'wire-cut'; readonly who: CommandoId; readonly tile: TileRef }
  | { readonly kind: 'goliath-moves'; readonly from: TileRef; readonly to: TileRef }
  | { readonly kind: 'works'; readonly who: CommandoId; readonly objective: ObjectiveRef; readonly left: number }
  | { readonly kind: 'takes'; readonly who: CommandoId; readonly objective: ObjectiveRef }
  | { readonly kind: 'item-lies'; readonly objective: ObjectiveRef; readonly tile: TileRef }
  | { readonly kind: 'objective'; readonly objective: ObjectiveRef; readonly who: CommandoId | null }
  | { readonly kind: 'ability'; readonly who: CommandoId }
  | { readonly kind: 'direction'; readonly terrain: TerrainId; readonly direction: Side }
  | { readonly kind: 'looks'; readonly who: CommandoId; readonly events: readonly EventId[] }
  | { readonly kind: 'collects'; readonly who: CommandoId; readonly kit: KitId }
  | { readonly kind: 'drops'; readonly who: CommandoId; readonly kit: KitId }
  | { readonly kind: 'nest'; readonly who: CommandoId; readonly inside: boolean }
  | { readonly kind: 'rerolls'; readonly who: CommandoId; readonly was: number; readonly is: number; readonly by: 'binoculars' | 'gander' }
  | { readonly kind: 'enemy-step'; readonly step: 'reinforcements' | 'movement' | 'fire' }
  | { readonly kind: 'goliaths-activated'; readonly terrain: TerrainId }
  | { readonly kind: 'drawn'; readonly entrance: EntranceRef; readonly enemies: readonly EnemyId[]; readonly nulls: number }
  | { readonly kind: 'enters'; readonly entrance: EntranceRef; readonly tile: TileRef; readonly enemies: readonly EnemyId[]; readonly waiting: number }
  | { readonly kind: 'specials-join'; readonly specials: number }
  | { readonly kind: 'follows'; readonly terrain: TerrainId; readonly direction: Side | null }
  | { readonly kind: 'enemies-move'; readonly from: TileRef; readonly to: TileRef; readonly enemies: readonly EnemyId[] }
  | { readonly kind: 'guards'; readonly enemy: EnemyId; readonly tile: TileRef }
  | { readonly kind: 'relieved'; readonly enemy: EnemyId; readonly tile: TileRef }
  | {
      readonly kind: 'fires';
      readonly from: readonly TileRef[];
      readonly who: CommandoId;
      readonly dice: readonly number[];
      readonly needed: number;
      readonly hits: number;
    }
  | { readonly kind: 'wounded'; readonly who: CommandoId; readonly wounds: number }
  | { readonly kind: 'gander-hurt'; readonly host: CommandoId }
  | { readonly kind: 'critical'; readonly who: CommandoId }
  | { readonly kind: 'fallen'; readonly who: CommandoId; readonly by: Fate }
  | { readonly kind: 'cheats-death'; readonly who: CommandoId; readonly die: number }
  | { readonly kind: 'gas-clears'; readonly terrain: TerrainId }
  | { readonly kind: 'complete'; readonly terrain: TerrainId }
  | { readonly kind: 'cleaned-up'; readonly enemies: number; readonly kit: number }
  | { readonly kind: 'success' }
  | { readonly kind: 'failure'; readonly cause: string };
