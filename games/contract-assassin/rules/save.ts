import { storedAsItIs } from '#kernel';
import { configure } from '../settings.ts';
import type { State } from './state.ts';

/** Called once a turn and once an iteration of tree search. */
export function copy(g: State): State {
  return {
    config: g.config,
    hitmen: g.hitmen.map(({ assassin, space, status, missing, hand, skills, done }) => ({
      assassin,
      space,
      status,
      missing,
      hand: hand.slice(),
      skills: skills.slice(),
      done: done.slice(),
    })),
    deck: { top: g.deck.top.slice(), bag: g.deck.bag.slice(), bottom: g.deck.bottom.slice() },
    discards: g.discards.slice(),
    laid: g.laid.slice(),
    skillBag: g.skillBag.slice(),
    guardBag: g.guardBag.slice(),
    owners: g.owners.slice(),
    guards: g.guards.slice(),
    known: g.known === null ? null : g.known.map((hands) => hands.map((cards) => cards.slice())),
    first: g.first,
    active: g.active,
    round: g.round,
    begun: g.begun,
    actions: g.actions,
    bonus: g.bonus,
    kept: g.kept,
    shifted: g.shifted,
    target: g.target,
    counts: { ...g.counts },
    outcome: g.outcome,
  };
}

export const { save, load } = storedAsItIs<State>(configure);
