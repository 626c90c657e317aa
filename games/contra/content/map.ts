import { at, put } from '#kernel';
import type { SpaceId } from './ids.ts';

export const SPACE_KINDS = [
  'plain',
  'start',
  'boss',
  'enemy',
  'pillbox',
  'objective1',
  'objective2',
  'objective3',
  'alarm-post',
  'platform',
  'drift',
  'wadder',
] as const;

export type SpaceKind = (typeof SPACE_KINDS)[number];

/** A space of a stage map, by its index. */
export type Space = number;

/** A stage map as it is written down. */
export interface MapSpace {
  readonly id: SpaceId;
  readonly x: number;
  readonly y: number;
  readonly kind: SpaceKind;
  /** The red-outlined group it belongs to; empty for the ground. */
  readonly ledge: string;
  readonly links: readonly string[];
}

/** A stage map, with everything that is asked of it again and again worked out once. */
export interface StageMap {
  readonly spaces: readonly MapSpace[];
  readonly size: number;
  /** Every space, in the order of the map. */
  readonly all: readonly Space[];
  readonly links: readonly (readonly Space[])[];
  /** Spaces of a kind, in the order of the map. */
  of(kind: SpaceKind): readonly Space[];
  /** How many spaces lie between, the way range is counted: through anything. */
  distance(from: Space, to: Space): number;
  named(id: string): Space;
}

export function stageMap(spaces: readonly MapSpace[]): StageMap {
  const size = spaces.length;
  const indexOf = new Map<string, Space>(spaces.map((space, index) => [space.id, index]));
  const named = (id: string): Space => indexOf.get(id) ?? -1;
  const links = spaces.map((space) =>
    space.links.map((id) => {
      const to = named(id);
      if (to < 0) throw new Error(`space ${space.id} is linked to ${id}, which is not on the map`);
      if (spaces[to]?.links.includes(space.id) !== true) throw new Error(`the link from ${space.id} to ${id} does not lead back`);
      return to;
    }),
  );
  const distances = new Uint8Array(size * size).fill(255);
  for (let from = 0; from < size; from++) measure(links, distances, from, size);
  if (distances.includes(255)) throw new Error('a part of the map cannot be reached');
  const byKind = new Map<SpaceKind, Space[]>();
  for (const [index, { kind }] of spaces.entries()) put(byKind, kind, index);
  return {
    spaces,
    size,
    all: spaces.map((_, index) => index),
    links,
    of: (kind) => byKind.get(kind) ?? [],
    distance: (from, to) => at(distances, from * size + to),
    named,
  };
}

/** Breadth first from one space, into its row of the table. */
function measure(links: readonly (readonly Space[])[], distances: Uint8Array, from: Space, size: number): void {
  const row = from * size;
  distances[row + from] = 0;
  const reached = [from];
  for (let i = 0; i < reached.length; i++) {
    const space = at(reached, i);
    for (const next of at(links, space)) {
      if (distances[row + next] !== 255) continue;
      distances[row + next] = at(distances, row + space) + 1;
      reached.push(next);
    }
  }
}

/** Which objective a space is for: 0, 1, 2; -1 for other spaces. */
export function objectiveOf(kind: SpaceKind): number {
  return kind === 'objective1' ? 0 : kind === 'objective2' ? 1 : kind === 'objective3' ? 2 : -1;
}

/** A space as the stages write it: id, x, y, kind, ledge, links. */
export type MapRow = readonly [id: SpaceId, x: number, y: number, kind: SpaceKind, ledge: string, links: string];

export function spacesOf(rows: readonly MapRow[]): readonly MapSpace[] {
  return rows.map(([id, x, y, kind, ledge, links]) => ({ id, x, y, kind, ledge, links: links.split(' ') }));
}
