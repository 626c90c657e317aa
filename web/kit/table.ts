import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Box, Words } from '#games';
import type { ClauseId, GameTypes, LogEvent, OpenOption, Scene, Seat, Step } from '#kernel';
import type { Language } from '#words';
import type { Recent } from './lately.tsx';

/** What led from the scene before to this one. */
export interface Transition<T extends GameTypes = GameTypes> {
  /** Another number for each change of scene. */
  readonly id: number;
  /** What happened, in order, each with the view right after it; the board moves its pieces from one to the next. */
  readonly steps: readonly Step<T>[];
  /** The scene that was shown until now; null when there was none. */
  readonly before: Scene<T> | null;
  /** False where nothing shall move: the first scene, a jump in the replay, something taken back. */
  readonly moving: boolean;
}

/** How far a transition may be shown before somebody has said go on. */
export interface Stop {
  /** The step it begins with: all before has been told. */
  readonly from: number;
  /** The step at which it waits; null where it goes on to its end. */
  readonly at: number | null;
  /** Another number each time it is shown again. */
  readonly run: number;
}

export interface SeatAtTable {
  readonly seat: Seat;
  /** Its name in the game: Bear, Player 2. */
  readonly name: string;
  readonly kind: 'me' | 'person' | 'bot' | 'empty';
  /** Who sits there: Ines, a bot's name; empty when nobody does. */
  readonly who: string;
  /** The same as the log calls them: by their name, also where `who` says You; empty where there is none. */
  readonly called: string;
  /** Has to answer now. */
  readonly asked: boolean;
  /** Does not have the table open. */
  readonly away: boolean;
  /** What is said beside the name: that they are away, or for whom a bot plays; empty where there is nothing to say. */
  readonly beside: string;
}

/** Whether I play this seat and others do not: what is mine is marked among theirs. */
export function isMine(seats: readonly SeatAtTable[], seat: Seat): boolean {
  return seats.some((one) => one.seat === seat && one.kind === 'me') && seats.some(({ kind }) => kind !== 'me');
}

/** All that a board gets, and all that it can do. */
export interface Table<T extends GameTypes = GameTypes> {
  readonly box: Box<T>;
  readonly words: Words<T>;
  readonly language: Language;
  readonly scene: Scene<T>;
  readonly transition: Transition<T>;
  readonly seats: readonly SeatAtTable[];
  /** Through whose eyes the scene is seen; null for spectators. */
  readonly eyes: Seat | null;
  /** What may be answered from this screen now; empty while others are asked, in the past and when all is over. */
  readonly options: readonly OpenOption<T>[];
  /** A moment of the replay is shown: nothing can be chosen. */
  readonly past: boolean;
  /** The option that is pointed at, in the list, on the board or by the adviser: both sides light it up. */
  readonly hint: OpenOption<T> | null;
  setHint(option: OpenOption<T> | null): void;
  /** Answer with one of the options. */
  choose(option: OpenOption<T>): void;
  /** Why can this not be answered? Opens the reason, beside the element that was asked about if there is one. */
  whyNot(answer: T['Answer'], at?: Element | null): void;
  /** Opens a clause of the rules. */
  clause(id: ClauseId): void;
  /** The person has asked to point at something: every click is a question then. */
  readonly asking: boolean;
  /** What people have just pointed at. */
  readonly pings: readonly T['Answer'][];
  /** What happened since whoever is asked now answered last; in the past what led to this moment. Empty while something moves. */
  readonly lately: readonly Recent<T>[];
  /** Everything that happened up to this scene, as far as this screen may know. */
  log(): readonly LogEvent<T['Event']>[];
  /** Less movement: fades only. */
  readonly still: boolean;
  /** Where what is shown stops: at what hurts. */
  readonly stop: Stop;
  /** The board has come to the step at which this transition waits. `useShow` says it. */
  waits(transition: number, step: number): void;
  /** The board has shown the transition with this number: the next scene may come. `useShow` says it. */
  shown(transition: number): void;
}

export const TableContext = createContext<Table | null>(null);

/** The table around a component; `useTable<Contact>()` in the board of that game. */
export function useTable<T extends GameTypes = GameTypes>(): Table<T> {
  const table = useContext(TableContext);
  if (table === null) throw new Error('there is no table around this');
  return table as unknown as Table<T>;
}
