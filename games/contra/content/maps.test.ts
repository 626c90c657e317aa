import { describe, expect, test } from 'vitest';
import { STAGES, stage } from './index.ts';
import { type MapSpace, type SpaceKind, spacesOf, stageMap } from './map.ts';

const LETTERS: Readonly<Record<SpaceKind, string>> = {
  plain: '.',
  start: 'C',
  boss: 'B',
  enemy: 'E',
  pillbox: 'P',
  objective1: '1',
  objective2: '2',
  objective3: '3',
  'alarm-post': 'T',
  platform: 'F',
  drift: 'D',
  wadder: 'W',
};

/** A map as rows of letters; `#` where there is no space. */
function drawn(spaces: readonly MapSpace[], letter: (space: MapSpace) => string): readonly string[] {
  const width = Math.max(...spaces.map(({ x }) => x)) + 1;
  const height = Math.max(...spaces.map(({ y }) => y)) + 1;
  const at = new Map(spaces.map((space) => [`${space.x} ${space.y}`, letter(space)]));
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => at.get(`${x} ${y}`) ?? '#').join(''));
}

test.each([
  ['jungle', ['C..E.P2.EB', 'C.#..T.E.B', 'C.1.E#.P3B', 'CP..T.EPEB'], ['....aaa...', '..#.......', '.....#bb..', '..........']],
  ['waterfall', ['EBBBBE', '..3.E.', 'F.#P.F', '.E.F.E', 'P.F#E2', '.1...P', 'CC..CC'], ['......', '.ccc..', 'b.#..d', 'b....d', '...#aa', '......', '......']],
  ['snow-field', ['C.D.E.1.EB', 'C..P#.DP.B', 'CE..E#2.EB', 'C.DP.ED.3B'], ['......aa..', '....#..b..', '.....#c...', '...d......']],
  ['alien-lair', ['#C.W.EW##', 'C..#.P.EB', 'C.1.E.3.B', 'CP#W.E.WB', '#.E.2.PEB'], ['#...bb.##', '...#b....', '......c..', '..#......', '#...aa...']],
] as const)('%s looks like its drawing', (id, kinds, ledges) => {
  const { spaces } = stage(id).map;
  expect(drawn(spaces, ({ kind }) => LETTERS[kind])).toEqual(kinds);
  expect(drawn(spaces, ({ ledge }) => ledge.slice(1) || '.')).toEqual(ledges);
});

describe.each(STAGES.map(({ id, map }) => [id, map] as const))('%s', (_, map) => {
  test('has the spaces every map has', () => {
    const count = (kind: SpaceKind) => map.of(kind).length;
    expect([count('start'), count('boss'), count('enemy'), count('objective1'), count('objective2'), count('objective3')]).toEqual([4, 4, 6, 1, 1, 1]);
    expect([3, 4]).toContain(count('pillbox'));
  });

  test('leads from each space to its neighbours up, down, left and right, and nowhere else', () => {
    for (const { id, x, y, links } of map.spaces) {
      const neighbours = map.spaces.filter((other) => Math.abs(other.x - x) + Math.abs(other.y - y) === 1).map((other) => other.id);
      expect(links.toSorted(), id).toEqual(neighbours.toSorted());
    }
  });

  test('has ledges in one piece, and ground to start from', () => {
    const groups = Map.groupBy(
      map.spaces.filter(({ ledge }) => ledge !== ''),
      ({ ledge }) => ledge,
    );
    expect(groups.size).toBeGreaterThan(0);
    for (const [name, group] of groups) expect(reached(group), name).toHaveLength(group.length);
    for (const space of map.of('start')) expect(map.spaces[space]?.ledge).toBe('');
  });
});

/** The spaces of a group that can be reached from the first of them inside the group. */
function reached(group: readonly MapSpace[]): readonly MapSpace[] {
  const found = group.slice(0, 1);
  for (const space of found) found.push(...group.filter((other) => space.links.includes(other.id) && !found.includes(other)));
  return found;
}

test('a space may be of several kinds: a pillbox or an objective on a ledge', () => {
  const kinds = STAGES.map(({ map }) => map.spaces.filter(({ ledge, kind }) => ledge !== '' && kind !== 'plain').map(({ kind }) => kind));
  expect(kinds).toEqual([
    ['pillbox', 'objective2', 'pillbox'],
    ['objective3', 'platform', 'platform', 'enemy', 'enemy', 'objective2'],
    ['objective1', 'pillbox', 'objective2', 'pillbox'],
    ['enemy', 'objective3', 'objective2'],
  ]);
});

test('distance is counted around holes', () => {
  const { map } = stage('jungle');
  expect(map.distance(map.named('J03'), map.named('J22'))).toBe(4);
  expect(map.distance(map.named('J01'), map.named('J38'))).toBe(12);
});

test('a map that does not hang together is refused', () => {
  const two = (links: readonly [string, string]) => () =>
    stageMap(
      spacesOf([
        ['J91', 0, 0, 'plain', '', links[0]],
        ['J92', 1, 0, 'plain', '', links[1]],
      ]),
    );
  expect(two(['J92', 'J91'])).not.toThrow();
  expect(two(['J92', 'X03'])).toThrow('the link from J91 to J92 does not lead back');
  expect(two(['X03', 'J91'])).toThrow('space J91 is linked to X03, which is not on the map');
});
