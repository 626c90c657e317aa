import { expect, test } from 'vitest';
import { GreedyBot } from '#bots';
import { keyFromSeed, Match } from '#kernel';
import { contractAssassinGame } from '../rules/game.ts';
import { begin, say } from '../testing/job.ts';
import { due, storyOf } from './story.ts';

test('attempts are judged by what lay out and who stood guard then', () => {
  const match = begin(
    { who: ['lily', 'otto'], at: { lily: 'rome' }, contracts: { lily: ['rome'] }, hand: { lily: ['grim-reaper', 'poison', 'private-jet'] } },
    1,
    2,
    6,
    3,
    4,
    5,
  );
  say(match, 'attempt in rome', 'bring grim-reaper', 'bring poison', 'roll', 'try again', 'escape', 'bring private-jet', 'roll', 'get away to tokyo');
  const story = storyOf(
    match.events.map(({ event }) => event),
    match.scene(0).view,
  );
  expect(story.attempts.map(({ ways, killed }) => [ways, killed])).toEqual([
    [10, false],
    [10, true],
  ]);
  expect(due(story.attempts)).toBeCloseTo(20 / 36);
  expect(story.escapes).toEqual({ tried: 1, worked: 1 });
  expect(story.routes[0]?.at(-1)).toBe('tokyo');
});

test('the routes of a whole game end where everybody stands, and its kills are those that were counted', () => {
  const match = Match.start(contractAssassinGame, { players: 3 }, { key: keyFromSeed('story') });
  const bot = new GreedyBot('story');
  while (match.outcome === null) {
    const index = bot.decide(match, match.asked);
    match.answer(match.number, match.asked[0] ?? 0, match.notation(index));
  }
  const { view } = match.scene(null);
  const story = storyOf(
    match.events.map(({ event }) => event),
    view,
  );
  for (const [seat, own] of view.hitmen.entries()) {
    if (own.space !== null) expect(story.routes[seat]?.at(-1)).toBe(own.space);
    expect(story.attempts.filter((one) => one.seat === seat && one.killed).map(({ city }) => city)).toEqual(own.done);
  }
  expect(story.attempts.every(({ ways }) => ways > 0 && ways <= 36)).toBe(true);
  expect(story.escapes.worked).toBe(match.state.counts.escapes);
});
