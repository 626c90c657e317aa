import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { STAGES, stage } from './index.ts';
import { drawnMap, type MapSpace, type SpaceKind } from './map.ts';

/** The spaces of each group, by what they have in common. */
function grouped(spaces: readonly MapSpace[], by: (space: MapSpace) => string): Readonly<Record<string, string>> {
  return Object.fromEntries([...Map.groupBy(spaces, by)].map(([name, group]) => [name, group.map(({ id }) => id).join(' ')]));
}

test.each([
  [
    'jungle',
    {
      start: 'J01 J11 J20 J29',
      boss: 'J10 J19 J28 J38',
      enemy: 'J04 J09 J17 J24 J35 J37',
      pillbox: 'J06 J26 J30 J36',
      objective1: 'J22',
      objective2: 'J07',
      objective3: 'J27',
      'alarm-post': 'J15 J33',
    },
    { ja: 'J05 J06 J07', jb: 'J25 J26' },
  ],
  [
    'waterfall',
    {
      start: 'W35 W36 W39 W40',
      boss: 'W02 W03 W04 W05',
      enemy: 'W01 W06 W11 W19 W23 W27',
      pillbox: 'W15 W24 W34',
      objective1: 'W30',
      objective2: 'W28',
      objective3: 'W09',
      platform: 'W13 W17 W21 W26',
    },
    { wa: 'W27 W28', wb: 'W13 W18', wc: 'W08 W09 W10', wd: 'W17 W23' },
  ],
  [
    'snow-field',
    {
      start: 'S01 S11 S20 S29',
      boss: 'S10 S19 S28 S38',
      enemy: 'S05 S09 S21 S24 S27 S34',
      pillbox: 'S14 S17 S32',
      objective1: 'S07',
      objective2: 'S25',
      objective3: 'S37',
      drift: 'S03 S16 S31 S35',
    },
    { sa: 'S07 S08', sb: 'S17', sc: 'S25', sd: 'S32' },
  ],
  [
    'alien-lair',
    {
      start: 'L01 L07 L15 L24',
      boss: 'L14 L23 L31 L39',
      enemy: 'L05 L13 L19 L28 L33 L38',
      pillbox: 'L11 L25 L37',
      objective1: 'L17',
      objective2: 'L35',
      objective3: 'L21',
      wadder: 'L03 L06 L26 L30',
    },
    { la: 'L35 L36', lb: 'L04 L05 L10', lc: 'L21' },
  ],
] as const)('%s has its spaces where they are told of', (id, kinds, ledges) => {
  const { spaces } = stage(id).map;
  expect(grouped(spaces, ({ kind }) => kind)).toMatchObject(kinds);
  expect(grouped(spaces, ({ ledge }) => ledge)).toMatchObject(ledges);
  const named = Object.values(kinds).flatMap((ids) => ids.split(' '));
  expect(spaces.filter(({ kind }) => kind !== 'plain')).toHaveLength(named.length);
  expect(spaces.filter(({ ledge }) => ledge !== '')).toHaveLength(Object.values(ledges).flatMap((ids) => ids.split(' ')).length);
});

describe.each(STAGES.map(({ id, map }) => [id, map] as const))('%s', (_, map) => {
  proves(['contra.setup.commando-start#4', 'contra.story.efg1.setup-commandos#2'], 'has the spaces every map has', () => {
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

test('a map that does not hang together is refused, and one with a letter that means nothing', () => {
  expect(() => drawnMap('J', ['.#', '..'], [])).not.toThrow();
  expect(() => drawnMap('J', ['.#', '#.'], [])).toThrow('a part of the map cannot be reached');
  expect(() => drawnMap('J', ['.?'], [])).toThrow('no space is drawn as ?');
});
