// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { describe, expect, test } from 'vitest';
import { type Content, checkContent } from './check.ts';
import { COMMANDOS, ENEMIES, ENEMY_DECKS, OBJECTIVES, STAGES, WEAPONS } from './index.ts';
import { mustBe } from './schema.ts';
import { BOSS_CARD, COMMANDO_CARD, ENEMY_CARD, STAGE_CARD, WEAPON } from './shapes.ts';

/** What is wrong with a card that has this effect. */
function effect(effect: unknown): () => void {
  return () => mustBe(COMMANDO_CARD, { id: 'test', copies: 1, type: 'A', effect: [effect] }, 'commando card test');
}

describe('an effect', () => {
  test('that is right passes', () => {
    expect(effect({ do: 'attack', pool: { dice: 3, range: 1 }, free: 'S' })).not.toThrow();
    expect(effect({ do: 'each', who: { is: 'on-ledge', not: true }, then: [{ do: 'draw-enemy' }] })).not.toThrow();
  });

  test.each([
    ['an unknown verb', { do: 'atack' }, 'commando card test: effect[0].do is "atack", which nobody knows'],
    ['a verb that every object has', { do: 'toString' }, 'effect[0].do is "toString", which nobody knows'],
    ['no verb', { n: 1 }, 'effect[0].do is undefined, which nobody knows'],
    ['an unknown field', { do: 'attack', dices: 1 }, 'effect[0].dices is no field of it'],
    ['a field of another verb', { do: 'draw', who: 'you', n: 1, within: 2 }, 'effect[0].within is no field of it'],
    ['a missing field', { do: 'draw', who: 'you' }, 'effect[0].n is missing'],
    ['a text for a number', { do: 'draw', who: 'you', n: '1' }, 'effect[0].n should be a whole number from 1, not "1"'],
    ['nothing of something', { do: 'gain', symbols: [] }, 'effect[0].symbols should be a list of at least 1, not []'],
    ['half a card', { do: 'draw', who: 'you', n: 0.5 }, 'effect[0].n should be a whole number from 1, not 0.5'],
    ['an unknown symbol', { do: 'gain', symbols: ['A', 'X'] }, 'effect[0].symbols[1] should be one of M, A, S, *, not "X"'],
    ['an unknown person', { do: 'move', who: 'me' }, 'effect[0].who should be one of you, another, any, not "me"'],
    ['a false flag', { do: 'attack', reroll: false }, 'effect[0].reroll should be true or left out, not false'],
    ['a wrong choice of two kinds', { do: 'attack', free: '*' }, 'effect[0].free should be a whole number from 1 or one of M, A, S, not "*"'],
    ['a mistake inside', { do: 'attack', pool: { dice: 3 } }, 'effect[0].pool.range is missing'],
    [
      'a mistake deep inside',
      { do: 'each', then: [{ do: 'either', of: [[{ do: 'spend', symbols: ['S'] }], [{ do: 'draw-enemies' }]] }] },
      'effect[0].then[0].of[1][0].do is "draw-enemies", which nobody knows',
    ],
    ['a choice of one', { do: 'choose', of: [[{ do: 'hatch' }]] }, 'effect[0].of should be a list of at least 2, not [[{"do":"hatch"}]]'],
    ['an unknown condition', { do: 'if', when: { is: 'lucky' }, then: [{ do: 'hatch' }] }, 'effect[0].when.is is "lucky", which nobody knows'],
    ['an unknown kind of space', { do: 'if', when: { is: 'in', kinds: ['pilbox'] }, then: [{ do: 'hatch' }] }, 'effect[0].when.kinds[0] should be one of'],
    ['an unknown rule', { do: 'rule', rule: 'grenades' }, 'effect[0].rule should be one of grenades-burst'],
    ['no record at all', 'draw', 'effect[0] should be a record, not "draw"'],
  ])('with %s is refused', (_, wrong, message) => {
    expect(effect(wrong)).toThrow(message);
  });
});

test.each([
  ['commando card', COMMANDO_CARD, { id: 'Full Auto', copies: 1, type: 'A', effect: [] }, 'id should be a text like'],
  ['commando card', COMMANDO_CARD, { id: 'full-auto', copies: 1, type: '*', effect: [] }, 'type should be one of M, A, S, not "*"'],
  ['commando card', COMMANDO_CARD, { id: 'full-auto', copies: 1, type: 'A', effect: [], reaction: { prevents: 2 } }, 'reaction.prevents is no field of it'],
  ['weapon', WEAPON, { id: 'laser', copies: 2, dice: 3, range: 5, special: { is: 'critical' } }, 'special.successes is missing'],
  [
    'enemy',
    ENEMY_CARD,
    { id: 'pink gunner', name: 'gunner', type: 'gunner', colour: 'red', health: 3, constants: [], special: [], defeated: [] },
    'id should be a text like',
  ],
  [
    'boss card',
    BOSS_CARD,
    { id: 'java', number: 1, health: 0, front: { constants: [], special: [] }, flipped: [], back: { constants: [], special: [] } },
    'health should be a whole number from 1, not 0',
  ],
  [
    'stage card',
    STAGE_CARD,
    { id: 'mud', copies: 1, pillbox: false, setup: false, stays: true, effects: [[]], activate: [], constants: [] },
    'effects[0] should be a list of at least 1, not []',
  ],
  [
    'stage card',
    STAGE_CARD,
    { id: 'mud', copies: 1, pillbox: 1, setup: false, stays: true, effects: [], activate: [], constants: [] },
    'pillbox should be true or false, not 1',
  ],
])('a wrong %s is refused', (what, shape, card, message) => {
  expect(() => mustBe(shape, card, what)).toThrow(`${what}: ${message}`);
});

describe('the box', () => {
  const box: Content = { commandos: COMMANDOS, enemies: ENEMIES, decks: ENEMY_DECKS, stages: STAGES, weapons: WEAPONS, objectives: OBJECTIVES, optional: [] };
  const card = { id: 'test', copies: 1, pillbox: false, setup: false, stays: false, effects: [], activate: [], constants: [] };
  const withStageCard = (said: Partial<Content['stages'][number]['cards'][number]>) => () =>
    checkContent({ ...box, stages: STAGES.map((stage) => ({ ...stage, cards: [{ ...card, ...said }] })) });

  test('as it is passes', () => {
    expect(() => checkContent(box)).not.toThrow();
    expect(withStageCard({ effects: [[{ do: 'hatch' }]] })).not.toThrow();
  });

  test('with a commando card that does nothing is refused', () => {
    const idle = COMMANDOS.map((one) => ({ ...one, deck: [{ id: 'idle', copies: 19, type: 'M' as const, effect: [] }] }));
    expect(() => checkContent({ ...box, commandos: idle })).toThrow('commando card idle: it has an effect or a reaction, and not both');
  });

  test('with a stage card that does nothing, or only while it is not there, is refused', () => {
    expect(withStageCard({})).toThrow('stage card test: it does nothing');
    expect(withStageCard({ constants: [{ is: 'shorter-range', n: 1 }] })).toThrow('stage card test: it is discarded, so it is never in play');
    expect(withStageCard({ setup: true, effects: [[{ do: 'hatch' }]] })).toThrow('stage card test: it is discarded, so it is never in play');
  });

  test('with a stage card that looks back at what nobody was asked is refused', () => {
    const after = [{ do: 'if-any-did-not', then: [{ do: 'hatch' }] }] as const;
    expect(withStageCard({ effects: [[{ do: 'each', then: [{ do: 'spend', symbols: ['S'] }] }], after] })).not.toThrow();
    expect(withStageCard({ effects: [[{ do: 'alarm', n: 1 }], after] })).toThrow('stage card test: effects[1] looks back at nobody');
    expect(withStageCard({ effects: [after] })).toThrow('stage card test: effects[0] looks back at nobody');
  });

  test('is checked with all it holds', () => {
    const half = { health: 2.5 };
    expect(() => checkContent({ ...box, enemies: ENEMIES.map((one) => ({ ...one, ...half })) })).toThrow('enemy red greeder: health');
    expect(() => checkContent({ ...box, decks: ENEMY_DECKS.map((deck) => ({ ...deck, bosses: deck.bosses.map((one) => ({ ...one, ...half })) })) })).toThrow(
      'boss card defense-wall: health',
    );
    expect(() => checkContent({ ...box, weapons: WEAPONS.map((one) => ({ ...one, dice: 0 })) })).toThrow('weapon machine-gun: dice');
    expect(() => checkContent({ ...box, objectives: OBJECTIVES.map((one) => ({ ...one, requires: [] })) })).toThrow('objective scale-the-ridge: requires');
    expect(() => checkContent({ ...box, optional: [{ id: 'later', effects: [[]] }] })).toThrow('optional card later: effects[0]');
    expect(() => checkContent({ ...box, commandos: COMMANDOS.map((one) => ({ ...one, ability: { ...one.ability, cost: [] } })) })).toThrow(
      'commando bill: ability.cost',
    );
  });
});
