import type { Play, Referee, Seat } from '#kernel';
import { type Segment, segmentName } from '../content/board.ts';
import { type Member, VANDERBILT } from '../content/members.ts';
import type { Event } from '../event.ts';
import { ardorReady, offerArdor } from './ardor.ts';
import { ask, freeControl, question } from './ask.ts';
import * as DEED from './deed.ts';
import { livingLeader } from './leader.ts';
import { by, deedOf, idOf, memberOf, type Option, option, ownerOfOption } from './option.ts';
import { lives, living, type State, seatOf } from './state.ts';

/** The zombies of a segment have hit the team: First Aid first, then somebody falls. */
export function* zombiesHit(g: State, ref: Referee<Event>, segment: Segment): Play {
  if (mayTryFirstAid(g) && (yield* firstAidCancels(g, ref))) return;
  remove(g, ref, diceDecide(g) ? victimByDice(g, ref) : yield* victim(g, ref, segment));
}

/** By option; or because a leader was to settle it and none lives. */
function diceDecide(g: State): boolean {
  return g.config.settings['hit-by-dice'] || (g.config.settings['leader-calls'] && livingLeader(g) < 0);
}

/** Once a turn. For the last member it could not work, so nobody is asked. */
function mayTryFirstAid(g: State): boolean {
  return g.firstAid && lives(g, VANDERBILT) && living(g) > 1;
}

const TRY_OR_HOLD: readonly Option[] = [option(VANDERBILT, DEED.FIRST_AID), option(VANDERBILT, DEED.HOLD_AID)];

export const firstAid = question({ kind: 'first-aid', candidates: () => TRY_OR_HOLD, constraints: [] });

/** A die below the number of living members, Vanderbilt included, cancels the hit. */
function* firstAidCancels(g: State, ref: Referee<Event>): Play<boolean> {
  if (deedOf(yield* ask(g, ref, seatOf(g, VANDERBILT), firstAid, TRY_OR_HOLD, null)) === DEED.HOLD_AID) return false;
  g.firstAid = false;
  const alive = living(g);
  let die = ref.roll(6);
  if (die >= alive && ardorReady(g)) die = yield* offerArdor(g, ref, VANDERBILT, die, -1, 'first-aid', alive);
  const works = die < alive;
  if (ref.listening) ref.tell({ kind: 'first-aid', die, living: alive, works }, 'contact.vanderbilt.first-aid');
  return works;
}

/** Who may name a victim: every seat that still has a member; only the leader's where he calls; with free control everybody. */
function mayName(g: State, seat: Seat): boolean {
  if (freeControl(g)) return true;
  if (g.config.settings['leader-calls']) return seat === seatOf(g, livingLeader(g));
  for (const member of g.team) if (lives(g, member) && seatOf(g, member) === seat) return true;
  return false;
}

function naming(g: State, member: Member, seat: Seat): Option {
  const o = option(member, DEED.FALL);
  return seatOf(g, member) === seat ? o : by(o, seat);
}

/** Anybody may name anybody; the first answer counts. */
export const victimQuestion = question({
  kind: 'victim',
  seated: true,
  turnClause: 'contact.hit.team-chooses',
  *candidates(g) {
    for (const member of g.team) for (let seat = 0; seat < g.config.players; seat++) yield naming(g, member, seat);
  },
  constraints: [
    { clause: 'contact.hit.no-return', holds: (g, o) => lives(g, memberOf(o)) },
    { clause: 'contact.hit.team-chooses', holds: (g, o) => mayName(g, ownerOfOption(g, o)) },
  ],
});

function* victim(g: State, ref: Referee<Event>, segment: Segment): Play<Member> {
  const list = g.scrap.options;
  let count = 0;
  for (let seat = 0; seat < g.config.players; seat++) {
    if (!mayName(g, seat)) continue;
    for (const member of g.team) if (lives(g, member)) list[count++] = naming(g, member, seat);
  }
  if (living(g) === 1) return memberOf(list[0] as Option);
  return memberOf(yield* ref.offer(victimQuestion, list, { segment: segmentName(segment) }, count));
}

/** Each living member rolls, the lowest falls; those who tie roll again. */
function victimByDice(g: State, ref: Referee<Event>): Member {
  let rolling = g.team.filter((member) => lives(g, member));
  while (rolling.length > 1) {
    const dice = rolling.map((member) => {
      const die = ref.roll(6);
      if (ref.listening) ref.tell({ kind: 'victim-die', member: idOf(member), die }, 'contact.hit.dice-option');
      return die;
    });
    const lowest = Math.min(...dice);
    rolling = rolling.filter((_, i) => dice[i] === lowest);
  }
  return rolling[0] as Member;
}

/** Weapon, grenade and abilities go with the member. With the last one the game is lost this instant. */
function remove(g: State, ref: Referee<Event>, member: Member): void {
  g.alive &= ~(1 << member);
  g.grenades &= g.alive;
  if (ref.listening) ref.tell({ kind: 'removed', member: idOf(member), left: living(g) }, ['contact.hit.one-member', 'contact.hit.all-lost']);
  if (g.alive !== 0) return;
  g.outcome = 'overrun';
  if (ref.listening) ref.tell({ kind: 'overrun', turn: g.turn }, 'contact.victory.loss');
  ref.end();
}
