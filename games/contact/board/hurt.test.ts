import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream, Timeline } from '#kernel';
import { contactGame } from '../rules/game.ts';
import { loadWords } from '../words/words.ts';
import { hurtOf } from './hurt.tsx';

test('whoever falls with others left reads how likely the next one falls; with the last one nobody does', async () => {
  const words = await loadWords('en');
  const stream = new Stream(keyFromSeed('who falls'));
  const config = contactGame.configure({ team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] });
  const match = Match.start(contactGame, config, { key: keyFromSeed('who falls') });
  while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
  const timeline = new Timeline(match);
  const steps = Array.from({ length: match.number + 1 }, (_, number) => timeline.stepsAt(number)).flat();
  const foretold = steps.flatMap((step) => {
    if (step.event.kind !== 'removed') return [];
    const { follows } = hurtOf({ words, step, before: step.view, log: [], seats: [] });
    return [[step.event.left, follows.some(({ says }) => says.includes('next turn'))]];
  });
  expect(foretold.at(-1)).toEqual([0, false]);
  expect(foretold).toContainEqual([1, true]);
});
