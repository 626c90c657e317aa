import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contraTiles } from './box.ts';
import { counts } from './facts/counts.ts';
import { place } from './rules/placing.ts';
import { scoreNext } from './rules/scoring.ts';
import { type Cause, outcomeOf } from './rules/state.ts';
import { playRandomly } from './testing/games.ts';

const ledger = new Set([...readFileSync(new URL('clauses.yaml', import.meta.url), 'utf8').matchAll(/^- id: (\S+)$/gm)].map((found) => found[1]));

describe('every clause that is cited stands in the ledger', () => {
  test('which has 65', () => {
    expect(ledger.size).toBe(65);
  });

  test('by constraints, settings, outcomes', () => {
    const cited = [
      ...[...place.constraints, ...scoreNext.constraints, ...contraTiles.settings].map(({ clause }) => clause),
      place.turnClause,
      scoreNext.turnClause,
      ...(['broke', 'crowns', 'passes'] as Cause[]).flatMap((cause) => [0, 1, null].map((winner) => outcomeOf(cause, winner).clause)),
    ];
    for (const clause of cited) expect(ledger).toContain(clause);
  });
});

test('every preset is a configuration of the game', () => {
  for (const { config } of contraTiles.presets) expect(() => contraTiles.game.configure(config)).not.toThrow();
  expect(contraTiles.presets[0]?.id).toBe('standard');
});

test('statistics count turns, tiles and coins', () => {
  const match = playRandomly({ settings: { 'broke-strict': true } }, 'counts');
  const counted = counts(match.state);
  const scored = match.events.flatMap(({ event }) => (event.kind === 'score' ? [event.coins] : []));
  const placed = match.events.filter(({ event }) => event.kind === 'crown' || event.kind === 'tile').length;
  expect(counted).toMatchObject({
    'tiles laid': placed,
    'tiles that gained 1': scored.filter((coins) => coins === 1).length,
    'tiles that did nothing': scored.filter((coins) => coins === 0).length,
    'tiles that cost 2': scored.filter((coins) => coins === -2).length,
  });
  expect(counted['turns']).toBe(Math.ceil(placed / 2));
});
