import type { Referee } from '#kernel';
import { partOf } from '../../content/stories.ts';
import type { Event } from '../../event.ts';
import { lastsForAll } from '../span.ts';
import { type State, stageLeft } from '../state.ts';
import { discardStageCard } from './deck.ts';

/** Waterfall, Slow Down!: once a round, unless the story ignores it. */
export function maySlowDown(g: State): boolean {
  const { story } = g.config;
  return g.config.stage === 'waterfall' && !g.slowed && stageLeft(g) > 0 && (story === null || !partOf(story.tale, story.part).rules.includes('no-slow-down'));
}

/** The marker goes back two spaces, for the top stage card. */
export function slow(g: State, ref: Referee<Event>): void {
  discardStageCard(g, ref);
  g.slowed = true;
  g.slip = Math.max(0, g.slip - 2);
  if (ref.listening) {
    ref.tell({ kind: 'rule', rule: 'slow-down' }, 'contra.setup.reference-flip');
    ref.tell({ kind: 'slip', to: g.slip }, 'contra.space.stage-specific');
  }
}

export const slowDown = lastsForAll('round', (g) => {
  g.slowed = false;
});
