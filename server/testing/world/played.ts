import type { Box } from '#games';
import type { Json } from '#kernel';
import { boxes as shelf } from '#shelf';
import { ambush } from '../../../kernel/testing/ambush.ts';
import { boxOf } from '../boxes.ts';

export interface Played {
  readonly game: string;
  readonly config: Json;
  /** How many seats it has. */
  readonly count: number;
}

/** What people play in a world: two rivals without secrets, hidden hands, and everything hard in a miniature. */
export const PLAYED: readonly Played[] = [
  { game: 'ambush', config: { rounds: 6 }, count: 3 },
  { game: 'ambush', config: { rounds: 12 }, count: 3 },
  { game: 'contra-tiles', config: {}, count: 2 },
  { game: 'contract-assassin', config: { players: 3, settings: { 'hidden-hands': true, 'opening-hand': true, 'round-limit': 10 } }, count: 3 },
];

export const BOXES: readonly Box[] = [...shelf, boxOf(ambush)];
