import * as z from 'zod/mini';
import type { Json } from '#kernel';
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
    shown: g.shown,
    counts: { ...g.counts },
    outcome: g.outcome,
  };
}

export function save(g: State): Json {
  const { config, hitmen, deck, counts, outcome, ...rest } = copy(g);
  return {
    ...rest,
    config: { ...config, settings: { ...config.settings } },
    hitmen: hitmen.map((hitman) => ({ ...hitman })),
    deck: { ...deck },
    counts: { ...counts },
    outcome: outcome === null ? null : { ...outcome },
  };
}

const whole = z.int();
const wholes = z.array(whole);

const STATE = z.object({
  config: z.pipe(z.unknown(), z.transform(configure)),
  hitmen: z.array(z.object({ assassin: whole, space: whole, status: whole, missing: whole, hand: wholes, skills: wholes, done: wholes })),
  deck: z.object({ top: wholes, bag: wholes, bottom: wholes }),
  discards: wholes,
  laid: wholes,
  skillBag: wholes,
  guardBag: wholes,
  owners: wholes,
  guards: wholes,
  known: z.nullable(z.array(z.array(wholes))),
  first: whole,
  active: whole,
  round: whole,
  begun: z.boolean(),
  actions: whole,
  bonus: z.boolean(),
  kept: z.boolean(),
  shifted: z.boolean(),
  target: whole,
  shown: whole,
  counts: z.object({ attempts: whole, kills: whole, escapes: whole, arrests: whole, missed: whole, robberies: whole, reshuffles: whole }),
  outcome: z.nullable(z.object({ payoff: z.array(z.number()), clause: z.string(), cause: z.string() })),
});

export function load(saved: Json): State {
  return STATE.parse(saved);
}
