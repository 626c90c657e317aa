import { createContext, useContext } from 'react';
import type { Box, Words } from '#games';
import type { Json, Outcome, Seat, Told } from '#kernel';

export type Language = 'en' | 'de';

/** A moment of a match, as this screen may see it. */
export interface Scene {
  /** How many answers have been given: the number of the open decision. */
  readonly number: number;
  readonly view: Json;
  readonly asked: { readonly kind: string; readonly about: Json; readonly seats: readonly Seat[] } | null;
  readonly outcome: Outcome | null;
}

/** What led from the scene before to this one. */
export interface News {
  /** Another number for each change of scene. */
  readonly id: number;
  /** What happened, in order; the board moves its pieces by it. */
  readonly told: readonly Told[];
  /** The scene that was shown until now; null when there was none. */
  readonly before: Scene | null;
  /** False where nothing shall move: the first scene, a jump in the replay, something taken back. */
  readonly moving: boolean;
}

export interface OpenOption {
  readonly seat: Seat;
  readonly notation: string;
}

export interface SeatAtTable {
  readonly seat: Seat;
  /** Its name in the game: Bear, Player 2. */
  readonly name: string;
  readonly kind: 'me' | 'person' | 'bot' | 'empty';
  /** Who sits there: Ines, a bot's name; empty when nobody does. */
  readonly who: string;
  /** Has to answer now. */
  readonly asked: boolean;
}

/** All that a board gets, and all that it can do. It knows no rules. */
export interface Table {
  readonly box: Box;
  readonly words: Words;
  readonly language: Language;
  readonly scene: Scene;
  readonly news: News;
  readonly seats: readonly SeatAtTable[];
  /** Through whose eyes the scene is seen; null for spectators. */
  readonly eyes: Seat | null;
  /** What may be answered from this screen now; empty while others are asked, in the past and when all is over. */
  readonly options: readonly OpenOption[];
  /** A moment of the replay is shown: nothing can be chosen. */
  readonly past: boolean;
  /** The option that is pointed at, in the list, on the board or by the adviser: both sides light it up. */
  readonly hint: string | null;
  setHint(notation: string | null): void;
  /** Answer with one of the options. */
  choose(notation: string): void;
  /** Why can this not be answered? Opens the reason, beside the element that was asked about if there is one. */
  whyNot(notation: string, at?: Element | null): void;
  /** The person has asked to point at something: every click is a question then. */
  readonly asking: boolean;
  /** Places people have just pointed at, in the words of the notation. */
  readonly pings: readonly string[];
  /** Everything that happened up to this scene, as far as this screen was told. */
  told(): readonly Told[];
  /** Less movement: fades only. */
  readonly still: boolean;
  /** The board has shown the news with this number: the next scene may come. `useShow` says it. */
  shown(news: number): void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('there is no table around this');
  return table;
}
