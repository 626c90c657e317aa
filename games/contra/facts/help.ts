import type { Answer } from '../answer.ts';
import type { Effect } from '../content/effect.ts';
import { type CardId, cardNamed, type SpaceId } from '../content/index.ts';
import type { View } from '../view.ts';
import { rangeOf } from './arms.ts';
import { targetDistance } from './places.ts';

/** What could be done instead. */
export type Help =
  | { readonly is: 'jump'; readonly to: SpaceId }
  | { readonly is: 'run'; readonly to: SpaceId; readonly via: readonly SpaceId[] }
  /** A card that reaches the target, or moves whoever plays it. */
  | { readonly is: 'reaches' | 'moves'; readonly card: CardId };

export function helpFor(tried: Answer, open: readonly Answer[], view: View): Help | null {
  const own = open.filter(({ who }) => who === tried.who);
  if (tried.do === 'run' || tried.do === 'jump') return toSpace(tried.to, own);
  const f = view.fighters[view.active];
  if ((tried.do !== 'attack' && tried.do !== 'again') || f?.id !== tried.who) return null;
  const away = targetDistance(view, f.space, tried.target);
  const card = away === null ? null : played(own, (effect) => effect.do === 'attack' && away <= rangeOf(view, f, effect));
  return card === null ? null : { is: 'reaches', card };
}

function toSpace(to: SpaceId, open: readonly Answer[]): Help | null {
  if (open.some((answer) => answer.do === 'jump' && answer.to === to)) return { is: 'jump', to };
  for (const answer of open) if (answer.do === 'run' && answer.to === to) return { is: 'run', to, via: answer.via };
  const card = played(open, (effect) => effect.do === 'jump' || (effect.do === 'move' && effect.who === 'you'));
  return card === null || open.some((answer) => answer.do === 'run') ? null : { is: 'moves', card };
}

/** A card that may be played and does this. */
function played(open: readonly Answer[], does: (effect: Effect) => boolean): CardId | null {
  for (const answer of open) if (answer.do === 'play' && cardNamed(answer.card).effect.some(does)) return answer.card;
  return null;
}
