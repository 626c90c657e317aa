import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { plain } from '../box.ts';
import { contactGame } from './rules/game.ts';
import { randomConfig } from './testing/configs.ts';
import { night, nightScene, playerScene, refusal, type Scene, say, zombieScene } from './testing/night.ts';
import { words as german } from './words.de.ts';
import { words } from './words.en.ts';

/** Whose turn it is says the clause itself. */
const UNSAID: readonly string[] = ['contact.modes.shared-table', 'contact.hit.team-chooses'];

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
  expect(prompt(match)).toBe('Who acts, and how?');
  say(match, 'cooper rifle blue6/r4');
  expect(prompt(match)).toBe('Ardor: Cooper rolled 3 and needs 5. Roll again?');
  say(match, 'ardor reroll');
  expect(prompt(match)).toBe('Cooper: choose the next target, 1 die left');
  expect(prompt(zombieScene(night({ 'blue6/r1': 3 }), [3]))).toBe('Cooper: the attack from blue 6, ring 1 failed. Remove one of 3 zombies?');
});

test('an order says what stands there and what hits', () => {
  const match = playerScene(night({ 'blue6/r4': 4, 'brown4/r1': 2, 'brown4/r2': 1 }, { team: ['cooper', 'branson', 'alvares', 'schulz'] }));
  expect(optionText(match, 'cooper rifle blue6/r4')).toBe('Cooper, rifle, blue 6, ring 4: 4 zombies, 5 or more hits');
  expect(optionText(match, 'alvares rifle brown4/r1')).toBe('Alvares, rifle, brown 4, ring 1: 2 zombies, sure hit');
  expect(optionText(match, 'alvares grenade brown4/r1')).toBe('Alvares, grenade, brown 4, ring 1: 2 zombies, 2 or more hits');
  expect(optionText(match, 'branson flame brown4')).toBe('Branson, flame, brown 4: 2 and 1 zombie, 2 and 3 or more hit');
  expect(optionText(match, 'schulz double brown4/r1')).toBe('Schulz, double, brown 4, ring 1: 2 zombies, 3 or more hits');
  expect(optionText(match, 'branson waive')).toBe('Branson does nothing more');
});

test('what happened is told in sentences', () => {
  const match = nightScene(night({ 'blue1/r1': 3 }, { turn: 2 }), [6, 6, 4, 5]);
  say(match, 'melee remove', 'vanderbilt rifle brown4/r4');
  expect(match.events.map(({ event }) => plain(words.event(event)))).toEqual([
    'Turn 2: the marker stands on blue 2.',
    '3 zombies in blue 1, ring 1 attack: 6, missed.',
    'Cooper removes one in close combat, 2 left in blue 1, ring 1.',
    'Blue 6, brown 4: 6 zombies on brown 4, 4 zombies on blue 6.',
    'Vanderbilt (rifle) at brown 4, ring 4: 5, needs 5, 1 down, 5 left.',
  ]);
  expect(words.outcome({ payoff: [1], clause: 'contact.victory.win', cause: 'rescued' }, [])).toBe('Rescued: everybody wins.');
  expect(words.outcome({ payoff: [0], clause: 'contact.victory.loss', cause: 'overrun' }, [])).toBe('Overrun: everybody loses.');
});

test('what is forbidden is explained in the words of the moment', () => {
  const match = playerScene(
    night({ 'blue6/r3': 4, 'brown4/r1': 2 }, { team: ['cooper', 'branson', 'alvares', 'schulz'], dead: ['branson'], thrown: ['cooper'] }),
  );
  const { view } = match.view(0);
  const why = (notation: string): (string | null)[] => refusal(match, notation).map((clause) => words.whyNot?.(clause, 'act', notation, view) ?? null);
  expect(why('schulz shotgun blue6/r3')).toEqual(['Blue 6, ring 3 is out of reach: the shotgun reaches rings 1 and 2.']);
  expect(why('cooper rifle blue1/r1')).toEqual(['Nobody stands in blue 1, ring 1.']);
  expect(why('cooper grenade blue6/r3')).toEqual(['Cooper has no grenade any more.']);
  expect(why('branson flame brown4')).toEqual(['Branson has fallen and does not come back.']);
  expect(words.wouldHelp?.('act', 'schulz shotgun blue6/r3', match.options(0), view)).toBe('Cooper can: rifle.');
});

test.each([
  ['English', words],
  ['German', german],
])(
  'there are words in %s for everything that is ever asked, offered, told or forbidden',
  (_, spoken) => {
    const bad = /undefined|NaN|null|\[object/;
    const stream = new Stream(keyFromSeed('words'));
    for (let game = 0; game < 60; game++) {
      const match = Match.start(contactGame, randomConfig(stream, 9), { key: keyFromSeed(`words ${game}`) });
      while (match.decision !== null) {
        const { view, asked } = match.view(0);
        const kind = asked?.kind ?? '';
        const line = spoken.prompt(kind, asked?.about ?? null, view);
        expect(line).not.toBe(kind);
        expect(line).not.toMatch(bad);
        const answer = stream.below(match.decision.count);
        expect(spoken.option(kind, match.notation(answer), view)).not.toMatch(/undefined|NaN|null|by player/);
        const candidates = [...match.decision.question.candidates(match.state, match.decision.about)];
        const tried = match.decision.question.notate(candidates[stream.below(candidates.length)], match.state);
        const why = match.whyNot(0, tried);
        for (const clause of why.kind === 'forbidden' ? why.clauses : []) {
          const sentence = spoken.whyNot?.(clause, kind, tried, view) ?? '';
          if (!UNSAID.includes(clause)) expect(`${clause}: ${sentence}`).toMatch(/: .+\.$/);
          expect(sentence).not.toMatch(bad);
        }
        match.answerIndex(answer);
      }
      for (const { event } of match.events) {
        expect(spoken.event(event)).not.toBe(event.kind);
        expect(spoken.event(event)).not.toMatch(bad);
      }
    }
  },
  60_000,
);
