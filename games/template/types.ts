import type { GameTypes, Seat } from '#kernel';
import type { Answer } from './answer.ts';
import type { Event } from './event.ts';
import type { State } from './rules/state.ts';
import type { Config, Draft } from './settings.ts';
import type { View } from './view.ts';

/** Everything that can be seen, asked, said and done in this game. */
export interface Template extends GameTypes<State, Config, Draft, View, Event, Decision, Answer, Preview> {}

/** What an answer would do: how many cards one keeps, or what the other gets. */
export type Preview = { readonly hand: number | null; readonly gives: Gives | null };

export type Gives = {
  /** How many points the other has then, at least. */
  readonly points: number;
  /** The chance that the climb counts twice. */
  readonly twice: number;
  /** The chance that the other has won. */
  readonly wins: number;
};

/** What somebody decides, and what it is about; `about` is public. */
export type Decision =
  | { readonly kind: 'climb'; readonly about: { readonly seat: Seat } }
  /** Those who have not decided yet. */
  | { readonly kind: 'swap'; readonly about: { readonly waiting: readonly Seat[] } };
