import { describe, expect, test } from 'vitest';
import { botByName } from '#bots';
import { at, keyFromSeed, Match } from '#kernel';
import { complete } from '../server/testing/complete.ts';
import { boxes } from './shelf.ts';

const MATCHES = 40;

/** How often each of these wins the first match anybody plays here; rivals take turns at the seats. */
function wins(id: string, names: readonly string[]): number[] {
  const box = boxes.find(({ game }) => game.id === id) as (typeof boxes)[number];
  const { game, cooperative } = box;
  const config = game.configure(box.presets[0]?.config ?? {});
  const won = names.map(() => 0);
  for (let i = 0; i < MATCHES; i++) {
    const match = Match.start(game, config, { key: keyFromSeed(`first ${i}`), listen: false });
    const placeOf = (seat: number): number => (seat + (cooperative ? 0 : i)) % names.length;
    const bots = match.seatNames.map((_, seat) => botByName(at(names, placeOf(seat)), `${i} ${seat}`));
    while (match.decision !== null) {
      const seat = match.asked[0] ?? 0;
      match.answerIndex(at(bots, seat).decide(match, [seat]));
    }
    match.outcome?.payoff.forEach((payoff, seat) => {
      if (payoff === 1 && (!cooperative || seat === 0)) won[placeOf(seat)] = (won[placeOf(seat)] ?? 0) + 1;
    });
  }
  return won;
}

describe.each(complete.filter(({ cooperative }) => cooperative).map(({ game }) => game.id))('the first match of %s', (id) => {
  test('is won by some teams of beginners', () => expect(wins(id, ['casual'])[0]).toBeGreaterThanOrEqual(MATCHES / 5));

  test('is mostly won by a beginner beside a bot that is no stronger than the one Play now seats there', () =>
    expect(wins(id, ['casual', 'greedy'])[0]).toBeGreaterThanOrEqual(MATCHES / 2));
});

describe.each(complete.filter(({ cooperative }) => !cooperative).map(({ game }) => game.id))('the beginner of %s', (id) => {
  test('loses to who does not slip, and beats who does anything', () => {
    const [beginner = 0, better = 0] = wins(id, ['casual', 'greedy']);
    expect(beginner).toBeLessThan(better);
    const [again = 0, worse = 0] = wins(id, ['casual', 'random']);
    expect(again).toBeGreaterThan(4 * worse);
  });
});

test.each(['casual', 'greedy'])('the weaker bots of Contract Assassin go for their contracts instead of collecting cards: %s', (name) => {
  const { game } = boxes.find((box) => box.game.id === 'contract-assassin') as (typeof boxes)[number];
  let attempts = 0;
  for (let i = 0; i < 10; i++) {
    const match = Match.start(game, game.configure({ players: 2 }), { key: keyFromSeed(`contracts ${i}`) });
    const bots = [0, 1].map((seat) => botByName(name, `${i} ${seat}`));
    const rounds = (): number => match.events.findLast(({ event }) => event.kind === 'turn')?.event['round'] as number;
    while (match.decision !== null && rounds() <= 22) {
      const seat = match.asked[0] ?? 0;
      match.answerIndex(at(bots, seat).decide(match, [seat]));
    }
    const tried = [0, 1].map((seat) => match.events.filter(({ event }) => event.kind === 'attempts' && event['seat'] === seat).length);
    expect(Math.min(...tried), `match ${i}`).toBeGreaterThan(0);
    attempts += tried.reduce((sum, each) => sum + each);
  }
  expect(attempts).toBeGreaterThan(40);
});
