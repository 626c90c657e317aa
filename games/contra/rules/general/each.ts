import { at, type Play, type Referee, type Seat } from '#kernel';
import type { AdvantageSymbol } from '../../content/advantage.ts';
import type { Thing } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import type { Moment } from '../../types.ts';
import { suffer } from '../advantage/suffer.ts';
import { NEXT } from '../option.ts';
import type { State } from '../state.ts';
import { question } from './ask.ts';
import { nextOf, nextOption, pause } from './window.ts';

export const reactsQuestion = question('next', nextOption(NEXT, 'contra.effect.each-commando-order'));

function toReact(seat: Seat, { what }: { readonly what: Thing | 'enemy-draw' }): Moment {
  return what === 'enemy-draw' ? { next: what, what: null, seat } : { next: 'reaction', what, seat };
}

/**
 * Each commando of whom it is true, one after the other in an order of the group's choosing, each an effect of its own:
 * abilities may be used in between, and may take a commando out of the effect's way. `suffers`: whom it is about to make suffer.
 */
export function* eachOf(
  g: State,
  ref: Referee<Event>,
  what: Thing | 'enemy-draw',
  applies: (seat: Seat) => boolean,
  act: (seat: Seat) => Play<unknown>,
  suffers: (seat: Seat) => boolean = () => false,
): Play {
  const waiting = g.fighters.map((_, seat) => seat);
  for (;;) {
    const left = waiting.filter(applies);
    if (left.length === 0) return;
    let seat = at(left, 0);
    if (left.length > 1) seat = yield* nextOf(g, ref, reactsQuestion, NEXT, { what, left }, toReact, left.filter(suffers));
    else yield* pause(g, ref, toReact(seat, { what }), left.filter(suffers));
    if (!applies(seat)) continue;
    waiting.splice(waiting.indexOf(seat), 1);
    yield* act(seat);
  }
}

/** What one effect deals to a commando in several hits is suffered once, for all of them. */
export function sufferTogether(g: State, ref: Referee<Event>, what: Thing, hits: (seat: Seat) => number, symbol: AdvantageSymbol): Play {
  const all = (seat: Seat): AdvantageSymbol[] => Array.from({ length: hits(seat) }, () => symbol);
  return eachOf(
    g,
    ref,
    what,
    (seat) => hits(seat) > 0,
    (seat) => suffer(g, ref, seat, all(seat)),
    () => true,
  );
}
