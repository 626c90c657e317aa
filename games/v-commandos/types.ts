import type { GameTypes, OpenOption } from '#kernel';
import type { Answer } from './answer.ts';
import type { CommandoId } from './content/commandos.ts';
import type { EnemyId } from './content/enemies.ts';
import type { EventId } from './content/events.ts';
import type { KitId } from './content/kit.ts';
import type { TerrainId } from './content/map.ts';
import type { EntranceRef, TileRef } from './content/refs.ts';
import type { Event } from './event.ts';
import type { Preview } from './preview.ts';
import type { State } from './rules/state.ts';
import type { Config, Draft } from './settings.ts';
import type { View } from './view.ts';

/** Everything that can be seen, asked, said and done in this game. */
export interface VCommandos extends GameTypes<State, Config, Draft, View, Event, Decision, Answer, Preview> {}

/** An answer that may be given now. */
export type Option = OpenOption<VCommandos>;

/** The moments between turns and steps. */
export type Window = 'commandos' | 'before-reinforcements' | 'before-movement' | 'before-fire' | 'after-fire';

/** What somebody decides, and what it is about; `about` is public. */
export type Decision =
  /** Pick a commando and a side of the card. */
  | { readonly kind: 'pick'; readonly about: { readonly number: number; readonly replaces: boolean } }
  /** Whom Gander goes with. */
  | { readonly kind: 'host'; readonly about: null }
  /** Who changes over to a terrain that arrows leave without anybody. */
  | { readonly kind: 'cross'; readonly about: { readonly terrain: TerrainId } }
  /** Which terrain a commando is sent to. */
  | { readonly kind: 'assign'; readonly about: { readonly who: CommandoId; readonly number: number } }
  /** Between turns and steps: who goes next, and what is done at no cost. */
  | { readonly kind: 'window'; readonly about: { readonly window: Window } }
  /** A commando's own turn. */
  | { readonly kind: 'act'; readonly about: { readonly who: CommandoId } }
  /** Which enemies, or what else, the hits of an attack strike. */
  | { readonly kind: 'hits'; readonly about: { readonly tile: TileRef; readonly dice: readonly number[]; readonly spills: boolean } }
  /** Who of the Visible takes a hit that is left over. */
  | { readonly kind: 'spill'; readonly about: { readonly tile: TileRef; readonly hits: number } }
  /** Both Hands: another enemy at the same time. */
  | { readonly kind: 'second'; readonly about: { readonly who: CommandoId } }
  /**
   * A die may be rolled again: which of them are bad for its owner, and what hits; a stealth die has a number of its own. Whether the
   * one in a nest needs more than that, and whether hits that are left over wound whoever is Visible there.
   */
  | {
      readonly kind: 'reroll';
      readonly about: {
        readonly who: CommandoId;
        readonly dice: readonly number[];
        readonly bad: readonly boolean[];
        readonly roll: 'stealth' | 'shot' | 'fire';
        readonly needed: number | null;
        readonly nest: boolean;
        readonly spills: boolean;
      };
    }
  /** Gander may take a hit. */
  | { readonly kind: 'divert'; readonly about: { readonly who: CommandoId } }
  /** Somebody may go along with the Officer. */
  | { readonly kind: 'follow'; readonly about: { readonly tile: TileRef; readonly careful: boolean } }
  /** The top event card: leave it or put it on the bottom. */
  | { readonly kind: 'pathfinder'; readonly about: { readonly event: EventId } }
  | { readonly kind: 'timetable'; readonly about: { readonly events: readonly EventId[] } }
  | { readonly kind: 'decode'; readonly about: { readonly event: EventId; readonly who: CommandoId } }
  /** What an event leaves to the players. */
  | { readonly kind: 'event'; readonly about: { readonly event: EventId; readonly giver: CommandoId | null; readonly taker: CommandoId | null } }
  /** Where an Airdrop drifts. */
  | { readonly kind: 'drift'; readonly about: { readonly tile: TileRef } }
  /** Which token of an Airdrop goes back into the bag. */
  | { readonly kind: 'return'; readonly about: { readonly kit: readonly KitId[] } }
  /** Which of those who wait outside come in. */
  | { readonly kind: 'enter'; readonly about: { readonly entrance: EntranceRef; readonly room: number } }
  | { readonly kind: 'guard'; readonly about: { readonly tile: TileRef } }
  /** Which enemy goes where, one after the other. */
  | { readonly kind: 'split'; readonly about: { readonly from: TileRef; readonly left: readonly EnemyId[] } }
  /** Who goes along with a German Officer. */
  | { readonly kind: 'company'; readonly about: { readonly from: TileRef; readonly to: TileRef; readonly room: number } }
  /** Which enemy shoots at whom. */
  | { readonly kind: 'aim'; readonly about: { readonly from: TileRef } };
