import { describe, expect, test } from 'vitest';
import { ConfigError } from '#kernel';
import { FACES } from './content/tiles.ts';
import { configure, SETTINGS } from './settings.ts';

const DEFAULTS = {
  seats: 2,
  settings: { bear: 'random', 'refill-each': false, 'broke-strict': false, 'scoring-order-active': false, 'strict-two': false },
  faces: 'ours',
  scoring: 'as-one',
};

function refusal(raw: unknown): ConfigError {
  try {
    configure(raw);
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown;
    throw thrown;
  }
  throw new Error(`${JSON.stringify(raw)} is accepted`);
}

describe('a configuration', () => {
  test('may be left out, wholly or in part', () => {
    for (const raw of [undefined, null, {}, { settings: {} }, { settings: null }, { seats: 2 }]) expect(configure(raw)).toEqual(DEFAULTS);
    expect(configure({ settings: { 'broke-strict': true } }).settings).toEqual({ ...DEFAULTS.settings, 'broke-strict': true });
  });

  test('that is full stays as it is', () => {
    const full = {
      seats: 2,
      settings: { bear: 1, 'refill-each': true, 'broke-strict': true, 'scoring-order-active': false, 'strict-two': true },
      faces: [...FACES].reverse(),
      scoring: 'in-order',
    };
    expect(configure(full)).toEqual(full);
    expect(configure(JSON.parse(JSON.stringify(configure({}))))).toEqual(DEFAULTS);
  });

  test.each([
    [{ seats: 3 }, 'seats', 'contra-tiles.components.players'],
    [{ seats: 'two' }, 'seats', 'contra-tiles.components.players'],
    [{ settings: { bear: 2 } }, 'bear', 'contra-tiles.setup.sides'],
    [{ settings: { bear: '0' } }, 'bear', 'contra-tiles.setup.sides'],
    [{ settings: { 'refill-each': 1 } }, 'refill-each', 'contra-tiles.refill.market'],
    [{ settings: { 'broke-strict': 'yes' } }, 'broke-strict', 'contra-tiles.broke.definition'],
    [{ settings: { 'scoring-order-active': null } }, 'scoring-order-active', 'contra-tiles.scoring.several-at-once'],
    [{ settings: { 'strict-two': 0 } }, 'strict-two', 'contra-tiles.turn.mandatory'],
    [{ faces: 'theirs' }, 'faces', 'contra-tiles.components.player-tile-count'],
    [{ faces: ['RRGY'] }, 'faces', 'contra-tiles.components.player-tile-count'],
    [{ faces: [...FACES.slice(1), 'RRGP'] }, 'face 13', 'contra-tiles.components.colours'],
    [{ scoring: 'backwards' }, 'scoring', 'contra-tiles.scoring.several-at-once'],
    [{ scoring: 'in-order', settings: { 'scoring-order-active': true } }, 'scoring-order-active', 'contra-tiles.scoring.several-at-once'],
  ])('%j is refused with what is wrong and the clause', (raw, names, clause) => {
    const error = refusal(raw);
    expect(error.message).toContain(names);
    expect(error.clauses).toEqual([clause]);
  });

  test.each([
    [{ players: 2 }, 'players'],
    [{ settings: { 'no-such': true } }, 'no-such'],
    [{ settings: [] }, 'settings'],
    [[], 'configuration'],
    ['standard', 'configuration'],
    [7, 'configuration'],
  ])('%j is refused by name', (raw, names) => {
    expect(refusal(raw).message).toContain(names);
  });
});

test('every option of the box can be set to every value it names, the first being the default', () => {
  for (const { name, values } of SETTINGS) {
    for (const value of values) expect(configure({ settings: { [name]: value } }).settings).toMatchObject({ [name]: value });
    expect(configure({}).settings).toMatchObject({ [name]: values[0] });
  }
});
