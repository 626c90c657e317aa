import type { ComponentChildren, ComponentType } from 'preact';
import type { Words } from '#games';
import type { GameTypes, LogEvent, Scene, Step } from '#kernel';
import type { Aid } from './aid.ts';
import { once } from './once.ts';
import type { SoundName } from './sound.ts';
import type { GistPicture } from './still.tsx';
import type { SeatAtTable } from './table.ts';

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

/** What hurt, what was seen before it, and everything that was told until then. */
export interface HurtProps<T extends GameTypes, W> {
  readonly words: W;
  readonly step: Step<T>;
  readonly before: T['View'];
  readonly log: readonly LogEvent<T['Event']>[];
  readonly seats: readonly SeatAtTable[];
}

/** One line of a card: a picture, and what it says. */
export interface HurtLine {
  readonly picture: ComponentChildren;
  /** In bold before the rest, where it is a figure: `2 hits`. */
  readonly figure?: string;
  readonly says: string;
}

/** What is told where the show stops: who, by what, what follows. */
export interface HurtCard {
  readonly picture: ComponentChildren;
  readonly title: string;
  readonly says: string;
  /** Somebody is hurt, somebody is gone, or an alarm. */
  readonly tone: 'hurt' | 'out' | 'alarm';
  /** It is mine among others'. */
  readonly mine: boolean;
  /** Dice, and what they cost. */
  readonly came: readonly HurtLine[];
  /** What follows from it, and what helps. */
  readonly follows: readonly HurtLine[];
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
  /** Whether the show stops at this event, until somebody has read what hurts; `next` is the one after it. */
  hurts?(event: T['Event'], next: T['Event'] | undefined): boolean;
  /** The cards of those stops; they come after the board, like the end. */
  hurt?(): Promise<{ hurtOf(hurt: HurtProps<T, W>): HurtCard }>;
  /** Comes when a game is set up, never at a table. */
  choices?(): Promise<{ readonly Choices: ComponentType<ChoicesProps<T, W>> }>;
  sound?(event: T['Event']): SoundName | null;
  /** The player aid: a turn in short, words explained, tables. It comes when somebody opens it or asks what something is. */
  aid?(): Promise<{ aidOf(words: W): Promise<Aid> }>;
  /** A clause drawn, where a picture says it better. */
  example?(clause: string, words: W): ComponentChildren;
  /** The pictures of its gist; they come where somebody meets the game. */
  gist?(): Promise<{ readonly Gist: GistPicture }>;
}

/** Puts a game's board on the table. The shell gives it only scenes, events and words of its own game: the one place where the types of a game are forgotten. */
export function defineBoard<T extends GameTypes, W extends Words<T>>(board: BoardModule<T, W>): BoardModule {
  const { end, hurt, gist, aid } = board;
  return {
    ...board,
    ...(end === undefined ? {} : { end: once(end) }),
    ...(hurt === undefined ? {} : { hurt: once(hurt) }),
    ...(gist === undefined ? {} : { gist: once(gist) }),
    ...(aid === undefined ? {} : { aid: once(aid) }),
  } as unknown as BoardModule;
}
