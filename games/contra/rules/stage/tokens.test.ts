import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Effect, RuleName } from '../../content/effect.ts';
import { stageCard } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, isOver, type Scene, say, stageScene, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, cited, coming, eventKinds, eventsOf, fighterOf, goingOn, offered, spaceIds } from '../../testing/seen.ts';

const THREE = ['bill', 'lance', 'lucia'] as const;
const SNOW: Sketch = { commandos: THREE, stage: 'snow-field', at: { bill: 'S01', lance: 'S03', lucia: 'S29' } };
const LAIR: Sketch = { stage: 'alien-lair', enemy: 'gordea', at: { bill: 'L01', lance: 'L07' } };

/** A rule of the stage, or an effect of one of its cards, that Bill's group has to follow. */
function follows(what: RuleName | Effect, setting: Sketch): Scene {
  return effectScene(position(setting), 'bill', [typeof what === 'string' ? { do: 'rule', rule: what } : what], [], { from: 'stage' });
}

function sufferings(match: Scene): readonly unknown[] {
  return eventsOf(match, 'suffers').map(({ seat, damage }) => [seat, damage]);
}

proves(
  'contra.setup.reference-flip#2',
  'the fourth alarm token takes all of them away, each commando draws an enemy, and what is left over begins anew',
  () => {
    const g = position({ alarm: 3, at: { bill: 'J15', lance: 'J03' }, enemies: ['red gunner', 'red sniper'] });
    const match = effectScene(g, 'bill', [{ do: 'alarm', n: 2 }], [], { from: 'stage' });
    expect([asked(match), goingOn(match), match.state.alarm]).toEqual(['space', ['rule alarm of -1'], 0]);
    say(match, 'bill chooses J17 for the enemy');
    expect([match.state.alarm, areaOf(match, 'bill'), areaOf(match, 'lance')]).toEqual([1, ['defense-wall', 'red gunner'], ['main-cannon', 'red sniper']]);
    expect(eventsOf(match, 'alarm').map(({ tokens }) => tokens)).toEqual([4, 1]);
    const drawn = ['enemy-drawn', 'contra.draw-enemy.rightmost', 'contra.draw-enemy.nearest-space'];
    expect(cited(match)).toEqual([
      ['alarm', 'contra.components.stage-tokens'],
      ['rule', 'contra.setup.reference-flip'],
      drawn,
      drawn,
      ['alarm', 'contra.components.stage-tokens'],
    ]);
    expect(follows({ do: 'alarm', n: 1 }, { alarm: 2 }).state.alarm).toBe(3);
  },
);

proves('contra.limits.other-tokens#3', 'twelve grenades are all there are', () => {
  const twelve = Array.from({ length: 12 }, () => 'S37' as const);
  const none = follows({ do: 'grenade' }, { ...SNOW, grenades: twelve });
  expect([none.state.grenades.length, eventKinds(none)]).toEqual([12, []]);
  const last = follows({ do: 'grenade' }, { ...SNOW, grenades: twelve.slice(1) });
  expect([last.state.grenades.length, eventsOf(last, 'grenade'), cited(last)]).toMatchObject([
    12,
    [{ space: 'S01' }],
    [['grenade', 'contra.components.stage-tokens']],
  ]);
});

proves(
  ['contra.stage.activate-left-to-right', 'contra.suffer.one-medal-per-effect#2'],
  'a grenade hits where it lies and next to it, not farther; what of a volley hits a commando hits together',
  () => {
    const match = follows('grenades-burst', { ...SNOW, grenades: ['S02', 'S03'] });
    expect([sufferings(match), spaceIds(match, match.state.grenades)]).toEqual([
      [
        [0, ['M']],
        [1, ['M', 'M']],
      ],
      [],
    ]);
    expect(eventsOf(match, 'grenade-bursts').map(({ space }) => space)).toEqual(['S02', 'S03']);
    expect(cited(match)[0]).toEqual(['grenade-bursts', 'contra.stage.activate-left-to-right']);
  },
);

proves('contra.effect.per-commando', 'one grenade for every two commandos, rounded up, each at another one', () => {
  const match = say(follows('grenades-thrown', SNOW), 'bill chooses lance for the grenade');
  expect(offered(match, 'commando')).toEqual(['bill', 'lucia']);
  say(match, 'bill chooses bill for the grenade');
  expect([isOver(match), spaceIds(match, match.state.grenades)]).toEqual([true, ['S03', 'S01']]);
  const alone = follows('grenades-thrown', { ...SNOW, commandos: ['bill'] });
  expect(spaceIds(alone, alone.state.grenades)).toEqual(['S01']);
});

proves('contra.stage.activate-collective', 'of two commandos as near to the boss the group says which is fired at', () => {
  const match = follows('dogra-fires', { ...SNOW, at: { bill: 'S01', lance: 'S09', lucia: 'S37' } });
  expect(offered(match, 'commando')).toEqual(['lance', 'lucia']);
  say(match, 'bill chooses lucia for the dogra-mk-ii');
  expect(sufferings(match)).toEqual([[2, ['M', 'A']]]);
});

proves('contra.stage.activate-collective', 'a heartbeat at two gels and more; of two commandos as near the group says who suffers', () => {
  const match = follows('heartbeat', { ...LAIR, at: { bill: 'L02', lance: 'L04' }, gelsIn: { L03: 2, L26: 1 } });
  expect([asked(match), offered(match, 'commando')]).toEqual(['who', ['bill', 'lance']]);
  say(match, 'bill chooses lance for the heartbeat');
  expect([isOver(match), sufferings(match)]).toEqual([true, [[1, ['S']]]]);
});

proves('contra.suffer.one-medal-per-effect#3', 'one heartbeat is one effect: two wadder spaces that beat for the same commando cost one medal', () => {
  const match = follows('heartbeat', { ...LAIR, at: { bill: 'L02', lance: 'L18' }, gelsIn: { L03: 2, L06: 3 } });
  expect([sufferings(match), eventsOf(match, 'medal-lost').length]).toEqual([[[0, ['S', 'S']]], 1]);
});

proves('contra.components.stage-tokens', 'a platform breaks once; with none whole nothing breaks', () => {
  const fall: Sketch = { stage: 'waterfall', at: { bill: 'W21', lance: 'W20' } };
  const match = say(follows('platform-breaks', fall), 'bill chooses W17 for the platform');
  expect([spaceIds(match, match.state.broken), cited(match)]).toEqual([['W17'], [['platform-broken', 'contra.components.stage-tokens']]]);
  const g = position(fall);
  g.broken.push(...g.map.of('platform').slice(0, 2));
  const two = effectScene(g, 'bill', [{ do: 'rule', rule: 'platform-breaks' }]);
  expect(offered(two, 'to')).toEqual(['W21', 'W26']);
  g.broken.push(...g.map.of('platform').slice(2));
  const none = effectScene(g, 'bill', [{ do: 'rule', rule: 'platform-breaks' }]);
  expect([isOver(none), eventKinds(none)]).toEqual([true, []]);
});

proves('contra.space.stage-specific', 'gels go to the nearest wadder space, of two as near to the one that is chosen', () => {
  const match = follows({ do: 'gels', n: 2, to: 'wadder' }, { ...LAIR, at: { bill: 'L19', lance: 'L07' } });
  expect(eventsOf(match, 'gels')).toEqual([{ kind: 'gels', space: 'L26', n: 2 }]);
  const tie = follows({ do: 'gels', n: 2, to: 'wadder' }, { ...LAIR, at: { bill: 'L11', lance: 'L07' } });
  expect(eventsOf(tie, 'gels')).toEqual([{ kind: 'gels', space: 'L06', n: 2 }]);
  const both = follows({ do: 'gels', n: 1, to: 'wadder' }, { ...LAIR, at: { bill: 'L20', lance: 'L07' } });
  expect([asked(both), offered(both, 'to')]).toEqual(['space', ['L06', 'L26', 'L30']]);
  expect(cited(say(both, 'bill chooses L30 for the gels'))).toEqual([['gels', 'contra.components.stage-tokens']]);
});

proves('contra.effect.overrun-per-reaction', 'the gels that are left are taken, and for those that are not one is overrun', () => {
  const scarce: Sketch = { ...LAIR, gelsIn: { L03: 4, L06: 4 }, gels: { lance: 3 } };
  const match = follows({ do: 'gels', n: 2, to: 'you' }, scarce);
  expect([fighterOf(match, 'bill').gels, sufferings(match), goingOn(match)]).toEqual([1, [[0, ['*']]], ['rule overrun of 0']]);
  say(match, 'bill chooses L03 for the gels-back', 'bill chooses L06 for the gels-back', 'bill chooses L06 for the gels-back');
  expect([isOver(match), match.state.gels]).toEqual([true, [3, 2, 0, 0]]);
  expect(cited(match).slice(0, 2)).toEqual([
    ['infected', 'contra.space.stage-specific'],
    ['rule', 'contra.effect.overrun-per-reaction', 'contra.effect.shortfall-consequences'],
  ]);
  const enough = follows({ do: 'gels', n: 1, to: 'you' }, scarce);
  expect([isOver(enough), eventKinds(enough)]).toEqual([true, ['infected']]);
  const none = follows({ do: 'gels', n: 1, to: 'you' }, { ...LAIR, gels: { bill: 6, lance: 6 } });
  expect([isOver(none), eventKinds(none).slice(0, 2), fighterOf(none, 'bill').gels]).toEqual([true, ['rule', 'suffers'], 6]);
});

proves('contra.effect.infection-spreads', 'damage tokens are taken off one by one; with too few of them one is overrun', () => {
  const match = follows({ do: 'clear-damage', n: 2 }, { ...LAIR, scorch: { L03: 1, L30: 1 } });
  expect(offered(match, 'to')).toEqual(['L03', 'L30']);
  say(match, 'bill chooses L30 for the damage');
  expect([isOver(match), match.state.scorch]).toEqual([true, [0, 0, 0, 0]]);
  expect(eventsOf(match, 'scorches')).toEqual([
    { kind: 'scorches', seat: 0, space: 'L30', damage: -1 },
    { kind: 'scorches', seat: 0, space: 'L03', damage: -1 },
  ]);
  expect(cited(match)[0]).toEqual(['scorches', 'contra.effect.infection-spreads']);
  const few = follows({ do: 'clear-damage', n: 3 }, { ...LAIR, scorch: { L03: 1 } });
  expect([eventsOf(few, 'scorches').length, eventsOf(few, 'rule').length, sufferings(few)]).toEqual([1, 1, [[0, ['*']]]]);
});

proves('contra.space.stage-specific', 'Hive Pulse burns damage tokens first, one for one', () => {
  const pulse = (setting: Sketch): Scene => follows('hive-pulse', { ...LAIR, gelsIn: { L03: 1, L06: 1, L30: 1 }, ...setting });
  const four: Sketch = { commandos: ['bill', 'lance', 'lucia', 'sweets'], at: {} };
  const burnt = pulse({ ...four, scorch: { L26: 3 } });
  expect([burnt.state.scorch, burnt.state.gels]).toEqual([
    [0, 0, 1, 0],
    [1, 1, 0, 1],
  ]);
  expect([eventsOf(burnt, 'scorches'), cited(burnt)]).toEqual([
    [{ kind: 'scorches', seat: -1, space: 'L26', damage: -2 }],
    [['scorches', 'contra.space.stage-specific']],
  ]);
  const one = pulse({ scorch: { L26: 1 } });
  expect([one.state.scorch, one.state.gels, eventsOf(one, 'scorches')]).toMatchObject([[0, 0, 0, 0], [1, 1, 0, 1], [{ damage: -1 }]]);
  const short = pulse({ ...four, gels: { bill: 8 } });
  expect([short.state.gels[2], sufferings(short).length]).toEqual([1, 4]);
  expect(eventKinds(pulse({}))).toEqual(['gels']);
});

proves('contra.effect.per-commando#2', 'Purge Vent: up to two gels for each commando leave the map', () => {
  const alone = say(
    follows('purge-vent', { ...LAIR, commandos: ['bill'], gelsIn: { L03: 2, L06: 2 } }),
    'bill chooses L03 for the purge',
    'bill chooses L03 for the purge',
  );
  expect([isOver(alone), alone.state.gels]).toEqual([true, [0, 2, 0, 0]]);
  const few = say(follows('purge-vent', { ...LAIR, gelsIn: { L03: 1 } }), 'bill chooses L03 for the purge');
  expect([isOver(few), few.state.gels]).toEqual([true, [0, 0, 0, 0]]);
  expect(eventKinds(follows('purge-vent', LAIR))).toEqual([]);
});

proves('contra.space.stage-specific', 'the slip marker stops at the fall, where all suffer, and begins again at the first slip', () => {
  const fall: Sketch = { stage: 'waterfall', at: { bill: 'W21', lance: 'W20' } };
  const over = follows({ do: 'slip', n: 3 }, { ...fall, slip: 6 });
  expect([eventsOf(over, 'slip').map(({ to }) => to), over.state.slip, sufferings(over)]).toEqual([
    [7, 1],
    1,
    [
      [0, ['M']],
      [1, ['M', 'M']],
    ],
  ]);
  expect(cited(over)[0]).toEqual(['slip', 'contra.space.stage-specific']);
  const plain = follows({ do: 'slip', n: 2 }, { ...fall, slip: 2 });
  expect([isOver(plain), eventKinds(plain), plain.state.slip]).toEqual([true, ['slip'], 4]);
});

proves(
  ['contra.ability.windows-between-effects#8', 'contra.ability.windows-between-effects#11'],
  'who wants to be asked in danger only is asked before the stage or the boss hurts them',
  () => {
    const fall: Sketch = { stage: 'waterfall', at: { bill: 'W21', lance: 'W20' }, slip: 6 };
    const threats: readonly (readonly [Sketch, Effect])[] = [
      [
        { ...LAIR, gelsIn: { L03: 3, L06: 3, L26: 3, L30: 3 } },
        { do: 'rule', rule: 'hive-pulse' },
      ],
      [fall, { do: 'slip', n: 1 }],
      [
        { alarm: 3, foes: { lance: { 'red gunner': 'J09', 'blue gunner': 'J17' } } },
        { do: 'alarm', n: 1 },
      ],
      ...stageCard('ambush-in-the-ferns')
        .effects.flat()
        .map((effect) => [{ foes: { lance: { 'red gunner': 'J09', 'blue gunner': 'J17' } } }, effect] as const),
      [
        { ...SNOW, grenades: ['S03'] },
        { do: 'rule', rule: 'grenades-burst' },
      ],
      [
        { enemy: 'gordea', at: { bill: 'J16', lance: 'J26' } },
        { do: 'boss-moves', spaces: 2, towards: 'you' },
      ],
    ];
    for (const [setting, effect] of threats) {
      const g = position({ ...setting, windows: true, tokens: { lance: 'M' } });
      for (const f of g.fighters) f.asking = 'in-danger';
      const match = effectScene(g, 'bill', [effect], [], { from: 'stage' });
      if (asked(match) === 'space') say(match, 'bill chooses L03 for the gels');
      expect(match.options()).toContain('lance uses vault');
    }
  },
);

proves('contra.ability.windows-between-effects#8', 'whoever Dogra is about to fire at is asked before it does', () => {
  const g = position({ stage: 'snow-field', windows: true, stageArea: ['dogra-mk-ii'], at: { bill: 'S22', lance: 'S37' }, tokens: { lance: 'M' } });
  for (const f of g.fighters) f.asking = 'in-danger';
  const match = say(stageScene(g), 'bill chooses bill for the grenade');
  expect([coming(match), match.asked]).toEqual([['pause', { next: 'paragraph', what: 'dogra-mk-ii', seat: -1 }], [1]]);
  say(match, 'lance goes on');
  expect(sufferings(match)[0]).toEqual([1, ['M', 'A']]);
});

proves('contra.stage.activate-left-to-right', 'grenades burst in the order in which they were thrown', () => {
  const match = follows('grenades-burst', { ...SNOW, commandos: ['bill'], grenades: ['S20', 'S22', 'S37'] });
  expect(eventsOf(match, 'grenade-bursts').map(({ space }) => space)).toEqual(['S20', 'S22', 'S37']);
});

proves('contra.stage.resolve-top-to-bottom', 'the platform that broke last hits those on it, and those on others that are broken are not hit', () => {
  const g = position({ stage: 'waterfall', windows: true, at: { bill: 'W21', lance: 'W26' }, tokens: { lance: 'M' } });
  g.broken.push(...g.map.of('platform').slice(2, 3));
  for (const f of g.fighters) f.asking = 'in-danger';
  const match = effectScene(g, 'bill', [
    { do: 'rule', rule: 'platform-breaks' },
    { do: 'rule', rule: 'platform-hits' },
  ]);
  say(match, 'bill chooses W26 for the platform');
  expect([spaceIds(match, match.state.broken), match.options()[1]]).toEqual([['W21', 'W26'], 'lance uses vault']);
  say(match, 'lance goes on', 'lance loses a medal');
  expect(sufferings(match)).toEqual([[1, ['M']]]);
});

proves('contra.general.interrupt-nesting', 'an alarm and being overrun go on inside what caused them', () => {
  const outer = { kind: 'stage-card', what: 'supply-crate', seat: -1 } as const;
  const alarm = effectScene({ ...position({ alarm: 3, at: { bill: 'J15', lance: 'J03' } }), resolving: [outer] }, 'bill', [
    { do: 'alarm', n: 1 },
    { do: 'gain', symbols: ['*'] },
  ]);
  expect(goingOn(alarm)).toEqual(['stage-card supply-crate of -1', 'rule alarm of -1']);
  say(alarm, 'bill chooses J17 for the enemy');
  expect(goingOn(alarm)).toEqual(['stage-card supply-crate of -1']);
  const full = position({ ...LAIR, gelsIn: { L03: 6, L06: 6 } });
  const overrun = effectScene({ ...full, last: 1, resolving: [outer] }, 'bill', [
    { do: 'gels', n: 1, to: 'wadder' },
    { do: 'gain', symbols: ['*'] },
  ]);
  expect([goingOn(overrun), overrun.asked, eventKinds(overrun)[0]]).toEqual([['stage-card supply-crate of -1', 'rule overrun of 0'], [0], 'rule']);
  say(overrun, 'bill chooses L03 for the gels-back', 'bill chooses L03 for the gels-back', 'bill chooses L03 for the gels-back');
  expect(goingOn(overrun)).toEqual(['stage-card supply-crate of -1']);
});

proves('contra.space.stage-specific', 'Living Walls reach who is next to them and no farther', () => {
  const match = follows('living-walls', { ...LAIR, at: { bill: 'L02', lance: 'L01' }, gelsIn: { L03: 3 } });
  expect([fighterOf(match, 'bill').gels, fighterOf(match, 'lance').gels, match.state.gels[0]]).toEqual([1, 0, 2]);
});

proves('contra.setup.reference-flip#2', 'slowing down is told with the rule it follows, and where the marker is then', () => {
  const match = say(turnScene(position({ stage: 'waterfall', slip: 4, stageDeck: ['acuba', 'updraft'] }), 'bill'), 'bill slows down');
  expect(cited(match)).toEqual([
    ['stage-discarded', 'contra.faq.stage-discard-no-resolve', 'contra.end.discard-is-not-draw'],
    ['rule', 'contra.setup.reference-flip'],
    ['slip', 'contra.space.stage-specific'],
  ]);
  expect([eventsOf(match, 'rule'), eventsOf(match, 'slip')]).toEqual([[{ kind: 'rule', rule: 'slow-down' }], [{ kind: 'slip', to: 2 }]]);
});
