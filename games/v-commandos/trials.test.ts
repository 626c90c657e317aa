import { expect, test } from 'vitest';
import { keyFromSeed, Match, weigherOf } from '#kernel';
import { judgement } from './bot/judgement.ts';
import { TERRAINS } from './content/map.ts';
import { vCommandosGame } from './rules/game.ts';
import { trials } from './trials.ts';

/* The signs by which one would know a broken engine, looked for in a few matches by the bot that does not think ahead. */

interface Raid {
  readonly card: string;
  readonly commandos: number;
  readonly cause: string;
  readonly turns: number;
  readonly alarmTurns: number;
}

function play(card: string, commandos: number, seed: string): Raid {
  const match = Match.start(vCommandosGame, { card, players: 1, commandos, picks: 'random' }, { key: keyFromSeed(seed), listen: false });
  while (match.decision !== null) {
    const weigh = weigherOf(judgement, match.state, match.decision);
    let best = 0;
    for (let index = 1, most = weigh(0); index < match.decision.count; index++) {
      const weight = weigh(index);
      if (weight <= most) continue;
      most = weight;
      best = index;
    }
    match.answerIndex(best);
  }
  const { turns, alarmTurns } = match.state.counts;
  return { card, commandos, cause: match.outcome?.cause ?? '', turns, alarmTurns };
}

const EACH = 4;
const raids = TERRAINS.flatMap(({ id }) => [1, 2, 3, 4].flatMap((n) => Array.from({ length: EACH }, (_, i) => play(id, n, `${id} ${n} ${i}`))));
const lost = raids.filter(({ cause }) => cause !== 'success');
const won = (some: readonly Raid[]): number => some.filter(({ cause }) => cause === 'success').length / some.length;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

test('every terrain can be won, and not by everybody', () => {
  for (const { id } of TERRAINS) expect(won(raids.filter(({ card }) => card === id))).toBeGreaterThan(0.08);
  expect(won(raids)).toBeLessThan(0.97);
});

test('few are lost at once, and none to the bag before its time', () => {
  expect(lost.length).toBeGreaterThan(0);
  expect(lost.filter(({ turns }) => turns < 5).length / lost.length).toBeLessThan(1 / 3);
  expect(lost.filter(({ cause, turns }) => cause === 'bag' && turns < 7)).toEqual([]);
});

test('the alarm sounds in many turns, but not in all', () => {
  const share = sum(raids.map(({ alarmTurns }) => alarmTurns)) / sum(raids.map(({ turns }) => turns));
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.95);
});

test('four are not much better than one everywhere', () => {
  const gains = TERRAINS.map(
    ({ id }) => won(raids.filter((one) => one.card === id && one.commandos === 4)) - won(raids.filter((one) => one.card === id && one.commandos === 1)),
  );
  expect(gains.some((gain) => gain <= 0)).toBe(true);
});

test('trials name every card with every number of commandos it is for, as it is and in Veteran mode', () => {
  expect(trials.filter(({ group }) => group === 'terrains').length).toBe(14 * 4);
  expect(trials.filter(({ group }) => group === 'operations').length).toBe(3 * 4 + 6 * 3);
  for (const { configs } of trials) for (const config of configs) expect(() => vCommandosGame.configure(config)).not.toThrow();
});
