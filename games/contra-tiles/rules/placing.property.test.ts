import { describe, expect, test } from 'vitest';
import { at, legal, type OpenDecision } from '#kernel';
import { playRandomly, SETTING_SETS } from '../testing/games.ts';
import { place } from './placing.ts';
import { scoreNext } from './scoring.ts';
import type { State } from './state.ts';

function offered(decision: OpenDecision<State>): string {
  return sorted(Array.from({ length: decision.count }, (_, i) => at(decision.options, i) as number));
}

function sorted(options: number[]): string {
  return options.sort((a, b) => a - b).join(' ');
}

const GAMES = 15;

describe('what is listed quickly is exactly what the constraints allow', () => {
  test.each(SETTING_SETS)('with $name', ({ settings }) => {
    let placements = 0;
    for (let game = 0; game < GAMES; game++)
      playRandomly({ settings }, `legal ${game}`, ({ state }, decision) => {
        const allowed = decision.question.kind === 'place' ? legal(place, state, null) : legal(scoreNext, state, null);
        expect(offered(decision)).toBe(sorted(allowed));
        placements++;
      });
    expect(placements).toBeGreaterThan(20 * GAMES);
  });

  test('with the tiles and the scoring of others', () => {
    const faces = ['RRRR', 'RRRB', 'BBBB', 'GYGY', 'RBRB', 'GGGG', 'YYYY', 'RGRG', 'RBGY', 'RYGB', 'BBRR', 'YYGG', 'GRGB'];
    for (let game = 0; game < 4 * GAMES; game++)
      playRandomly({ faces, scoring: 'in-order', settings: { 'strict-two': game % 2 === 0 } }, `others ${game}`, ({ state }, decision) => {
        expect(offered(decision)).toBe(sorted(legal(place, state, null)));
      });
  });
});
