import { describe, expect, test } from 'vitest';
import { GreedyBot } from '#bots';
import { heaviest, type Judgement, keyFromSeed, Match, type OpenDecision, Playout, Stream } from '#kernel';
import type { AssassinId } from '../content/assassins.ts';
import type { CardId } from '../content/kit.ts';
import { position, type Sketch } from '../positions.ts';
import { contractAssassinGame } from '../rules/game.ts';
import { hitman, type State } from '../rules/state.ts';
import { begin, say } from '../testing/job.ts';
import type { ContractAssassin } from '../types.ts';
import { judgement } from './judgement.ts';
import { escapeChance } from './temper.ts';

const ties = new Stream(keyFromSeed('ties'));

const cautious: Judgement<ContractAssassin> = judgement;
const bold: Judgement<ContractAssassin> = { ...judgement, ...judgement.ahead };

const WEAPONS: readonly CardId[] = ['machete', 'juggling-knives', 'grim-reaper', 'duelling-pistol', 'poison'];
const GETAWAYS: readonly CardId[] = ['stolen-moped', 'speedboat', 'night-train', 'helicopter'];

/** What somebody does in a position, after some answers. */
function answerOf(by: Judgement<ContractAssassin>, sketch: Sketch, ...answers: readonly string[]): string {
  const match = say(begin(sketch), ...answers);
  return match.notation(heaviest(by, match.state, match.decision as OpenDecision<State>, ties));
}

/** Somebody in Paris, where a target lives. */
const inParis = (id: AssassinId, hand: readonly CardId[], more: Sketch = {}): Sketch => ({
  who: [id, 'lily'],
  at: { [id]: 'paris' },
  contracts: { [id]: ['paris'] },
  hand: { [id]: hand },
  ...more,
});

const three = { hanns: ['rome', 'tokyo', 'delhi'] } as const;

describe('who plays boldly', () => {
  test('strikes with the last two actions of a turn: who is caught loses the rest', () => {
    const hand = [...WEAPONS, ...GETAWAYS];
    expect([4, 3, 2, 1].map((actions) => answerOf(bold, inParis('hanns', hand, { actions })))).toEqual(['draw', 'draw', 'attempt in paris', 'draw']);
    expect(answerOf(cautious, inParis('hanns', hand, { actions: 4 }))).toBe('attempt in paris');
  });

  test('waits while the next card promises much, and less for the last contract', () => {
    const some = WEAPONS.slice(0, 3);
    expect(answerOf(bold, inParis('hanns', [...some, ...GETAWAYS], { actions: 2 }))).toBe('draw');
    expect(answerOf(bold, inParis('hanns', WEAPONS.slice(1), { actions: 2, done: three }))).toBe('attempt in paris');
    expect(answerOf(bold, inParis('hanns', WEAPONS.slice(1), { actions: 2 }))).toBe('draw');
  });

  test('does not wait for what cannot come', () => {
    const hand: readonly CardId[] = ['grim-reaper', 'machete'];
    const dry: Sketch = { actions: 2, deck: ['bent-bodyguard', 'body-double'], rest: 'out' };
    expect(answerOf(bold, inParis('hanns', hand, dry))).toBe('attempt in paris');
    expect(answerOf(bold, inParis('hanns', ['machete'], { ...dry, guards: { paris: [2, 5] } }))).toBe('draw');
  });

  test('robs whoever has all cards while that promises something', () => {
    const robs: Sketch = { actions: 2, deck: [], rest: 'lily' };
    expect(answerOf(bold, inParis('hanns', ['machete'], robs))).toBe('draw');
    expect(answerOf(bold, inParis('hanns', [...WEAPONS, ...GETAWAYS], robs))).toBe('attempt in paris');
  });

  test('drinks espresso at once, but not when dice may have to be loaded in this turn', () => {
    expect(answerOf(bold, inParis('hanns', ['double-espresso']))).toBe('play double-espresso');
    const hand: readonly CardId[] = [...WEAPONS, ...GETAWAYS, 'double-espresso', 'loaded-dice'];
    expect(answerOf(bold, inParis('hanns', hand, { actions: 2 }))).toBe('attempt in paris');
  });

  test('travels with any getaway to the last target', () => {
    const far: Sketch = { who: ['hanns', 'lily'], at: { hanns: 'lima' }, contracts: { hanns: ['bangkok'] }, hand: { hanns: [...WEAPONS, 'submarine'] } };
    expect(answerOf(bold, { ...far, done: three })).toBe('travel by submarine to bangkok');
    expect(answerOf(cautious, { ...far, done: three })).toMatch(/^move to/);
  });

  test('bribes a bodyguard far away, and flies, at the end of a turn that has had no bonus card', () => {
    const far: Sketch = { who: ['hanns', 'lily'], at: { hanns: 'lima' }, contracts: { hanns: ['bangkok'] }, done: three, hand: { hanns: ['red-eye-ticket'] } };
    expect(answerOf(bold, { ...far, actions: 0 })).toBe('play red-eye-ticket to bangkok');
    expect(answerOf(bold, { ...far, actions: 4 })).toBe('draw');
    const guarded: Sketch = { ...far, hand: { hanns: ['grim-reaper', 'machete', 'bent-bodyguard'] }, guards: { bangkok: [3, 5] } };
    expect(answerOf(bold, { ...guarded, actions: 0 })).toBe('play bent-bodyguard on 5 in bangkok');
    expect(answerOf(bold, { ...guarded, actions: 1 })).not.toMatch('bent-bodyguard');
    expect(answerOf(cautious, { ...guarded, actions: 0 })).toBe('end the turn');
  });

  test('as Otto goes for the targets of others', () => {
    const near: Sketch = { who: ['otto', 'lily'], at: { otto: 'london' }, contracts: { otto: ['bangkok', 'tokyo', 'lima', 'delhi'], lily: ['paris'] } };
    const hand: Sketch['hand'] = { otto: [...WEAPONS, ...GETAWAYS] };
    expect(answerOf(bold, { ...near, hand, actions: 3 })).toBe('move to paris');
    expect(answerOf(cautious, { ...near, hand, actions: 3 })).not.toBe('move to paris');
  });

  test('as Sugar keeps a weapon of which there is no other', () => {
    const hand: readonly CardId[] = ['grim-reaper', 'grim-reaper', 'poison'];
    const answers = ['attempt in paris', 'bring grim-reaper', 'bring poison', 'roll'];
    const kept = (by: Judgement<ContractAssassin>): string => {
      const match = begin(inParis('sugar', hand), 1, 1, 12);
      say(match, ...answers);
      return match.notation(heaviest(by, match.state, match.decision as OpenDecision<State>, ties));
    };
    expect([kept(bold), kept(cautious)]).toEqual(['keep poison', 'keep grim-reaper']);
  });
});

test('the chance to get away is that of the best four, with Cynthia’s gift and Šimon’s second roll', () => {
  const chance = (id: AssassinId, ...hand: readonly CardId[]): number => escapeChance(hitman(position({ who: [id, 'lily'], hand: { [id]: hand } }), 0));
  expect(chance('hanns')).toBe(0);
  expect(chance('hanns', ...GETAWAYS, 'private-jet')).toBe(4 / 6);
  expect(chance('cynthia', 'stolen-moped', 'speedboat', 'night-train')).toBe(3 / 6);
  expect(chance('simon', 'stolen-moped', 'stolen-moped', 'speedboat', 'night-train')).toBe(3 / 4);
});

test('boldness wins more than 55 of 100 duels against caution', () => {
  let boldSeat = 0;
  const config = contractAssassinGame.configure({ players: 2 });
  const playout = new Playout(contractAssassinGame, config, new Stream(keyFromSeed('tempers')), {
    answer: (decision, state) => heaviest(decision.seat === boldSeat ? bold : cautious, state as State, decision, ties),
  });
  let won = 0;
  for (let i = 0; i < 400; i++) {
    boldSeat = i % 2;
    won += playout.run().payoff[boldSeat] ?? 0;
  }
  expect(won).toBeGreaterThan(220);
});

// In this duel both hold half of all cards at last, and bodyguards stand everywhere: they robbed each other for 153 rounds.
test('two who have drawn everything do not rob each other for ever', () => {
  const match = Match.start({ ...contractAssassinGame, judgement }, { players: 2 }, { key: keyFromSeed('duel 2623') });
  const bot = new GreedyBot('duel 2623');
  while (match.outcome === null) match.answerIndex(bot.decide(match, match.asked));
  expect(match.state.counts.robberies).toBeGreaterThan(20);
  expect(match.state.round).toBeLessThan(60);
});
