import type { StageCard } from '../cards.ts';

/** A stage card, of which there is one without icon, that is drawn, resolved and discarded unless more is said. */
export function card(said: Pick<StageCard, 'id'> & Partial<StageCard>): StageCard {
  return { copies: 1, pillbox: false, setup: false, stays: false, effects: [], activate: [], constants: [], ...said };
}
