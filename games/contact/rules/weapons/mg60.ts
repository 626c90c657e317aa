import { at, type Play, type Referee } from '#kernel';
import { ringOf, segmentName } from '../../content/board.ts';
import { MILLER } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { DICE, neededWith } from '../../facts/needs.ts';
import { nameTargets, nextTarget } from '../aim.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import { idOf, type Option, segmentOf } from '../option.ts';
import type { State } from '../state.ts';
import { strike } from './attack-roll.ts';
import { volley } from './volley.ts';

/** Four dice; each target close to the one just fired at, hit or miss, even if that is empty now. */
export function* mg60(g: State, ref: Referee<Event>, order: Option): Play {
  g.fired |= 1 << MILLER;
  const dice = at(DICE, MILLER);
  if (g.config.settings['declare-all']) return yield* volley(g, ref, MILLER, yield* nameTargets(g, ref, order, dice, 0));
  let next = order;
  for (let fired = 1; ; fired++) {
    const target = segmentOf(next);
    const needs = neededWith(MILLER, ringOf(target));
    const die = ardorReady(g) ? yield* rollWithArdor(g, ref, MILLER, needs, target, 'mg60', needs) : ref.roll(6);
    strike(g, ref, MILLER, 'mg60', target, die, needs, 1, ringOf(target) === 1 ? 'contact.miller.close-penalty' : 'contact.miller.mg60');
    if (fired === dice) return;
    next = yield* nextTarget(g, ref, { member: idOf(MILLER), dice: dice - fired, close: 0, last: segmentName(target), shown: null, naming: false });
    if (next < 0) return;
  }
}
