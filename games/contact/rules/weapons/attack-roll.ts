import type { ClauseId, Referee } from '#kernel';
import { RINGS, ringOf, SEGMENT_NAMES, type Segment } from '../../content/board.ts';
import { ALVARES, ability, MEMBERS, type Member, specialist, type Weapon } from '../../content/members.ts';
import { idOf } from '../option.ts';
import { freeze, kill, type Night, zombiesIn } from '../state.ts';

/** An attack roll has to show more than the distance. */
export function needed(ring: number): number {
  return ring + 1;
}

/** The same with the weapon's own shift, for every member and ring: `5 × member + ring`. */
const NEEDED: readonly number[] = MEMBERS.flatMap(({ weapon: { shift } }) =>
  Array.from({ length: RINGS + 1 }, (_, ring) => needed(ring) + (shift !== undefined && ring >= shift.rings[0] && ring <= shift.rings[1] ? shift.by : 0)),
);

export function neededWith(member: Member, ring: number): number {
  return NEEDED[5 * member + ring] as number;
}

/** How many dice the weapon has, by member. */
export const DICE: readonly number[] = MEMBERS.map(({ weapon }) => weapon.dice);

const CLAUSE_OF: Readonly<Record<Weapon['word'], string>> = { rifle: 'rifle', flame: 'flamethrower', mg60: 'mg60', shotgun: 'shotgun', launcher: 'launcher' };

export function weaponClause(member: Member): ClauseId {
  const { id, weapon } = specialist(member);
  return `contact.${id}.${CLAUSE_OF[weapon.word]}`;
}

/** The die has fallen: what it removes from the target, and what else a hit of this member does. */
export function strike(
  g: Night,
  ref: Referee,
  member: Member,
  word: string,
  target: Segment,
  die: number,
  needs: number,
  kills: number,
  clause: ClauseId,
): number {
  const hit = die >= needs;
  const killed = hit ? kill(g, target, kills) : 0;
  if (ref.listening)
    ref.tell({ kind: 'shot', member: idOf(member), with: word, segment: SEGMENT_NAMES[target] ?? '', die, needs, hit, killed, left: zombiesIn(g, target) }, [
      'contact.attack.target-number',
      clause,
    ]);
  if (hit && member === ALVARES) confuse(g, ref, target, die);
  return killed;
}

const CONFUSION = ability(ALVARES, 'confusion');

/** The least die with which a hit of Alvares confuses what is left of a group of this size; 0 where it cannot. */
export function confusesFrom(target: Segment, left: number): number {
  const ring = ringOf(target);
  return left > 0 && ring >= CONFUSION.rings[0] && ring <= CONFUSION.rings[1] ? CONFUSION.from : 0;
}

function confuse(g: Night, ref: Referee, target: Segment, die: number): void {
  const from = confusesFrom(target, zombiesIn(g, target));
  if (from === 0 || die < from) return;
  freeze(g, target);
  if (ref.listening) ref.tell({ kind: 'confusion', segment: SEGMENT_NAMES[target] ?? '', zombies: zombiesIn(g, target) }, 'contact.alvares.confusion');
}
