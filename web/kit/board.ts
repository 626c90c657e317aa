import type { ComponentType, ReactNode } from 'react';
import type { Box, Words } from '#games';
import type { GameEvent, Json, Told } from '#kernel';
import type { SoundName } from './sound.ts';
import type { Language, Scene } from './table.ts';

/** What a person chooses before the game begins, beyond presets and options: the team, the stage. */
export interface ChoicesProps<W extends Words> {
  readonly words: W;
  readonly box: Box;
  readonly config: Json;
  change(config: Json): void;
  /** Who sits on each seat of this configuration: You, Ines, Bot 2. */
  readonly people: readonly string[];
  /** Opens a clause of the rules. */
  clause(id: string): void;
}

/** What a game brings to the table: pictures and words. `games/<id>/board/index.tsx` exports one as `board`. */
export interface BoardModule<W extends Words = Words> {
  readonly words: Readonly<Record<Language, () => Promise<{ readonly words: W }>>>;
  /** Draws the scene of `useTable()` into the slots of `Frame`. */
  readonly Board: ComponentType<{ readonly words: W }>;
  /** The board shows what is resolving, in its `meter`; else the shell lists it. */
  readonly showsResolving?: true;
  /** The small picture of a log entry, 30 px square. */
  readonly Picture?: ComponentType<{ readonly event: GameEvent; readonly view: Json }>;
  /** What a log entry gains or costs: `+1`, `−2`. */
  delta?(event: GameEvent): string | null;
  /** Events marked on the scrubber. */
  turning?(event: GameEvent): boolean;
  /** What the curve over the replay's scrubber shows, moment by moment. */
  readonly curve?: { label(words: W): string; value(view: Json): number };
  /** The wide picture of the end, behind its title, and the figures below it; `told` is everything that happened. */
  readonly End?: ComponentType<{ readonly words: W; readonly scene: Scene; readonly told: readonly Told[] }>;
  readonly Choices?: ComponentType<ChoicesProps<W>>;
  sound?(event: GameEvent): SoundName | null;
  /** A clause drawn, where a picture says it better. */
  example?(clause: string, words: W): ReactNode;
}
