import type { Referee } from '#kernel';
import { partOf } from '../../content/stories.ts';
import { tell } from '../event.ts';
import { lastsForAll } from '../span.ts';
import { type Raid, stageLeft } from '../state.ts';
import { discardStageCard } from './deck.ts';

/** Waterfall, Slow Down!: once a round, unless the story ignores it. */
export function maySlowDown(g: Raid): boolean {
  const { story } = g.config;
  return g.config.stage === 'waterfall' && !g.slowed && stageLeft(g) > 0 && (story === null || !partOf(story.tale, story.part).rules.includes('no-slow-down'));
}

/** The marker goes back two spaces, for the top stage card. */
export function slow(g: Raid, ref: Referee): void {
  discardStageCard(g, ref);
  g.slowed = true;
  g.slip = Math.max(0, g.slip - 2);
  if (ref.listening) {
    tell(ref, { kind: 'rule', rule: 'slow-down' }, 'contra.setup.reference-flip');
    tell(ref, { kind: 'slip', to: g.slip }, 'contra.space.stage-specific');
  }
}

export const slowDown = lastsForAll('round', (g) => {
  g.slowed = false;
});
