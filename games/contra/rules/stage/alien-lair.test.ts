import { describe, expect, test } from 'vitest';
import { showsEvery } from '../../../proves.ts';
import { type StageCardId, stage } from '../../content/index.ts';
import { dice, enemyDice, position, type Sketch } from '../../positions.ts';
import { assaultScene, begun, type Scene, say, stageCardScene, stageScene, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, eventsOf, fighterOf, offered, refusal, tokensOf, whereIs } from '../../testing/seen.ts';

/** Nobody is near a wadder space. */
function situation(setting: Sketch = {}): ReturnType<typeof position> {
  return position({ stage: 'alien-lair', enemy: 'gordea', ...setting, at: { bill: 'L07', lance: 'L15', ...setting.at } });
}

function drawn(id: StageCardId, setting: Sketch = {}): Scene {
  return stageCardScene(situation({ ...setting, stageDeck: [id] }));
}

/** The stage turn up to its stage card, which does nothing here. */
function activated(setting: Sketch = {}): Scene {
  return stageScene(situation({ ...setting, stageDeck: ['heartbeat'] }));
}

function sufferings(match: Scene): readonly unknown[] {
  return eventsOf(match, 'suffers').map((event) => [event['seat'], event['damage']]);
}

function gels(match: Scene): unknown {
  return match.state.map.of('wadder').map((_, i) => match.state.gels[i]);
}

const FULL = { L03: 3, L06: 3, L26: 3, L30: 3 };

const CASES: Readonly<Record<string, () => void>> = {
  'hive-pulse': () => {
    const two = activated({ gelsIn: { L03: 1, L06: 1, L30: 1 } });
    expect(eventsOf(two, 'activates')[0]).toMatchObject({ card: 'hive-pulse' });
    expect(eventsOf(two, 'gels')).toMatchObject([{ space: 'L26', n: 1 }]);
    const three = activated({ commandos: ['bill', 'lance', 'lucia'], at: { lucia: 'L24' }, gelsIn: { L03: 1, L06: 1, L30: 1 } });
    expect(eventsOf(three, 'gels')).toMatchObject([{ space: 'L26', n: 2 }]);
    const burnt = activated({ commandos: ['bill', 'lance', 'lucia'], at: { lucia: 'L24' }, gelsIn: { L03: 1, L06: 1, L30: 1 }, scorch: { L26: 1 } });
    expect(eventsOf(burnt, 'gels')).toMatchObject([{ space: 'L26', n: 1 }]);
    expect(burnt.state.scorch).toEqual([0, 0, 0, 0]);
    const choice = activated({ gelsIn: { L03: 1, L06: 1 } });
    expect([asked(choice), offered(choice, 'to')]).toEqual(['space', ['L26', 'L30']]);
  },
  'living-walls': () => {
    const match = activated({ at: { bill: 'L02', lance: 'L09' }, gelsIn: { L03: 1, L06: 1, L30: 1 } });
    expect(eventsOf(match, 'activates')).toMatchObject([{ card: 'hive-pulse' }, { card: 'living-walls' }]);
    expect([fighterOf(match, 'bill').gels, fighterOf(match, 'lance').gels]).toEqual([1, 0]);
    expect(gels(match)).toEqual([0, 1, 1, 1]);
  },
  'infection-spreads': () => {
    const match = drawn('infection-spreads', { at: { bill: 'L02', lance: 'L18' }, scorch: { L30: 1 } });
    say(match, 'bill chooses effect 1');
    expect(match.state.scorch).toEqual([0, 0, 0, 0]);
    expect(eventsOf(match, 'gels')).toMatchObject([{ space: 'L26', n: 2 }]);
  },
  'seeking-hosts': () => {
    const g = situation({ at: { bill: 'L01', lance: 'L07' }, gels: { lance: 1 }, stageDeck: ['seeking-hosts', 'heartbeat', 'acid-drip'] });
    const match = stageCardScene(g);
    expect([fighterOf(match, 'bill').gels, fighterOf(match, 'lance').gels]).toEqual([1, 1]);
    say(match, 'bill accepts the bargain', 'lance declines the bargain');
    expect([fighterOf(match, 'bill').gels, fighterOf(match, 'lance').gels]).toEqual([0, 1]);
    expect([match.state.stageDiscard, match.state.stageDeck.top]).toEqual([['heartbeat', 'seeking-hosts'], ['acid-drip']]);
  },
  'egg-chamber': () => {
    const match = drawn('egg-chamber', { at: { lance: 'L18' }, tokens: { bill: 'S' }, enemies: ['red garth'] });
    say(match, 'bill chooses effect 1');
    expect([tokensOf(match, 'bill'), areaOf(match, 'bill'), areaOf(match, 'lance').slice(1)]).toEqual(['', ['gordea'], ['red garth']]);
  },
  'acid-drip': () => {
    expect(sufferings(drawn('acid-drip', { at: { bill: 'L36', lance: 'L27' } }))).toEqual([[1, ['M']]]);
  },
  'pulsing-floor': () => {
    const match = drawn('pulsing-floor', { at: { bill: 'L02', lance: 'L18' }, gelsIn: { L03: 2 } });
    expect([whereIs(match, 'bill'), whereIs(match, 'lance')]).toEqual(['L03', 'L26']);
    expect(eventsOf(match, 'pushed')).toHaveLength(2);
    expect(fighterOf(match, 'bill').gels).toBe(0);
  },
  heartbeat: () => {
    const match = drawn('heartbeat', { at: { bill: 'L02', lance: 'L18' }, gelsIn: { L03: 2, L06: 1, L26: 3 } });
    expect(sufferings(match)).toEqual([
      [0, ['S']],
      [1, ['S']],
    ]);
    const nearest = drawn('heartbeat', { at: { bill: 'L02', lance: 'L18' }, gelsIn: { L30: 2 } });
    expect(sufferings(nearest)).toEqual([[1, ['S']]]);
  },
  'purge-vent': () => {
    const match = drawn('purge-vent', { gelsIn: { L03: 2, L26: 3 } });
    expect(refusal(match, 'bill chooses L06 for the purge')).toEqual(['contra.limits.other-tokens']);
    say(match, 'bill chooses L03 for the purge', 'bill chooses L26 for the purge', 'bill is done purging', 'bill gains token M', 'lance gains token S');
    expect(gels(match)).toEqual([1, 0, 2, 0]);
    expect([tokensOf(match, 'bill'), tokensOf(match, 'lance')]).toEqual(['M', 'S']);
  },
};

showsEvery(stage('alien-lair').cards, CASES);

test('Setup: Hive Pulse, then Living Walls are in play, eight cards are shuffled', () => {
  const { state } = begun({ stage: 'alien-lair' });
  expect([state.stageArea, state.stageDeck.bag.length, state.gels]).toEqual([['hive-pulse', 'living-walls'], 8, [0, 0, 0, 0]]);
});

describe('Burn the Nest', () => {
  function attack() {
    const g = situation({ commandos: ['bill'], at: { bill: 'L18' }, weapon: { bill: 'machine-gun' }, foes: { bill: { 'yellow garth': 'L19' } } });
    return say(turnScene(g, 'bill', dice('success', 'success', 'success')), 'bill attacks yellow garth');
  }

  test('successes become damage tokens on one wadder space in range', () => {
    const match = attack();
    expect([asked(match), match.options()]).toEqual([
      'burn',
      ['bill is done burning', 'bill burns L26 with 1', 'bill burns L26 with 2', 'bill burns L26 with 3'],
    ]);
    expect(refusal(match, 'bill burns L06 with 1')).toEqual(['contra.range.count']);
    say(match, 'bill burns L26 with 2');
    expect(match.state.scorch).toEqual([0, 0, 2, 0]);
    expect(eventsOf(match, 'damages')).toMatchObject([{ target: 'yellow garth', damage: 1 }]);
  });

  test('or are all dealt', () => {
    expect(eventsOf(say(attack(), 'bill is done burning'), 'damages')).toMatchObject([{ damage: 3 }]);
  });
});

describe('gels on a character card', () => {
  test.each([
    [0, []],
    [1, ['S']],
    [2, ['S']],
    [3, ['S', 'S']],
    [5, ['S', 'S']],
  ])('%i of them', (n, added) => {
    const match = assaultScene(situation({ gels: { bill: n } }), 'bill', enemyDice('M'));
    expect(eventsOf(match, 'adds').flatMap((event) => event['results'])).toEqual(added);
    expect(sufferings(match)).toEqual([[0, ['M', ...added]]]);
  });

  test('running into a space with gels takes one of them along, jumping does not', () => {
    const run = say(turnScene(situation({ at: { bill: 'L02' }, gelsIn: { L03: 2 } }), 'bill'), 'bill runs to L03', 'bill is done moving');
    expect([fighterOf(run, 'bill').gels, gels(run)]).toEqual([1, [1, 0, 0, 0]]);
    const jump = say(turnScene(situation({ at: { bill: 'L02' }, gelsIn: { L03: 2 } }), 'bill'), 'bill jumps to L03');
    expect([fighterOf(jump, 'bill').gels, gels(jump)]).toEqual([0, [2, 0, 0, 0]]);
  });
});

describe("We're overrun!", () => {
  test('nobody in particular: each commando suffers, then three gels go back', () => {
    const match = activated({ gelsIn: FULL });
    expect(offered(match, 'to')).toEqual(['L03', 'L06', 'L26', 'L30']);
    say(match, 'bill chooses L03 for the gels');
    expect(sufferings(match)).toEqual([
      [0, ['*']],
      [1, ['*']],
    ]);
    say(match, 'bill chooses L06 for the gels-back', 'bill chooses L06 for the gels-back', 'bill chooses L30 for the gels-back');
    expect(eventsOf(match, 'rule')).toMatchObject([{ rule: 'overrun' }]);
    expect(gels(match)).toEqual([3, 1, 3, 2]);
  });

  test('a commando who cannot take a gel suffers alone', () => {
    const match = drawn('seeking-hosts', { at: { bill: 'L01' }, gelsIn: FULL });
    expect(sufferings(match)).toEqual([[0, ['*']]]);
    say(match, 'bill chooses L26 for the gels-back', 'bill chooses L26 for the gels-back', 'bill chooses L26 for the gels-back');
    expect(gels(match)).toEqual([3, 3, 0, 3]);
  });

  test('the last gel is placed where no damage lies on the map: the damage that is not there cannot be chosen', () => {
    const match = drawn('infection-spreads', { commandos: ['bill'], gelsIn: { ...FULL, L30: 2 } });
    expect(eventsOf(match, 'gels')).toMatchObject([{ n: 1 }]);
    expect(eventsOf(match, 'rule')).toMatchObject([{ rule: 'overrun' }]);
    expect(sufferings(match)).toEqual([[0, ['*']]]);
  });
});
