import type { StageCard } from '../cards.ts';

/** A stage card, of which there is one without icon, that is drawn, resolved and discarded unless more is said. */
export function card<const Id extends string>(said: { readonly id: Id } & Partial<Omit<StageCard<string>, 'id'>>): StageCard<Id> {
  return { copies: 1, pillbox: false, setup: false, stays: false, effects: [], activate: [], constants: [], ...said };
}
