import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { contactGame } from './rules/game.ts';
import { randomConfig } from './testing/configs.ts';
import { night, nightScene, playerScene, type Scene, say, zombieScene } from './testing/night.ts';
import { words } from './words.en.ts';

function prompt(match: Scene): string {
  const { view, asked } = match.view(0);
  return words.prompt(asked?.kind ?? '', asked?.about ?? null, view);
}

function optionText(match: Scene, notation: string): string {
  const { view, asked } = match.view(0);
  return words.option(asked?.kind ?? '', notation, view);
}

test('a prompt says who has to do what', () => {
  const match = playerScene(night({ 'blue6/r4': 4 }), [3, 5]);
  expect(prompt(match)).toBe('Turn 1 of 32. Who acts, and how? Waive whoever shall not.');
  say(match, 'cooper rifle blue6/r4');
  expect(prompt(match)).toBe('Ardor: Cooper shows 3, 5 or more is needed. Roll it again?');
  say(match, 'ardor reroll');
  expect(prompt(match)).toBe('Cooper: 1 die left. Choose the next target, or waive.');
  expect(prompt(zombieScene(night({ 'blue6/r1': 3 }), [3]))).toBe('Melee expert: the attack from blue6/r1 failed. Remove one of 3 zombies?');
});

test('an order says what stands there and what hits', () => {
  const match = playerScene(night({ 'blue6/r4': 4, 'brown4/r1': 2, 'brown4/r2': 1 }, { team: ['cooper', 'branson', 'alvares', 'schulz'] }));
  expect(optionText(match, 'cooper rifle blue6/r4')).toBe('rifle: 4 zombies, 5 or more hits');
  expect(optionText(match, 'alvares rifle brown4/r1')).toBe('rifle: 2 zombies, sure hit');
  expect(optionText(match, 'alvares grenade brown4/r1')).toBe('grenade: 2 zombies, 2 or more hits');
  expect(optionText(match, 'branson flame brown4')).toBe('flame: 2 and 1 zombie, 2 and 3 or more hit');
  expect(optionText(match, 'schulz double brown4/r1')).toBe('double: 2 zombies, 3 or more hits');
  expect(optionText(match, 'branson waive')).toBe('Branson does nothing more');
});

test('what happened is told in sentences', () => {
  const match = nightScene(night({ 'blue1/r1': 3 }, { turn: 2 }), [6, 6, 4, 5]);
  say(match, 'melee remove', 'vanderbilt rifle brown4/r4');
  expect(match.events.map(({ event }) => words.event(event))).toEqual([
    'Turn 2: the marker stands on blue2.',
    '3 zombies in blue1/r1 attack: 6, missed.',
    'Cooper removes one in close combat, 2 left in blue1/r1.',
    'Blue 6, brown 4: 6 zombies in brown4/r4, 4 zombies in blue6/r4.',
    'Vanderbilt (rifle) at brown4/r4: 5, needs 5, 1 down, 5 left.',
  ]);
  expect(words.outcome({ payoff: [1], clause: 'contact.victory.win', cause: 'rescued' }, [])).toBe('Rescued: everybody wins.');
  expect(words.outcome({ payoff: [0], clause: 'contact.victory.loss', cause: 'overrun' }, [])).toBe('Overrun: everybody loses.');
});

test('there are words for everything that is ever asked, offered or told', () => {
  const stream = new Stream(keyFromSeed('words'));
  for (let game = 0; game < 60; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 9), { key: keyFromSeed(`words ${game}`) });
    while (match.decision !== null) {
      const { kind } = match.decision.question;
      const line = prompt(match);
      expect(line).not.toBe(kind);
      expect(line).not.toMatch(/undefined|NaN|null/);
      const answer = stream.below(match.decision.count);
      expect(optionText(match, match.notation(answer))).not.toMatch(/undefined|NaN|null|by player/);
      match.answerIndex(answer);
    }
    for (const { event } of match.events) {
      expect(words.event(event)).not.toBe(event.kind);
      expect(words.event(event)).not.toMatch(/undefined|NaN|null/);
    }
  }
}, 60_000);
