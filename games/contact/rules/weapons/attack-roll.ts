import type { ClauseId, Referee } from '#kernel';
import { ringOf, type Segment, segmentName } from '../../content/board.ts';
import { ALVARES, ability, type Member, specialist, type Weapon } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import type { AttackKind } from '../../facts/attacks.ts';
import { idOf } from '../option.ts';
import { freeze, kill, type State, zombiesIn } from '../state.ts';

const CLAUSE_OF: Readonly<Record<Weapon['word'], string>> = { rifle: 'rifle', flame: 'flamethrower', mg60: 'mg60', shotgun: 'shotgun', launcher: 'launcher' };

export function weaponClause(member: Member): ClauseId {
  const { id, weapon } = specialist(member);
  return `contact.${id}.${CLAUSE_OF[weapon.word]}`;
}

/** The die has fallen: what it removes from the target, and what else a hit of this member does. */
export function strike(
  g: State,
  ref: Referee<Event>,
  member: Member,
  attack: AttackKind,
  target: Segment,
  die: number,
  needs: number,
  kills: number,
  clause: ClauseId,
): number {
  const hit = die >= needs;
  const killed = hit ? kill(g, target, kills) : 0;
  if (ref.listening)
    ref.tell({ kind: 'shot', member: idOf(member), with: attack, segment: segmentName(target), die, needs, hit, killed, left: zombiesIn(g, target) }, [
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

function confuse(g: State, ref: Referee<Event>, target: Segment, die: number): void {
  const from = confusesFrom(target, zombiesIn(g, target));
  if (from === 0 || die < from) return;
  freeze(g, target);
  if (ref.listening) ref.tell({ kind: 'confusion', segment: segmentName(target), zombies: zombiesIn(g, target) }, 'contact.alvares.confusion');
}
