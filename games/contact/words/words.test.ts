import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { answerText, eventText, plain, promptText } from '../../words.ts';
import type { Answer } from '../answer.ts';
import { notation } from '../answer.ts';
import { randomConfig } from '../random-config.ts';
import { contactGame } from '../rules/game.ts';
import { night, nightScene, openAnswers, playerScene, read, refusal, type Scene, type Situation, say, zombieScene } from '../testing/night.ts';
import type { Decision } from '../types.ts';
import type { View } from '../view.ts';
import { words as german } from './de/index.ts';
import { words } from './en/index.ts';

/** Whose turn it is says the clause itself. */
const UNSAID: readonly string[] = ['contact.modes.shared-table'];

function moment(match: Scene): { readonly view: View; readonly decision: Decision } {
  const { view, decision } = match.scene(0);
  if (decision === null) throw new Error('nothing is asked');
  return { view, decision };
}

function prompt(match: Scene): string {
  const { view, decision } = moment(match);
  return promptText(words, decision, view);
}

function listed(match: Scene, text: string): string {
  const { view, decision } = moment(match);
  return answerText(words, read(text), view, decision);
}

test('a prompt says who has to do what', () => {
  const match = playerScene(night({ 'blue6/r4': 4 }), [3, 5]);
  expect(prompt(match)).toBe('Who acts, and how?');
  say(match, 'cooper fires at blue6/r4');
  expect(prompt(match)).toBe('Ardor: Cooper rolled 3 and needs 5. Roll again?');
  say(match, 'cooper rerolls the die');
  expect(prompt(match)).toBe('Cooper: choose the next target, 1 die left');
  expect(prompt(zombieScene(night({ 'blue6/r1': 3 }), [3]))).toBe('Cooper: the attack from blue 6, ring 1 failed. Remove one of 3 zombies?');
});

test('an order says what stands there and what hits', () => {
  const match = playerScene(night({ 'blue6/r4': 4, 'brown4/r1': 2, 'brown4/r2': 1 }, { team: ['cooper', 'branson', 'alvares', 'schulz'] }), [5]);
  expect(listed(match, 'cooper fires at blue6/r4')).toBe('Cooper, rifle, blue 6, ring 4: 4 zombies, 5 or more hits');
  expect(listed(match, 'alvares fires at brown4/r1')).toBe('Alvares, rifle, brown 4, ring 1: 2 zombies, sure hit');
  expect(listed(match, 'alvares throws a grenade at brown4/r1')).toBe('Alvares, grenade, brown 4, ring 1: 2 zombies, 2 or more hits');
  expect(listed(match, 'branson burns brown4')).toBe('Branson, flame, brown 4: 2 and 1 zombie, 2 and 3 or more hit');
  expect(listed(match, 'schulz double-shoots brown4/r1')).toBe('Schulz, double, brown 4, ring 1: 2 zombies, 3 or more hits');
  expect(listed(match, 'branson waives')).toBe('Branson does nothing more');
  say(match, 'cooper fires at blue6/r4');
  expect(listed(match, 'cooper fires at brown4/r1')).toBe('brown 4, ring 1: 2 zombies');
  expect(listed(match, 'cooper waives')).toBe('No more shots');
});

test('who stays away is said with the columns', () => {
  const match = zombieScene(night({}, { team: ['ayden', 'schulz', 'kenzo', 'branson'] }), [6, 5]);
  expect(match.options().map((text) => listed(match, text))).toEqual(['Brown 5: 2 fewer', 'One fewer on each', 'Blue 6: 2 fewer']);
});

test('what happened is told in sentences', () => {
  const match = nightScene(night({ 'blue1/r1': 3 }, { turn: 2 }), [6, 6, 4, 5]);
  say(match, 'cooper removes one', 'vanderbilt fires at brown4/r4');
  const { view } = moment(match);
  expect(match.events.map(({ event }) => plain(eventText(words, event, view)))).toEqual([
    'Turn 2: the marker stands on blue 2.',
    '3 zombies in blue 1, ring 1 attack: 6, missed.',
    'Cooper removes one in close combat, 2 left in blue 1, ring 1.',
    'Blue 6, brown 4: 6 zombies on brown 4, 4 zombies on blue 6.',
    'Vanderbilt (rifle) at brown 4, ring 4: 5, needs 5, 1 down, 5 left.',
  ]);
  expect(words.outcome({ payoff: [1], clause: 'contact.victory.win', cause: 'rescued' }, [])).toBe('Rescued: everybody wins.');
  expect(words.outcome({ payoff: [0], clause: 'contact.victory.loss', cause: 'overrun' }, [])).toBe('Overrun: everybody loses.');
});

test('the reroll prompt says what already counts, and names the dice', () => {
  const GROUPS = { 'blue1/r1': 2, 'blue1/r2': 9, 'blue3/r3': 9 };
  const after = (dice: readonly number[], order: string, situation: Situation = {}): Scene =>
    say(playerScene(night(GROUPS, situation), dice), ...order.split(', '));
  expect(prompt(after([2], 'branson burns blue1'))).toBe('Ardor: Branson rolled 2: ring 1 burns (2 fall), ring 2 needs 3. Roll again?');
  expect(prompt(after([1], 'branson burns blue1'))).toBe('Ardor: Branson rolled 1: ring 1 needs 2, ring 2 needs 3. Roll again?');
  const others: Situation = { team: ['cooper', 'dunham', 'alvares', 'nelson'] };
  expect(prompt(after([3], 'dunham rolls first', others))).toBe(
    'Ardor: Dunham rolled 3 and can hit blue 1, ring 1 or blue 1, ring 2; ring 3 needs 4. Roll again?',
  );
  expect(prompt(after([1], 'dunham rolls first', others))).toBe('Ardor: Dunham rolled 1 and hits nothing; ring 1 needs 2. Roll again?');
  expect(prompt(after([4], 'alvares fires at blue3/r3', others))).toBe('Ardor: Alvares rolled 4 and hits; a 5 or 6 would confuse the group, too. Roll again?');
  const kenzo = after([1, 5], 'kenzo strikes at blue1/r1');
  expect(prompt(kenzo)).toBe('Ardor: Kenzo rolled 1 (miss) and 5 (hit, one more die); each needs 2. Roll one again?');
  expect(kenzo.options().map((text) => listed(kenzo, text))).toEqual(['Roll the 1 again', 'Keep them all']);
  const split = after([1, 1], 'cooper fires at blue1/r1, cooper fires at blue3/r3', { settings: { 'declare-all': true } });
  expect(prompt(split)).toBe('Ardor: Cooper rolled 1 (blue 1, ring 1, needs 2: miss) and 1 (blue 3, ring 3, needs 4: miss). Roll one again?');
  expect(split.options().map((text) => listed(split, text))).toEqual([
    'Roll the 1 for blue 1, ring 1 again',
    'Roll the 1 for blue 3, ring 3 again',
    'Keep them all',
  ]);
  const { view, decision } = moment(kenzo);
  expect(promptText(german, decision, view)).toBe('Ardor: Kenzo hat 1 (daneben) und 5 (Treffer, noch ein Würfel); nötig ist je 2. Einen neu würfeln?');
});

test('who is named, refused and settled is said with the members of the players', () => {
  const match = zombieScene(night({ 'blue1/r1': 7 }, { team: ['cooper', 'ayden', 'branson', 'kenzo'], players: 4 }), [1, 1, 1]);
  say(match, 'kenzo falls by player 2');
  expect(prompt(match)).toBe('Ayden’s player names Kenzo. Does Kenzo fall?');
  expect(match.options().map((text) => listed(match, text))).toEqual(['Accept: Kenzo falls', 'Refuse']);
  const why = (text: string, seat: number): (string | null | undefined)[] => {
    const { view, decision } = moment(match);
    return refusal(match, text, seat).map((clause) => words.whyNot?.(clause, read(text), view, decision));
  };
  expect(why('kenzo accepts', 0)).toEqual(['Only Kenzo’s player can answer this.']);
  say(match, 'kenzo refuses');
  expect(prompt(match)).toBe('Kenzo’s player refuses. Leader, who falls?');
  expect(why('kenzo falls', 1)).toEqual(['The leader decides this.']);
  const { view } = moment(match);
  expect(match.events.slice(-2).map(({ event }) => plain(eventText(words, event, view)))).toEqual([
    'Ayden’s player names Kenzo.',
    'Kenzo’s player refuses: the leader decides.',
  ]);
  const hosted = say(
    zombieScene(night({ 'blue1/r1': 7 }, { team: ['cooper', 'ayden', 'branson', 'kenzo'], players: 4, dead: ['cooper'] }), [1, 1, 1]),
    'kenzo falls by player 2',
    'kenzo refuses',
  );
  expect(prompt(hosted)).toBe('Kenzo’s player refuses. Host, who falls?');
});

test('what is forbidden is explained in the words of the moment', () => {
  const match = playerScene(
    night({ 'blue6/r3': 4, 'brown4/r1': 2 }, { team: ['cooper', 'branson', 'alvares', 'schulz'], dead: ['branson'], thrown: ['cooper'] }),
  );
  const { view, decision } = moment(match);
  const why = (text: string): (string | null)[] => refusal(match, text).map((clause) => words.whyNot?.(clause, read(text), view, decision) ?? null);
  expect(why('schulz fires at blue6/r3')).toEqual(['Blue 6, ring 3 is out of reach: the shotgun reaches rings 1 and 2.']);
  expect(why('cooper fires at blue1/r1')).toEqual(['Nobody stands in blue 1, ring 1.']);
  expect(why('cooper throws a grenade at blue6/r3')).toEqual(['Cooper has no grenade any more.']);
  expect(why('branson burns brown4')).toEqual(['Branson has fallen and does not come back.']);
  expect(words.wouldHelp?.(read('schulz fires at blue6/r3'), openAnswers(match, 0), view, decision)).toBe('Cooper can: rifle.');
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
        const { view, decision } = moment(match);
        expect(promptText(spoken, decision, view)).not.toMatch(bad);
        const answer = stream.below(match.decision.count);
        expect(answerText(spoken, read(match.notation(answer)), view, decision)).not.toMatch(/undefined|NaN|null|by player/);
        const candidates = [...match.decision.question.candidates(match.state, match.decision.about)];
        const tried = match.decision.question.answer(candidates[stream.below(candidates.length)], match.state) as Answer;
        const why = match.whyNot(0, notation.print(tried));
        for (const clause of why.kind === 'forbidden' ? why.clauses : []) {
          const sentence = spoken.whyNot?.(clause, tried, view, decision) ?? '';
          if (!UNSAID.includes(clause)) expect(`${clause}: ${sentence}`).toMatch(/: .+\.$/);
          expect(sentence).not.toMatch(bad);
        }
        match.answerIndex(answer);
      }
      const { view } = match.scene(null);
      for (const { event } of match.events) expect(eventText(spoken, event, view)).not.toMatch(bad);
    }
  },
  60_000,
);
