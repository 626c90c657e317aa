import type { Seat } from '#kernel';
import type { Answer } from '../answer.ts';
import { ringIn, type SegmentName } from '../content/board.ts';
import type { MemberId, Rings } from '../content/members.ts';
import type { Decision } from '../types.ts';
import type { View } from '../view.ts';
import { type AttackKind, attackKindOf, memberIn, targetsOf } from './attacks.ts';
import { zombiesAt } from './groups.ts';
import { needed, reachOf } from './needs.ts';

/** What a sentence about something forbidden may be made of. */
export interface Forbidden {
  readonly view: View;
  /** What is decided now. */
  readonly decision: Decision;
  readonly does: Answer['do'];
  readonly who: MemberId | null;
  /** The seat that is named to do it; null where it is simply the one that decides. */
  readonly by: Seat | null;
  readonly attack: AttackKind | null;
  /** The first empty segment it is aimed at, else the first; null where it is aimed at none. */
  readonly at: SegmentName | null;
  /** How many stand there, in which ring, and what a die has to show to hit in it. */
  readonly standing: number;
  readonly ring: number;
  readonly needs: number;
  readonly reach: Rings;
}

export function forbidden(answer: Answer, view: View, decision: Decision): Forbidden {
  const targets = targetsOf(answer);
  const at = targets.find((name) => zombiesAt(view, name) === 0) ?? targets[0] ?? null;
  const who = memberIn(answer);
  const attack = attackKindOf(answer);
  const ring = at === null ? 0 : ringIn(at);
  const reach: Rings = who === null ? [1, 4] : reachOf(who, attack, view.settings);
  return { view, decision, does: answer.do, who, by: answer.by, attack, at, standing: at === null ? 0 : zombiesAt(view, at), ring, needs: needed(ring), reach };
}

/** Who could do it instead, or how else: the first of these that is aimed at the same segment. */
export function instead(answer: Answer, options: readonly Answer[]): { readonly member: MemberId; readonly attack: AttackKind } | null {
  const [segment] = targetsOf(answer);
  if (segment === undefined) return null;
  for (const option of options) {
    const member = memberIn(option);
    const attack = attackKindOf(option);
    if (member !== null && attack !== null && targetsOf(option).includes(segment)) return { member, attack };
  }
  return null;
}
