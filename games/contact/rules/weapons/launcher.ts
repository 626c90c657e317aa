import type { Play, Referee } from '#kernel';
import { ringOf, SEGMENT_NAMES, type Segment } from '../../content/board.ts';
import { NELSON } from '../../content/members.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import { idOf, type Option, segmentOf } from '../option.ts';
import { kill, type Night, zombiesIn } from '../state.ts';
import { neededWith, strike } from './attack-roll.ts';

/** An attack roll, then a second die for how many fall; or that second die at once. */
export function* launcher(g: Night, ref: Referee, order: Option): Play {
  g.fired |= 1 << NELSON;
  const target = segmentOf(order);
  if (!g.config.options['launcher-auto']) {
    const needs = neededWith(NELSON, ringOf(target));
    const die = ardorReady(g) ? yield* rollWithArdor(g, ref, NELSON, needs, target, 'launcher', needs) : ref.roll(6);
    strike(g, ref, NELSON, 'launcher', target, die, needs, 0, 'contact.nelson.attack-roll');
    if (die < needs) return;
  }
  const quantity = ardorReady(g) ? yield* rollWithArdor(g, ref, NELSON, Math.min(6, zombiesIn(g, target)), target, 'quantity', 1) : ref.roll(6);
  blast(g, ref, target, quantity);
}

function blast(g: Night, ref: Referee, target: Segment, quantity: number): void {
  const killed = kill(g, target, quantity);
  if (ref.listening)
    ref.tell(
      { kind: 'blast', member: idOf(NELSON), segment: SEGMENT_NAMES[target] ?? '', die: quantity, killed, left: zombiesIn(g, target) },
      'contact.nelson.launcher',
    );
}
