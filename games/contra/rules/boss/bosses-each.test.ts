import { describe, expect, test } from 'vitest';
import type { EnemyFace } from '../../content/dice.ts';
import { type BossCardId, bossCard, ENEMY_DECKS } from '../../content/index.ts';
import { dice, enemyDice, position, type Sketch } from '../../positions.ts';
import { assaultScene, effectScene, onward, type Scene, say } from '../../testing/scene.ts';
import { areaOf, eventsOf, fighterOf, offered, spaceIds } from '../../testing/seen.ts';

function deckOf(id: BossCardId): (typeof ENEMY_DECKS)[number] {
  const deck = ENEMY_DECKS.find(({ bosses }) => bosses.some((card) => card.id === id));
  if (deck === undefined) throw new Error(`no deck has ${id}`);
  return deck;
}

/** Bill holds this boss card, Lance another one of its deck. */
function situation(id: BossCardId, setting: Sketch = {}): ReturnType<typeof position> {
  const { id: enemy, bosses } = deckOf(id);
  const other = bosses.find((card) => card.id !== id)?.id ?? id;
  return position({ enemy, ...setting, bossCards: { bill: id, lance: other } });
}

/** The enemy attack on Bill with these dice. */
function attacked(g: ReturnType<typeof position>, ...faces: readonly EnemyFace[]): Scene {
  return assaultScene(g, 'bill', enemyDice(...faces));
}

/** Lance attacks with one success: with all damage but one on it, the card is flipped. */
function flipped(id: BossCardId, setting: Sketch = {}): ReturnType<typeof position> {
  const g = situation(id, { ...setting, at: { bill: 'J02', lance: 'J27', ...setting.at }, bossLeft: { bill: 1 } });
  const match = effectScene(g, 'lance', [{ do: 'attack', pool: { dice: 1, range: 1 } }], dice('success'));
  say(match, `lance deals 1 to ${id}`);
  expect(fighterOf(match, 'bill').defeated).toBe(true);
  expect(eventsOf(match, 'flipped')).toMatchObject([{ card: id, holder: 0, by: 1 }]);
  return onward(match);
}

function sufferings(match: Scene): readonly unknown[] {
  return eventsOf(match, 'suffers').map((event) => [event['seat'], event['damage']]);
}

/** The side that lies up adds no die and no result, and has no special. */
function saysNothing(g: ReturnType<typeof position>): void {
  const match = attacked(g, 'SP');
  expect(eventsOf(match, 'special')).toEqual([]);
  expect(eventsOf(match, 'leftover')).toMatchObject([{ specials: 1 }]);
  expect(eventsOf(attacked(g, 'M'), 'suffers')).toMatchObject([{ damage: ['M'] }]);
}

function oneMoreDie(g: ReturnType<typeof position>): void {
  expect(eventsOf(attacked(g, 'M', 'A'), 'assault')).toMatchObject([{ dice: ['M', 'A'] }]);
}

interface Case {
  front(id: BossCardId): void;
  back(id: BossCardId): void;
}

const nothing = (id: BossCardId): void => saysNothing(flipped(id));

const CASES: Readonly<Record<BossCardId, Case>> = {
  'defense-wall': {
    front: (id) => expect(sufferings(attacked(situation(id), 'SP'))).toEqual([[0, ['A']]]),
    back: (id) => oneMoreDie(flipped(id)),
  },
  'main-cannon': {
    front: (id) => {
      const near = attacked(situation(id, { at: { bill: 'J16', lance: 'J18' } }), 'SP');
      expect(sufferings(near)).toEqual([
        [0, ['M']],
        [1, ['M']],
      ]);
      expect(sufferings(attacked(situation(id, { at: { bill: 'J15', lance: 'J16' } }), 'SP'))).toEqual([[1, ['M']]]);
    },
    back: nothing,
  },
  'twin-turrets': {
    front: (id) => expect(sufferings(attacked(situation(id), 'SP'))).toEqual([[0, ['M', 'S']]]),
    back: (id) => expect(sufferings(attacked(flipped(id), 'SP'))).toEqual([[0, ['M']]]),
  },
  'gate-garrison': {
    front: (id) => expect(areaOf(attacked(situation(id, { enemies: ['red gunner'] }), 'SP'), 'bill')).toEqual([id, 'red gunner']),
    back: (id) => {
      const g = flipped(id, { enemies: ['red gunner', 'red sniper'] });
      expect(g.fighters.map(({ foes }) => foes.map(({ card }) => card))).toEqual([['red gunner'], ['red sniper']]);
      expect(eventsOf(attacked(g, 'SP', 'M'), 'special')).toMatchObject([{ card: 'red gunner' }]);
    },
  },
  garmakilma: {
    front: (id) => {
      const match = attacked(situation(id, { at: { bill: 'J14', lance: 'J13' } }), 'SP');
      expect(offered(match, 'to')).toEqual(['J05', 'J14', 'J15', 'J24']);
      say(match, 'bill chooses J14 for the dimer');
      expect(spaceIds(match, match.state.dimers)).toEqual(['J14']);
      expect(sufferings(match)).toEqual([[0, ['S']]]);
    },
    back: (id) => expect(sufferings(attacked(flipped(id), 'M'))).toEqual([[0, ['M', 'S']]]),
  },
  'spread-cannon': {
    front: (id) => {
      expect(sufferings(attacked(situation(id, { at: { bill: 'J14', lance: 'J16' } }), 'SP'))).toEqual([[0, ['A', 'A']]]);
      expect(sufferings(attacked(situation(id, { at: { bill: 'J14', lance: 'J17' } }), 'SP'))).toEqual([[0, ['A']]]);
    },
    back: nothing,
  },
  'illusion-lens': {
    front: (id) => {
      const match = attacked(situation(id, { at: { bill: 'J01', lance: 'J02' } }), 'SP');
      expect(offered(match, 'to')).toEqual(['J03', 'J11', 'J12', 'J20']);
      say(match, 'bill chooses J11 for the dimer', 'bill chooses J12 for the dimer');
      expect(spaceIds(match, match.state.dimers)).toEqual(['J11', 'J12']);
      const shot = effectScene(situation(id, { at: { bill: 'J18' } }), 'bill', [{ do: 'attack', pool: { dice: 5, range: 1 } }], [1, 1, 1, 1, 1]);
      expect(shot.options().filter((one) => one.endsWith(id))).toEqual([1, 2, 3].map((n) => `bill deals ${n} to ${id}`));
    },
    back: nothing,
  },
  'shield-projector': {
    front: (id) => {
      const match = attacked(situation(id, { at: { bill: 'J03', lance: 'J29' }, dimers: ['J01', 'J16'] }), 'SP');
      expect(eventsOf(match, 'dimer-moves')).toMatchObject([{ from: 'J01', to: 'J02' }]);
      say(match, 'bill chooses J15 for the dimer');
      expect(spaceIds(match, match.state.dimers)).toEqual(['J02', 'J15']);
      const hit = attacked(situation(id, { at: { bill: 'J03', lance: 'J29' }, dimers: ['J02'] }), 'SP');
      expect(sufferings(hit)).toEqual([[0, ['M']]]);
      expect(hit.state.dimers).toEqual([]);
    },
    back: (id) => oneMoreDie(flipped(id)),
  },
  gordea: {
    front: (id) => {
      const match = attacked(situation(id, { at: { bill: 'J15', lance: 'J01' } }), 'SP');
      expect(eventsOf(match, 'boss-moves')).toMatchObject([{ to: 'J17' }]);
      expect(sufferings(match)).toEqual([[0, ['M']]]);
    },
    back: (id) => oneMoreDie(flipped(id)),
  },
  'disc-launcher': {
    front: (id) => {
      expect(sufferings(attacked(situation(id, { at: { bill: 'J15' } }), 'SP'))).toEqual([[0, ['M']]]);
      expect(sufferings(attacked(situation(id, { at: { bill: 'J16' } }), 'SP'))).toEqual([[0, ['M', 'A']]]);
    },
    back: nothing,
  },
  'armored-frame': {
    front: (id) => expect(sufferings(attacked(situation(id), 'SP'))).toEqual([[0, ['A', 'S']]]),
    back: (id) => {
      const g = flipped(id, { at: { bill: 'J14', lance: 'J18' } });
      const match = assaultScene({ ...g, boss: [g.map.named('J17')] }, 'lance', enemyDice('SP'));
      expect(eventsOf(match, 'boss-moves')).toEqual([]);
      const moved = assaultScene({ ...g, boss: [g.map.named('J15')] }, 'lance', enemyDice('SP'));
      expect(spaceIds(moved, moved.state.boss)).toEqual(['J17']);
      expect(sufferings(moved)[0]).toEqual([1, ['M', 'M']]);
    },
  },
  'charge-engine': {
    front: (id) => {
      const match = attacked(situation(id, { at: { bill: 'J18', lance: 'J01' } }), 'SP');
      expect(eventsOf(match, 'boss-moves')).toMatchObject([{ to: 'J06' }]);
    },
    back: nothing,
  },
  java: {
    front: (id) => {
      const match = say(attacked(situation(id), 'SP'), 'bill hatches red bugger');
      expect(areaOf(match, 'bill')).toEqual([id, 'red bugger']);
    },
    back: (id) => oneMoreDie(flipped(id)),
  },
  'acid-maw': {
    front: (id) => {
      const match = attacked(situation(id, { bossDamage: { bill: 5 } }), 'SP');
      expect([sufferings(match), fighterOf(match, 'bill').bossDamage]).toEqual([[[0, ['M', 'M']]], 4]);
    },
    back: nothing,
  },
  'gomeramos-heart': {
    front: (id) => {
      const match = attacked(situation(id, { bossDamage: { bill: 5 } }), 'SP');
      expect(fighterOf(match, 'bill').bossDamage).toBe(4);
      expect(sufferings(match)).toEqual([[0, ['S']]]);
      expect(fighterOf(attacked(situation(id), 'SP'), 'bill').bossDamage).toBe(0);
    },
    back: nothing,
  },
  'brood-sac': {
    front: (id) => {
      const match = attacked(situation(id, { foes: { bill: { 'red garth': 'J17' } } }), 'SP', 'M');
      expect(eventsOf(match, 'special').map((event) => event['card'])).toEqual([id, 'red garth']);
    },
    back: (id) => {
      const g = situation(id, { at: { bill: 'J02', lance: 'J27' }, bossLeft: { bill: 1 } });
      const match = effectScene(g, 'lance', [{ do: 'attack', pool: { dice: 1, range: 1 } }], dice('success'));
      say(match, `lance deals 1 to ${id}`, 'bill hatches red bugger', 'lance hatches yellow bugger');
      expect([areaOf(match, 'bill').slice(1), areaOf(match, 'lance').slice(1)]).toEqual([['red bugger'], ['yellow bugger']]);
      expect(eventsOf(attacked(onward(match), 'SP', 'M'), 'special')).toMatchObject([{ card: 'red bugger' }]);
    },
  },
};

test('every boss card is shown here', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(ENEMY_DECKS.flatMap(({ bosses }) => bosses.map(({ id }) => id)).toSorted());
});

test.each(ENEMY_DECKS)('the boss cards of $id are numbered, and the last has less health than the first', ({ bosses }) => {
  expect(bosses.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(bosses[3]?.health).toBeLessThan(bosses[0]?.health ?? 0);
});

describe.each(ENEMY_DECKS.flatMap(({ bosses }) => bosses.map(({ id }) => id)))('%s', (id) => {
  test('it stands until the damage on it is its health', () => {
    const g = situation(id, { at: { bill: 'J02', lance: 'J27' }, bossDamage: { bill: bossCard(id).health - 2 } });
    const match = say(effectScene(g, 'lance', [{ do: 'attack', pool: { dice: 1, range: 1 } }], dice('success')), `lance deals 1 to ${id}`);
    expect(eventsOf(match, 'boss-damaged')).toMatchObject([{ card: id, damage: 1, left: 1 }]);
    expect(fighterOf(match, 'bill').defeated).toBe(false);
  });
  test('its front', () => CASES[id].front(id));
  test('its Defeated side', () => CASES[id].back(id));
});
