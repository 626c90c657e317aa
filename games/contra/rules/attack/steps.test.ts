import { describe, expect, test } from 'vitest';
import { Timeline } from '#kernel';
import { proves } from '../../../proves.ts';
import type { CommandoFace } from '../../content/dice.ts';
import type { Attack } from '../../content/effect.ts';
import type { SpaceId } from '../../content/index.ts';
import { dice, position, type Sketch } from '../../positions.ts';
import { effectScene, playScene, type Scene, say, turnScene } from '../../testing/scene.ts';
import { asked, damageOn, eventKinds, eventsOf, goingOn, offered, refusal, tokensOf } from '../../testing/seen.ts';

/** How many dice the attack rolled, criticals left out. */
function pool(match: Scene): number {
  return eventsOf(match, 'rolls').flatMap((event) => event.dice).length;
}

const THREE: readonly CommandoFace[] = ['M', 'M', 'S', 'S'];

describe('an attack shows', () => {
  proves('contra.attack.sequence', 'what it is made with and on whom, what was rolled and which step it is', () => {
    const setting: Sketch = { at: { bill: 'J14' }, tokens: { bill: 'A' }, foes: { bill: { 'black gunner': 'J17' } } };
    const match = say(turnScene(position(setting), 'bill', dice('critical', 'A', 'M')), 'bill attacks black gunner');
    expect([asked(match), goingOn(match)]).toEqual(['convert', ['attack service-rifle of 0']]);
    expect(match.state.fight).toEqual({
      ...{ seat: 0, targets: [1], names: ['black gunner'], with: 'service-rifle', spec: { do: 'attack' }, sure: false, step: 'convert' },
      ...{ dice: ['critical', 'A', 'M'], rolled: 2, successes: 1, damage: [], results: [1, 1, 0], free: 0, freeOf: [0, 0, 0] },
    });
    const steps = new Timeline(say(match, 'bill converts A with token')).stepsAt(match.number);
    expect(steps.map(({ event, view }) => [event.kind, view.fight?.step])).toEqual([
      ['converts', 'convert'],
      ['damages', 'deal'],
      ['gains', 'gain'],
    ]);
    expect([match.state.fight, goingOn(match)]).toEqual([null, []]);
  });

  proves(
    ['contra.attack.sequence', 'contra.general.interrupt-nesting'],
    'nothing yet while its target is chosen; and when it is over, only the card it came from',
    () => {
      const setting: Sketch = {
        commandos: ['sweets', 'bill'],
        at: { sweets: 'J14' },
        foes: { sweets: { 'black gunner': 'J17' }, bill: { 'red gunner': 'J16' } },
      };
      const match = playScene(setting, 'sweets', 'snap-volley', dice('S', 'M'));
      expect([asked(match), match.state.fight, goingOn(match)]).toMatchObject([
        'target',
        { targets: [], names: [], dice: [], rolled: 0, successes: 0, step: 'roll' },
        ['card snap-volley of 0', 'attack snap-volley of 0'],
      ]);
      say(match, 'sweets aims at red gunner');
      expect([asked(match), goingOn(match), eventsOf(match, 'gains')]).toMatchObject(['move', ['card snap-volley of 0'], [{ tokens: ['M', 'S'] }]]);
    },
  );

  proves('contra.attack.multi-target', 'its target first, then those adjacent to it', () => {
    const foes = { bill: { 'black gunner': 'J16' }, lance: { 'red gunner': 'J15', 'blue gunner': 'J17' } } as const;
    const match = say(playScene({ at: { bill: 'J14' }, foes }, 'bill', 'grenade-arc', dice('success', 'M')), 'bill aims at black gunner');
    expect(eventsOf(match, 'attacks')).toMatchObject([{ targets: ['black gunner', 'red gunner', 'blue gunner'] }]);
  });

  proves('contra.cards.enemy-ability', 'how many successes the boss ignores while its damage is divided', () => {
    const match = say(turnScene(position({ at: { bill: 'J16' } }), 'bill', dice('success', 'success')), 'bill attacks boss');
    expect([asked(match), match.state.fight, eventsOf(match, 'ignored')]).toMatchObject([
      'assign',
      { step: 'deal', successes: 2, damage: [1] },
      [{ successes: 1 }],
    ]);
    expect(match.decision?.about).toEqual({ seat: 0, points: 1, shares: [0, 0] });
    expect(match.options()).toEqual(['bill deals 1 to defense-wall', 'bill deals 1 to main-cannon']);
  });
});

describe('the pool', () => {
  const boss = (setting: Sketch, ...faces: readonly CommandoFace[]): number =>
    pool(say(turnScene(position({ commandos: ['bill'], at: { bill: 'J18' }, ...setting }), 'bill', dice(...faces)), 'bill attacks boss'));

  proves(
    ['contra.objective.token-effect', 'contra.attack.pool-bonus'],
    'is one die larger against the boss with the first objective token, and against nobody else',
    () => {
      expect(boss({ mission: { bill: [1] } }, 'M', 'M', 'S')).toBe(3);
      expect(boss({ mission: { bill: [2, 3] } }, 'M', 'S')).toBe(2);
      const foe = position({ at: { bill: 'J14' }, mission: { bill: [1] }, foes: { bill: { 'black gunner': 'J17' } } });
      expect(pool(say(turnScene(foe, 'bill', dice('M', 'S')), 'bill attacks black gunner'))).toBe(2);
    },
  );

  proves('contra.cards.enemy-ability', 'is one die smaller against Garmakilma from where a bubble dimer is or is adjacent', () => {
    const dimers = (...spaces: readonly SpaceId[]): Sketch => ({ enemy: 'garmakilma', dimers: spaces });
    expect(boss(dimers('J17'), 'M')).toBe(1);
    expect(boss(dimers('J18', 'J17'), 'M')).toBe(1);
    expect(boss(dimers('J16'), 'M', 'S')).toBe(2);
    expect(boss({ dimers: ['J17'] }, 'M', 'S')).toBe(2);
    const foe = position({ enemy: 'garmakilma', at: { bill: 'J14' }, dimers: ['J15'], foes: { bill: { 'black gunner': 'J17' } } });
    expect(pool(say(turnScene(foe, 'bill', dice('M', 'S')), 'bill attacks black gunner'))).toBe(2);
  });

  proves('contra.cards.enemy-ability', 'is one die smaller against a Ghillie Sniper more than two spaces away', () => {
    const ghillie = (at: SpaceId, ...faces: readonly CommandoFace[]): number => {
      const g = position({ at: { bill: at }, foes: { lance: { 'yellow sniper': 'J17' } } });
      return pool(say(turnScene(g, 'bill', dice(...faces)), 'bill attacks yellow sniper'));
    };
    expect([ghillie('J15', 'M', 'S'), ghillie('J14', 'M')]).toEqual([2, 1]);
  });

  proves('contra.attack.pool-bonus', 'a bonus for near targets waits for one; the others are used up at once', () => {
    const bonuses = {
      bill: [
        { dice: 1, sure: false, within: 2, until: 'turn' },
        { dice: 2, sure: false, within: 0, until: 'turn' },
      ],
    } as const;
    const shot = (at: SpaceId): Scene =>
      say(
        turnScene(position({ at: { bill: at }, foes: { bill: { 'black gunner': 'J17' } }, bonuses }), 'bill', dice('M', 'M', 'S', 'S', 'S')),
        'bill attacks black gunner',
      );
    expect([pool(shot('J15')), shot('J15').state.fighters[0]?.bonuses]).toEqual([5, []]);
    const far = position({ at: { bill: 'J14' }, foes: { bill: { 'black gunner': 'J17' } }, bonuses });
    const match = say(turnScene(far, 'bill', dice(...THREE)), 'bill attacks black gunner');
    expect([pool(match), match.state.fighters[0]?.bonuses]).toEqual([4, [bonuses.bill[0]]]);
  });
});

describe('an attack on several', () => {
  const each = (attack: Omit<Attack, 'do' | 'targets'>, setting: Sketch, ...faces: readonly CommandoFace[]): Scene =>
    effectScene(
      position({ at: { lance: 'J14' }, foes: { lance: { 'black gunner': 'J16' }, bill: { 'black sniper': 'J13' } }, ...setting }),
      'lance',
      [{ do: 'attack', targets: 'each', ...attack }],
      dice(...faces),
    );

  proves('contra.attack.pool-bonus', 'is as near as its nearest target', () => {
    const near = { dice: 1, sure: false, within: 1, until: 'turn' } as const;
    expect(pool(each({ pool: { dice: 1, range: 2 } }, { bonuses: { lance: [near] } }, 'M', 'M'))).toBe(2);
    expect(pool(each({ pool: { dice: 1, range: 2 }, close: { within: 1, dice: 2 } }, {}, 'M', 'M', 'M'))).toBe(3);
  });

  proves('contra.attack.pool-bonus', "counts as one on strangers when one of them is another's", () => {
    expect(pool(each({ pool: { dice: 1, range: 2 }, stranger: { dice: 1 } }, {}, 'M', 'M'))).toBe(2);
    expect(pool(each({ pool: { dice: 1, range: 2 }, stranger: { dice: 1 } }, { foes: { lance: { 'black gunner': 'J16' } } }, 'M'))).toBe(1);
  });
});

proves('contra.golden.cards-beat-rulebook', 'what makes an attack sure counts as near as it says', () => {
  const sure = { dice: 0, sure: true, within: 1, until: 'turn' } as const;
  const struck = (at: SpaceId): number | null => {
    const g = position({ enemy: 'gordea', at: { bill: at }, bonuses: { bill: [sure] }, foes: { bill: { 'black garth': 'J17' } } });
    return damageOn(say(turnScene(g, 'bill', dice('success', 'success')), 'bill attacks black garth'), 'black garth');
  };
  expect([struck('J16'), struck('J15')]).toEqual([2, 1]);
});

proves('contra.attack.weapon-special-scope', 'the Crusher breaks the boss, not armor', () => {
  const g = position({ enemy: 'gordea', at: { bill: 'J14' }, weapon: { bill: 'crusher' }, foes: { bill: { 'black garth': 'J17' } } });
  const match = say(turnScene(g, 'bill', dice('success', 'success', 'M')), 'bill attacks black garth');
  expect([damageOn(match, 'black garth'), eventsOf(match, 'ignored')]).toMatchObject([1, [{ successes: 1 }]]);
});

describe('rolling again', () => {
  const NEAR: Sketch = { at: { lance: 'J14' }, foes: { lance: { 'black gunner': 'J17' } } };

  proves('contra.golden.cards-beat-rulebook', 'Double Tap: any of the dice once, before criticals, and they count as they fall', () => {
    const match = playScene(NEAR, 'lance', 'double-tap', dice('critical', 'M', 'success', 'success'));
    expect([asked(match), match.decision?.about, offered(match, 'face')]).toEqual(['reroll', { seat: 1, dice: ['critical', 'M'], left: 2 }, ['critical', 'M']]);
    say(match, 'lance rerolls M');
    expect(match.decision?.about).toEqual({ seat: 1, dice: ['critical'], left: 1 });
    say(match, 'lance rerolls critical');
    expect([eventsOf(match, 'rerolls'), eventsOf(match, 'explodes'), damageOn(match, 'black gunner'), tokensOf(match, 'lance')]).toMatchObject([
      [{ dice: ['success', 'success'] }],
      [],
      2,
      '',
    ]);
  });

  proves('contra.golden.cards-beat-rulebook', 'what lies there keeps its order, and what is rolled again comes last', () => {
    const match = playScene({ ...NEAR, weapon: { lance: 'machine-gun' }, tokens: { lance: 'M' } }, 'lance', 'double-tap', dice('M', 'S', 'M', 'success'));
    say(match, 'lance rerolls M', 'lance is done rerolling');
    expect([asked(match), match.state.fight?.dice]).toEqual(['convert', ['S', 'M', 'success']]);
  });

  proves('contra.golden.cards-beat-rulebook', 'a success may be rolled again like any other face', () => {
    const match = playScene(NEAR, 'lance', 'double-tap', dice('success', 'M', 'S'));
    expect(match.options()).toEqual(['lance is done rerolling', 'lance rerolls success', 'lance rerolls M']);
    say(match, 'lance rerolls success', 'lance is done rerolling');
    expect([eventsOf(match, 'rerolls'), tokensOf(match, 'lance')]).toMatchObject([[{ dice: ['S'] }], 'MS']);
  });

  proves('contra.golden.cards-beat-rulebook', 'who keeps all dice rolls none again', () => {
    const match = say(playScene(NEAR, 'lance', 'double-tap', dice('S', 'M')), 'lance is done rerolling');
    expect([eventKinds(match).includes('rerolls'), tokensOf(match, 'lance')]).toEqual([false, 'MS']);
  });

  proves('contra.attack.weapon-special-scope', 'with the Homing Launcher as well there are two rerolls: first the card’s, then one die by the weapon', () => {
    const match = playScene({ ...NEAR, weapon: { lance: 'homing-launcher' } }, 'lance', 'double-tap', dice('S', 'M', 'success', 'M', 'success'));
    say(match, 'lance aims at black gunner');
    expect(match.decision?.about).toMatchObject({ left: 2 });
    say(match, 'lance rerolls S', 'lance rerolls M');
    expect(match.decision?.about).toMatchObject({ dice: ['success', 'M'], left: 1 });
    say(match, 'lance rerolls M');
    expect([damageOn(match, 'black gunner'), tokensOf(match, 'lance')]).toEqual([2, '']);
  });
});

proves('contra.attack.convert', 'every card that shows the type converts', () => {
  const hand = { bill: ['suppressing-burst', 'lock-and-load', 'dig-in'] } as const;
  const g = position({ at: { bill: 'J14' }, hand, foes: { bill: { 'black gunner': 'J17' } } });
  const match = say(turnScene(g, 'bill', dice('A', 'M')), 'bill attacks black gunner');
  expect(match.options()).toEqual(['bill is done converting', 'bill converts A with suppressing-burst', 'bill converts A with lock-and-load']);
});

describe('conversions for nothing', () => {
  proves('contra.golden.cards-beat-rulebook', 'Steady Aim converts one result of any type, and only one', () => {
    const setting: Sketch = { at: { bill: 'J14' }, foes: { bill: { 'black gunner': 'J17' } } };
    const match = playScene(setting, 'bill', 'steady-aim', dice('M', 'S'));
    say(match, 'bill aims at black gunner');
    expect([match.options(), match.state.fight?.free]).toEqual([
      ['bill is done converting', 'bill converts M with nothing', 'bill converts S with nothing'],
      1,
    ]);
    expect(refusal(match, 'bill converts A with nothing')).toEqual(['contra.attack.convert']);
    say(match, 'bill converts M with nothing');
    expect([asked(match), damageOn(match, 'black gunner'), tokensOf(match, 'bill')]).toEqual(['act', 1, 'S']);
  });

  proves('contra.golden.cards-beat-rulebook', 'Phase Blade converts all S results and no others', () => {
    const setting: Sketch = { commandos: ['lucia'], at: { lucia: 'J14' }, foes: { lucia: { 'black gunner': 'J15' } } };
    const match = playScene(setting, 'lucia', 'phase-blade', dice('S', 'S', 'M'));
    expect([match.options(), match.state.fight?.freeOf]).toEqual([
      ['lucia is done converting', 'lucia converts S with nothing'],
      [0, 0, 2],
    ]);
    expect(refusal(match, 'lucia converts M with nothing')).toEqual(['contra.golden.cards-beat-rulebook']);
    say(match, 'lucia converts S with nothing');
    expect(match.state.fight).toMatchObject({ freeOf: [0, 0, 1], results: [1, 0, 1], successes: 1 });
    say(match, 'lucia converts S with nothing');
    expect([asked(match), damageOn(match, 'black gunner'), tokensOf(match, 'lucia')]).toEqual(['act', 2, 'M']);
  });
});

proves('contra.golden.cards-beat-rulebook', 'what was converted for nothing is used up', () => {
  const setting: Sketch = { commandos: ['lucia'], at: { lucia: 'J14' }, tokens: { lucia: 'M' }, foes: { lucia: { 'black gunner': 'J15' } } };
  const match = say(playScene(setting, 'lucia', 'phase-blade', dice('S', 'M', 'success')), 'lucia converts S with nothing');
  expect([match.options(), match.state.fight]).toMatchObject([
    ['lucia is done converting', 'lucia converts M with token'],
    { free: 0, freeOf: [0, 0, 0], results: [1, 0, 0], successes: 2 },
  ]);
});

describe('burning the nest', () => {
  const burn = (n: number, setting: Sketch = {}, face: CommandoFace = 'success'): Scene =>
    effectScene(
      position({ commandos: ['bill'], stage: 'alien-lair', enemy: 'gordea', at: { bill: 'L29' }, foes: { bill: { 'red garth': 'L28' } }, ...setting }),
      'bill',
      [{ do: 'attack', pool: { dice: n, range: 1 } }],
      dice(...Array.from({ length: n }, () => face)),
    );

  proves('contra.space.stage-specific', 'any number of successes becomes damage tokens on a wadder space in range', () => {
    const two = burn(2);
    expect([asked(two), two.decision?.about, two.options()]).toEqual([
      'burn',
      { seat: 0, range: 1, successes: 2 },
      ['bill is done burning', 'bill burns L30 with 1', 'bill burns L30 with 2'],
    ]);
    expect(refusal(two, 'bill burns L26 with 1')).toEqual(['contra.range.count']);
    say(two, 'bill burns L30 with 1');
    expect([two.state.scorch, damageOn(two, 'red garth'), eventsOf(two, 'scorches')]).toMatchObject([[0, 0, 0, 1], 1, [{ seat: 0, space: 'L30', damage: 1 }]]);
    const many = say(burn(40), 'bill burns L30 with 40');
    expect([many.state.scorch, damageOn(many, 'red garth')]).toEqual([[0, 0, 0, 40], 0]);
  });

  proves('contra.space.stage-specific', 'a single success burns as well', () => {
    expect(burn(1).options()).toEqual(['bill is done burning', 'bill burns L30 with 1']);
  });

  proves('contra.space.stage-specific', 'nobody is asked without a success or out of range', () => {
    expect([asked(burn(1, {}, 'M')), asked(burn(1, { at: { bill: 'L20' } }))]).toEqual([null, null]);
  });
});

describe('damage on the boss', () => {
  proves('contra.boss.split-cap#2', 'goes on a single card unasked, as much as it takes; the rest is lost', () => {
    const hit = (setting: Sketch): unknown =>
      eventsOf(
        effectScene(
          position({ at: { bill: 'J18' }, ...setting }),
          'bill',
          [{ do: 'attack', pool: { dice: 4, range: 1 } }],
          dice('success', 'success', 'success', 'success'),
        ),
        'boss-damaged',
      ).map(({ card, damage, left }) => [card, damage, left]);
    expect(hit({ commandos: ['bill'] })).toEqual([['defense-wall', 4, 45]]);
    expect(hit({ defeated: ['bill'], bossLeft: { lance: 6 } })).toEqual([['main-cannon', 4, 2]]);
    // Illusion Lens takes no more than three of one attack.
    expect(hit({ commandos: ['bill'], enemy: 'garmakilma', bossCards: { bill: 'illusion-lens' } })).toEqual([['illusion-lens', 3, 35]]);
    expect(hit({ commandos: ['bill'], enemy: 'garmakilma', bossCards: { bill: 'illusion-lens' }, bossLeft: { bill: 5 } })).toEqual([['illusion-lens', 3, 2]]);
  });

  proves(['contra.boss.split-cap#1', 'contra.golden.cards-beat-rulebook'], 'is divided point by point, no card beyond what it needs or takes', () => {
    const setting: Sketch = { at: { bill: 'J18' }, enemy: 'garmakilma', bossCards: { lance: 'illusion-lens' }, bossLeft: { bill: 2 } };
    const five = dice('success', 'success', 'success', 'success', 'success');
    const match = effectScene(position(setting), 'bill', [{ do: 'attack', pool: { dice: 5, range: 1 } }], five);
    expect(match.options()).toEqual([
      ...['bill deals 1 to garmakilma', 'bill deals 2 to garmakilma'],
      ...['bill deals 1 to illusion-lens', 'bill deals 2 to illusion-lens', 'bill deals 3 to illusion-lens'],
    ]);
    expect(refusal(match, 'bill deals 3 to garmakilma')).toEqual(['contra.boss.split-cap']);
    expect(refusal(match, 'bill deals 4 to illusion-lens')).toEqual(['contra.golden.cards-beat-rulebook']);
    say(match, 'bill deals 2 to illusion-lens');
    expect(match.decision?.about).toEqual({ seat: 0, points: 3, shares: [0, 2] });
    expect(match.options()).toEqual(['bill deals 1 to garmakilma', 'bill deals 2 to garmakilma', 'bill deals 1 to illusion-lens']);
    say(match, 'bill deals 1 to garmakilma');
    expect(match.options()).toEqual(['bill deals 1 to garmakilma', 'bill deals 1 to illusion-lens']);
    say(match, 'bill deals 1 to illusion-lens');
    expect(eventsOf(match, 'boss-damaged').map(({ card, damage, left }) => [card, damage, left])).toEqual([
      ['garmakilma', 2, 0],
      ['illusion-lens', 3, 35],
    ]);
    expect(match.state.fighters.map(({ defeated }) => defeated)).toEqual([true, false]);
  });

  test('none of it is divided when there is none', () => {
    const match = say(turnScene(position({ at: { bill: 'J18' } }), 'bill', dice('M', 'S')), 'bill attacks boss');
    expect([asked(match), eventKinds(match)]).toEqual(['act', ['attacks', 'rolls', 'gains']]);
  });
});

proves('contra.damage.on-card', 'who is told of damage learns what is left, and never less than nothing', () => {
  const foes = { bill: { 'black gunner': ['J15', 1] }, lance: { 'red sniper': 'J24' } } as const;
  const match = effectScene(
    position({ at: { bill: 'J14' }, foes }),
    'bill',
    [{ do: 'attack', pool: { dice: 3, range: 1 }, targets: 'each' }],
    dice('success', 'success', 'success'),
  );
  expect(eventsOf(match, 'damages').map(({ target, damage, left }) => [target, damage, left])).toEqual([
    ['black gunner', 3, 0],
    ['red sniper', 3, 0],
  ]);
  expect(
    eventsOf(effectScene(position({ at: { bill: 'J14' }, foes }), 'bill', [{ do: 'damage', n: 1, to: 'each', within: 1 }]), 'damages').map(({ left }) => left),
  ).toEqual([2, 1]);
});
