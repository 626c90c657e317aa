import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { answerText, eventText, foretold, plain, promptText } from '../../words.ts';
import type { Answer } from '../answer.ts';
import { notation } from '../answer.ts';
import type { Situation } from '../positions.ts';
import { randomConfig } from '../random-config.ts';
import { contactGame } from '../rules/game.ts';
import { night, nightScene, openAnswers, playerScene, read, refusal, type Scene, say, zombieScene } from '../testing/night.ts';
import type { Decision } from '../types.ts';
import type { View } from '../view.ts';
import { loadWords } from './words.ts';

const [words, german] = await Promise.all([loadWords('en'), loadWords('de')]);

function moment(match: Scene): { readonly view: View; readonly decision: Decision } {
  const { view, decision } = match.scene(0);
  if (decision === null) throw new Error('nothing is asked');
  return { view, decision };
}

function prompt(match: Scene): string {
  const { view, decision } = moment(match);
  return promptText(words, decision, view);
}

/** With the names of the people at the table. */
function named(match: Scene, to: 'you' | 'others'): string {
  const { view, decision } = moment(match);
  return promptText(words, decision, view, to, ['Ines', 'Mira', 'Lola', 'Otto']);
}

function listed(match: Scene, text: string): string {
  const { view, decision } = moment(match);
  return answerText(words, read(text), view, decision);
}

test('a prompt says who has to do what', () => {
  const match = playerScene(night({ 'blue6/r4': 4 }), [3, 5]);
  expect(prompt(match)).toBe('Choose who acts next.');
  say(match, 'cooper fires at blue6/r4');
  expect(prompt(match)).toBe('Cooper rolled a 3 and needs a 5 or 6. Reroll with Ardor?');
  say(match, 'cooper rerolls the die');
  expect(prompt(match)).toBe('Cooper: choose the next target (1 die left).');
  expect(prompt(zombieScene(night({ 'blue6/r1': 3 }), [3]))).toBe('The attack from blue 6, ring 1 failed. Should Cooper remove a zombie there?');
});

test('an order says what stands there', () => {
  const match = playerScene(night({ 'blue6/r4': 4, 'brown4/r1': 2, 'brown4/r2': 1 }, { team: ['cooper', 'branson', 'alvares', 'schulz'] }), [5]);
  expect(listed(match, 'cooper fires at blue6/r4')).toBe('Cooper: rifle at blue 6, ring 4 (4 zombies)');
  expect(listed(match, 'alvares fires at brown4/r1')).toBe('Alvares: rifle at brown 4, ring 1 (2 zombies)');
  expect(listed(match, 'alvares throws a grenade at brown4/r1')).toBe('Alvares: grenade at brown 4, ring 1 (2 zombies)');
  expect(listed(match, 'branson burns brown4')).toBe('Branson: flame thrower at brown 4 (ring 1: 2 zombies; ring 2: 1 zombie)');
  expect(listed(match, 'schulz double-shoots brown4/r1')).toBe('Schulz: double shot at brown 4, ring 1 (2 zombies)');
  expect(listed(match, 'branson waives')).toBe('Branson holds fire');
  say(match, 'cooper fires at blue6/r4');
  expect(listed(match, 'cooper fires at brown4/r1')).toBe('Brown 4, ring 1: 2 zombies');
  expect(listed(match, 'cooper waives')).toBe('Cooper holds fire');
});

/** What the open options would do, by notation. */
function foretells(match: Scene, spoken: typeof words, text: string): string {
  const { view } = moment(match);
  const option = match.open(match.seatNames.map((_, seat) => seat)).find((open) => open.notation === text);
  return option === undefined ? 'not offered' : foretold(spoken, option, view).map(plain).join(' ');
}

test.each<[string, Situation, string, string]>([
  [
    'cooper fires at blue6/r4',
    {},
    'You need a 5 or 6 (33%, 56% with Ardor). One falls. Then one more die.',
    'Treffer mit 5 oder 6 (33\u00a0%, mit Eifer 56\u00a0%). Einer fällt. Danach noch ein Würfel.',
  ],
  ['alvares fires at brown4/r1', {}, 'A sure hit. One falls.', 'Sicherer Treffer. Einer fällt.'],
  [
    'alvares fires at blue6/r4',
    { ardorUsed: true },
    'You need a 4 or more (50%). One falls. A 5 or 6 also confuses the group (33%).',
    'Treffer ab 4 (50\u00a0%). Einer fällt. Mit 5 oder 6 wird die Gruppe auch verwirrt (33\u00a0%).',
  ],
  [
    'schulz throws a grenade at brown4/r1',
    { ardorUsed: true },
    'You need a 2 or more (83%). Two fall. Uses up the grenade.',
    'Treffer ab 2 (83\u00a0%). Zwei fallen. Verbraucht die Granate.',
  ],
  [
    'branson burns brown4',
    { ardorUsed: true },
    'Brown 4, ring 1: You need a 2 or more (83%). Two fall. Brown 4, ring 2: You need a 3 or more (67%). One falls.',
    'Braun 4, Ring 1: Treffer ab 2 (83\u00a0%). Zwei fallen. Braun 4, Ring 2: Treffer ab 3 (67\u00a0%). Einer fällt.',
  ],
  [
    'kenzo strikes at brown4/r1',
    { team: ['cooper', 'kenzo', 'nelson', 'dunham'] },
    'Two dice, each needs a 2 or more (97%, 99% with Ardor). One or two fall. A 5 or 6 strikes again (11%).',
    'Zwei Würfel, jeder trifft ab 2 (97\u00a0%, mit Eifer 99\u00a0%). Ein oder zwei fallen. Mit 5 oder 6 schlägt Kenzo noch einmal zu (11\u00a0%).',
  ],
  [
    'nelson fires at blue6/r4',
    { team: ['cooper', 'kenzo', 'nelson', 'dunham'], ardorUsed: true },
    'You need a 5 or 6 (33%). One to four fall.',
    'Treffer mit 5 oder 6 (33\u00a0%). Ein bis vier fallen.',
  ],
  [
    'dunham rolls first',
    { team: ['cooper', 'kenzo', 'nelson', 'dunham'], ardorUsed: true },
    'Ring 1 needs a 2 or more (83%), ring 2 needs a 3 or more (67%) and ring 4 needs a 5 or 6 (33%).',
    'Ring 1 ab 2 (83\u00a0%), Ring 2 ab 3 (67\u00a0%) und Ring 4 mit 5 oder 6 (33\u00a0%).',
  ],
  [
    'cole fires at blue6/r4',
    { team: ['cole', 'kenzo', 'nelson', 'dunham'] },
    'You need a 5 or 6 (33%). One falls. A 6 also gives a friend a die (17%). Then one more die.',
    'Treffer mit 5 oder 6 (33\u00a0%). Einer fällt. Nur mit 6 bekommt jemand einen Extrawürfel (17\u00a0%). Danach noch ein Würfel.',
  ],
])('what would come of it: %s', (text, situation, english, inGerman) => {
  const match = playerScene(night({ 'blue6/r4': 4, 'brown4/r1': 2, 'brown4/r2': 1 }, { team: ['cooper', 'branson', 'alvares', 'schulz'], ...situation }));
  expect([foretells(match, words, text), foretells(match, german, text)]).toEqual([english, inGerman]);
});

test('what would come of dice that lie there, of help and of those who come', () => {
  const both = (match: Scene, text: string) => [foretells(match, words, text), foretells(match, german, text)];
  const flames = say(playerScene(night({ 'blue1/r1': 2, 'blue1/r2': 9 }), [2]), 'branson burns blue1');
  expect(both(flames, 'cooper keeps the die')).toEqual(['Two fall in blue 1, ring 1.', 'Zwei fallen in Blau 1, Ring 1.']);
  expect(both(flames, 'cooper rerolls the die')).toEqual(['A 3 or more is better (67%).', 'Besser ab 3 (67\u00a0%).']);
  const missed = say(playerScene(night({ 'blue1/r4': 2 }), [2]), 'vanderbilt fires at blue1/r4');
  expect(both(missed, 'cooper keeps the die')).toEqual(['Nobody falls.', 'Niemand fällt.']);
  const hit = zombieScene(night({ 'blue1/r1': 7 }), [1, 6]);
  expect(both(hit, 'vanderbilt tries first aid')).toEqual([
    'Roll below 4 (your survivors) to cancel the hit: 50%, 75% with Ardor.',
    'Würfle weniger als 4 (so viele leben noch), um den Treffer aufzuheben: 50\u00a0%, mit Eifer 75\u00a0%.',
  ]);
  say(hit, 'vanderbilt tries first aid');
  expect(both(hit, 'cooper rerolls the die')).toEqual(['Less than 4 is better (50%).', 'Besser unter 4 (50\u00a0%).']);
  const recon = zombieScene(night({}, { team: ['ayden', 'schulz', 'kenzo', 'branson'] }), [6, 5]);
  expect(both(recon, 'ayden keeps one away from each')).toEqual([
    '5 zombies arrive on brown 5, 4 zombies on blue 6.',
    '5 Zombies kommen auf Braun 5, 4 Zombies auf Blau 6.',
  ]);
  const wire = zombieScene(night({ 'blue6/r3': 7 }, { team: ['krussov', 'schulz', 'kenzo', 'branson'], settings: { 'tripwire-large': true } }), []);
  expect(both(wire, 'krussov lays a large tripwire at blue6/r3')).toEqual(['Five fall.', 'Fünf fallen.']);
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
    'Turn 2: the marker is on blue 2.',
    '3 zombies in blue 1, ring 1 attack: a 6 misses.',
    'Cooper takes one down in close combat: 2 left in blue 1, ring 1.',
    'The dice show blue 6 and brown 4: 6 zombies arrive on brown 4, 4 zombies on blue 6.',
    'Vanderbilt rolls a 5 (needed 5): one zombie down, 5 left in brown 4, ring 4.',
  ]);
  expect(words.outcome({ payoff: [1], clause: 'contact.victory.win', cause: 'rescued' }, [])).toBe('The helicopter lands: the team is rescued.');
  expect(words.outcome({ payoff: [0], clause: 'contact.victory.loss', cause: 'overrun' }, [])).toBe('The team is overrun: the night is lost.');
});

test('the reroll prompt says what would be better, and names the dice', () => {
  const GROUPS = { 'blue1/r1': 2, 'blue1/r2': 9, 'blue3/r3': 9 };
  const after = (dice: readonly number[], order: string, situation: Situation = {}): Scene =>
    say(playerScene(night(GROUPS, situation), dice), ...order.split(', '));
  expect(prompt(after([2], 'branson burns blue1'))).toBe('Branson rolled a 2; a 3 or more would be better. Reroll with Ardor?');
  expect(prompt(after([1], 'branson burns blue1'))).toBe('Branson rolled a 1; a 2 or more would be better. Reroll with Ardor?');
  const others: Situation = { team: ['cooper', 'dunham', 'alvares', 'nelson'] };
  expect(prompt(after([3], 'dunham rolls first', others))).toBe('Dunham rolled a 3; a 4 or more would be better. Reroll with Ardor?');
  expect(prompt(after([1], 'dunham rolls first', others))).toBe('Dunham rolled a 1; a 2 or more would be better. Reroll with Ardor?');
  expect(prompt(after([4], 'alvares fires at blue3/r3', others))).toBe('Alvares rolled a 4; a 5 or 6 would be better. Reroll with Ardor?');
  const kenzo = after([1, 5], 'kenzo strikes at blue1/r1');
  expect(prompt(kenzo)).toBe('Kenzo rolled a 1 (miss) and a 5 (hit, and one more die); each needs a 2. Reroll one of them with Ardor?');
  expect(kenzo.options().map((text) => listed(kenzo, text))).toEqual(['Reroll the 1', 'Keep them all']);
  const split = after([1, 1], 'cooper fires at blue1/r1, cooper fires at blue3/r3', { settings: { 'declare-all': true } });
  expect(prompt(split)).toBe('Cooper rolled a 1 (blue 1, ring 1, needs a 2: miss) and a 1 (blue 3, ring 3, needs a 4: miss). Reroll one of them with Ardor?');
  expect(split.options().map((text) => listed(split, text))).toEqual(['Reroll the 1 for blue 1, ring 1', 'Reroll the 1 for blue 3, ring 3', 'Keep them all']);
  const { view, decision } = moment(kenzo);
  expect(promptText(german, decision, view)).toBe(
    'Kenzo hat eine 1 (daneben) und eine 5 (Treffer, noch ein Würfel); jeder braucht eine 2. Mit Eifer einen davon neu würfeln?',
  );
});

test('who is named, refused and settled is said with the members of the players', () => {
  const match = zombieScene(night({ 'blue1/r1': 7 }, { team: ['cooper', 'ayden', 'branson', 'kenzo'], players: 4 }), [1, 1, 1]);
  say(match, 'kenzo falls by player 2');
  expect(prompt(match)).toBe('Ayden’s player wants Kenzo to fall. Do you agree?');
  expect(named(match, 'you')).toBe('Mira wants Kenzo to fall. Do you agree?');
  expect(named(match, 'others')).toBe('Mira wants Kenzo to fall. Otto decides.');
  expect(match.options().map((text) => listed(match, text))).toEqual(['Agree: Kenzo falls', 'Refuse']);
  const why = (text: string, seat: number): (string | null | undefined)[] => {
    const { view, decision } = moment(match);
    return refusal(match, text, seat).map((clause) => words.whyNot?.(clause, read(text), view, decision));
  };
  expect(why('kenzo accepts', 0)).toEqual(['Only Kenzo’s player can answer this.']);
  say(match, 'kenzo refuses');
  expect(prompt(match)).toBe('Kenzo’s player refuses. Choose who falls.');
  expect(why('kenzo falls', 1)).toEqual(['The leader decides this.']);
  const { view } = moment(match);
  expect(match.events.slice(-2).map(({ event }) => plain(eventText(words, event, view)))).toEqual([
    'Ayden’s player wants Kenzo to fall.',
    'Kenzo’s player refuses: the leader decides.',
  ]);
  const hosted = say(
    zombieScene(night({ 'blue1/r1': 7 }, { team: ['cooper', 'ayden', 'branson', 'kenzo'], players: 4, dead: ['cooper'] }), [1, 1, 1]),
    'kenzo falls by player 2',
    'kenzo refuses',
  );
  expect(prompt(hosted)).toBe('Kenzo’s player refuses. Choose who falls.');
  expect(named(hosted, 'others')).toBe('Otto refuses. The host decides who falls.');
});

test('what is forbidden is explained in the words of the moment', () => {
  const match = playerScene(
    night({ 'blue6/r3': 4, 'brown4/r1': 2 }, { team: ['cooper', 'branson', 'alvares', 'schulz'], dead: ['branson'], thrown: ['cooper'] }),
  );
  const { view, decision } = moment(match);
  const why = (text: string): (string | null)[] => refusal(match, text).map((clause) => words.whyNot?.(clause, read(text), view, decision) ?? null);
  expect(why('schulz fires at blue6/r3')).toEqual(['Blue 6, ring 3 is out of reach: the shotgun reaches rings 1 and 2.']);
  expect(why('cooper fires at blue1/r1')).toEqual(['There are no zombies in blue 1, ring 1.']);
  expect(why('cooper throws a grenade at blue6/r3')).toEqual(['Cooper has no grenade left.']);
  expect(why('branson burns brown4')).toEqual(['Branson has fallen and does not come back.']);
  expect(words.wouldHelp?.(read('schulz fires at blue6/r3'), openAnswers(match, 0), view, decision)).toBe('Cooper can attack there (rifle).');
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
        for (const to of ['you', 'others'] as const) expect(promptText(spoken, decision, view, to)).not.toMatch(bad);
        for (const option of match.open([0])) for (const line of foretold(spoken, option, view)) expect(line).toMatch(/^[A-ZÄÖÜ*].*\.$/);
        const answer = stream.below(match.decision.count);
        expect(answerText(spoken, read(match.notation(answer)), view, decision)).not.toMatch(/undefined|NaN|null|by player/);
        const candidates = [...match.decision.question.candidates(match.state, match.decision.about)];
        const tried = match.decision.question.answer(candidates[stream.below(candidates.length)], match.state) as Answer;
        const why = match.whyNot(0, notation.print(tried));
        for (const clause of why.kind === 'forbidden' ? why.clauses : []) {
          const sentence = spoken.whyNot?.(clause, tried, view, decision) ?? '';
          expect(`${clause}: ${sentence}`).toMatch(/: .+\.$/);
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

test('what hardly ever happens is said, too: one group, nobody at all, and somebody without a name or a member', () => {
  const match = playerScene(night({ 'blue6/r4': 4 }), [3]);
  const { view } = moment(match);
  const first = { segment: 'brown3/r4', zombies: 1 } as const;
  const spawn = { kind: 'spawn', blue: 1, brown: 3 } as const;
  expect(eventText(words, { ...spawn, placed: [] }, view)).toBe('The dice show blue 1 and brown 3: nobody arrives.');
  expect(eventText(words, { ...spawn, placed: [first] }, view)).toBe('The dice show blue 1 and brown 3: *1 zombie* arrives on brown 3.');
  expect(eventText(german, { ...spawn, placed: [first] }, view)).toBe('Die Würfel zeigen Blau 1 und Braun 3: *1 Zombie* kommt auf Braun 3.');
  expect(words.foretells?.({ kind: 'coming', arrivals: [first] }, read('ayden keeps one away from each'), view)).toEqual(['*1 zombie* arrives on brown 3.']);
  expect(eventText(words, { kind: 'named', member: 'ayden', by: 7 }, view)).toBe('Player 8 wants *Ayden* to fall.');
});
