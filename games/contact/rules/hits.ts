import type { Play, Referee } from '#kernel';
import type { Segment } from '../content/board.ts';
import { type Member, VANDERBILT } from '../content/members.ts';
import type { Event } from '../event.ts';
import { resultsBelow } from '../facts/needs.ts';
import { foreseeAid } from '../facts/rerolls.ts';
import { ardorReady, offerArdor } from './ardor.ts';
import { ask, question } from './ask.ts';
import { idOf, kindOf, type Option, option } from './option.ts';
import * as KIND from './option-kind.ts';
import { lives, living, type State, seatOf } from './state.ts';
import { victim } from './victim.ts';

/** The zombies of a segment have hit the team: First Aid first, then somebody falls. */
export function* zombiesHit(g: State, ref: Referee<Event>, segment: Segment): Play {
  if (mayTryFirstAid(g) && (yield* firstAidCancels(g, ref))) return;
  remove(g, ref, living(g) === 1 ? theLast(g) : yield* victim(g, ref, segment));
}

function theLast(g: State): Member {
  return 31 - Math.clz32(g.alive);
}

/** Once a turn. For the last member it could not work, so nobody is asked. */
function mayTryFirstAid(g: State): boolean {
  return g.firstAid && lives(g, VANDERBILT) && living(g) > 1;
}

const TRY_OR_HOLD: readonly Option[] = [option(VANDERBILT, KIND.FIRST_AID), option(VANDERBILT, KIND.HOLD_AID)];

export const firstAid = question({
  kind: 'first-aid',
  candidates: () => TRY_OR_HOLD,
  constraints: [],
  preview: (g, o) => (kindOf(o) === KIND.FIRST_AID ? foreseeAid(living(g), ardorReady(g)) : null),
});

/** A die below the number of living members, Vanderbilt included, cancels the hit. */
function* firstAidCancels(g: State, ref: Referee<Event>): Play<boolean> {
  if (kindOf(yield* ask(g, ref, seatOf(g, VANDERBILT), firstAid, TRY_OR_HOLD, null)) === KIND.HOLD_AID) return false;
  g.firstAid = false;
  const alive = living(g);
  let die = ref.roll(6);
  if (die >= alive && ardorReady(g)) die = yield* offerArdor(g, ref, VANDERBILT, die, -1, 'first-aid', alive, resultsBelow(alive));
  const works = die < alive;
  if (ref.listening) ref.tell({ kind: 'first-aid', die, living: alive, works }, 'contact.vanderbilt.first-aid');
  return works;
}

/** Weapon, grenade and abilities go with the member. With the last one the game is lost this instant. */
function remove(g: State, ref: Referee<Event>, member: Member): void {
  g.alive &= ~(1 << member);
  g.grenades &= g.alive;
  if (ref.listening) ref.tell({ kind: 'removed', member: idOf(member), left: living(g), turn: g.turn }, ['contact.hit.one-member', 'contact.hit.all-lost']);
  if (g.alive !== 0) return;
  g.outcome = 'overrun';
  if (ref.listening) ref.tell({ kind: 'overrun', turn: g.turn }, 'contact.victory.loss');
  ref.end();
}
