import { type CardId, cardNamed, isGetaway } from '../content/kit.ts';
import { CONTRACTS_EACH } from '../rules/state.ts';
import type { View } from '../view.ts';
import { hitmanAt } from './hitman.ts';

/** Whether somebody has to hide after an attempt: whatever the dice give, or whatever they give but a kill, which wins the game. */
export type Hiding = 'certain' | 'unless-it-wins';

/**
 * What an attempt that is open to whoever is in turn, or under way, comes to; null where there may be a choice. Nobody escapes without
 * an action and a card, and only one bonus card may still bring what is missing.
 */
export function hidingAfter(view: View): Hiding | null {
  const { assassin, hand, done } = hitmanAt(view, view.active);
  if (hand === null) return null;
  const holds = (card: CardId): boolean => !view.bonusPlayed && hand.includes(card);
  const hasCard = assassin === 'cynthia' || hand.some((card) => isGetaway(cardNamed(card)));
  const hasAction = view.actions > (view.target === null ? 1 : 0);
  const mayEscape = hasAction ? hasCard || holds('arms-fair') : hasCard && holds('double-espresso');
  if (mayEscape) return null;
  return done.length + 1 === CONTRACTS_EACH ? 'unless-it-wins' : 'certain';
}
