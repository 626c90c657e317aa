import * as z from 'zod/mini';
import type { Json } from '#kernel';
import { configure } from '../settings.ts';
import type { State } from './state.ts';

/** Called once a turn and once an iteration of tree search: keep it cheap. */
export function copy(g: State): State {
  return {
    config: g.config,
    deck: { top: g.deck.top.slice(), bag: g.deck.bag.slice(), bottom: g.deck.bottom.slice() },
    hands: [g.hands[0].slice(), g.hands[1].slice()],
    pile: g.pile.slice(),
    gone: g.gone.slice(),
    points: [g.points[0], g.points[1]],
    active: g.active,
    outcome: g.outcome,
  };
}

export function save(g: State): Json {
  const { config, deck, outcome, ...rest } = copy(g);
  return { ...rest, config: { settings: { ...config.settings } }, deck: { ...deck }, outcome: outcome === null ? null : { ...outcome } };
}

const cards = z.array(z.int());

/** What was saved comes back from outside: it is checked. */
const STATE = z.object({
  config: z.pipe(z.unknown(), z.transform(configure)),
  deck: z.object({ top: cards, bag: cards, bottom: cards }),
  hands: z.tuple([cards, cards]),
  pile: cards,
  gone: cards,
  points: z.tuple([z.int(), z.int()]),
  active: z.int(),
  outcome: z.nullable(z.object({ payoff: z.array(z.number()), clause: z.string(), cause: z.string() })),
});

export function load(saved: Json): State {
  return STATE.parse(saved);
}
