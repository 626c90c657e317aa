import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MISSIONS } from '../../content/cards.ts';
import { botsWin } from './chances.ts';

/** The cells of the README for a card: what greedy bots won of a hundred, and in Veteran mode. */
function counted(name: string): readonly (readonly [number, number] | null)[] {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${name} | `) && line.split('|').length === 10) ?? '';
  return row
    .split('|')
    .slice(2, 6)
    .map((cell) => {
      const found = /(\d+) \([^)]*\) \/ (\d+);/.exec(cell);
      return found === null ? null : ([Number(found[1]), Number(found[2])] as const);
    });
}

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test.each(MISSIONS.map(({ id, name }) => [name, id] as const))('what bots win of %s is what has been counted', (name, id) => {
  const cells = counted(name);
  expect(cells).toHaveLength(4);
  expect(cells.some((cell) => cell !== null)).toBe(true);
  for (const [index, cell] of cells.entries()) {
    const told = [botsWin(id, index + 1, false), botsWin(id, index + 1, true)];
    expect(told).toEqual(cell === null ? [null, null] : cell.map((won) => Math.max(1, Math.min(9, Math.round(won / 10)))));
  }
});
