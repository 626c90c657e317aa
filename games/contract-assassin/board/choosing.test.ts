import { expect, test } from 'vitest';
import { begin, type Scene, say } from '../testing/job.ts';
import type { Option } from '../types.ts';
import { atOnce, choosingOf } from './choosing.ts';

function open(match: Scene): readonly Option[] {
  return match.open(match.asked);
}

const ROME = {
  who: ['archie', 'lily'],
  at: { archie: 'rome' },
  contracts: { archie: ['rome'], lily: ['paris', 'lima'] },
  hand: { archie: ['longbow', 'private-jet', 'red-eye-ticket', 'correspondence-course', 'bent-bodyguard', 'arms-fair'] },
  guards: { rome: [4, 8], lima: [6] },
} as const;

test('every answer of a turn can be reached by a button, a card or the map', () => {
  const options = open(begin(ROME));
  const bare = choosingOf(options, null);
  const reached = new Set([...bare.buttons, ...[...bare.spaces.values()].flat(), ...[...bare.cards.values()].flat()].map(({ notation }) => notation));
  expect([...reached].sort()).toEqual(options.map(({ notation }) => notation).sort());
});

test('the map lights up what has been picked up can do', () => {
  const options = open(begin(ROME));
  expect([...choosingOf(options, null).spaces.keys()].sort()).toEqual(['mediterranean', 'rome', 'zurich']);
  expect(choosingOf(options, { card: 'private-jet' }).spaces.size).toBe(8);
  expect([...choosingOf(options, { card: 'bent-bodyguard' }).spaces].map(([city, there]) => [city, there.length])).toEqual([
    ['lima', 1],
    ['rome', 2],
  ]);
  expect(choosingOf(options, { card: 'correspondence-course' }).uses.length).toBeGreaterThan(5);
  expect(choosingOf(options, { card: 'arms-fair' }).uses.map(({ notation }) => notation)).toEqual(['play arms-fair']);
});

test('weapons are laid out at once; a bodyguard is picked up and put at a target of a rival', () => {
  const options = open(say(begin(ROME), 'attempt in rome'));
  const bare = choosingOf(options, null);
  expect(atOnce(bare.cards.get('longbow') ?? [])?.notation).toBe('bring longbow');
  expect(atOnce(bare.cards.get('arms-fair') ?? [])).toBeNull();
  expect([...bare.guards.keys()]).toEqual([4, 8]);
  expect(bare.spaces.size).toBe(0);
  expect([...choosingOf(options, { guard: 4 }).spaces.keys()]).toContain('paris');
});

test('the strong button is the last', () => {
  expect(choosingOf(open(begin(ROME)), null).buttons.map(({ answer }) => answer.do)).toEqual(['end', 'draw', 'attempt']);
});
