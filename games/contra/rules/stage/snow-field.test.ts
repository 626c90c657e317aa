import { describe, expect, test } from 'vitest';
import { showsEvery } from '../../../proves.ts';
import { type StageCardId, stage } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { begun, onward, type Scene, say, stageCardScene, stageScene, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, eventsOf, fighterOf, offeredTo, refusal, spaceIds, tokensOf, whereIs } from '../../testing/seen.ts';

function situation(setting: Sketch = {}): ReturnType<typeof position> {
  return position({ stage: 'snow-field', ...setting });
}

function drawn(id: StageCardId, setting: Sketch = {}): Scene {
  return stageCardScene(situation({ ...setting, stageDeck: [id] }));
}

function sufferings(match: Scene): readonly unknown[] {
  return eventsOf(match, 'suffers').map((event) => [event['seat'], event['damage']]);
}

function attacks(g: ReturnType<typeof position>): readonly string[] {
  return offeredTo(turnScene({ ...g, phase: 'commandos' }, 'bill'), 'attack');
}

const CASES: Readonly<Record<string, () => void>> = {
  grenadiers: () => {
    const at = { bill: 'S22', lance: 'S13', lucia: 'S29' } as const;
    const match = stageScene(situation({ commandos: ['bill', 'lance', 'lucia'], at, grenades: ['S22'], stageDeck: ['mortar-line'] }));
    expect(eventsOf(match, 'grenade-bursts')).toMatchObject([{ space: 'S22' }]);
    expect(sufferings(match)).toEqual([
      [0, ['M']],
      [1, ['M']],
    ]);
    expect(match.state.grenades).toEqual([]);
    say(match, 'bill chooses lucia for the grenade', 'bill chooses bill for the grenade');
    expect(eventsOf(match, 'grenade').slice(0, 2)).toMatchObject([{ space: 'S29' }, { space: 'S22' }]);
    const two = stageScene(situation({ stageDeck: ['whiteout'] }));
    say(two, 'bill chooses lance for the grenade');
    expect(eventsOf(two, 'grenade')).toHaveLength(1);
  },
  'dogra-mk-ii': () => {
    const match = drawn('dogra-mk-ii', { commandos: ['bill', 'lance', 'lucia'], at: { bill: 'S23', lance: 'S22', lucia: 'S20' } });
    expect(match.state.stageArea).toEqual(['grenadiers', 'dogra-mk-ii']);
    const fires = say(
      stageScene({ ...onward(match), stageDeck: { top: ['whiteout'], bag: [], bottom: [] } }),
      'bill chooses lucia for the grenade',
      'bill chooses lance for the grenade',
    );
    expect(sufferings(fires)).toEqual([[0, ['M', 'A']]]);
    const two: Sketch = { stageArea: ['dogra-mk-ii', 'dogra-mk-ii'], tokens: { bill: 'AA' } };
    const turn = say(turnScene(situation(two), 'bill'), 'bill clears away dogra-mk-ii in place 3');
    expect(turn.state.stageArea).toEqual(['grenadiers', 'dogra-mk-ii']);
    expect([tokensOf(turn, 'bill'), turn.state.stageDiscard]).toEqual(['', ['dogra-mk-ii']]);
    expect(refusal(turn, 'bill clears away grenadiers in place 1')).toEqual(['contra.stage.discard-after']);
  },
  whiteout: () => {
    const at = { bill: 'S16' } as const;
    const foes = { bill: { 'red sniper': 'S27' } } as const;
    expect(attacks(situation({ at, foes }))).toEqual(['bill attacks boss', 'bill attacks red sniper']);
    const match = drawn('whiteout', { at, foes });
    expect(match.state.stageArea).toEqual(['grenadiers', 'whiteout']);
    expect(attacks(onward(match))).toEqual([]);
    const over = say(stageScene({ ...onward(match), stageDeck: { top: ['mortar-line'], bag: [], bottom: [] } }), 'bill chooses lance for the grenade');
    expect(over.state.stageArea).toEqual(['grenadiers']);
    expect(over.state.stageDiscard).toContain('whiteout');
  },
  'bunker-doors': () => {
    const match = drawn('bunker-doors', { tokens: { bill: 'MA', lance: 'S' }, enemies: ['red gunner'] });
    say(match, 'bill chooses effect 1', 'bill discards token M');
    expect([tokensOf(match, 'bill'), areaOf(match, 'bill')]).toEqual(['', ['defense-wall']]);
    expect([tokensOf(match, 'lance'), areaOf(match, 'lance')]).toEqual(['S', ['main-cannon', 'red gunner']]);
  },
  frostbite: () => {
    const at = { bill: 'S01', lance: 'S12', lucia: 'S33' } as const;
    expect(sufferings(drawn('frostbite', { commandos: ['bill', 'lance', 'lucia'], at }))).toEqual([[2, ['*']]]);
    expect(sufferings(drawn('frostbite', { commandos: ['bill'] }))).toEqual([[0, ['*']]]);
  },
  'snow-plow': () => {
    const match = drawn('snow-plow', { at: { bill: 'S03', lance: 'S13' }, grenades: ['S03', 'S20'] });
    expect(match.state.grenades).toEqual([]);
    expect(sufferings(match)).toEqual([[0, ['S']]]);
  },
  'supply-sled': () => {
    const match = say(drawn('supply-sled'), 'bill gains token M', 'lance gains token A');
    expect([tokensOf(match, 'bill'), tokensOf(match, 'lance')]).toEqual(['M', 'A']);
  },
  'mortar-line': () => {
    const match = drawn('mortar-line', { at: { bill: 'S03', lance: 'S13' } });
    expect(spaceIds(match, match.state.grenades)).toEqual(['S03', 'S13']);
    expect(sufferings(match)).toEqual([]);
  },
  avalanche: () => {
    const match = stageCardScene(
      situation({ at: { bill: 'S32', lance: 'S13' }, pillboxes: ['S14', 'S17', 'S32'], stageDeck: ['avalanche', 'supply-sled', 'frostbite'] }),
    );
    expect(sufferings(match)).toEqual([[1, ['M']]]);
    expect([match.state.stageDiscard, match.state.stageDeck.top]).toEqual([['supply-sled', 'avalanche'], ['frostbite']]);
    expect([tokensOf(match, 'bill'), tokensOf(match, 'lance')]).toEqual(['', '']);
  },
};

showsEvery(stage('snow-field').cards, CASES);

test('Setup: the Grenadiers are in play, nine cards are shuffled', () => {
  const { state } = begun({ stage: 'snow-field' });
  expect([state.stageArea, state.stageDeck.bag.length, state.grenades]).toEqual([['grenadiers'], 9, []]);
});

describe('Deep Drifts', () => {
  test('who runs into a drift space ends that move there', () => {
    const match = turnScene(situation({ at: { bill: 'S01' } }), 'bill');
    expect(match.options()).toContain('bill runs to S03 via S02');
    expect(match.options()).not.toContain('bill runs to S04 via S02 S03');
    say(match, 'bill runs to S03 via S02');
    expect(eventsOf(match, 'rule')).toMatchObject([{ rule: 'deep-drift' }]);
    expect([asked(match), whereIs(match, 'bill'), fighterOf(match, 'bill').moved]).toEqual(['act', 'S03', true]);
  });

  test('a drift holds nobody who is there already, and nobody who jumps', () => {
    const out = turnScene(situation({ at: { bill: 'S03' } }), 'bill');
    expect(out.options()).toContain('bill runs to S14 via S04');
    const jump = say(
      turnScene(situation({ at: { lance: 'S02' }, hand: { lance: ['somersault'] } }), 'lance'),
      'lance plays somersault',
      'lance jumps to S03',
      'lance jumps to S04',
    );
    expect(whereIs(jump, 'lance')).toBe('S04');
    expect(eventsOf(jump, 'rule')).toEqual([]);
  });
});
