import type { ComponentType, ReactNode } from 'react';
import type { Words } from '#games';
import type { GameTypes, LogEvent, Scene, Step } from '#kernel';
import { once } from './once.ts';
import type { SoundName } from './sound.ts';

/** What a person chooses before the game begins, beyond presets and settings: the team, the stage. */
export interface ChoicesProps<T extends GameTypes, W> {
  readonly words: W;
  readonly draft: T['Draft'];
  change(draft: T['Draft']): void;
  /** Who sits on each seat of this configuration: You, Ines, Bot 2. */
  readonly people: readonly string[];
  /** Opens a clause of the rules. */
  clause(id: string): void;
}

/** `log` is everything that happened. */
export interface EndProps<T extends GameTypes, W> {
  readonly words: W;
  readonly scene: Scene<T>;
  readonly log: readonly LogEvent<T['Event']>[];
  /** The same, each event with what was seen right after it: the rules run once more, when it is asked for. */
  steps(): readonly Step<T>[];
}

/** How the end of a game is told, when its rules ended it. */
export interface BoardEnd<T extends GameTypes, W> {
  /** What decided it, as a headline: `Java falls in round 8`. */
  headline(end: EndProps<T, W>): string;
  /** The wide picture behind the headline; it fills what it is given. */
  readonly Picture: ComponentType<EndProps<T, W>>;
  /** Who did what: the panel on the left. */
  readonly Fates: ComponentType<EndProps<T, W>>;
  /** What it came to: the panel on the right, over the dice. */
  readonly Figures?: ComponentType<EndProps<T, W>>;
}

/** What a game brings to the table: pictures, and words with those of its board. `games/<id>/board/index.tsx` exports one as `board`. */
export interface BoardModule<T extends GameTypes = GameTypes, W extends Words<T> = Words<T>> {
  /** Draws the scene of `useTable()` into the slots of `Frame`. */
  readonly Board: ComponentType<{ readonly words: W }>;
  /** The board shows what is resolving, in its `meter`; else the shell lists it. */
  readonly showsResolving?: true;
  /** The small picture of a log entry, 30 px square. */
  readonly Picture?: ComponentType<{ readonly event: T['Event']; readonly view: T['View'] }>;
  /** The small picture of an answer, where words are harder to read: the tile that would be laid. */
  readonly AnswerPicture?: ComponentType<{ readonly answer: T['Answer']; readonly view: T['View'] }>;
  /** What a log entry gains or costs: `+1`, `−2`. */
  delta?(event: T['Event']): string | null;
  /** How much an event mattered: from 1 on it is marked on the scrubber, and the end tells the greatest. */
  turning?(event: T['Event']): number;
  /** What the curve over the replay's scrubber shows, moment by moment, and what its time is counted in. */
  readonly curve?: {
    label(words: W): string;
    value(view: T['View'], words: W): number;
    readonly counted: 'turn' | 'shared-turn' | 'round';
    when(view: T['View']): number;
  };
  /** Comes after the board, once: nobody waits for the end before they play. */
  end?(words: W): Promise<{ readonly end: BoardEnd<T, W> }>;
  /** Comes when a game is set up, never at a table. */
  choices?(): Promise<{ readonly Choices: ComponentType<ChoicesProps<T, W>> }>;
  sound?(event: T['Event']): SoundName | null;
  /** A clause drawn, where a picture says it better. */
  example?(clause: string, words: W): ReactNode;
}

/** Puts a game's board on the table. The shell gives it only scenes, events and words of its own game: the one place where the types of a game are forgotten. */
export function defineBoard<T extends GameTypes, W extends Words<T>>(board: BoardModule<T, W>): BoardModule {
  const { end } = board;
  return { ...board, ...(end === undefined ? {} : { end: once(end) }) } as unknown as BoardModule;
}
