import { expect, test } from 'vitest';
import type { MemberId } from '../content/members.ts';
import { asked, night, playerScene, type Scene, say, zombieScene } from '../testing/night.ts';
import type { Lying } from '../types.ts';
import { loadWords } from '../words/words.ts';
import { stackOf } from './stack.ts';

const [words, german] = await Promise.all([loadWords('en'), loadWords('de')]);

function stack(match: Scene, spoken = words): readonly string[] {
  const { view, decision } = match.scene(0);
  return (decision === null ? [] : (spoken.resolving?.(decision, view) ?? [])).map(({ says, state }) => `${state}: ${says}`);
}

test('Ardor interrupts an attack', () => {
  const match = say(playerScene(night({ 'blue6/r4': 4 }), [3]), 'cooper fires at blue6/r4');
  expect(stack(match)).toEqual(['now: Ardor: reroll the 3?', 'waits: Cooper, rifle: blue 6, ring 4', 'waits: Turn 1, players']);
  expect(stack(match, german)).toEqual(['now: Eifer: die 3 neu würfeln?', 'waits: Cooper, Gewehr: Blau 6, Ring 4', 'waits: Zug 1, Team']);
});

test('the zombies attack one after the other, and each attack may be interrupted', () => {
  const match = zombieScene(night({ 'blue1/r1': 3, 'brown6/r1': 2 }), [3]);
  expect(stack(match)).toEqual([
    'now: Melee expert: remove one?',
    'waits: The zombies in blue 1, ring 1 attack and miss',
    'waits: Turn 1, zombies. Still to attack: brown 6',
  ]);
});

test('First Aid, and Ardor within it, and then somebody falls', () => {
  const match = zombieScene(night({ 'blue1/r1': 3 }), [1, 6, 6]);
  expect(stack(match)[0]).toBe('now: First Aid: cancel the hit?');
  say(match, 'vanderbilt tries first aid');
  expect(stack(match)).toEqual([
    'now: Ardor: reroll the 6?',
    'waits: First Aid: cancel the hit?',
    'waits: The zombies in ring 1 hit',
    'waits: Turn 1, zombies',
  ]);
  say(match, 'cooper keeps the die');
  expect(asked(match)).toBe('victim');
  expect(stack(match)).toEqual(['now: Somebody falls', 'waits: The zombies in blue 1, ring 1 hit', 'waits: Turn 1, zombies']);
});

test('Tripwire interrupts the movement, Air recon the arrival, Scatter and Flexible an attack', () => {
  const wire = zombieScene(night({ 'blue1/r3': 6 }, { team: ['krussov', 'ayden', 'kenzo', 'branson'] }), [6, 5]);
  expect(stack(wire)).toEqual(['now: Tripwire: which group?', 'waits: The zombies move one ring inwards', 'waits: Turn 1, zombies']);
  say(wire, 'krussov lays no tripwire');
  expect(stack(wire)).toEqual(['now: Air recon: which two stay away?', 'waits: Arriving: blue 6, brown 5', 'waits: Turn 1, zombies']);
  const scatter = say(
    playerScene(night({ 'blue1/r3': 6 }, { team: ['mobutu', 'ayden', 'dunham', 'branson'] }), [6, 5]),
    'mobutu fires at blue1/r3',
    'mobutu fires at blue1/r3',
  );
  expect(stack(scatter)).toEqual(['now: Scatter: remove one more?', 'waits: Mobutu, rifle: blue 1, ring 3', 'waits: Turn 1, players']);
  const flexible = say(playerScene(night({ 'blue1/r3': 6, 'blue2/r1': 1 }, { team: ['mobutu', 'ayden', 'dunham', 'branson'] }), [5]), 'dunham rolls first');
  expect(stack(flexible)).toEqual(['now: Flexible: choose a target for the 5', 'waits: Dunham, rifle', 'waits: Turn 1, players']);
});

test('what stands by itself has no stack', () => {
  expect(stack(playerScene(night({ 'blue6/r4': 4 })))).toEqual([]);
});

test('what is under way is listed newest first, each with what it belongs to', () => {
  const { view } = zombieScene(night({ 'blue1/r1': 3, 'blue2/r1': 1, 'brown6/r1': 2, 'blue3/r2': 9 }), [3]).scene(0);
  const zombies = { of: 'part', part: { turn: 1, phase: 'zombies' }, next: [] };
  const players = { of: 'part', part: { turn: 1, phase: 'players' }, next: [] };
  const die: Lying = { rolled: 2, target: 'blue3/r2', for: 'launcher', needs: 3, grants: false, better: [3, 4, 5, 6] };
  const rerolled = (other: Partial<Lying>, member: MemberId = 'nelson', ...more: readonly Lying[]) =>
    stackOf({ kind: 'ardor', about: { member, dice: [{ ...die, ...other }, ...more] } }, view);
  expect(stackOf({ kind: 'melee', about: { segment: 'blue1/r1', zombies: 3 } }, view)).toEqual([
    { of: 'melee' },
    { of: 'attack', from: 'blue1/r1', hits: false },
    { ...zombies, next: ['blue2', 'brown6'] },
  ]);
  expect(stackOf({ kind: 'victim', about: { segment: 'blue2/r1' } }, view)).toEqual([
    { of: 'victim' },
    { of: 'attack', from: 'blue2/r1', hits: true },
    { ...zombies, next: ['brown6'] },
  ]);
  expect(stackOf({ kind: 'first-aid', about: null }, view)).toEqual([{ of: 'first-aid' }, { of: 'attack', from: null, hits: true }, zombies]);
  expect(stackOf({ kind: 'inspire', about: null }, view)).toEqual([{ of: 'inspire' }, { of: 'act', member: 'cole', attack: 'rifle', at: null }, players]);
  expect(rerolled({})).toEqual([{ of: 'ardor', rolled: [2] }, { of: 'act', member: 'nelson', attack: 'launcher', at: 'blue3/r2' }, players]);
  expect(rerolled({ for: 'quantity' })).toEqual(rerolled({}));
  expect(rerolled({ for: 'ronin-extra' }, 'kenzo')).toEqual(rerolled({ for: 'ronin' }, 'kenzo'));
  expect(rerolled({ rolled: 1 }, 'nelson', die)).toEqual([{ of: 'ardor', rolled: [1, 2] }, ...rerolled({}).slice(1)]);
  expect(rerolled({}, 'nelson', { ...die, target: 'blue1/r1' })[1]).toEqual({ of: 'act', member: 'nelson', attack: 'launcher', at: null });
  expect(rerolled({ for: 'first-aid', target: null }, 'vanderbilt')).toEqual([
    { of: 'ardor', rolled: [2] },
    { of: 'first-aid' },
    { of: 'attack', from: null, hits: true },
    zombies,
  ]);
});
