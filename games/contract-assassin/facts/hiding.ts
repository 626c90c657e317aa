import { ARMS_FAIR, DOUBLE_ESPRESSO } from '../content/kit.ts';
import { active, CONTRACTS_EACH, canEscape, mayPlay, type State } from '../rules/state.ts';

/** Whether somebody has to hide after an attempt: whatever the dice give, or whatever they give but a kill, which wins the game. */
export type Hiding = 'certain' | 'unless-it-wins';

/**
 * What an attempt of whoever is in turn comes to that leaves so many actions; null where there may be a choice. Nobody escapes
 * without an action and a card, and only one bonus card may still bring what is missing.
 */
export function hidingAfter(g: State, actions: number): Hiding | null {
  const mayEscape = actions > 0 ? canEscape(g) || mayPlay(g, ARMS_FAIR) : canEscape(g) && mayPlay(g, DOUBLE_ESPRESSO);
  if (mayEscape) return null;
  return isLastContract(g) ? 'unless-it-wins' : 'certain';
}

/** Whether one more contract wins the game. */
export function isLastContract(g: State): boolean {
  return active(g).done.length + 1 === CONTRACTS_EACH;
}
