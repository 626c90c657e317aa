import { at, type Play, type Referee } from '#kernel';
import { type Segment, segmentName } from '../../content/board.ts';
import { KENZO } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { MELEE, resultsFrom } from '../../facts/needs.ts';
import type { DieFor } from '../../types.ts';
import { ardorReady, offerArdorOnOne, rollWithArdor } from '../ardor.ts';
import { type Option, segmentOf } from '../option.ts';
import { type State, zombiesIn } from '../state.ts';
import { strike } from './attack-roll.ts';

/** Both dice at one segment of the first ring; each 5 or 6 among them grants one more, which grants nothing. */
export function* ronin(g: State, ref: Referee<Event>, order: Option): Play {
  g.fired |= 1 << KENZO;
  g.ronin = true;
  const target = segmentOf(order);
  const granted = yield* slash(g, ref, target, MELEE.dice, true);
  if (zombiesIn(g, target) > 0) yield* slash(g, ref, target, granted, false);
}

/** So many dice at once, all at one segment; how many of them are high enough to grant another. */
function* slash(g: State, ref: Referee<Event>, target: Segment, dice: number, own: boolean): Play<number> {
  const shown = ardorReady(g) ? yield* throwTogether(g, ref, target, dice, own) : null;
  let high = 0;
  for (let i = 0; i < dice; i++) {
    const die = shown === null ? ref.roll(6) : at(shown, i);
    hack(g, ref, target, die, own);
    if (die >= MELEE.grants) high++;
  }
  return high;
}

function* throwTogether(g: State, ref: Referee<Event>, target: Segment, dice: number, own: boolean): Play<readonly number[]> {
  const rolled = Array.from({ length: dice }, () => ref.roll(6));
  // Somebody is left for a further hit: with a miss by hitting, with an own hit by another die.
  const left = zombiesIn(g, target) > rolled.filter((die) => die >= MELEE.needs).length;
  const at = segmentName(target);
  const what: DieFor = own ? 'ronin' : 'ronin-extra';
  const lying = rolled.map((die) => ({
    rolled: die,
    target: at,
    for: what,
    needs: MELEE.needs,
    better: left && die < best(own) ? resultsFrom(die < MELEE.needs ? MELEE.needs : best(own)) : [],
  }));
  return yield* offerArdorOnOne(g, ref, KENZO, lying);
}

/** One die of Kenzo's two where rifle and melee may be mixed; what it grants comes at once. */
export function* meleeDie(g: State, ref: Referee<Event>, target: Segment): Play {
  const group = zombiesIn(g, target);
  if (group > 0) yield* meleeHit(g, ref, target, yield* rollMelee(g, ref, target, 'ronin', best(group > 1)));
}

/** The same for a die that lies there. */
export function* meleeHit(g: State, ref: Referee<Event>, target: Segment, die: number): Play {
  hack(g, ref, target, die, true);
  if (die >= MELEE.grants && zombiesIn(g, target) > 0) hack(g, ref, target, yield* rollMelee(g, ref, target, 'ronin-extra', best(false)), false);
}

function* rollMelee(g: State, ref: Referee<Event>, target: Segment, what: DieFor, most: number): Play<number> {
  return ardorReady(g) ? yield* rollWithArdor(g, ref, KENZO, most, target, what, MELEE.needs) : ref.roll(6);
}

/** From this on a die cannot be bettered: it hits, or, where that can still do something, it grants another. */
function best(grants: boolean): number {
  return grants ? MELEE.grants : MELEE.needs;
}

function hack(g: State, ref: Referee<Event>, target: Segment, die: number, own: boolean): void {
  strike(g, ref, KENZO, 'ronin', target, die, MELEE.needs, 1, own ? 'contact.kenzo.ronin' : 'contact.kenzo.ronin-extra');
}
