import type { ClauseId } from '#kernel';
import type { Answer } from '../answer.ts';
import type { CommandoId, SpaceId, TargetId } from '../content/index.ts';
import { distance, targetDistance, whoIsAt } from '../facts/places.ts';
import type { Decision } from '../types.ts';
import type { FighterView, View } from '../view.ts';

/** What a sentence about something forbidden may be made of. */
export interface Forbidden {
  readonly answer: Answer;
  readonly view: View;
  readonly decision: Decision;
  /** Who would do it, and who has to decide. */
  readonly f: FighterView;
  readonly decides: CommandoId;
  /** The space it leads to and the target it is aimed at, if there is one, and how far that is away. */
  readonly at: SpaceId | null;
  readonly target: TargetId | null;
  readonly away: number;
}

/** The sentences of one language, by clause; null where the clause says it better. */
export type Reasons = Readonly<Record<ClauseId, (forbidden: Forbidden) => string | null>>;

export function whyNotWith(reasons: Reasons) {
  return (clause: ClauseId, answer: Answer, view: View, decision: Decision): string | null => {
    const tried = forbidden(answer, view, decision);
    return tried === null ? null : (reasons[clause]?.(tried) ?? null);
  };
}

function forbidden(answer: Answer, view: View, decision: Decision): Forbidden | null {
  const { about } = decision;
  const asked = view.fighters['seat' in about ? about.seat : -1] ?? view.fighters[view.fight?.seat ?? view.active] ?? view.fighters[0];
  const f = view.fighters.find(({ id }) => id === answer.who);
  if (f === undefined || asked === undefined) return null;
  const at = 'to' in answer ? answer.to : null;
  const target = 'target' in answer ? answer.target : null;
  const away = (target === null ? distance(view, f.space, at) : targetDistance(view, f.space, target)) ?? 0;
  return { answer, view, decision, f, decides: asked.id, at, target, away };
}

/** Several are asked, each for themselves. */
export function isOpen({ decision: { kind } }: Forbidden): boolean {
  return kind === 'turn' || kind === 'assault' || kind === 'next' || kind === 'pause';
}

/** The first space of a run or jump in which an enemy stands, with the enemy. */
export function inTheWay({ answer, view, at }: Forbidden): { readonly at: SpaceId; readonly enemy: TargetId } | null {
  const path = answer.do === 'run' ? [...answer.via, answer.to] : at === null ? [] : [at];
  for (const space of path) {
    const [enemy] = whoIsAt(view, space).targets;
    if (enemy !== undefined) return { at: space, enemy };
  }
  return null;
}
