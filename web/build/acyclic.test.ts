import { expect, test } from 'vitest';
import { cycleIn } from './acyclic.ts';

const graph = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports));

test('files that import each other are named', () => {
  expect(cycleIn(graph({ page: ['board'], board: ['words', 'rules'], words: [], rules: ['kit'], kit: ['board'] }))).toEqual(['board', 'rules', 'kit', 'board']);
  expect(cycleIn(graph({ self: ['self'] }))).toEqual(['self', 'self']);
});

test('a file that several import is no cycle, nor is one that is not ours', () => {
  expect(cycleIn(graph({ page: ['board', 'kit'], board: ['kit', 'elsewhere'], kit: [] }))).toBeNull();
});
