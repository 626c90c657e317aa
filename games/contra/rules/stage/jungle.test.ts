import { describe, expect, test } from 'vitest';
import { showsEvery } from '../../../proves.ts';
import { type StageCardId, stage } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { begun, onward, type Scene, say, stageCardScene, stageScene, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, eventsOf, fighterOf, tokensOf, whereIs } from '../../testing/seen.ts';

/** This stage card is drawn. */
function drawn(id: StageCardId, setting: Sketch = {}): Scene {
  return stageCardScene(position({ ...setting, stageDeck: [id] }));
}

function sufferings(match: Scene): readonly unknown[] {
  return eventsOf(match, 'suffers').map((event) => [event['seat'], event['damage']]);
}

const CASES: Readonly<Record<string, () => void>> = {
  'base-alarm': () => {
    const match = stageScene(position({ alarm: 1, stageDeck: ['strafing-run'] }));
    expect(eventsOf(match, 'activates')).toMatchObject([{ card: 'base-alarm' }]);
    expect(match.state.alarm).toBe(2);
  },
  'ambush-in-the-ferns': () => {
    const match = drawn('ambush-in-the-ferns', { tokens: { bill: 'S' }, enemies: ['red gunner'] });
    expect([asked(match), match.asked]).toEqual(['choose', [0]]);
    say(match, 'bill chooses effect 1');
    expect([tokensOf(match, 'bill'), areaOf(match, 'bill')]).toEqual(['', ['defense-wall']]);
    expect(areaOf(match, 'lance')).toEqual(['main-cannon', 'red gunner']);
  },
  'tripwire-flare': () => {
    const match = drawn('tripwire-flare', { at: { bill: 'J05', lance: 'J14' } });
    expect(match.state.alarm).toBe(1);
    expect(sufferings(match)).toEqual([[0, ['A']]]);
  },
  'locking-them-in': () => {
    const one = drawn('locking-them-in', { tokens: { bill: 'M' } });
    expect([tokensOf(one, 'bill'), one.state.alarm]).toEqual(['', 2]);
    const all = drawn('locking-them-in', { tokens: { bill: 'M', lance: 'MM' } });
    expect([tokensOf(all, 'lance'), all.state.alarm]).toEqual(['M', 0]);
  },
  'strafing-run': () => {
    expect(sufferings(drawn('strafing-run', { at: { bill: 'J05', lance: 'J14' } }))).toEqual([[1, ['M']]]);
  },
  'supply-crate': () => {
    const match = say(drawn('supply-crate'), 'bill gains token A', 'lance gains token S');
    expect([tokensOf(match, 'bill'), tokensOf(match, 'lance'), match.state.alarm]).toEqual(['A', 'S', 1]);
  },
  'rolling-barrage': () => {
    expect(sufferings(drawn('rolling-barrage', { at: { bill: 'J16', lance: 'J15' } }))).toEqual([
      [0, ['A']],
      [1, ['S']],
    ]);
  },
  'reinforced-patrol': () => {
    const foes = { bill: { 'red gunner': 'J17', 'red sniper': 'J09' } } as const;
    const match = drawn('reinforced-patrol', { foes, enemies: ['blue gunner'] });
    expect(areaOf(match, 'lance')).toEqual(['main-cannon', 'blue gunner']);
    expect([areaOf(match, 'bill').length, sufferings(match)]).toEqual([3, []]);
  },
  'mud-slide': () => {
    const match = drawn('mud-slide');
    expect(match.state.stageArea).toEqual(['base-alarm', 'mud-slide']);
    const runs = turnScene({ ...onward(match), phase: 'commandos' }, 'bill').options();
    expect(runs).toContain('bill runs to J03 via J02');
    expect(runs).not.toContain('bill runs to J04 via J02 J03');
    expect(turnScene(position(), 'bill').options()).toContain('bill runs to J04 via J02 J03');
    const over = stageScene({ ...onward(match), stageDeck: { top: ['strafing-run'], bag: [], bottom: [] } });
    expect(over.state.stageArea).toEqual(['base-alarm']);
    expect(over.state.stageDiscard).toEqual(['mud-slide', 'strafing-run']);
  },
};

showsEvery(stage('jungle').cards, CASES);

test('Setup: Base Alarm is in play, nine cards are shuffled', () => {
  const { state } = begun({ stage: 'jungle' });
  expect([state.stageArea, state.stageDeck.bag.length, state.alarm]).toEqual([['base-alarm'], 9, 0]);
});

test('Alarm!: the fourth token takes all away, and each commando draws an enemy', () => {
  const match = stageScene(position({ alarm: 3, stageDeck: ['strafing-run'], enemies: ['red gunner', 'blue gunner'] }));
  expect(match.state.alarm).toBe(0);
  expect(eventsOf(match, 'rule')).toMatchObject([{ rule: 'alarm' }]);
  expect([areaOf(match, 'bill')[1], areaOf(match, 'lance')[1]]).toEqual(['red gunner', 'blue gunner']);
});

test('Alarm! in the middle of two tokens: the second is the first of the next alarm', () => {
  const match = drawn('locking-them-in', { alarm: 3 });
  expect(eventsOf(match, 'alarm').map((event) => event['tokens'])).toEqual([4, 1]);
  expect(match.state.fighters.map(({ foes }) => foes.length)).toEqual([1, 1]);
});

describe('an alarm post', () => {
  test('on entering, 1 S may be spent to remove an alarm token', () => {
    const match = say(turnScene(position({ at: { bill: 'J14' }, tokens: { bill: 'S' }, alarm: 2 }), 'bill'), 'bill runs to J15');
    expect([asked(match), match.options()]).toEqual(['alarm-post', ['bill accepts the alarm-post', 'bill declines the alarm-post']]);
    const spent = say(match, 'bill accepts the alarm-post');
    expect([spent.state.alarm, tokensOf(spent, 'bill')]).toEqual([1, '']);
  });

  test('it may be left alone, and a jump will do as well', () => {
    const match = say(
      turnScene(position({ at: { bill: 'J14' }, tokens: { bill: 'S' }, alarm: 2 }), 'bill'),
      'bill jumps to J15',
      'bill declines the alarm-post',
    );
    expect([match.state.alarm, tokensOf(match, 'bill'), whereIs(match, 'bill')]).toEqual([2, 'S', 'J15']);
  });

  test('nothing is offered without S, or without an alarm', () => {
    for (const setting of [{ alarm: 2 }, { tokens: { bill: 'S' } }]) {
      const match = say(turnScene(position({ at: { bill: 'J14' }, ...setting }), 'bill'), 'bill runs to J15');
      expect([asked(match), fighterOf(match, 'bill').moved]).toEqual(['act', true]);
    }
  });
});
