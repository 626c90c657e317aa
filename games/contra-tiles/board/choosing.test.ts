import { expect, test } from 'vitest';
import { foretold } from '../../words.ts';
import { type Answer, notation } from '../answer.ts';
import { Openings } from '../facts/openings.ts';
import { cross } from '../testing/cross.ts';
import { answer, begin, openOptions } from '../testing/position.ts';
import { loadWords } from '../words/words.ts';
import { targetsOf } from './choosing.ts';

const words = await loadWords('en');
const match = begin({ picture: 'Y w:BGYY', bear: ['RRBG', '-', 'YRYG'], market: 'RRB' });

const saysIn = (at: typeof match) => (answer: Answer) =>
  at
    .open([0, 1])
    .filter(({ notation: name }) => name === notation.print(answer))
    .flatMap((option) => foretold(words, option, at.view(0).view));

const openingsOf = (at: typeof match) => new Openings(openOptions(at));

const situation = (turn: number, open = true, asking = false) => ({
  view: match.view(0).view,
  openings: openingsOf(match),
  pick: { kind: 'tile', slot: 2 } as const,
  turn,
  open,
  asking,
  words: words.say,
  says: saysIn(match),
});

test('a cell is lit where the tile fits as it is turned, and dashed where it fits otherwise', () => {
  const named = targetsOf(situation(0)).filter(({ kind }) => kind !== 'empty');
  expect(named.map(({ x, y, kind }) => `${x},${y} ${kind}`)).toEqual(['0,-1 ghost', '-1,0 turn', '0,1 ghost']);
  expect(named[0]?.name).toBe('Tile yellow-red-yellow-green on 0,−1: The one edge matches.');
  expect(named[1]?.name).toMatch(/fits when turned$/);
});

test('what is not lit may be asked about, and nothing can be pressed while others play', () => {
  expect(targetsOf(situation(0)).filter(({ kind }) => kind === 'empty').length).toBeGreaterThan(3);
  expect(targetsOf(situation(0, false))).toEqual([]);
  expect(targetsOf(situation(0, false, true)).every(({ kind }) => kind === 'empty')).toBe(true);
});

test('closed tiles that wait for their scoring are named with what they are worth', () => {
  const closing = begin({ ...cross({ north: 'b:RBGY', west: 'w:BGBR' }), purses: [3, 4], bear: ['RRGY'], settings: { 'scoring-order-active': true } });
  answer(closing, 'crown 3 at 0,0');
  const targets = targetsOf({ ...situation(0), view: closing.view(0).view, openings: openingsOf(closing), pick: null, says: saysIn(closing) });
  expect(targets.filter(({ kind }) => kind === 'closed').map(({ name }) => name)).toEqual([
    'Score next: Bear’s tile red-blue-green-yellow on 0,−1. Bear’s tile on 0,-1 is surrounded, 4 edges match: +1 coin. Bear takes 1 coin. Woman’s tile on -1,0 is surrounded, 1 edge matches: −2 coins. Woman pays 2 coins.',
    'Score next: Woman’s tile blue-green-blue-red on −1,0. Woman’s tile on -1,0 is surrounded, 1 edge matches: −2 coins. Woman pays 2 coins. Bear’s tile on 0,-1 is surrounded, 4 edges match: +1 coin. Bear takes 1 coin.',
  ]);
});
