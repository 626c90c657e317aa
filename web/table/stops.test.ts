import { expect, test } from 'vitest';
import { type LogEvent, Timeline } from '#kernel';
import { board as contact } from '../../games/contact/board/index.tsx';
import { board as contra } from '../../games/contra/board/index.tsx';
import { board as vCommandos } from '../../games/v-commandos/board/index.tsx';
import type { BoardModule } from '../kit/board.ts';
import { boxOf, presetOf, reach } from '../testing/positions.ts';

const SEEDS = ['stops 0', 'stops 1', 'stops 2', 'stops 3', 'stops 4', 'stops 5', 'stops 6', 'stops 7', 'stops 8', 'stops 9'];
const GAMES: readonly (readonly [game: string, BoardModule, preset: string, kinds: readonly string[]])[] = [
  ['contact', contact, 'book', ['removed']],
  ['contra', contra, 'waterfall', ['medal-lost', 'over']],
  ['v-commandos', vCommandos, 'first-night', ['alarm', 'critical', 'fallen', 'wounded']],
];

test.each(GAMES)('every stop of whole matches has its card: %s', async (game, board, preset, kinds) => {
  const [words, hurt] = await Promise.all([boxOf(game).words('en'), board.hurt?.()]);
  const stopped = new Set<string>();
  for (const seed of SEEDS) {
    const match = reach({ game, seed, config: presetOf(game, preset), until: () => false });
    const timeline = new Timeline(match);
    const log: LogEvent[] = [];
    for (let number = 1; number <= match.number; number++)
      timeline.stepsAt(number).forEach((step, at, steps) => {
        log.push(step);
        if (board.hurts?.(step.event, steps[at + 1]?.event) !== true) return;
        const before = steps[at - 1]?.view ?? timeline.sceneAt(number - 1)?.view ?? step.view;
        const card = hurt?.hurtOf({ words, step, before, log, seats: [] });
        expect(card?.title, `${step.event.kind} at ${number} of ${seed}`).toMatch(/\S/);
        expect(card?.says, `${step.event.kind} at ${number} of ${seed}`).toMatch(/\S/);
        expect(card?.mine).toBe(false);
        expect([...(card?.came ?? []), ...(card?.follows ?? [])].every(({ says }) => says !== '' && !says.includes('undefined'))).toBe(true);
        stopped.add(step.event.kind);
      });
  }
  expect([...stopped].toSorted()).toEqual(kinds);
});
