import { expect, test } from 'vitest';
import { heaviest, keyFromSeed, type OpenDecision, Playout, Stream } from '#kernel';
import type { MemberId } from '../content/members.ts';
import { BOOK_TEAM } from '../positions.ts';
import { contactGame } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { night, playerScene, type Scene, say, zombieScene } from '../testing/night.ts';
import { judgement } from './judgement.ts';

type Player = (decision: OpenDecision<State>, g: State) => number;

const ties = new Stream(keyFromSeed('ties'));
const greedy: Player = (decision, g) => heaviest(judgement, g, decision, ties);

/** The share of so many nights that end with a rescue. */
function rescued(team: readonly MemberId[], nights: number, player: Player): number {
  const config = contactGame.configure({ team });
  const playout = new Playout(contactGame, config, new Stream(keyFromSeed('nights')), {
    answer: (decision, state) => player(decision as OpenDecision<State>, state as State),
  });
  let won = 0;
  for (let i = 0; i < nights; i++) won += playout.run().payoff[0] ?? 0;
  return won / nights;
}

/** What the greedy player answers here. */
function favourite(match: Scene): string {
  const { decision } = match;
  if (decision === null) throw new Error('nothing is asked');
  return match.notation(greedy(decision, match.state));
}

test('greedy players save the team of the book in more than three of four nights, chance hardly ever', () => {
  const lot = new Stream(keyFromSeed('lot'));
  expect(rescued(BOOK_TEAM, 200, greedy)).toBeGreaterThan(0.75);
  expect(rescued(['cooper', 'branson', 'schulz', 'ayden'], 200, greedy)).toBeGreaterThan(0.93);
  expect(rescued(['cole', 'vanderbilt', 'branson', 'kenzo'], 200, greedy)).toBeGreaterThan(0.35);
  expect(rescued(BOOK_TEAM, 300, (decision) => lot.below(decision.count))).toBeLessThan(0.05);
}, 60_000);

test('the near and dangerous group is shot at first', () => {
  expect(favourite(playerScene(night({ 'blue1/r1': 4, 'blue2/r4': 8 }, { team: ['ayden', 'alvares', 'schulz', 'vanderbilt'] })))).toMatch(/ blue1\/r1$/);
});

test('the flame thrower looks for both rings', () => {
  const match = playerScene(night({ 'blue1/r1': 3, 'blue1/r2': 3, 'blue5/r1': 3 }, { dead: ['cooper', 'vanderbilt', 'kenzo'], thrown: ['branson'] }));
  expect(favourite(match)).toBe('branson burns blue1');
});

test('a grenade is for a crowd, not for one', () => {
  const alone = { dead: ['cooper', 'branson', 'kenzo'] as const };
  expect(favourite(playerScene(night({ 'blue1/r1': 1 }, alone)))).toBe('vanderbilt fires at blue1/r1');
  expect(favourite(playerScene(night({ 'blue1/r1': 6, 'blue1/r2': 6 }, { ...alone, turn: 20 })))).toBe('vanderbilt throws a grenade at blue1/r1');
});

test('after the last zombie phase nothing is worth anything any more, and value knows it', () => {
  const last = night({ 'blue1/r1': 30 }, { turn: 32 });
  expect(judgement.value(last, 0)).toBeGreaterThan(0.95);
});

test('Ardor is kept for what matters: a reroll of the flame rather than one at the edge', () => {
  const groups = { 'blue1/r1': 4, 'blue1/r2': 5, 'brown1/r4': 3 };
  expect(favourite(say(playerScene(night(groups), [1]), 'vanderbilt fires at brown1/r4'))).toBe('cooper keeps the die');
  expect(favourite(say(playerScene(night(groups), [1]), 'branson burns blue1'))).toBe('cooper rerolls the die');
});

test('First Aid is tried, its die rerolled, and the least useful member falls', () => {
  const match = zombieScene(night({ 'blue1/r1': 7 }, { turn: 6 }), [1, 6, 6, 1, 1]);
  expect(favourite(match)).toBe('vanderbilt tries first aid');
  say(match, 'vanderbilt tries first aid');
  expect(favourite(match)).toBe('cooper rerolls the die');
  say(match, 'cooper rerolls the die');
  expect(favourite(match)).toBe('vanderbilt falls');
});

test('melee and tripwire are used, and air recon helps where it is worse', () => {
  expect(favourite(zombieScene(night({ 'blue1/r1': 2 }), [6, 1, 1]))).toBe('cooper removes one');
  const wired = zombieScene(night({ 'blue1/r4': 5, 'blue8/r2': 6 }, { team: ['krussov', 'branson', 'dunham', 'kenzo'] }), [1, 1]);
  expect(favourite(wired)).toBe('krussov lays a tripwire at blue8/r2');
  const recon = zombieScene(night({ 'blue8/r4': 6 }, { team: ['ayden', 'branson', 'dunham', 'kenzo'], turn: 5 }), [8, 8]);
  expect(favourite(recon)).toMatch(/^ayden keeps/);
});

test('Cole begins before the others thin out the first ring', () => {
  const match = playerScene(
    night({ 'blue1/r1': 7, 'blue5/r1': 7 }, { team: ['cole', 'ayden', 'alvares', 'vanderbilt'], thrown: ['cole', 'ayden', 'alvares', 'vanderbilt'] }),
  );
  expect(favourite(match)).toMatch(/^cole fires/);
});

test('value is a chance: it falls with zombies at the door and with comrades lost', () => {
  const calm = judgement.value(night({}, { turn: 10 }), 0);
  const crowd = judgement.value(night({ 'blue1/r1': 7, 'blue2/r1': 7, 'blue3/r2': 9 }, { turn: 10 }), 0);
  const alone = judgement.value(night({}, { turn: 10, dead: ['cooper', 'branson', 'kenzo'] }), 0);
  for (const chance of [calm, crowd, alone]) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
  expect(crowd).toBeLessThan(calm - 0.2);
  expect(alone).toBeLessThan(calm - 0.3);
  expect(judgement.value({ ...night({}), outcome: 'overrun' }, 0)).toBe(0);
  expect(judgement.value({ ...night({}), outcome: 'rescued' }, 0)).toBe(1);
});

test('who is named accepts, unless somebody else can be spared much better, and the leader names that one', () => {
  const team = ['cooper', 'schulz', 'alvares', 'vanderbilt'] as const;
  const named = (who: string): Scene =>
    say(zombieScene(night({ 'blue1/r1': 8 }, { team, players: 4, turn: 6 }), [1, 6, 6]), 'vanderbilt holds first aid back', who);
  expect(favourite(named('alvares falls by player 1'))).toBe('alvares accepts');
  const quarrel = named('schulz falls by player 3');
  expect(favourite(quarrel)).toBe('schulz refuses');
  expect(favourite(say(quarrel, 'schulz refuses'))).toBe('alvares falls');
});
