import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream, Timeline } from '#kernel';
import { randomConfig } from '../random-config.ts';
import { contactGame } from '../rules/game.ts';
import { night, nightScene } from '../testing/night.ts';
import type { View } from '../view.ts';
import { loadWords } from '../words/words.ts';
import { partOf } from './part.ts';

const [words, german] = await Promise.all([loadWords('en'), loadWords('de')]);

const OF_PLAYERS = [
  'refill',
  'called',
  'shot',
  'blast',
  'flexible-miss',
  'confusion',
  'breakthrough',
  'inspire',
  'scatter',
  'dice-lost',
  'waive',
  'turn-ends',
  'rescued',
];

test('what happens belongs to the turn and the phase it happens in', () => {
  const stream = new Stream(keyFromSeed('parts'));
  for (let game = 0; game < 12; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 8), { key: keyFromSeed(`parts ${game}`) });
    while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
    const timeline = new Timeline(match);
    let turn = 1;
    for (const { event, view } of match.answers.flatMap((_, number) => timeline.stepsAt(number + 1))) {
      if (event.kind === 'turn') turn = event.turn;
      if (event.kind === 'ardor') expect(partOf(view)?.turn).toBe(turn);
      else expect(partOf(view)).toEqual(event.kind === 'taken' ? null : { turn, phase: OF_PLAYERS.includes(event.kind) ? 'players' : 'zombies' });
    }
    expect(turn).toBe(match.state.turn);
  }
});

test('a heading is short', () => {
  const { view } = nightScene(night({}, { turn: 14 }), [1, 1]).scene(null);
  expect(words.heading?.({ kind: 'refill' }, { ...view, phase: 'zombies' })).toBe('Turn 14, zombies');
  expect(german.heading?.({ kind: 'refill' }, view)).toBe('Zug 14, Team');
});

test('before the night begins there is no part, after a turn it is still the players’', () => {
  const part = (phase: View['phase']) => partOf({ turn: 3, phase });
  expect((['draft', 'ready', 'zombies', 'players', 'end'] as const).map(part)).toEqual([
    null,
    null,
    { turn: 3, phase: 'zombies' },
    { turn: 3, phase: 'players' },
    { turn: 3, phase: 'players' },
  ]);
});
