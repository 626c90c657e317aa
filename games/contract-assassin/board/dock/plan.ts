import { type CardId, GETAWAYS } from '../../content/kit.ts';
import type { SpaceId } from '../../content/world.ts';
import { bestAttempt, killWaysWith } from '../../facts/attempt.ts';
import { destinationsOf, escapeChance, MOST_GETAWAYS } from '../../facts/escape.ts';
import { hitmanAt } from '../../facts/hitman.ts';
import type { Decision } from '../../types.ts';
import type { View } from '../../view.ts';

/** What is being planned: cards that lie out, or the best of the hand while nothing does. */
export type Plan =
  | { readonly kind: 'attempt'; readonly city: SpaceId; readonly cards: readonly CardId[]; readonly preview: boolean; readonly dice: readonly number[] | null }
  | { readonly kind: 'escape'; readonly cards: readonly CardId[]; readonly preview: boolean; readonly rolled: number | null }
  | null;

/** What the decision of whoever is in turn is about. */
export function planOf(decision: Decision | null, view: View): Plan {
  if (decision === null) return null;
  const { target, laid } = view;
  const own = hitmanAt(view, view.active);
  switch (decision.kind) {
    case 'act': {
      const city = own.space;
      if (city === null || own.hand === null || !mayAttempt(view, city) || view.actions === 0) return null;
      return { kind: 'attempt', city, cards: bestAttempt(view, view.active, city).weapons, preview: true, dice: null };
    }
    case 'weapons':
    case 'shift':
      return { kind: 'attempt', city: decision.about.city, cards: laid, preview: false, dice: null };
    case 'roll':
      return decision.about.for === 'escape'
        ? { kind: 'escape', cards: laid, preview: false, rolled: decision.about.dice[0] ?? null }
        : target === null
          ? null
          : { kind: 'attempt', city: target, cards: laid, preview: false, dice: decision.about.dice };
    case 'again':
      return decision.about.of === 'attempt' && target !== null ? { kind: 'attempt', city: target, cards: laid, preview: false, dice: null } : null;
    case 'flee':
      return own.hand === null || view.actions === 0 ? null : { kind: 'escape', cards: bestGetaways(own.hand, own.space), preview: true, rolled: null };
    case 'getaways':
      return { kind: 'escape', cards: laid, preview: false, rolled: null };
    default:
      return null;
  }
}

/** Their own target lives here; for Otto anybody's. */
function mayAttempt(view: View, city: SpaceId): boolean {
  const target = view.targets.find((one) => one.city === city);
  return target !== undefined && (target.owner === view.active || view.hitmen[view.active]?.assassin === 'otto');
}

/** One of each getaway, at most four, those first that lead to most places. */
function bestGetaways(hand: readonly CardId[], from: SpaceId | null): readonly CardId[] {
  const reach = (id: (typeof GETAWAYS)[number]['id']): number => (from === null ? 0 : destinationsOf(id, from).length);
  return GETAWAYS.map(({ id }) => id)
    .filter((id) => hand.includes(id))
    .toSorted((a, b) => reach(b) - reach(a))
    .slice(0, MOST_GETAWAYS);
}

/** How likely a plan works. */
export function chanceOf(plan: Plan, view: View): number | null {
  if (plan === null) return null;
  return plan.kind === 'attempt' ? killWaysWith(view, view.active, plan.city, plan.cards) / 36 : escapeChance(view, view.active, plan.cards);
}

/** What one more of a card would add to the chance of a plan; null where nothing is laid out. */
export function gainOf(plan: Plan, view: View, card: CardId): number | null {
  if (plan === null || plan.preview) return null;
  const with1 = chanceOf({ ...plan, cards: [...plan.cards, card] }, view);
  const now = chanceOf(plan, view);
  return with1 === null || now === null ? null : with1 - now;
}
