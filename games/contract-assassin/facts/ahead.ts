import { at } from '#kernel';
import { type Card, type CardId, cardNamed, GETAWAYS, isWeapon, LOADED_DICE, WEAPONS } from '../content/kit.ts';
import type { Space } from '../content/map.ts';
import type { Escape, Kill, Odds, Preview } from '../preview.ts';
import { canEscape, guardBit, HIDING_TURNS, mayPlay, PRISON_TURNS, type State, total } from '../rules/state.ts';
import type { Ahead } from '../view.ts';
import { type Aim, aimAt, bestWeapons, chartOf, isBlocked, killOdds, oneMore } from './attempt.ts';
import { bestGetaways, doorsWith, escapeOdds } from './escape.ts';
import { hidingAfter, isLastContract } from './hiding.ts';
import { ROLLS } from './odds.ts';

/** What an attempt comes to: the kill, and how to get out. */
type Attempt = Pick<Preview, 'kill' | 'away' | 'hiding' | 'misses'>;

/** An attempt that is still to be begun, for an action: with the best weapons of the hand. */
export function attemptAhead(g: State, target: Space): Attempt {
  const laid = bestWeapons(g, target);
  const best = { weapons: among(WEAPONS, laid), sums: chartOf(g, laid, target) };
  return attemptWith(g, aimAt(g, target, laid), g.actions - 1, best);
}

/** The roll with what lies out, also with nothing. Of Lily's second try there is no second. */
export function rollAhead(g: State, lilyAgain = true): Attempt {
  const best = total(g.laid) === 0 ? { weapons: [], sums: chartOf(g, g.laid, g.target) } : null;
  return attemptWith(g, aimAt(g, g.target, g.laid), g.actions, best, lilyAgain);
}

function attemptWith(g: State, aim: Aim, actions: number, best: Kill['best'], lilyAgain = true): Attempt {
  const odds = killOdds(g, aim, lilyAgain);
  // Loaded Dice that were needed for the kill are gone; after the last contract nobody flees but who has failed.
  const loaded = aim.loaded && !isLastContract(g) ? odds.ways / ROLLS : 0;
  return { kill: { ...odds, adds: null, blocked: false, best }, ...flightAhead(g, actions, loaded) };
}

/** What follows an attempt that leaves so many actions. */
export function flightAhead(g: State, actions: number = g.actions, loaded: number = loadedAt(g)): Pick<Preview, 'away' | 'hiding' | 'misses'> {
  const hiding = hidingAfter(g, actions);
  return { away: actions > 0 && canEscape(g) ? escapeAhead(g, loaded) : null, hiding, misses: hiding === null ? 0 : HIDING_TURNS };
}

/** An escape that is still to be begun: with the best getaways of the hand. */
export function escapeAhead(g: State, loaded: number = loadedAt(g)): Escape {
  const laid = bestGetaways(g);
  return { ...escapeWith(escapeOdds(g, laid, loaded), null), best: { getaways: among(GETAWAYS, laid), doors: doorsWith(g, laid) } };
}

/** The escape with the getaways that lie out, and perhaps one more. */
export function layoutAhead(g: State, card: Card | null): Escape {
  const odds = escapeOdds(g, g.laid, loadedAt(g));
  if (card === null) return escapeWith(odds, null);
  const more = escapeOdds(g, oneMore(g.laid, card), loadedAt(g));
  return escapeWith(more, more.chance - odds.chance);
}

function escapeWith(odds: Odds, adds: number | null): Escape {
  return { ...odds, adds, each: odds.chance / odds.ways, caught: PRISON_TURNS, best: null };
}

/** The kill with one more weapon. */
export function broughtAhead(g: State, card: Card): Kill {
  const aim = aimAt(g, g.target, g.laid);
  return { ...changed(g, aim, { ...aim, laid: oneMore(g.laid, card) }), blocked: isBlocked(g, card, g.target) };
}

/** The kill without a bodyguard, who has been sent to another target. */
export function withoutGuardAhead(g: State, number: number): Kill {
  const aim = aimAt(g, g.target, g.laid);
  return changed(g, aim, { ...aim, guards: aim.guards & ~guardBit(number) });
}

/** The kill without a bodyguard, who is back in the bag, and with the one bonus card of the turn played. */
export function bribedAhead(g: State, number: number): Kill {
  const aim = aimAt(g, g.target, g.laid);
  return changed(g, aim, { ...aim, guards: aim.guards & ~guardBit(number), bag: oneMore(aim.bag, number), loaded: false });
}

function changed(g: State, from: Aim, to: Aim): Kill {
  const odds = killOdds(g, to);
  return { ...odds, adds: odds.chance - killOdds(g, from).chance, blocked: false, best: null };
}

/** The roll of Loaded Dice alone, whatever may be rolled after it. */
export function nextRollAhead(g: State, what: 'attempt' | 'escape'): Pick<Preview, 'kill' | 'away'> {
  if (what === 'escape') return { kill: null, away: escapeWith(nextRoll(g, what), null) };
  return { kill: { ...nextRoll(g, what), adds: null, blocked: false, best: null }, away: null };
}

/** What the cards that lie out would do with one roll; null where none do. */
export function aheadOf(g: State): Ahead | null {
  const card = g.laid.findIndex((count) => count > 0);
  if (card < 0) return null;
  return isWeapon(card)
    ? { for: 'attempt', odds: nextRoll(g, 'attempt'), sums: chartOf(g, g.laid, g.target) }
    : { for: 'escape', odds: nextRoll(g, 'escape'), doors: doorsWith(g, g.laid) };
}

function nextRoll(g: State, what: 'attempt' | 'escape'): Odds {
  const { ways, of } = what === 'attempt' ? killOdds(g, aimAt(g, g.target, g.laid)) : escapeOdds(g, g.laid, 0);
  return { ways, of, chance: ways / of };
}

/** How likely Loaded Dice are at hand: they are, or they are not. */
function loadedAt(g: State): number {
  return mayPlay(g, LOADED_DICE) ? 1 : 0;
}

function among<Id extends CardId>(kinds: readonly { readonly id: Id }[], laid: readonly number[]): readonly Id[] {
  return kinds.flatMap(({ id }) => (at(laid, cardNamed(id)) > 0 ? [id] : []));
}
