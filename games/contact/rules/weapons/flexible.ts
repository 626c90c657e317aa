import { at, type Play, type Referee } from '#kernel';
import { ringOf, SEGMENTS } from '../../content/board.ts';
import { DUNHAM, GRENADE, specialist } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { grenadeReach, needed } from '../../facts/needs.ts';
import { removal } from '../../facts/removal.ts';
import type { About } from '../../types.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import { ask, question } from '../ask.ts';
import type { Deed } from '../deed.ts';
import * as DEED from '../deed.ts';
import { option, segmentOf, without } from '../option.ts';
import { lookAround, type State, seatOf, zombiesIn } from '../state.ts';
import { strike } from './attack-roll.ts';

const RIFLE_REACH = specialist(DUNHAM).weapon.rings[1];

type With = About<'flexible'>['with'];

/** What the target is named for. */
const DEEDS: Readonly<Record<With, Deed>> = { rifle: DEED.WEAPON, grenade: DEED.THROW };

/** The die lies there; now the target is picked among those it hits. */
export const flexible = question({
  kind: 'flexible',
  *candidates(_, about) {
    for (let s = 0; s < SEGMENTS; s++) yield option(DUNHAM, DEEDS[about.with], s);
  },
  constraints: [
    { clause: 'contact.attack.target-number', holds: (_, o, about) => about.die >= needed(ringOf(segmentOf(o))) },
    { clause: 'contact.attack.occupied-target', holds: (g, o) => zombiesIn(g, segmentOf(o)) > 0 },
    { clause: 'contact.grenade.range', holds: (g, o, about) => about.with === 'rifle' || ringOf(segmentOf(o)) <= grenadeReach(g.config.settings) },
  ],
  preview: (g, o, about) => removal(g, segmentOf(o), about.with === 'rifle' ? 1 : GRENADE.kills),
});

export function* flexibleRifle(g: State, ref: Referee<Event>): Play {
  g.fired |= 1 << DUNHAM;
  yield* flexibleShot(g, ref, 'rifle', 1);
}

/** Roll, then pick the target. A die that hits nothing within reach is a miss. */
export function* flexibleShot(g: State, ref: Referee<Event>, what: With, kills: number): Play {
  lookAround(g);
  const reach = what === 'rifle' ? RIFLE_REACH : grenadeReach(g.config.settings);
  const die = ardorReady(g) ? yield* rollWithArdor(g, ref, DUNHAM, bestDie(g, reach), -1, what, bestDie(g, reach), (lies) => nextDie(g, lies)) : ref.roll(6);
  const { occupied, upTo, options } = g.scrap;
  const count = at(upTo, Math.max(0, Math.min(reach, die - 1)));
  if (count === 0) {
    if (ref.listening) ref.tell({ kind: 'flexible-miss', die }, ['contact.dunham.flexible', 'contact.attack.target-number']);
    return;
  }
  for (let i = 0; i < count; i++) options[i] = without(DUNHAM, DEEDS[what]) | at(occupied, i);
  const target = segmentOf(count === 1 ? at(options, 0) : yield* ask(g, ref, seatOf(g, DUNHAM), flexible, options, { with: what, die }, count));
  strike(g, ref, DUNHAM, what, target, die, needed(ringOf(target)), kills, what === 'rifle' ? 'contact.dunham.flexible' : 'contact.grenade.effect');
}

/** The least die that reaches somebody whom this one does not. */
function nextDie(g: State, die: number): number {
  for (let ring = Math.max(1, die); ; ring++) if (g.scrap.upTo[ring] !== g.scrap.upTo[ring - 1]) return needed(ring);
}

/** With a higher die than the farthest group needs there is nothing more to choose from. */
function bestDie(g: State, reach: number): number {
  for (let ring = reach; ring > 1; ring--) if (g.scrap.upTo[ring] !== g.scrap.upTo[ring - 1]) return needed(ring);
  return needed(1);
}
