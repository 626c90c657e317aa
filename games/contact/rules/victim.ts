import { at, type Play, type Referee, type Seat } from '#kernel';
import { type Segment, type SegmentName, segmentName } from '../content/board.ts';
import { type Member, memberNamed } from '../content/members.ts';
import type { Event } from '../event.ts';
import type { About } from '../types.ts';
import { ask, freeControl, question } from './ask.ts';
import * as DEED from './deed.ts';
import { leadingSeat } from './leader.ts';
import { by, deedOf, idOf, memberOf, type Option, option, ownerOfOption } from './option.ts';
import { lives, type State, seatOf } from './state.ts';

/** Who falls, with two or more alive: the players agree on it, else the leader settles it; or the dice do, where the table has chosen so. */
export function* victim(g: State, ref: Referee<Event>, target: Segment): Play<Member> {
  const { settings } = g.config;
  if (settings['hit-by-dice']) return victimByDice(g, ref);
  const segment = segmentName(target);
  if (settings['leader-calls']) return yield* settled(g, ref, { segment, refused: null });
  const answer = yield* ref.offer(victimQuestion, g.scrap.options, { segment }, listNames(g));
  const named = memberOf(answer);
  const seat = ownerOfOption(g, answer);
  if (seat === seatOf(g, named) || freeControl(g) || (yield* agreed(g, ref, segment, named, seat))) return named;
  const settling = yield* settled(g, ref, { segment, refused: idOf(named) });
  if (ref.listening) ref.tell({ kind: 'settled', member: idOf(settling) }, 'contact.players.leader-decides');
  return settling;
}

/** Everybody may name anybody, also who has no member left; the first answer counts. */
export const victimQuestion = question({
  kind: 'victim',
  seated: true,
  turnClause: 'contact.hit.team-chooses',
  *candidates(g) {
    for (const member of g.team) for (let seat = 0; seat < g.config.players; seat++) yield naming(g, member, seat);
  },
  constraints: [{ clause: 'contact.hit.no-return', holds: (g, o) => lives(g, memberOf(o)) }],
});

function naming(g: State, member: Member, seat: Seat): Option {
  const o = option(member, DEED.FALL);
  return seatOf(g, member) === seat ? o : by(o, seat);
}

function listNames(g: State): number {
  let count = 0;
  for (let seat = 0; seat < g.config.players; seat++) for (const member of g.team) if (lives(g, member)) g.scrap.options[count++] = naming(g, member, seat);
  return count;
}

/** Another player has named this member: its own player accepts or refuses. */
export const consent = question({
  kind: 'consent',
  turnClause: 'contact.hit.team-chooses',
  candidates: (_, about) => acceptOrRefuse(memberNamed(about.member)),
  constraints: [],
});

function acceptOrRefuse(member: Member): readonly Option[] {
  return [option(member, DEED.ACCEPT), option(member, DEED.REFUSE)];
}

function* agreed(g: State, ref: Referee<Event>, segment: SegmentName, named: Member, seat: Seat): Play<boolean> {
  const member = idOf(named);
  if (ref.listening) ref.tell({ kind: 'named', member, by: seat }, 'contact.hit.team-chooses');
  const answer = yield* ask(g, ref, seatOf(g, named), consent, acceptOrRefuse(named), { segment, member, by: seat });
  if (deedOf(answer) === DEED.ACCEPT) return true;
  if (ref.listening) ref.tell({ kind: 'refused', member }, 'contact.hit.team-chooses');
  return false;
}

/** The leader's player names the victim, and that is final. */
export const settle = question({
  kind: 'settle',
  turnClause: 'contact.players.leader-decides',
  seat: leadingSeat,
  *candidates(g) {
    for (const member of g.team) yield option(member, DEED.FALL);
  },
  constraints: [{ clause: 'contact.hit.no-return', holds: (g, o) => lives(g, memberOf(o)) }],
});

function* settled(g: State, ref: Referee<Event>, about: About<'settle'>): Play<Member> {
  const living = g.team.filter((member) => lives(g, member)).map((member) => option(member, DEED.FALL));
  return memberOf(yield* ask(g, ref, leadingSeat(g), settle, living, about));
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
  return at(rolling, 0);
}
