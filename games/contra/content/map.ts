import { at, put } from '#kernel';
import type { SpaceId, StageLetter } from './ids.ts';

/** Spaces in which something happens, or may be done. */
export const SPECIAL_KINDS = ['pillbox', 'objective1', 'objective2', 'objective3', 'alarm-post', 'platform', 'drift', 'wadder'] as const;
export const SPACE_KINDS = ['plain', 'start', 'boss', 'enemy', ...SPECIAL_KINDS] as const;

export type SpaceKind = (typeof SPACE_KINDS)[number];

/** A space of a stage map, by its index. */
export type Space = number;

/** A space of a stage map, and where it lies. */
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

function stageMap(spaces: readonly MapSpace[]): StageMap {
  const size = spaces.length;
  const indexOf = new Map<string, Space>(spaces.map((space, index) => [space.id, index]));
  const named = (id: string): Space => indexOf.get(id) ?? -1;
  const links = spaces.map((space) => space.links.map(named));
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

/** What a drawing of a map says of a space: its kind. */
const KIND_DRAWN: Readonly<Record<string, SpaceKind>> = {
  '.': 'plain',
  C: 'start',
  B: 'boss',
  E: 'enemy',
  P: 'pillbox',
  1: 'objective1',
  2: 'objective2',
  3: 'objective3',
  T: 'alarm-post',
  F: 'platform',
  D: 'drift',
  W: 'wadder',
};

/**
 * A stage map from two drawings of it: the kinds of its spaces (`#` is no space), and the ledges by letter. Spaces are numbered row by row, and
 * each is linked to those next to it: up, right, down, left.
 */
export function drawnMap(stage: StageLetter, kinds: readonly string[], ledges: readonly string[]): StageMap {
  const drawn = kinds.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === '#' ? [] : [{ letter, x, y }])));
  const idAt = new Map(drawn.map(({ x, y }, index) => [`${x} ${y}`, spaceId(stage, index + 1)]));
  return stageMap(
    drawn.map(({ letter, x, y }, index) => {
      const kind = KIND_DRAWN[letter];
      if (kind === undefined) throw new Error(`no space is drawn as ${letter}`);
      const ledge = ledges[y]?.[x] ?? '.';
      const beside = [`${x} ${y - 1}`, `${x + 1} ${y}`, `${x} ${y + 1}`, `${x - 1} ${y}`];
      return {
        id: spaceId(stage, index + 1),
        x,
        y,
        kind,
        ledge: ledge === '.' ? '' : `${stage.toLowerCase()}${ledge}`,
        links: beside.flatMap((place) => idAt.get(place) ?? []),
      };
    }),
  );
}

function spaceId(stage: StageLetter, number: number): SpaceId {
  return number < 10 ? `${stage}0${number}` : `${stage}${number}`;
}
