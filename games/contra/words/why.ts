import type { ClauseId, Json } from '#kernel';
import { type Deed, deedOf } from '../board/answers/deed.ts';
import { whoIsAt } from '../board/map/standing.ts';
import type { CommandoId } from '../content/index.ts';
import type { FighterView, View } from '../rules/view.ts';
import { isView } from '../rules/view.ts';
import { num } from './fields.ts';
import { distance, targetDistance } from './means.ts';

/** What a sentence about something forbidden may be made of. */
export interface Forbidden {
  readonly kind: string;
  readonly deed: Deed;
  readonly view: View;
  readonly about: Json;
  /** Who would do it, and who has to decide. */
  readonly f: FighterView;
  readonly decides: CommandoId;
  /** The space it leads to and the target it is aimed at; empty where there is none. */
  readonly at: string;
  readonly target: string;
  /** How far that is away. */
  readonly away: number;
}

/** The sentences of one language, by clause; null where the clause says it better. */
export type Reasons = Readonly<Record<ClauseId, (forbidden: Forbidden) => string | null>>;

export function whyNotWith(reasons: Reasons) {
  return (clause: ClauseId, kind: string, notation: string, view: Json, about: Json = null): string | null => {
    const reason = reasons[clause];
    const tried = isView(view) ? forbidden(kind, notation, view, about) : null;
    return reason === undefined || tried === null ? null : reason(tried);
  };
}

export function forbidden(kind: string, notation: string, view: View, about: Json): Forbidden | null {
  const deed = deedOf(notation);
  const asked = view.fighters[num(about, 'seat')] ?? view.fighters[view.fight?.seat ?? view.active] ?? view.fighters[0];
  const f = 'who' in deed ? view.fighters.find(({ id }) => id === deed.who) : asked;
  if (f === undefined || asked === undefined) return null;
  const at = 'to' in deed ? deed.to : '';
  const target = 'target' in deed ? deed.target : '';
  const away = (target === '' ? distance(view, f.space, at) : targetDistance(view, f.space, target)) ?? 0;
  return { kind, deed, view, about, f, decides: asked.id, at, target, away };
}

/** The first space of a run or jump in which an enemy stands, with the enemy. */
export function inTheWay({ deed, view, at }: Forbidden): { readonly at: string; readonly enemy: string } | null {
  const path = deed.do === 'run' ? [...deed.via, deed.to] : [at];
  for (const space of path) {
    const [enemy] = whoIsAt(view, space).targets;
    if (enemy !== undefined) return { at: space, enemy };
  }
  return null;
}
