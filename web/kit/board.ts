import type { ComponentType, ReactNode } from 'react';
import type { Box, Language, Words } from '#games';
import type { GameTypes, Json, LogEvent, Scene } from '#kernel';
import type { SoundName } from './sound.ts';

/** What a person chooses before the game begins, beyond presets and settings: the team, the stage. */
export interface ChoicesProps<W> {
  readonly words: W;
  readonly box: Box;
  readonly config: Json;
  change(config: Json): void;
  /** Who sits on each seat of this configuration: You, Ines, Bot 2. */
  readonly people: readonly string[];
  /** Opens a clause of the rules. */
  clause(id: string): void;
}

/** What a game brings to the table: pictures, and words with those of its board. `games/<id>/board/index.tsx` exports one as `board`. */
export interface BoardModule<T extends GameTypes = GameTypes, W extends Words<T> = Words<T>> {
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: W }>>>;
  /** Draws the scene of `useTable()` into the slots of `Frame`. */
  readonly Board: ComponentType<{ readonly words: W }>;
  /** The board shows what is resolving, in its `meter`; else the shell lists it. */
  readonly showsResolving?: true;
  /** The small picture of a log entry, 30 px square. */
  readonly Picture?: ComponentType<{ readonly event: T['Event']; readonly view: T['View'] }>;
  /** What a log entry gains or costs: `+1`, `−2`. */
  delta?(event: T['Event']): string | null;
  /** Events marked on the scrubber. */
  turning?(event: T['Event']): boolean;
  /** What the curve over the replay's scrubber shows, moment by moment. */
  readonly curve?: { label(words: W): string; value(view: T['View']): number };
  /** The wide picture of the end, behind its title, and the figures below it; `log` is everything that happened. */
  readonly End?: ComponentType<{ readonly words: W; readonly scene: Scene<T>; readonly log: readonly LogEvent<T['Event']>[] }>;
  readonly Choices?: ComponentType<ChoicesProps<W>>;
  sound?(event: T['Event']): SoundName | null;
  /** A clause drawn, where a picture says it better. */
  example?(clause: string, words: W): ReactNode;
}

/** Puts a game's board on the table. The shell gives it only scenes, events and words of its own game: the one place where the types of a game are forgotten. */
export function defineBoard<T extends GameTypes, W extends Words<T>>(board: BoardModule<T, W>): BoardModule {
  return board as unknown as BoardModule;
}
