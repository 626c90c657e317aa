import { expect, test } from 'vitest';
import { GreedyBot } from '#bots';
import { keyFromSeed, Match, Timeline } from '#kernel';
import { contractAssassin } from '../bot/box.ts';
import { begin, type Scene, say } from '../testing/job.ts';
import { due, type Story, storyOf } from './story.ts';

function storyIn(match: Scene): Story {
  const timeline = new Timeline(match);
  const steps = Array.from({ length: match.number - match.floor + 1 }, (_, i) => timeline.stepsAt(match.floor + i)).flat();
  return storyOf(steps, match.scene(null).view);
}

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
  const story = storyIn(match);
  expect(story.attempts.map(({ chance, killed }) => [chance, killed])).toEqual([
    [10 / 36, false],
    [10 / 36, true],
  ]);
  expect(due(story.attempts)).toBeCloseTo(20 / 36);
  expect(story.escapes).toEqual({ tried: 1, worked: 1 });
  expect(story.routes[0]?.at(-1)).toBe('tokyo');
});

test('the routes of a whole game end where everybody stands, and its kills are those that were counted', () => {
  const match = Match.start(contractAssassin.game, { players: 3 }, { key: keyFromSeed('story') });
  const bot = new GreedyBot('story');
  while (match.outcome === null) {
    const index = bot.decide(match, match.asked);
    match.answer(match.number, match.asked[0] ?? 0, match.notation(index));
  }
  const { view } = match.scene(null);
  const story = storyIn(match);
  for (const [seat, own] of view.hitmen.entries()) {
    if (own.space !== null) expect(story.routes[seat]?.at(-1)).toBe(own.space);
    expect(story.attempts.filter((one) => one.seat === seat && one.killed).map(({ city }) => city)).toEqual(own.done);
  }
  expect(story.attempts.every(({ chance }) => chance > 0 && chance <= 1)).toBe(true);
  expect(story.escapes.worked).toBe(match.state.counts.escapes);
});

test('a route is every space somebody came to: on foot, by card, by plane, out of an escape, and home from prison', () => {
  const travels = begin({ who: ['archie', 'lily'], hand: { archie: ['night-train', 'red-eye-ticket'] } });
  say(travels, 'move to london', 'travel by night-train to rome', 'play red-eye-ticket to sydney', 'end the turn', 'draw');
  expect(storyIn(travels).routes).toEqual([['edinburgh', 'london', 'rome', 'sydney'], ['sydney']]);
  const caught = begin(
    {
      who: ['archie', 'lily'],
      at: { archie: 'rome' },
      contracts: { archie: ['rome', 'paris'] },
      hand: { archie: ['poison', 'poison', 'helicopter', 'speedboat'] },
    },
    ...[4, 5, 4, 4, 5, 1],
  );
  say(caught, 'attempt in rome', 'bring poison', 'roll', 'escape', 'bring helicopter', 'roll', 'get away to paris');
  say(caught, 'attempt in paris', 'bring poison', 'roll', 'escape', 'bring speedboat', 'roll', 'end the turn', 'end the turn');
  expect(storyIn(caught)).toMatchObject({ routes: [['edinburgh', 'paris', 'edinburgh'], ['sydney']], escapes: { tried: 2, worked: 1 } });
});

test('an attempt counts the bodyguards that came, were shifted and left, and only the weapons of its own', () => {
  const match = begin(
    {
      who: ['lily', 'archie'],
      at: { lily: 'paris', archie: 'rome' },
      contracts: { lily: ['paris'], archie: ['rome'] },
      hand: { lily: ['anonymous-tip-off', 'poison', 'machete'], archie: ['poison', 'grim-reaper'] },
    },
    ...[9, 4, 5, 1, 1, 12],
  );
  say(match, 'play anonymous-tip-off in rome', 'end the turn', 'attempt in rome', 'shift bodyguard 9 to paris', 'bring poison', 'roll');
  say(match, 'attempt in paris', 'bring poison', 'bring machete', 'roll', 'stop');
  expect(storyIn(match).attempts).toEqual([
    { seat: 1, city: 'rome', round: 5, chance: 4 / 36, killed: true },
    { seat: 0, city: 'paris', round: 6, chance: 4 / 36, killed: false },
  ]);
  const bribed = begin(
    {
      who: ['lily', 'otto'],
      at: { lily: 'paris', otto: 'paris' },
      contracts: { lily: ['paris'] },
      hand: { lily: ['poison', 'boomerang', 'grim-reaper'], otto: ['anonymous-tip-off', 'bent-bodyguard', 'poison', 'boomerang'] },
    },
    ...[1, 1, 9, 1, 1, 12, 2, 2, 8],
  );
  say(bribed, 'attempt in paris', 'bring poison', 'roll', 'try again');
  say(bribed, 'play bent-bodyguard on 9 in paris', 'attempt in paris', 'bring poison', 'bring boomerang', 'roll');
  expect(storyIn(bribed).attempts.map(({ seat, chance }) => [seat, chance])).toEqual([
    [0, 4 / 36],
    [0, 0],
    [1, 4 / 36],
  ]);
});

test('an attempt counts the skills that were there by then, and what the settings say', () => {
  const learner = begin(
    { who: ['archie', 'lily'], at: { archie: 'rome' }, contracts: { archie: ['rome'] }, hand: { archie: ['correspondence-course', 'poison'] } },
    ...[6, 3, 3],
  );
  say(learner, 'attempt in rome', 'bring poison', 'play correspondence-course for poison', 'roll');
  expect(storyIn(learner).attempts).toMatchObject([{ chance: (4 + 5) / 36, killed: true }]);
  for (const [unstoppable, ways] of [
    [true, 5],
    [false, 4],
  ] as const) {
    const hanns = begin(
      {
        who: ['lily', 'hanns'],
        at: { hanns: 'rome' },
        contracts: { hanns: ['rome'] },
        hand: { lily: ['anonymous-tip-off'], hanns: ['poison'] },
        settings: { 'hanns-unstoppable': unstoppable },
      },
      ...[2, 4, 5],
    );
    say(hanns, 'play anonymous-tip-off in rome', 'end the turn', 'attempt in rome', 'bring poison', 'roll');
    expect(storyIn(hanns).attempts).toMatchObject([{ seat: 1, chance: ways / 36 }]);
  }
});
