import { expect, test } from 'vitest';
import type { Match } from '#kernel';
import { FACES } from '../content/tiles.ts';
import type { View } from '../rules/view.ts';
import { OPTION_SETS, playRandomly } from '../testing/games.ts';
import { answer, BEAR, begin } from '../testing/position.ts';
import { turnOf } from './turns.ts';

const viewOf = (match: Match): View => match.view(null).view as unknown as View;
/** What was told with the last answer, each with its turn. */
const lastTurns = (match: Match) => match.events.filter(({ at }) => at === match.number).map(({ event }) => [event.kind, turnOf(event, viewOf(match))]);

test('whatever is laid belongs to the turn in which it was laid, in games with every set of options', () => {
  for (const { options } of OPTION_SETS) {
    const turns: number[] = [];
    const seen: View[] = [];
    const match = playRandomly({ options }, 'turns', (now, { question }) => {
      const view = viewOf(now);
      seen[now.number] = view;
      turns[now.number] = question.kind === 'place' ? view.turn : 0;
    });
    seen[match.number] = viewOf(match);
    let laid = 0;
    for (const { at, event } of match.events) {
      if (event.kind !== 'tile' && event.kind !== 'crown') continue;
      expect(turnOf(event, seen[at] as View)).toBe(turns[at - 1]);
      laid++;
    }
    expect(laid).toBe(turns.filter((turn) => turn > 0).length);
  }
});

const LACK_RED = FACES.filter((face) => !face.includes('R')).slice(0, 3);

test('a turn that is passed is counted, and who laid before it laid two turns ago', () => {
  const match = begin({ picture: 'R', market: 'GGG', bear: ['BBYR', 'YYRB', 'RBRY'], bearStack: [], woman: LACK_RED, womanStack: [] });
  answer(match, 'tile 1 turn 0 at 1,0', 'tile 2 turn 3 at -1,0');
  expect(match.asked).toEqual([BEAR]);
  expect(viewOf(match).turn).toBe(3);
  expect(lastTurns(match).filter(([, turn]) => turn !== null)).toEqual([
    ['tile', 1],
    ['pass', 2],
  ]);
});

test('the two passes that end the game are turns of their own', () => {
  const match = begin({ picture: 'R', market: 'GGG', bear: ['BBYR'], bearStack: [], woman: LACK_RED, womanStack: [] });
  answer(match, 'tile 1 turn 0 at 1,0');
  expect(match.outcome?.cause).toBe('passes');
  expect(lastTurns(match).filter(([, turn]) => turn !== null)).toEqual([
    ['tile', 1],
    ['pass', 2],
    ['pass', 3],
  ]);
});
