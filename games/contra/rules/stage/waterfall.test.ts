import { describe, expect, test } from 'vitest';
import { showsEvery } from '../../../proves.ts';
import { type StageCardId, stage } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { begun, onward, type Scene, say, stageCardScene, stageScene, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, eventsOf, fighterOf, offered, offeredTo, refusal, spaceIds, tokensOf, whereIs } from '../../testing/seen.ts';

/** Bill stands on a platform, Lance does not. */
function situation(setting: Sketch = {}): ReturnType<typeof position> {
  return position({ stage: 'waterfall', ...setting, at: { bill: 'W21', lance: 'W20', ...setting.at } });
}

function drawn(id: StageCardId, setting: Sketch = {}): Scene {
  return stageCardScene(situation({ ...setting, stageDeck: [id] }));
}

/** The Slip Track is activated with its marker there; then a card without consequences for these two is drawn. */
function activated(slip: number, setting: Sketch = {}): Scene {
  return stageScene(situation({ slip, ...setting, stageDeck: ['mist-veil'] }));
}

function sufferings(match: Scene): readonly unknown[] {
  return eventsOf(match, 'suffers').map((event) => [event['seat'], event['damage']]);
}

function attacks(g: ReturnType<typeof position>): readonly string[] {
  return offeredTo(turnScene({ ...g, phase: 'commandos' }, 'bill'), 'attack');
}

const CASES: Readonly<Record<string, () => void>> = {
  'slip-track': () => {
    expect(eventsOf(activated(1), 'slip')).toMatchObject([{ to: 2 }]);
    expect(eventsOf(activated(1), 'pushed')).toEqual([]);
    const pushed = activated(2);
    expect(eventsOf(pushed, 'slip')).toMatchObject([{ to: 3 }]);
    expect(eventsOf(pushed, 'pushed')).toMatchObject([{ seat: 1, from: 'W20', to: 'W26' }]);
    const paid = say(activated(2, { tokens: { lance: 'M' } }), 'lance chooses effect 1');
    expect([whereIs(paid, 'lance'), tokensOf(paid, 'lance')]).toEqual(['W20', '']);
    const fall = activated(6);
    expect(sufferings(fall)).toEqual([
      [0, ['M']],
      [1, ['M', 'M']],
    ]);
    expect(eventsOf(fall, 'slip')).toMatchObject([{ to: 7 }, { to: 1 }]);
  },
  'rushing-current': () => {
    const match = drawn('rushing-current', { at: { lance: 'W18' } });
    expect(eventsOf(match, 'slip')).toMatchObject([{ to: 2 }]);
    expect([tokensOf(match, 'bill'), tokensOf(match, 'lance')]).toEqual(['', 'M']);
    const slips = drawn('rushing-current', { slip: 2 });
    expect(eventsOf(slips, 'pushed')).toMatchObject([{ seat: 1, to: 'W26' }]);
  },
  acuba: () => {
    const one = drawn('acuba', { slip: 0, tokens: { lance: 'A' } });
    expect([tokensOf(one, 'lance'), one.state.slip]).toEqual(['', 2]);
    expect(eventsOf(one, 'pushed')).toEqual([]);
    const all = drawn('acuba', { slip: 0, tokens: { bill: 'A', lance: 'AA' } });
    expect([tokensOf(all, 'bill'), tokensOf(all, 'lance'), all.state.slip]).toEqual(['', 'A', 0]);
  },
  'falling-rocks': () => {
    expect(sufferings(drawn('falling-rocks'))).toEqual([[1, ['M']]]);
  },
  'mist-veil': () => {
    const at = { bill: 'W22' } as const;
    expect(attacks(situation({ at }))).toEqual(['bill attacks boss']);
    const match = drawn('mist-veil', { at });
    expect(match.state.stageArea).toEqual(['slip-track', 'mist-veil']);
    expect(attacks(onward(match))).toEqual([]);
    expect(attacks(onward(drawn('mist-veil', { at: { bill: 'W10' }, weapon: { bill: 'flamethrower' } })))).toEqual(['bill attacks boss']);
    const over = stageScene({ ...onward(match), stageDeck: { top: ['falling-rocks'], bag: [], bottom: [] } });
    expect(over.state.stageArea).toEqual(['slip-track']);
  },
  'hidden-nest': () => {
    const match = drawn('hidden-nest', { at: { bill: 'W36' }, tokens: { lance: 'S' }, enemies: ['red gunner'] });
    expect(areaOf(match, 'bill')).toEqual(['defense-wall', 'red gunner']);
    expect([asked(match), match.asked]).toEqual(['choose', [1]]);
    say(match, 'lance chooses effect 1');
    expect([tokensOf(match, 'lance'), areaOf(match, 'lance')]).toEqual(['', ['main-cannon']]);
  },
  updraft: () => {
    const match = drawn('updraft', { at: { bill: 'W14', lance: 'W36' } });
    expect(match.options()).toEqual(['bill is done moving', 'bill jumps to W08', 'bill jumps to W19', 'bill jumps to W13']);
    say(match, 'bill jumps to W13', 'lance is done moving');
    expect([whereIs(match, 'bill'), whereIs(match, 'lance')]).toEqual(['W13', 'W36']);
  },
  'broken-platform': () => {
    const match = drawn('broken-platform');
    expect(offered(match, 'to')).toEqual(['W13', 'W17', 'W21', 'W26']);
    say(match, 'bill chooses W21 for the platform');
    expect(sufferings(match)).toEqual([[0, ['M']]]);
    expect(spaceIds(match, match.state.broken)).toEqual(['W21']);
    const rocks = stageCardScene({ ...onward(match), stageDeck: { top: ['falling-rocks'], bag: [], bottom: [] } });
    expect(eventsOf(rocks, 'suffers').map((event) => event['seat'])).toContain(0);
    expect(sufferings(say(drawn('broken-platform'), 'bill chooses W26 for the platform'))).toEqual([]);
  },
};

showsEvery(stage('waterfall').cards, CASES);

test('Setup: the Slip Track is in play with its marker on the first slip space, nine cards are shuffled', () => {
  const { state } = begun({ stage: 'waterfall' });
  expect([state.stageArea, state.stageDeck.bag.length, state.slip]).toEqual([['slip-track'], 9, 1]);
});

describe('Slow Down!', () => {
  test('the top stage card is discarded and the marker goes back two spaces', () => {
    const match = say(turnScene(situation({ slip: 4, stageDeck: ['acuba', 'updraft'] }), 'bill'), 'bill slows down');
    expect([match.state.slip, match.state.stageDiscard, match.state.stageDeck.top]).toEqual([2, ['acuba'], ['updraft']]);
    expect(eventsOf(match, 'pushed')).toEqual([]);
  });

  test('once a round, whoever does it, and never with an empty deck', () => {
    const match = say(
      turnScene(situation({ at: { bill: 'W36', lance: 'W14' }, slip: 5, stageDeck: ['acuba', 'mist-veil', 'updraft'] }), 'bill'),
      'bill slows down',
    );
    expect(refusal(match, 'bill slows down')).toEqual(['contra.setup.reference-flip']);
    say(match, 'bill ends the turn');
    expect(match.options()).not.toContain('bill slows down');
    expect(stageScene(onward(match)).state.slowed).toBe(false);
    expect(turnScene(situation({ stageDeck: [] }), 'bill').options()).not.toContain('bill slows down');
  });

  test('the marker does not go below the beginning', () => {
    expect(say(turnScene(situation({ slip: 1 }), 'bill'), 'bill slows down').state.slip).toBe(0);
  });

  test('nobody slows down anywhere else', () => {
    expect(turnScene(position(), 'bill').options()).not.toContain('bill slows down');
  });
});

test('who cannot be pushed away from the boss and has no M stays where he is', () => {
  const match = activated(2, { at: { lance: 'W37', bill: 'W21' } });
  expect(whereIs(match, 'lance')).toBe('W37');
  expect(fighterOf(match, 'lance').medals).toBe(3);
});
