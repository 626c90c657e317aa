import { ASSASSINS } from './assassins.ts';
import { CONTRACTS } from './contracts.ts';
import { GETAWAYS } from './kit.ts';
import { LAND_LINKS, SEA_LINKS, SPACE_DATA, type SpaceId, WRAP_LINKS } from './world.ts';

/** A space of the map by its number. The prison yard is none. */
export type Space = number;

export const SPACES = SPACE_DATA.length;
export const NOWHERE: Space = -1;

const NUMBERED = new Map<string, Space>(SPACE_DATA.map(({ id }, space) => [id, space]));

export function spaceNamed(id: SpaceId): Space {
  return NUMBERED.get(id) ?? NOWHERE;
}

/** A space by what somebody wrote; undefined when there is none. */
export function spaceCalled(text: string): Space | undefined {
  return NUMBERED.get(text);
}

export function spaceId(space: Space): SpaceId {
  const data = SPACE_DATA[space];
  if (data === undefined) throw new Error(`there is no space ${space}`);
  return data.id;
}

const every = Array.from({ length: SPACES }, (_, space) => space);
const land: readonly Space[][] = every.map(() => []);
const sea: readonly Space[][] = every.map(() => []);
for (const [links, on] of [
  [LAND_LINKS, land],
  [SEA_LINKS, sea],
  [WRAP_LINKS, sea],
] as const)
  for (const [a, b] of links) {
    on[spaceNamed(a)]?.push(spaceNamed(b));
    on[spaceNamed(b)]?.push(spaceNamed(a));
  }

/** Where one link leads from each space. */
export const NEIGHBOURS: readonly (readonly Space[])[] = every.map((space) => [...(land[space] ?? []), ...(sea[space] ?? [])].sort((a, b) => a - b));

/** All cities: where targets live, and where assassins are at home. */
export const CITIES: readonly Space[] = every.filter((space) => SPACE_DATA[space]?.kind !== 'way');
export const TARGET_CITIES: readonly Space[] = CONTRACTS.map(({ city }) => spaceNamed(city));
/** By assassin. */
export const HOMES: readonly Space[] = ASSASSINS.map(({ home }) => spaceNamed(home));
export const PORTS: readonly Space[] = CITIES.filter((space) => (sea[space]?.length ?? 0) > 0);
export const HUBS: readonly Space[] = every.filter((space) => 'hub' in (SPACE_DATA[space] ?? {}));

/** The assassin whose weapon is taught in each space; -1 where none is. */
export const SCHOOLS: readonly number[] = every.map((space) => HOMES.indexOf(space));

function within(steps: number, links: readonly (readonly Space[])[], from: Space): readonly Space[] {
  const found = new Set([from]);
  let edge: readonly Space[] = [from];
  for (let step = 0; step < steps; step++) {
    edge = edge.flatMap((space) => links[space] ?? []).filter((space) => !found.has(space));
    for (const space of edge) found.add(space);
  }
  return [...found];
}

/** Where each getaway leads, by its number. */
const METHODS: readonly ((from: Space) => readonly Space[])[] = [
  (from) => within(3, NEIGHBOURS, from),
  (from) => within(5, sea, from),
  (from) => within(5, land, from),
  (from) => CITIES.filter((space) => SPACE_DATA[space]?.region === SPACE_DATA[from]?.region),
  () => HUBS,
  () => PORTS,
];

/** Where a getaway leads from a space: never to where one is; where it leads nowhere, one space by any link. */
export const DESTINATIONS: readonly (readonly (readonly Space[])[])[] = GETAWAYS.map((_, method) =>
  every.map((from) => {
    const found = (METHODS[method]?.(from) ?? []).filter((space) => space !== from).sort((a, b) => a - b);
    return found.length === 0 ? (NEIGHBOURS[from] ?? []) : found;
  }),
);

/** The fewest moves between any two spaces. */
export const DISTANCES: readonly (readonly number[])[] = every.map((from) => {
  const far = every.map(() => -1);
  far[from] = 0;
  const queue = [from];
  for (const space of queue)
    for (const next of NEIGHBOURS[space] ?? [])
      if (far[next] === -1) {
        far[next] = (far[space] ?? 0) + 1;
        queue.push(next);
      }
  return far;
});
