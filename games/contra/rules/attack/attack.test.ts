import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { CommandoFace } from '../../content/dice.ts';
import { ENEMIES, ENEMY_DECKS, type SpaceId, type WeaponId } from '../../content/index.ts';
import { dice, position, type Sketch } from '../../positions.ts';
import { effectScene, type Scene, say, turnScene } from '../../testing/scene.ts';
import { asked, damageOn, eventKinds, eventsOf, fighterOf, offered, offeredTo, refusal, tokensOf } from '../../testing/seen.ts';

/** Bill, and an enemy with health 4 three spaces away. */
function facing(setting: Sketch = {}): Sketch {
  return { at: { bill: 'J14' }, foes: { bill: { 'black gunner': 'J17' } }, ...setting };
}

/** How many dice the attacks rolled, criticals left out. */
function pools(match: Scene): readonly number[] {
  return eventsOf(match, 'rolls').map((event) => event.dice.length);
}

proves('contra.attack.engage-example', 'Engage on a target within 1 space rolls a third die, and criticals explode', () => {
  const g = position({ at: { lance: 'J13' }, hand: { lance: ['engage'] }, foes: { bill: { 'black gunner': 'J04' } } });
  const match = turnScene(g, 'lance', dice('success', 'success', 'critical', 'critical', 'success'));
  say(match, 'lance plays engage');
  expect(fighterOf(match, 'lance').hand).toHaveLength(1);
  expect(damageOn(match, 'black gunner')).toBeNull();
  expect(eventsOf(match, 'damages')).toMatchObject([{ damage: 5 }]);
  expect([...eventsOf(match, 'rolls'), ...eventsOf(match, 'explodes')].flatMap(({ dice: faces }) => faces)).toHaveLength(5);
});

proves('contra.attack.sequence', 'target, roll with criticals, resolve, gain: in this order', () => {
  const match = turnScene(position(facing({ tokens: { bill: 'A' } })), 'bill', dice('critical', 'A', 'M'));
  say(match, 'bill attacks black gunner', 'bill converts A with token');
  expect(eventKinds(match)).toEqual(['attacks', 'rolls', 'explodes', 'converts', 'damages', 'gains']);
});

proves('contra.attack.fully-resolved', 'an attack is over, draw and gain included, before the next begins', () => {
  const g = position({ at: { bill: 'J14' }, foes: { bill: { 'red sniper': 'J15' }, lance: { 'black gunner': 'J17' } } });
  const twice = effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 3, range: 1 } }, { do: 'attack' }], dice('success', 'success', 'M', 'success', 'S'));
  expect(eventKinds(twice)).toEqual(['attacks', 'rolls', 'damages', 'defeated', 'draws', 'gains', 'attacks', 'rolls', 'damages', 'gains']);
  const onDefeat = [...ENEMIES.map(({ defeated }) => defeated), ...ENEMY_DECKS.flatMap(({ bosses }) => bosses.map(({ flipped }) => flipped))];
  expect(onDefeat.filter((effects) => JSON.stringify(effects).includes('"attack"'))).toEqual([]);
});

proves(
  ['contra.attack.choose-target#1', 'contra.attack.choose-target#2', 'contra.range.count#1', 'contra.range.count#2'],
  'with range 3 an enemy three spaces away is a target, one four spaces away is not',
  () => {
    const g = position(
      facing({
        foes: { bill: { 'black gunner': 'J17', 'red gunner': 'J18' } },
      }),
    );
    const match = turnScene(g, 'bill', dice('success', 'success'));
    expect(offeredTo(match, 'attack')).toEqual(['bill attacks black gunner']);
    expect(refusal(match, 'bill attacks red gunner')).toEqual(['contra.attack.choose-target']);
    expect(damageOn(say(match, 'bill attacks black gunner'), 'black gunner')).toBe(2);
  },
);

proves('contra.attack.any-enemy', "Bill attacks the enemy whose card is Lance's", () => {
  const match = turnScene(position({ at: { bill: 'J14' }, foes: { lance: { 'black gunner': 'J17' } } }), 'bill', dice('success', 'success'));
  expect(damageOn(say(match, 'bill attacks black gunner'), 'black gunner')).toBe(2);
});

proves(['contra.attack.not-tokens#1', 'contra.attack.not-tokens#2'], 'a dimer or a grenade next to one is no target', () => {
  const none = turnScene(position({ enemy: 'garmakilma', at: { bill: 'J14' }, dimers: ['J15'], grenades: ['J24'] }), 'bill');
  expect(offeredTo(none, 'attack')).toEqual([]);
  const one = turnScene(position(facing({ enemy: 'garmakilma', dimers: ['J15'] })), 'bill');
  expect(offeredTo(one, 'attack')).toEqual(['bill attacks black gunner']);
});

proves(['contra.attack.pool-weapon#1', 'contra.attack.pool-weapon#2'], "the weapon's dice are rolled, unless the card has its own", () => {
  const rifle = say(turnScene(position(facing()), 'bill', dice('M', 'M')), 'bill attacks black gunner');
  const gun = say(turnScene(position(facing({ weapon: { bill: 'machine-gun' } })), 'bill', dice('M', 'M', 'M')), 'bill attacks black gunner');
  const own = effectScene(position(facing()), 'bill', [{ do: 'attack', pool: { dice: 4, range: 3 } }], dice('M', 'M', 'M', 'S'));
  expect([pools(rifle), pools(gun), pools(own)]).toEqual([[2], [3], [4]]);
});

proves(['contra.attack.pool-bonus#1', 'contra.attack.pool-bonus#2'], 'Engage rolls a third die on a target within 1 space, and only then', () => {
  const engage = (at: SpaceId): Scene => {
    const g = position({ at: { lance: 'J14' }, hand: { lance: ['engage'] }, foes: { bill: { 'black gunner': at } } });
    return say(turnScene(g, 'lance', dice('M', 'M', 'M')), 'lance plays engage');
  };
  expect([pools(engage('J15')), pools(engage('J16'))]).toEqual([[3], [2]]);
});

proves('contra.attack.criticals-explode', 'critical, success, then critical, then A: four dice, three successes and an A', () => {
  const match = say(turnScene(position(facing()), 'bill', dice('critical', 'success', 'critical', 'A')), 'bill attacks black gunner');
  expect([eventsOf(match, 'rolls'), eventsOf(match, 'explodes')]).toMatchObject([[{ dice: ['critical', 'success'] }], [{ dice: ['critical', 'A'] }]]);
  expect([damageOn(match, 'black gunner'), tokensOf(match, 'bill')]).toEqual([3, 'A']);
});

proves('contra.attack.criticals-before-resolving', 'conversions are asked for when no critical is left to explode', () => {
  const match = say(turnScene(position(facing({ tokens: { bill: 'A' } })), 'bill', dice('critical', 'A', 'critical', 'M')), 'bill attacks black gunner');
  expect([asked(match), eventKinds(match)]).toEqual(['convert', ['attacks', 'rolls', 'explodes']]);
  expect(match.state.fight).toMatchObject({ dice: ['critical', 'A', 'critical', 'M'], successes: 2, results: [1, 1, 0] });
});

proves('contra.attack.converted-not-critical', 'a converted result is a success and adds no die', () => {
  const match = say(turnScene(position(facing({ tokens: { bill: 'A' } })), 'bill', dice('A', 'M')), 'bill attacks black gunner', 'bill converts A with token');
  expect([damageOn(match, 'black gunner'), eventsOf(match, 'explodes')]).toEqual([1, []]);
});

proves(['contra.attack.convert#1', 'contra.attack.convert#2'], 'A, A, M with an A token and an A card: none, one or two conversions, and not the M', () => {
  const setting = facing({ weapon: { bill: 'machine-gun' }, tokens: { bill: 'A' }, hand: { bill: ['full-auto'] } });
  const roll = (): Scene => say(turnScene(position(setting), 'bill', dice('A', 'A', 'M')), 'bill attacks black gunner');
  const match = roll();
  expect(match.options()).toEqual(['bill is done converting', 'bill converts A with token', 'bill converts A with full-auto']);
  expect(refusal(match, 'bill converts M with token')).toEqual(['contra.advantage.attack-conversion']);
  expect(refusal(match, 'bill converts S with token')).toContain('contra.attack.convert');
  expect(damageOn(say(match, 'bill is done converting'), 'black gunner')).toBe(0);
  const one = say(roll(), 'bill converts A with full-auto', 'bill is done converting');
  expect([damageOn(one, 'black gunner'), tokensOf(one, 'bill'), fighterOf(one, 'bill').discard]).toEqual([1, 'MAA', ['full-auto']]);
  const two = say(roll(), 'bill converts A with token', 'bill converts A with full-auto');
  expect([asked(two), damageOn(two, 'black gunner'), tokensOf(two, 'bill')]).toEqual(['act', 2, 'M']);
});

proves('contra.attack.convert-before-damage', 'the card drawn for a defeat converts nothing in the same attack', () => {
  const g = position(facing({ foes: { bill: { 'red sniper': ['J17', 1] } }, deck: { bill: ['full-auto'] } }));
  const match = say(turnScene(g, 'bill', dice('success', 'A')), 'bill attacks red sniper');
  expect([asked(match), fighterOf(match, 'bill').hand, tokensOf(match, 'bill'), eventsOf(match, 'converts')]).toEqual(['act', ['full-auto'], 'A', []]);
});

proves(
  ['contra.attack.no-same-attack-tokens#1', 'contra.attack.no-same-attack-tokens#2'],
  'two A results and no A: none is converted, then there are two',
  () => {
    const match = say(turnScene(position(facing()), 'bill', dice('A', 'A')), 'bill attacks black gunner');
    expect([asked(match), damageOn(match, 'black gunner'), tokensOf(match, 'bill')]).toEqual(['act', 0, 'AA']);
  },
);

proves('contra.attack.success-damage', 'three successes are three damage on the card', () => {
  const g = position(facing({ weapon: { bill: 'machine-gun' } }));
  const match = say(turnScene(g, 'bill', dice('success', 'success', 'success')), 'bill attacks black gunner');
  expect(damageOn(match, 'black gunner')).toBe(3);
});

/** Lucia in the middle of three enemies; her weapon is what is said. */
function pulse(weapon: WeaponId, ...faces: readonly CommandoFace[]): Scene {
  const g = position({
    commandos: ['bill', 'lucia'],
    at: { lucia: 'J14' },
    hand: { lucia: ['shockwave-pulse'] },
    weapon: { lucia: weapon },
    foes: { lucia: { 'black gunner': 'J24', 'red gunner': 'J16' }, bill: { 'blue gunner': 'J13' } },
  });
  return say(turnScene(g, 'lucia', dice(...faces)), 'lucia plays shockwave-pulse');
}

proves(['contra.attack.multi-target', 'contra.attack.gain-once-multi-target'], 'two successes are two damage on each of three; the S is gained once', () => {
  const match = pulse('machine-gun', 'success', 'success', 'S');
  expect((['black gunner', 'red gunner', 'blue gunner'] as const).map((card) => damageOn(match, card))).toEqual([2, 2, 2]);
  expect(tokensOf(match, 'lucia')).toBe('S');
});

proves(
  ['contra.attack.shockwave-example#1', 'contra.attack.shockwave-example#2', 'contra.attack.shockwave-example#3'],
  "Shockwave Pulse has its own dice and range: neither the weapon's dice nor its special count",
  () => {
    const flames = pulse('flamethrower', 'M', 'M', 'M');
    expect([pools(flames), eventsOf(flames, 'attacks')]).toMatchObject([[3], [{ targets: ['blue gunner', 'black gunner', 'red gunner'] }]]);
    const laser = pulse('laser', 'critical', 'M', 'M', 'S');
    expect(damageOn(laser, 'black gunner')).toBe(1);
    expect(asked(pulse('homing-launcher', 'M', 'A', 'S'))).toBe('act');
  },
);

proves('contra.attack.gain-advantage', 'each unconverted result is a token', () => {
  const g = position({ at: { lance: 'J13' }, foes: { bill: { 'black gunner': 'J04' } }, weapon: { lance: 'machine-gun' } });
  const match = turnScene(g, 'lance', dice('success', 'success', 'M'));
  say(match, 'lance attacks black gunner');
  expect(damageOn(match, 'black gunner')).toBe(2);
  expect(tokensOf(match, 'lance')).toBe('M');
});

proves('contra.attack.gain-after-kill', 'one of three dice kills; the other two are gained', () => {
  const g = position(facing({ foes: { bill: { 'red sniper': ['J17', 1] } }, weapon: { bill: 'machine-gun' } }));
  const match = say(turnScene(g, 'bill', dice('success', 'M', 'S')), 'bill attacks red sniper');
  expect([damageOn(match, 'red sniper'), tokensOf(match, 'bill')]).toEqual([null, 'MS']);
});

proves('contra.attack.overkill-lost', 'five damage on an enemy with health 2: its neighbour is not touched', () => {
  const foes = { bill: { 'red sniper': 'J15', 'black gunner': 'J16' } } as const;
  const five = dice('success', 'success', 'success', 'success', 'success');
  const match = effectScene(position({ at: { bill: 'J14' }, foes }), 'bill', [{ do: 'attack', pool: { dice: 5, range: 1 } }], five);
  expect([damageOn(match, 'red sniper'), damageOn(match, 'black gunner')]).toEqual([null, 0]);
});

proves(
  ['contra.attack.weapon-special-scope#1', 'contra.attack.weapon-special-scope#2'],
  'a card attack with the weapon has its special, one with its own dice has not',
  () => {
    const setting = facing({ weapon: { bill: 'laser' }, hand: { bill: ['suppressing-burst', 'full-auto'] }, tokens: { bill: 'A' } });
    const laser = say(turnScene(position(setting), 'bill', dice('critical', 'M', 'M', 'M', 'S')), 'bill plays suppressing-burst', 'bill aims at black gunner');
    expect(damageOn(laser, 'black gunner')).toBe(2);
    const own = say(turnScene(position(setting), 'bill', dice('critical', 'M', 'M', 'M', 'S')), 'bill plays full-auto', 'bill spends token A');
    expect(damageOn(own, 'black gunner')).toBe(1);
  },
);

proves(['contra.attack.own-range-partial#1', 'contra.attack.own-range-partial#2'], 'two more range: still the dice and the special of the weapon', () => {
  const g = position({ at: { bill: 'J03' }, weapon: { bill: 'laser' }, foes: { bill: { 'black gunner': 'J09' }, lance: { 'red gunner': 'J37' } } });
  expect(refusal(turnScene(g, 'bill'), 'bill attacks black gunner')).toEqual(['contra.attack.choose-target']);
  const match = effectScene(g, 'bill', [{ do: 'attack', range: 2 }], dice('critical', 'M', 'M', 'S'));
  expect(offered(match, 'target')).toEqual(['boss', 'black gunner']);
  expect(refusal(match, 'bill aims at red gunner')).toEqual(['contra.attack.choose-target']);
  say(match, 'bill aims at black gunner');
  expect([pools(match), damageOn(match, 'black gunner')]).toEqual([[3], 2]);
});

proves('contra.range.through-anything', 'behind two other enemies and still three spaces away', () => {
  const g = position({ at: { bill: 'J14' }, foes: { bill: { 'red gunner': 'J15', 'blue gunner': 'J16' }, lance: { 'black gunner': 'J17' } } });
  expect(damageOn(say(turnScene(g, 'bill', dice('success', 'M')), 'bill attacks black gunner'), 'black gunner')).toBe(1);
});

proves('contra.range.boss', 'the boss is as far away as the nearest space it covers', () => {
  const wide = turnScene(position({ at: { bill: 'J16' } }), 'bill');
  expect(wide.options()).toContain('bill attacks boss');
  const narrow = turnScene(position({ at: { bill: 'J16' }, boss: ['J10'] }), 'bill');
  expect(refusal(narrow, 'bill attacks boss')).toEqual(['contra.attack.choose-target']);
});

test('a pool never falls below one die, and what is left of it is rolled', () => {
  const g = position({ at: { bill: 'J14' }, foes: { bill: { 'yellow sniper': 'J17' } } });
  const match = effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 1, range: 3 } }], dice('success'));
  expect([pools(match), damageOn(match, 'yellow sniper')]).toEqual([[1], 1]);
});
