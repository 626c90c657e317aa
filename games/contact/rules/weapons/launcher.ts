import type { Play, Referee } from '#kernel';
import { ringOf, type Segment, segmentName } from '../../content/board.ts';
import { NELSON } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { neededWith } from '../../facts/needs.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import { idOf, type Option, segmentOf } from '../option.ts';
import { kill, type State, zombiesIn } from '../state.ts';
import { strike } from './attack-roll.ts';

/** An attack roll, then a second die for how many fall; or that second die at once. */
export function* launcher(g: State, ref: Referee<Event>, order: Option): Play {
  g.fired |= 1 << NELSON;
  const target = segmentOf(order);
  if (!g.config.settings['launcher-auto']) {
    const needs = neededWith(NELSON, ringOf(target));
    const die = ardorReady(g) ? yield* rollWithArdor(g, ref, NELSON, needs, target, 'launcher', needs) : ref.roll(6);
    strike(g, ref, NELSON, 'launcher', target, die, needs, 0, 'contact.nelson.attack-roll');
    if (die < needs) return;
  }
  const quantity = ardorReady(g) ? yield* rollWithArdor(g, ref, NELSON, Math.min(6, zombiesIn(g, target)), target, 'quantity', 1, nextDie) : ref.roll(6);
  blast(g, ref, target, quantity);
}

function nextDie(die: number): number {
  return die + 1;
}

function blast(g: State, ref: Referee<Event>, target: Segment, quantity: number): void {
  const killed = kill(g, target, quantity);
  if (ref.listening)
    ref.tell(
      { kind: 'blast', member: idOf(NELSON), segment: segmentName(target), die: quantity, killed, left: zombiesIn(g, target) },
      'contact.nelson.launcher',
    );
}
