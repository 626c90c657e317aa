import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { type Answer, notation } from './answer.ts';
import { randomConfig } from './random-config.ts';
import { contraGame } from './rules/game.ts';

/** Every answer as it is written; none is missing, or this would not compile. */
const EVERY: { readonly [D in Answer['do']]: readonly [string, Extract<Answer, { readonly do: D }>] } = {
  run: ['bill runs to J14 via J12 J13', { do: 'run', who: 'bill', to: 'J14', via: ['J12', 'J13'] }],
  jump: ['bill jumps to J05', { do: 'jump', who: 'bill', to: 'J05' }],
  attack: ['bill attacks red gunner', { do: 'attack', who: 'bill', target: 'red gunner' }],
  again: ['bill attacks boss again', { do: 'again', who: 'bill', target: 'boss' }],
  play: ['lance plays engage', { do: 'play', who: 'lance', card: 'engage' }],
  ability: ['lucia uses uplink', { do: 'ability', who: 'lucia', ability: 'uplink' }],
  'slow-down': ['bill slows down', { do: 'slow-down', who: 'bill' }],
  clear: ['bill clears away dogra-mk-ii in place 3', { do: 'clear', who: 'bill', stageCard: 'dogra-mk-ii', place: 3 }],
  'end-turn': ['bill ends the turn', { do: 'end-turn', who: 'bill' }],
  goes: ['sweets goes', { do: 'goes', who: 'sweets' }],
  attacked: ['bill is attacked', { do: 'attacked', who: 'bill' }],
  next: ['bill is next', { do: 'next', who: 'bill' }],
  'go-on': ['bill goes on', { do: 'go-on', who: 'bill' }],
  'ask-me': ['bill wants to be asked in-danger', { do: 'ask-me', who: 'bill', when: 'in-danger' }],
  target: ['bill aims at boss', { do: 'target', who: 'bill', target: 'boss' }],
  take: ['lance takes over red gunner', { do: 'take', who: 'lance', target: 'red gunner' }],
  convert: ['bill converts A with nothing', { do: 'convert', who: 'bill', type: 'A', with: 'nothing' }],
  reroll: ['bill rerolls *', { do: 'reroll', who: 'bill', face: '*' }],
  burn: ['bill burns L06 with 2', { do: 'burn', who: 'bill', to: 'L06', n: 2 }],
  assign: ['bill deals 12 to main-cannon', { do: 'assign', who: 'bill', boss: 'main-cannon', n: 12 }],
  token: ['bill spends token M', { do: 'token', who: 'bill', type: 'M' }],
  card: ['bill spends advance', { do: 'card', who: 'bill', card: 'advance' }],
  gain: ['bill gains token S', { do: 'gain', who: 'bill', type: 'S' }],
  lose: ['bill discards token A', { do: 'lose', who: 'bill', type: 'A' }],
  pay: ['bill pays', { do: 'pay', who: 'bill' }],
  medal: ['bill loses a medal', { do: 'medal', who: 'bill' }],
  prevent: ['lance prevents MA* with evade', { do: 'prevent', who: 'lance', damage: ['M', 'A', '*'], card: 'evade' }],
  discard: ['bill discards advance', { do: 'discard', who: 'bill', card: 'advance' }],
  keep: ['bill keeps the rest', { do: 'keep', who: 'bill' }],
  recover: ['sweets takes back flank', { do: 'recover', who: 'sweets', card: 'flank' }],
  deck: ['sweets looks at the weapon deck', { do: 'deck', who: 'sweets', deck: 'weapon' }],
  bottom: ['lucia puts card 2 on the bottom', { do: 'bottom', who: 'lucia', place: 2 }],
  slot: ['bill picks objective 2', { do: 'slot', who: 'bill', place: 2 }],
  choose: ['bill chooses effect 1', { do: 'choose', who: 'bill', place: 1 }],
  order: ['bill begins with red gunner', { do: 'order', who: 'bill', first: 'red gunner' }],
  space: ['bill chooses J14 for the enemy-move', { do: 'space', who: 'bill', to: 'J14', spot: 'enemy-move' }],
  commando: ['bill chooses lance for the grenade', { do: 'commando', who: 'bill', commando: 'lance', role: 'grenade' }],
  hatch: ['bill hatches black bugger', { do: 'hatch', who: 'bill', enemy: 'black bugger' }],
  accept: ['bill accepts the pillbox', { do: 'accept', who: 'bill', offer: 'pillbox' }],
  decline: ['bill declines the weapon', { do: 'decline', who: 'bill', offer: 'weapon' }],
  done: ['bill is done converting', { do: 'done', who: 'bill', doing: 'converting' }],
  start: ['bill starts in J01', { do: 'start', who: 'bill', to: 'J01' }],
  swap: ['bill swaps the boss cards of lance and lucia', { do: 'swap', who: 'bill', commando: 'lance', other: 'lucia' }],
  deal: ['bill keeps the boss cards', { do: 'deal', who: 'bill' }],
};

test.each(Object.values(EVERY))('%s', (text, answer) => {
  expect(notation.print(answer)).toBe(text);
  expect(notation.parse(text)).toEqual(answer);
});

test.each([
  '',
  'bill',
  'sven runs to J14',
  'bill runs to J99',
  'bill runs to J14 via',
  'bill runs to J14 via J12 X01',
  'bill attacks boss again again',
  'bill deals 0 to main-cannon',
  'bill prevents MX with evade',
  'Bill pays',
  'bill pays ',
])("'%s' is no answer", (text) => {
  expect(notation.parse(text)).toBeUndefined();
});

test('whatever somebody could try reads back as what it is, and no two of it are written alike', () => {
  const stream = new Stream(keyFromSeed('tries'));
  for (let game = 0; game < 12; game++) {
    const match = Match.start(contraGame, randomConfig(stream), { key: keyFromSeed(`tries ${game}`), listen: false });
    for (let { decision } = match; decision !== null; decision = match.decision) {
      const { question, about, count } = decision;
      const texts = [...question.candidates(match.state, about)].map((option) => {
        const answer = question.answer(option, match.state) as Answer;
        const text = notation.print(answer);
        expect(notation.parse(text)).toEqual(answer);
        return text;
      });
      expect(new Set(texts).size).toBe(texts.length);
      match.answerIndex(stream.below(count));
    }
  }
});
