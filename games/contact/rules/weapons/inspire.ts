import { at, type Play, type Referee } from '#kernel';
import { COLUMNS, ringOf, type Segment } from '../../content/board.ts';
import { ability, COLE, type Member } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { ask, question } from '../ask.ts';
import * as DEED from '../deed.ts';
import { idOf, memberOf, option } from '../option.ts';
import { inspirable } from '../orders.ts';
import { lives, placeOf, type State, seatOf, zombiesIn } from '../state.ts';

/** A hit of Cole's with this inspires. */
export const INSPIRING = ability(COLE, 'inspire').from;
const { each } = ability(COLE, 'breakthrough');

export const inspireQuestion = question({
  kind: 'inspire',
  seat: (g) => seatOf(g, COLE),
  *candidates(g) {
    for (const member of g.team) yield option(member, DEED.INSPIRE);
  },
  constraints: [
    { clause: 'contact.cole.inspire-who', holds: (_, o) => inspirable(memberOf(o)) },
    { clause: 'contact.players.dead-do-not-act', holds: (g, o) => lives(g, memberOf(o)) },
  ],
});

export function mayBeInspired(g: State, member: Member): boolean {
  return lives(g, member) && inspirable(member);
}

/** A 6 of Cole's always hits; another member gets an extra attack die for this phase. */
export function* inspire(g: State, ref: Referee<Event>): Play {
  const list = g.scrap.options;
  let count = 0;
  for (const member of g.team) if (mayBeInspired(g, member)) list[count++] = option(member, DEED.INSPIRE);
  if (count === 0) return;
  const inspired: Member = memberOf(count === 1 ? at(list, 0) : yield* ask(g, ref, seatOf(g, COLE), inspireQuestion, list, null, count));
  const place = placeOf(g, inspired);
  g.granted[place] = at(g.granted, place) + 1;
  if (ref.listening) ref.tell({ kind: 'inspire', member: idOf(inspired) }, 'contact.cole.inspire');
}

/** How many stand in the first ring. */
export function zombiesNear(g: State): number {
  let near = 0;
  for (let segment = 0; segment < COLUMNS; segment++) near += zombiesIn(g, segment);
  return near;
}

/** One for every full seven. */
export function breakthroughDice(near: number): number {
  return Math.floor(near / each);
}

/** Whether it is one of these dice that goes to a target: they go first, where they may. */
export function usesBreakthrough(close: number, target: Segment): boolean {
  return close > 0 && ringOf(target) === 1;
}

/** Attacks on the first ring on top, by the zombies standing there when Cole begins. */
export function breakthrough(g: State, ref: Referee<Event>): number {
  const near = zombiesNear(g);
  const dice = breakthroughDice(near);
  if (ref.listening && dice > 0) ref.tell({ kind: 'breakthrough', dice, zombies: near }, ['contact.cole.breakthrough', 'contact.cole.breakthrough-count']);
  return dice;
}
