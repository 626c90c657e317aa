import { type Deed, deedOf } from '../board/answers/deed.ts';
import type { Effect } from '../content/effect.ts';
import { cardNamed } from '../content/index.ts';
import type { FighterView, View } from '../rules/view.ts';
import { targetDistance, weaponRange } from './means.ts';

/** What could be done instead. */
export type Help =
  | { readonly is: 'jump'; readonly to: string }
  | { readonly is: 'way'; readonly to: string; readonly via: readonly string[] }
  /** A card that reaches the target, or moves whoever plays it. */
  | { readonly is: 'reaches' | 'moves'; readonly card: string }
  | null;

export function helpFor(notation: string, options: readonly string[], view: View): Help {
  const tried = deedOf(notation);
  const open = options.map(deedOf);
  if (tried.do === 'run' || tried.do === 'jump') return toSpace(tried.to, open);
  const f = view.fighters[view.active];
  if ((tried.do !== 'attack' && tried.do !== 'again') || f === undefined) return null;
  const away = targetDistance(view, f.space, tried.target);
  const card = away === null ? null : played(open, (effect) => effect.do === 'attack' && away <= reachOf(effect, view, f));
  return card === null ? null : { is: 'reaches', card };
}

function toSpace(to: string, open: readonly Deed[]): Help {
  if (open.some((deed) => deed.do === 'jump' && deed.to === to)) return { is: 'jump', to };
  for (const deed of open) if (deed.do === 'run' && deed.to === to) return { is: 'way', to, via: deed.via };
  const card = played(open, ({ do: does }) => does === 'move' || does === 'jump');
  return card === null || open.some((deed) => deed.do === 'run') ? null : { is: 'moves', card };
}

/** A card that may be played and does this. */
function played(open: readonly Deed[], does: (effect: Effect) => boolean): string | null {
  for (const deed of open) if (deed.do === 'play' && cardNamed(deed.card).effect.some(does)) return deed.card;
  return null;
}

function reachOf(effect: Extract<Effect, { do: 'attack' }>, view: View, f: FighterView): number {
  return effect.pool?.range ?? weaponRange(view, f) + (effect.range ?? 0);
}
