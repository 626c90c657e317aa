import { CONTRACTS } from '../content/contracts.ts';
import { SPACE_DATA, type SpaceId } from '../content/world.ts';

const NAMES = new Map<SpaceId, string>(SPACE_DATA.map(({ id, name }) => [id, name]));
const VICTIMS = new Map<SpaceId, string>(CONTRACTS.map(({ city, name }) => [city, name]));

/** A space by the name that is printed on the map. */
export function placeName(space: SpaceId): string {
  return NAMES.get(space) ?? space;
}

/** Who lives in a city. */
export function victimIn(city: SpaceId): string {
  return VICTIMS.get(city) ?? placeName(city);
}
