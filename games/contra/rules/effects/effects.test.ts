// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, isOver, type Scene, say, stageCardScene, stageScene, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, damageOn, eventKinds, eventsOf, fighterOf, offeredTo, refusal, tokensOf } from '../../testing/seen.ts';

const THREE = ['bill', 'lance', 'lucia'] as const;
const EACH_SUFFERS: readonly Effect[] = [{ do: 'each', then: [{ do: 'suffer', symbols: ['M'] }] }];

proves(
  ['contra.effect.each-commando-separate#1', 'contra.effect.each-commando-separate#2'],
  'each commando suffers on their own: three medals in all, and abilities in between',
  () => {
    const g = position({ commandos: THREE, windows: true, at: { bill: 'J13' }, tokens: { bill: 'AA' }, foes: { bill: { 'black gunner': 'J14' } } });
    const match = effectScene(g, 'bill', EACH_SUFFERS, [], { from: 'stage' });
    say(match, 'bill uses covering-shot', 'lance is next');
    expect(match.state.fighters.map((f) => f.medals)).toEqual([3, 2, 3]);
    say(match, 'bill uses covering-shot', 'lucia is next', 'lucia goes on');
    expect(damageOn(match, 'black gunner')).toBe(2);
    expect(match.state.fighters.map((f) => f.medals)).toEqual([2, 2, 2]);
    expect(eventsOf(match, 'suffers').map((event) => event['seat'])).toEqual([1, 2, 0]);
  },
);

proves('contra.effect.each-commando-order', 'the next to react is picked freely among those who are left', () => {
  const match = effectScene(position({ commandos: THREE, windows: true }), 'bill', EACH_SUFFERS);
  expect(match.options()).toEqual(['bill is next', 'lance is next', 'lucia is next']);
  say(match, 'lucia is next');
  expect(offeredTo(match, 'next')).toEqual(['bill is next', 'lance is next']);
  expect(refusal(match, 'lucia is next', 2)).toEqual(['contra.effect.each-commando-order']);
  say(match, 'lance is next', 'lucia goes on');
  expect(eventsOf(match, 'suffers').map((event) => event['seat'])).toEqual([2, 1, 0]);
});

test('who gets out of the way in time is not hit: Lance vaults onto a platform', () => {
  const g = position({ stage: 'waterfall', windows: true, at: { bill: 'W26', lance: 'W20' }, tokens: { lance: 'M' }, stageDeck: ['falling-rocks'] });
  const match = stageCardScene(g);
  expect(match.options()).toContain('lance uses vault');
  say(match, 'lance uses vault', 'lance jumps to W21');
  expect(eventsOf(match, 'suffers')).toEqual([]);
  expect(isOver(match)).toBe(true);
  const near = { bill: 'S01', lance: 'S13' } as const;
  const grenade = stageScene(position({ stage: 'snow-field', windows: true, at: near, tokens: { lance: 'M' }, grenades: ['S22'] }));
  say(grenade, 'lance goes on', 'lance uses vault', 'lance jumps to S12');
  expect(eventKinds(grenade)).toContain('grenade-bursts');
  expect(eventsOf(grenade, 'suffers')).toEqual([]);
  expect(grenade.state.grenades).toEqual([]);
});

/** The Alien Lair with these gels in the wadder spaces, and nobody near one of them. */
function lair(gelsIn: Sketch['gelsIn'], setting: Sketch = {}): Sketch {
  return { stage: 'alien-lair', enemy: 'java', at: { bill: 'L01', lance: 'L07' }, ...(gelsIn === undefined ? {} : { gelsIn }), ...setting };
}

function overruns(match: Scene): number {
  return eventsOf(match, 'rule').filter((event) => event['rule'] === 'overrun').length;
}

proves(
  ['contra.effect.infection-spreads#1', 'contra.effect.infection-spreads#2'],
  'Infection Spreads with three gels left: the first places two, the second one and is overrun',
  () => {
    const g = position(lair({ L06: 3, L26: 3, L30: 3 }, { stageDeck: ['infection-spreads'], tokens: { lance: 'S' } }));
    const match = stageCardScene(g);
    expect(eventsOf(match, 'gels')).toMatchObject([
      { space: 'L03', n: 2 },
      { space: 'L03', n: 1 },
    ]);
    expect(overruns(match)).toBe(1);
    expect(eventsOf(match, 'suffers')).toMatchObject([{ seat: 1, damage: ['*'] }]);
    say(match, 'lance pays', 'lance chooses L03 for the gels-back', 'lance chooses L26 for the gels-back', 'lance chooses L30 for the gels-back');
    expect(match.view(0).view).toMatchObject({ gels: { L03: 2, L06: 3, L26: 2, L30: 2 } });
  },
);

proves('contra.effect.infection-spreads#3', 'Infection Spreads with damage on the map: a token of it is taken off instead', () => {
  const match = stageCardScene(position(lair({ L06: 3 }, { commandos: ['bill'], at: { bill: 'L01' }, scorch: { L26: 1 }, stageDeck: ['infection-spreads'] })));
  expect(match.options()).toEqual(['bill chooses effect 1', 'bill chooses effect 2']);
  say(match, 'bill chooses effect 1');
  expect(match.view(0).view).toMatchObject({ scorch: {}, gels: { L06: 3 } });
  expect(overruns(match)).toBe(0);
});

proves('contra.effect.overrun-per-reaction', "two commandos who cannot comply: We're overrun! twice", () => {
  const match = stageCardScene(position(lair({}, { gels: { bill: 6, lance: 6 }, stageDeck: ['infection-spreads'] })));
  expect(overruns(match)).toBe(2);
  expect(eventsOf(match, 'suffers').map((event) => event['seat'])).toEqual([0, 1]);
});

proves(['contra.effect.may-pay-in-full#1', 'contra.effect.may-pay-in-full#2'], 'what may be done for 2 A is not offered to who has one', () => {
  const effect: readonly Effect[] = [{ do: 'may', cost: ['A', 'A'], then: [{ do: 'gain', symbols: ['M'] }] }];
  const poor = effectScene(position({ tokens: { bill: 'A' } }), 'bill', effect);
  expect([isOver(poor), tokensOf(poor, 'bill')]).toEqual([true, 'A']);
  const rich = effectScene(position({ tokens: { bill: 'AA' } }), 'bill', effect);
  expect([asked(rich), rich.options()]).toEqual(['may', ['bill accepts the bargain', 'bill declines the bargain']]);
  expect(tokensOf(say(rich, 'bill accepts the bargain'), 'bill')).toBe('M');
  const dogra = turnScene(position({ stage: 'snow-field', stageArea: ['dogra-mk-ii'], tokens: { bill: 'A' } }), 'bill');
  expect(refusal(dogra, 'bill clears away dogra-mk-ii in place 2')).toEqual(['contra.effect.may-pay-in-full']);
});

proves(
  ['contra.effect.seeking-hosts#1', 'contra.effect.seeking-hosts#2', 'contra.effect.seeking-hosts#3'],
  'Seeking Hosts with one stage card left: the first may pay with it, the second may not',
  () => {
    const g = position(lair({}, { at: { bill: 'L07', lance: 'L15' }, gels: { bill: 2, lance: 1 }, stageDeck: ['seeking-hosts', 'heartbeat'] }));
    const match = stageCardScene(g);
    expect([asked(match), match.asked]).toEqual(['may', [0]]);
    say(match, 'bill accepts the bargain');
    expect([fighterOf(match, 'bill').gels, fighterOf(match, 'lance').gels]).toEqual([0, 1]);
    expect(match.state.stageDiscard).toEqual(['heartbeat', 'seeking-hosts']);
    expect(eventsOf(match, 'stage-discarded')).toMatchObject([{ card: 'heartbeat' }]);
    expect(asked(match)).toBeNull();
    const declined = say(stageCardScene(g), 'bill declines the bargain', 'lance accepts the bargain');
    expect([fighterOf(declined, 'bill').gels, fighterOf(declined, 'lance').gels]).toEqual([2, 0]);
  },
);

proves('contra.effect.forced-single', 'three tokens to discard and two there: both go', () => {
  const match = effectScene(position({ tokens: { bill: 'MA' } }), 'bill', [{ do: 'lose-tokens', symbols: ['*', '*', '*'] }]);
  say(match, 'bill discards token M');
  expect(tokensOf(match, 'bill')).toBe('');
  const cards = effectScene(position({ hand: { bill: ['advance', 'dig-in'] } }), 'bill', [{ do: 'discard', n: 3 }]);
  expect(refusal(cards, 'bill keeps the rest')).toEqual(['contra.effect.forced-single']);
  say(cards, 'bill discards dig-in');
  expect(fighterOf(cards, 'bill').discard).toEqual(['dig-in', 'advance']);
  const spent = effectScene(position({ tokens: { bill: 'A' }, hand: { bill: ['full-auto'] } }), 'bill', [{ do: 'spend', symbols: ['A', 'A', 'A'] }]);
  expect([tokensOf(say(spent, 'bill spends token A'), 'bill'), fighterOf(spent, 'bill').hand]).toEqual(['', []]);
});

const M2: Effect = { do: 'lose-tokens', symbols: ['M', 'M'] };

proves(['contra.effect.forced-choice-full#1', 'contra.effect.forced-choice-full#2'], 'what can be done in full has to be chosen', () => {
  const match = effectScene(position({ tokens: { bill: 'M' }, enemies: ['red gunner'] }), 'bill', [{ do: 'either', of: [[M2], [{ do: 'draw-enemy' }]] }]);
  expect(match.answers).toHaveLength(0);
  expect([areaOf(match, 'bill'), tokensOf(match, 'bill')]).toEqual([['defense-wall', 'red gunner'], 'M']);
  const able = effectScene(position({ tokens: { bill: 'MM' } }), 'bill', [{ do: 'either', of: [[M2], [{ do: 'draw-enemy' }]] }]);
  expect(able.options()).toEqual(['bill chooses effect 1', 'bill chooses effect 2']);
  const three = effectScene(position({ tokens: { bill: 'M' } }), 'bill', [
    { do: 'either', of: [[M2], [{ do: 'draw-enemy' }], [{ do: 'suffer', symbols: ['A'] }]] },
  ]);
  expect(refusal(three, 'bill chooses effect 1')).toEqual(['contra.effect.forced-choice-full']);
});

proves('contra.effect.forced-choice-closest', 'where nothing can be done in full, the closest is done as far as possible', () => {
  const A3: Effect = { do: 'lose-tokens', symbols: ['A', 'A', 'A'] };
  const match = effectScene(position({ tokens: { bill: 'MA' } }), 'bill', [{ do: 'either', of: [[M2], [A3]] }]);
  expect(match.answers).toHaveLength(0);
  expect(tokensOf(match, 'bill')).toBe('A');
  const three = effectScene(position({ tokens: { bill: 'MA' } }), 'bill', [{ do: 'either', of: [[M2], [A3], [{ do: 'lose-tokens', symbols: ['A', 'A'] }]] }]);
  expect(three.options()).toEqual(['bill chooses effect 1', 'bill chooses effect 3']);
  expect(refusal(three, 'bill chooses effect 2')).toEqual(['contra.effect.forced-choice-closest']);
});

proves('contra.effect.forced-choice-closeness#1', 'equally close: the player chooses', () => {
  const g = position({ tokens: { bill: 'MAAA' } });
  const match = effectScene(g, 'bill', [{ do: 'either', of: [[M2], [{ do: 'lose-tokens', symbols: ['A', 'A', 'A', 'A'] }]] }]);
  expect([asked(match), match.options()]).toEqual(['choose', ['bill chooses effect 1', 'bill chooses effect 2']]);
  expect(tokensOf(say(match, 'bill chooses effect 2'), 'bill')).toBe('M');
});

proves(
  ['contra.effect.damage-option-is-payable#1', 'contra.effect.damage-option-is-payable#2'],
  'suffering can always be done in full: it costs a medal',
  () => {
    const effect: readonly Effect[] = [{ do: 'either', of: [[{ do: 'spend', symbols: ['S'] }], [{ do: 'suffer', symbols: ['M'] }]] }];
    const match = effectScene(position(), 'bill', effect);
    expect(match.answers).toHaveLength(0);
    expect(fighterOf(match, 'bill').medals).toBe(2);
    const able = effectScene(position({ tokens: { bill: 'S' } }), 'bill', effect);
    expect(able.options()).toEqual(['bill chooses effect 1', 'bill chooses effect 2']);
    expect(fighterOf(say(able, 'bill chooses effect 2'), 'bill').medals).toBe(2);
  },
);

proves('contra.effect.draw-enemy-option-is-payable', 'so can drawing an enemy with a full play area: it becomes damage', () => {
  const foes = { bill: { 'red gunner': 'J17', 'red sniper': 'J09' } } as const;
  const effect: readonly Effect[] = [{ do: 'either', of: [[{ do: 'spend', symbols: ['S'] }], [{ do: 'draw-enemy' }]] }];
  const match = effectScene(position({ foes, tokens: { bill: 'S' } }), 'bill', effect);
  expect(match.options()).toEqual(['bill chooses effect 1', 'bill chooses effect 2']);
  say(match, 'bill chooses effect 2');
  expect(eventKinds(match)).toEqual(['enemy-limit', 'suffers']);
  expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['*'] }]);
});

proves('contra.effect.shortfall-consequences#1', "gels that are not there: what there is is placed, then We're overrun!", () => {
  const match = effectScene(position(lair({ L26: 11 }, { commandos: ['bill'], at: { bill: 'L01' } })), 'bill', [{ do: 'gels', n: 2, to: 'wadder' }]);
  expect(eventKinds(match).slice(0, 3)).toEqual(['gels', 'rule', 'suffers']);
  expect(eventsOf(match, 'gels')[0]).toMatchObject({ space: 'L03', n: 1 });
  expect(overruns(match)).toBe(1);
});

proves(['contra.effect.per-commando#1', 'contra.effect.per-commando#2'], 'two per commando are four for two, and two for one', () => {
  const two = stageCardScene(position(lair({ L26: 6 }, { stageDeck: ['purge-vent'] })));
  say(two, 'bill chooses L26 for the purge', 'bill chooses L26 for the purge', 'bill chooses L26 for the purge', 'bill chooses L26 for the purge');
  expect(asked(two)).toBe('gain');
  expect(two.view(0).view).toMatchObject({ gels: { L26: 2 } });
  const one = stageCardScene(position(lair({ L26: 6 }, { commandos: ['bill'], at: { bill: 'L01' }, stageDeck: ['purge-vent'] })));
  say(one, 'bill chooses L26 for the purge', 'bill chooses L26 for the purge');
  expect(asked(one)).toBe('gain');
});
