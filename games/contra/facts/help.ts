import { at } from '#kernel';
import type { Answer } from '../answer.ts';
import type { Effect } from '../content/effect.ts';
import { type CardId, cardNamed, type SpaceId, stage } from '../content/index.ts';
import type { FighterView, View } from '../view.ts';
import { rangeOf } from './arms.ts';
import { targetDistance, whoIsAt } from './places.ts';

/** What could be done instead. */
export type Help =
  | { readonly is: 'jump'; readonly to: SpaceId }
  | { readonly is: 'run'; readonly to: SpaceId; readonly via: readonly SpaceId[] }
  /** A card that reaches the target, or moves whoever plays it. */
  | { readonly is: 'reaches' | 'moves'; readonly card: CardId };

export function helpFor(tried: Answer, open: readonly Answer[], view: View): Help | null {
  const own = open.filter(({ who }) => who === tried.who);
  const f = view.fighters[view.active];
  if (tried.do === 'run' || tried.do === 'jump') return toSpace(tried.to, own, f !== undefined && hasRoom(view, f));
  if ((tried.do !== 'attack' && tried.do !== 'again') || f?.id !== tried.who) return null;
  const away = targetDistance(view, f.space, tried.target);
  const card = away === null ? null : played(own, (effect) => effect.do === 'attack' && away <= rangeOf(view, f, effect));
  return card === null ? null : { is: 'reaches', card };
}

function toSpace(to: SpaceId, open: readonly Answer[], mayMove: boolean): Help | null {
  if (open.some((answer) => answer.do === 'jump' && answer.to === to)) return { is: 'jump', to };
  for (const answer of open) if (answer.do === 'run' && answer.to === to) return { is: 'run', to, via: answer.via };
  const card = mayMove ? played(open, (effect) => effect.do === 'jump' || (effect.do === 'move' && effect.who === 'you')) : null;
  return card === null || open.some((answer) => answer.do === 'run') ? null : { is: 'moves', card };
}

/** Whether a jump leads anywhere: somewhere beside them nobody stands. */
function hasRoom(view: View, { space }: FighterView): boolean {
  const { map } = stage(view.stage);
  return (map.links[map.named(space ?? '')] ?? []).some((next) => {
    const { commando, targets } = whoIsAt(view, at(map.spaces, next).id);
    return commando === null && targets.length === 0;
  });
}

/** A card that may be played and does this. */
function played(open: readonly Answer[], does: (effect: Effect) => boolean): CardId | null {
  for (const answer of open) if (answer.do === 'play' && cardNamed(answer.card).effect.some(does)) return answer.card;
  return null;
}
