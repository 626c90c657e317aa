import { at } from '#kernel';
import { CYNTHIA, NINJA, SIMON } from '../content/assassins.ts';
import { type Card, FIRST_BONUS, FIRST_GETAWAY, GETAWAYS, type GetawayId, getawayNumber } from '../content/kit.ts';
import { DESTINATIONS, HOMES, type Space, spaceId, spaceNamed } from '../content/map.ts';
import type { SpaceId } from '../content/world.ts';
import type { Odds } from '../preview.ts';
import { active, type Hitman, is, MOST_GETAWAYS, type State } from '../rules/state.ts';
import { oneMore } from './attempt.ts';
import { escapeSixths, FACES, leadsOut } from './odds.ts';

/** A face of the getaway die that leads out: to how many spaces. */
export type Door = { readonly number: number; readonly spaces: number };

/** The faces of the getaway die that lead whoever is in turn out with these cards laid out. */
export function doorsWith(g: State, laid: readonly number[]): readonly Door[] {
  return GETAWAYS.flatMap(({ number }) => (leadsOut(laid, number, is(g, CYNTHIA)) ? [{ number, spaces: waysOut(active(g), number).length }] : []));
}

/** The chance to get away: what fails is rolled again with Loaded Dice, at hand with this chance, and once more by Šimon. */
export function escapeOdds(g: State, laid: readonly number[], loaded: number): Odds {
  const ways = escapeSixths(laid, is(g, CYNTHIA));
  const fails = 1 - ways / FACES;
  const caught = is(g, SIMON) && !g.config.settings['second-try-new-cards'] ? fails ** 2 : fails;
  return { ways, of: FACES, chance: 1 - caught * (loaded * fails + 1 - loaded) };
}

/** One of each getaway of the hand that opens a door, as many as may be brought, those first that lead to most places. */
export function bestGetaways(g: State): readonly number[] {
  const own = active(g);
  const none = g.laid.map(() => 0);
  const kinds: Card[] = [];
  for (let card = FIRST_GETAWAY; card < FIRST_BONUS; card++)
    if (at(own.hand, card) > 0 && !leadsOut(none, getawayNumber(card), is(g, CYNTHIA))) kinds.push(card);
  const reach = (card: Card): number => waysOut(own, getawayNumber(card)).length;
  return kinds
    .toSorted((a, b) => reach(b) - reach(a))
    .slice(0, MOST_GETAWAYS)
    .reduce(oneMore, none);
}

const HOME_CITIES: readonly Space[] = HOMES.toSorted((a, b) => a - b);

/** Where somebody who gets away by a number may go: Ninja Sue to any home city, the others where the getaway leads. */
export function waysOut({ assassin, space }: Pick<Hitman, 'assassin' | 'space'>, number: number): readonly Space[] {
  return assassin === NINJA ? HOME_CITIES : at(at(DESTINATIONS, number - 1), space);
}

/** Where a getaway leads from a space. */
export function destinationsOf(getaway: GetawayId, from: SpaceId): readonly SpaceId[] {
  const number = GETAWAYS.find(({ id }) => id === getaway)?.number ?? 0;
  return (DESTINATIONS[number - 1]?.[spaceNamed(from)] ?? []).map(spaceId);
}
