import { expect, test } from 'vitest';
import { night, playerScene, read, type Scene, say } from '../testing/night.ts';
import { type Choosing, choosing, distinct, isGrenadeOnly, NOTHING_PICKED, oddsAt, type Picked, removedAt } from './choosing.ts';

function look(match: Scene, picked: Partial<Picked> = {}): Choosing {
  const { view, decision, number } = match.scene(0);
  return choosing(decision, distinct(match.open([0])), view, number, { ...NOTHING_PICKED, at: number, ...picked });
}

/** What the strong button answers. */
function strong({ strong: option }: Choosing): string | null {
  return option?.notation ?? null;
}

const GROUPS = { 'blue6/r3': 4, 'brown4/r1': 2, 'brown4/r2': 3 };

test('the first who can act is chosen, and what the weapon reaches is lit', () => {
  const match = playerScene(night(GROUPS, { team: ['schulz', 'cooper', 'branson', 'kenzo'] }));
  const first = look(match);
  expect(first).toMatchObject({ of: 'segments', member: 'schulz', attack: 'shotgun', attacks: ['shotgun', 'double', 'grenade'], target: null, strong: null });
  expect([...first.lit.keys()].sort()).toEqual(['brown4/r1', 'brown4/r2']);
  expect(first.skip?.answer).toEqual(read('schulz waives'));
  expect([...first.ready]).toEqual(['schulz', 'cooper', 'branson', 'kenzo']);
});

test('an attack with one target needs no pointing', () => {
  const match = playerScene(night(GROUPS, { team: ['schulz', 'cooper', 'branson', 'kenzo'] }));
  expect(strong(look(match, { member: 'schulz', attack: 'double' }))).toBe('schulz double-shoots brown4/r1');
  expect(strong(look(match, { member: 'kenzo', attack: 'ronin' }))).toBe('kenzo strikes at brown4/r1');
});

test('whoever reaches nothing with the weapon is offered the grenade alone', () => {
  const match = playerScene(night({ 'blue6/r3': 4 }, { team: ['schulz', 'cooper', 'branson', 'kenzo'] }));
  expect(isGrenadeOnly(look(match, { member: 'branson' }))).toBe(true);
  expect(isGrenadeOnly(look(match, { member: 'cooper' }))).toBe(false);
});

test('both segments of a burning column lead to the same answer', () => {
  const match = playerScene(night(GROUPS, { team: ['schulz', 'cooper', 'branson', 'kenzo'] }));
  for (const target of ['brown4/r1', 'brown4/r2'] as const) expect(strong(look(match, { member: 'branson', target }))).toBe('branson burns brown4');
});

test('whoever has dice left goes on where they began', () => {
  const match = say(playerScene(night(GROUPS, { ardorUsed: true }), [6]), 'cooper fires at blue6/r3');
  expect(look(match)).toMatchObject({
    member: 'cooper',
    target: 'blue6/r3',
    strong: { answer: read('cooper fires at blue6/r3') },
    skip: { answer: read('cooper waives') },
  });
});

test('Dunham rolls without a target', () => {
  const match = playerScene(night(GROUPS, { team: ['dunham', 'cooper', 'branson', 'kenzo'] }));
  expect(look(match)).toMatchObject({ member: 'dunham', attack: 'roll-first', strong: { answer: read('dunham rolls first') } });
});

test('what is needed is said while a die is still to be rolled, not when it lies there', () => {
  const match = playerScene(night(GROUPS, { team: ['dunham', 'cooper', 'branson', 'kenzo'], ardorUsed: true }), [6]);
  expect(oddsAt(look(match, { member: 'cooper' }), 'blue6/r3')).toMatchObject({ needs: 4, hits: 0.5 });
  expect(oddsAt(look(match, { member: 'cooper' }), 'blue1/r1')).toBeNull();
  say(match, 'dunham rolls first');
  expect(look(match).lit.has('blue6/r3')).toBe(true);
  expect(oddsAt(look(match), 'blue6/r3')).toBeNull();
  expect(removedAt(look(match), 'blue6/r3')).toBe(1);
});

test('with free control each answer is shown once', () => {
  const options = ['kenzo waives by player 2', 'kenzo waives', 'cooper waives by player 2'].map((text) => ({
    seat: 0,
    answer: read(text),
    notation: text,
    preview: null,
  }));
  expect(distinct(options).map((option) => option.notation)).toEqual(['kenzo waives', 'cooper waives by player 2']);
});
