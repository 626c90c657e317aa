import type { Play, Referee, Seat } from '#kernel';
import { REACTS } from '../option.ts';
import type { Raid } from '../state.ts';
import { nextOf, nextQuestion, pause } from './window.ts';

export const reactsQuestion = nextQuestion('next', REACTS, 'contra.effect.each-commando-order');

/**
 * Each commando of whom it is true, one after the other in an order of the group's choosing, each an effect of its own:
 * abilities may be used in between, and may take a commando out of the effect's way.
 */
export function* eachOf(g: Raid, ref: Referee, what: string, applies: (seat: Seat) => boolean, act: (seat: Seat) => Play<unknown>, threat = false): Play {
  const waiting = g.fighters.map((_, seat) => seat);
  for (;;) {
    const left = waiting.filter(applies);
    if (left.length === 0) return;
    let seat = left[0] as Seat;
    if (left.length > 1) seat = yield* nextOf(g, ref, reactsQuestion, REACTS, { for: what === 'enemy-draw' ? 'enemy-draw' : 'reaction', what, left }, threat);
    else yield* pause(g, ref, { next: what === 'enemy-draw' ? 'enemy-draw' : 'reaction', what, seat }, threat ? seat : -1);
    if (!applies(seat)) continue;
    waiting.splice(waiting.indexOf(seat), 1);
    yield* act(seat);
  }
}
