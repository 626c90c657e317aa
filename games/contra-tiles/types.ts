import type { GameTypes } from '#kernel';
import type { Answer } from './answer.ts';
import type { Event } from './event.ts';
import type { Preview } from './preview.ts';
import type { State } from './rules/state.ts';
import type { Config, Draft } from './settings.ts';
import type { View } from './view.ts';

/** Everything that can be seen, asked, said and done in this game. */
export interface ContraTiles extends GameTypes<State, Config, Draft, View, Event, Decision, Answer, Preview> {}

/** Which tile is laid, where and how; and, with scoring-order-active, which closed tile is scored next. */
export type Decision = { readonly kind: 'place'; readonly about: null } | { readonly kind: 'score'; readonly about: null };
