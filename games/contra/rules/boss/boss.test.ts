import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { bossCard } from '../../content/index.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { assaultScene, effectScene, onward, type Scene, say, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, damageOn, eventKinds, eventsOf, fighterOf, offered, refusal, spaceIds } from '../../testing/seen.ts';

const THREE = ['bill', 'lance', 'lucia'] as const;
const FOUR = ['bill', 'lance', 'lucia', 'sweets'] as const;

/** An attack of so many dice, all of them successes, next to the boss. */
function salvo(n: number): readonly [readonly Effect[], readonly number[]] {
  return [[{ do: 'attack', pool: { dice: n, range: 1 } }], Array.from({ length: n }, () => 1)];
}

function bossDamage(match: Scene): readonly number[] {
  return match.state.fighters.map((f) => f.bossDamage);
}

proves('contra.boss.one-target', 'an attack on two targets cannot choose the boss twice', () => {
  const g = position({ at: { bill: 'J18' }, weapon: { bill: 'spread-gun' }, foes: { bill: { 'red gunner': 'J09', 'red sniper': 'J27' } } });
  const match = say(turnScene(g, 'bill', dice('success', 'M', 'M')), 'bill attacks boss');
  expect([asked(match), offered(match, 'target')]).toEqual(['second-target', ['red gunner', 'red sniper']]);
  expect(refusal(match, 'bill aims at boss')).toEqual(['contra.boss.one-target']);
});

proves('contra.boss.split-damage', 'damage is divided over undefeated boss cards, whoever holds them', () => {
  const match = effectScene(position({ commandos: THREE, at: { bill: 'J18' } }), 'bill', ...salvo(4));
  say(match, 'bill deals 2 to defense-wall', 'bill deals 1 to main-cannon', 'bill deals 1 to twin-turrets');
  expect(bossDamage(match)).toEqual([2, 1, 1]);
});

proves(['contra.boss.split-cap#1', 'contra.boss.split-cap#2'], 'no card is given more than it needs; points that no card can take are lost', () => {
  const g = position({ at: { bill: 'J18' }, bossLeft: { bill: 1, lance: 6 } });
  const match = effectScene(g, 'bill', ...salvo(4));
  expect(refusal(match, 'bill deals 2 to defense-wall')).toEqual(['contra.boss.split-cap']);
  expect(match.options()).toEqual([
    'bill deals 1 to defense-wall',
    'bill deals 1 to main-cannon',
    'bill deals 2 to main-cannon',
    'bill deals 3 to main-cannon',
    'bill deals 4 to main-cannon',
  ]);
  say(match, 'bill deals 1 to defense-wall');
  expect(eventsOf(match, 'boss-damaged')).toMatchObject([
    { card: 'defense-wall', damage: 1, left: 0 },
    { card: 'main-cannon', damage: 3, left: 3 },
  ]);
  const lost = effectScene(position({ commandos: THREE, at: { bill: 'J18' }, bossLeft: { bill: 1 }, defeated: ['lance', 'lucia'] }), 'bill', ...salvo(4));
  expect(eventsOf(lost, 'boss-damaged')).toMatchObject([{ card: 'defense-wall', damage: 1, left: 0 }]);
});

proves('contra.boss.split-in-multi-target', 'in an attack on several enemies the boss takes the damage once', () => {
  const g = position({
    commandos: ['lucia', 'bill'],
    at: { lucia: 'J18', bill: 'J01' },
    hand: { lucia: ['shockwave-pulse'] },
    foes: { bill: { 'black gunner': 'J17', 'black sniper': 'J27' } },
  });
  const match = say(turnScene(g, 'lucia', dice('success', 'success', 'success')), 'lucia plays shockwave-pulse');
  say(match, 'lucia deals 1 to defense-wall', 'lucia deals 2 to main-cannon');
  expect(damageOn(match, 'black gunner')).toBe(3);
  expect(eventsOf(match, 'damages').map((event) => [event['target'], event['damage']])).toEqual([
    ['black gunner', 3],
    ['black sniper', 3],
  ]);
  expect(bossDamage(match)).toEqual([1, 2]);
});

proves(['contra.boss.flip#1', 'contra.boss.flip#2'], 'a defeated boss card is flipped and stays, leftmost, with its owner', () => {
  const g = position({ at: { bill: 'J18' }, bossLeft: { lance: 1 }, foes: { lance: { 'red gunner': 'J04' } } });
  const match = say(effectScene(g, 'bill', ...salvo(1)), 'bill deals 1 to main-cannon');
  expect(fighterOf(match, 'lance').defeated).toBe(true);
  expect(areaOf(match, 'lance')).toEqual(['main-cannon', 'red gunner']);
  expect(fighterOf(match, 'bill').defeated).toBe(false);
});

proves('contra.boss.flip-draw', 'who defeats two boss cards with one attack draws two cards', () => {
  const g = position({ commandos: THREE, at: { bill: 'J18' }, bossLeft: { lance: 1, lucia: 1 }, deck: { bill: ['advance', 'dig-in'] } });
  const match = say(effectScene(g, 'bill', ...salvo(2)), 'bill deals 1 to main-cannon', 'bill deals 1 to twin-turrets');
  expect(asked(match)).toBe('order');
  say(match, 'bill begins with twin-turrets');
  expect(eventsOf(match, 'flipped')).toMatchObject([
    { card: 'twin-turrets', holder: 2, by: 0 },
    { card: 'main-cannon', holder: 1, by: 0 },
  ]);
  expect(fighterOf(match, 'bill').hand).toEqual(['advance', 'dig-in']);
  expect([fighterOf(match, 'lance').hand, fighterOf(match, 'lucia').hand]).toEqual([[], []]);
});

proves('contra.boss.defeated-constant', "the Defeated side's ability is in force in its owner's next enemy attack", () => {
  const g = position({ at: { lance: 'J18' }, bossLeft: { bill: 1 } });
  const before = assaultScene(g, 'bill', enemyDice('M'));
  expect(eventsOf(before, 'assault')).toMatchObject([{ dice: ['M'] }]);
  const flipped = say(effectScene(g, 'lance', ...salvo(1)), 'lance deals 1 to defense-wall');
  expect(eventsOf(assaultScene(onward(flipped), 'bill', enemyDice('M', 'A')), 'assault')).toMatchObject([{ dice: ['M', 'A'] }]);
});

proves(
  ['contra.boss.never-unflipped#1', 'contra.boss.never-unflipped#2', 'contra.boss.never-unflipped#3'],
  'a defeated boss card takes no damage, is not repaired, and cannot be taken away',
  () => {
    const g = position({ commandos: THREE, enemy: 'java', at: { bill: 'J18' }, defeated: ['lucia'], bossLeft: { lucia: 0 } });
    const match = effectScene(g, 'bill', ...salvo(2));
    expect(refusal(match, 'bill deals 1 to gomeramos-heart')).toContain('contra.boss.never-unflipped');
    expect(match.options()).not.toContain('bill deals 1 to gomeramos-heart');
    const repaired = effectScene(g, 'lucia', [{ do: 'repair', n: 1 }], [], { what: 'gomeramos-heart' });
    expect([fighterOf(repaired, 'lucia').bossDamage, fighterOf(repaired, 'lucia').defeated]).toEqual([bossCard('gomeramos-heart').health, true]);
    const taunt = position({
      commandos: ['lance', 'bill'],
      defeated: ['bill'],
      hand: { lance: ['taunt'] },
      foes: { bill: { 'red gunner': 'J17', 'red sniper': 'J09' } },
    });
    const taken = say(turnScene(taunt, 'lance'), 'lance plays taunt');
    expect(offered(taken, 'target')).toEqual(['red gunner', 'red sniper']);
    expect(refusal(taken, 'lance takes over boss')).toContain('contra.boss.undefeated-stays');
  },
);

proves('contra.boss.undefeated-stays#2', 'what hits or takes an enemy card without an attack lists no boss card', () => {
  const g = position({ at: { bill: 'J18' }, tokens: { bill: 'A' }, windows: true, foes: { bill: { 'red gunner': 'J17', 'red sniper': 'J27' } } });
  const shot = say(turnScene(g, 'bill'), 'bill uses covering-shot');
  expect(offered(shot, 'target')).toEqual(['red gunner', 'red sniper']);
  expect(refusal(shot, 'bill aims at boss')).toEqual(['contra.boss.undefeated-stays']);
  const each = effectScene(g, 'bill', [{ do: 'damage', n: 1, to: 'each', within: 2 }]);
  expect(eventsOf(each, 'damages').map((event) => event['target'])).toEqual(['red gunner', 'red sniper']);
  expect(bossDamage(each)).toEqual([0, 0]);
});

proves(
  ['contra.boss.destroyed#1', 'contra.boss.destroyed#2'],
  'with three of four cards defeated the game goes on and the boss stands; the fourth destroys it',
  () => {
    const g = position({ commandos: FOUR, at: { bill: 'J18' }, defeated: ['bill', 'lance'], bossLeft: { lucia: 1, sweets: 1 } });
    const match = say(effectScene(g, 'bill', ...salvo(1)), 'bill deals 1 to twin-turrets');
    expect(eventKinds(match)).not.toContain('over');
    expect(spaceIds(match, match.state.boss)).toEqual(['J10', 'J19', 'J28', 'J38']);
    expect(turnScene(onward(match), 'bill').options()).toContain('bill attacks boss');
    const last = effectScene(onward(match), 'bill', ...salvo(1));
    expect(last.outcome).toMatchObject({ payoff: [1, 1, 1, 1], clause: 'contra.end.win' });
  },
);

proves('contra.boss.always-an-enemy#1', 'defeated or not, a boss card leaves room for two more', () => {
  for (const defeated of [[], ['bill']] as const) {
    const g = position({ defeated, enemies: ['red gunner', 'red sniper'], tokens: { bill: 'M' } });
    const match = effectScene(g, 'bill', [{ do: 'draw-enemy' }, { do: 'draw-enemy' }, { do: 'draw-enemy' }]);
    expect(areaOf(match, 'bill')).toEqual(['defense-wall', 'red gunner', 'red sniper']);
    expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['*'] }]);
    expect(asked(match)).toBe('suffer');
  }
});

proves(
  ['contra.boss.otherwise-enemy#1', 'contra.boss.otherwise-enemy#2'],
  'whatever counts or hits each enemy counts and hits the boss, and a special result triggers it',
  () => {
    const g = position({ commandos: ['lucia'], at: { lucia: 'J18' }, hand: { lucia: ['shockwave-pulse'] }, foes: { lucia: { 'red gunner': 'J17' } } });
    const match = say(turnScene(g, 'lucia', dice('success', 'M', 'M')), 'lucia plays shockwave-pulse');
    expect(eventsOf(match, 'attacks')).toMatchObject([{ targets: ['boss', 'red gunner'] }]);
    expect(bossDamage(match)).toEqual([1]);
    const assault = assaultScene(g, 'lucia', enemyDice('SP', 'M'));
    expect(eventsOf(assault, 'special')).toMatchObject([{ card: 'defense-wall' }]);
  },
);

proves('contra.boss.numbers-inert', 'card 4 may be defeated first', () => {
  const g = position({ commandos: FOUR, at: { bill: 'J18' }, bossLeft: { sweets: 1 }, enemies: ['red gunner', 'blue gunner', 'red sniper', 'blue sniper'] });
  const match = say(effectScene(g, 'bill', ...salvo(1)), 'bill deals 1 to gate-garrison');
  expect(match.state.fighters.map((f) => f.defeated)).toEqual([false, false, false, true]);
});
