import { expect, test } from 'vitest';
import { type Bot, GreedyBot, RandomBot, SearchBot } from '#bots';
import { keyFromSeed, Match } from '#kernel';
import { contra } from './box.ts';

/** The damage on the boss in some missions, and how many were won. */
function fought(games: number, config: object, player: (seed: number) => Bot): { readonly damage: number; readonly won: number } {
  let damage = 0;
  let won = 0;
  for (let game = 0; game < games; game++) {
    const match = Match.start(contra.game, config, { key: keyFromSeed(`mission ${game}`), listen: false });
    const bot = player(game);
    const seats = match.seatNames.map((_, seat) => seat);
    while (match.decision !== null) match.answerIndex(bot.decide(match as Match, seats));
    damage += match.state.fighters.reduce((sum, f) => sum + f.bossDamage, 0);
    won += match.outcome?.payoff[0] ?? 0;
  }
  return { damage, won };
}

const MISSION = { commandos: ['bill', 'lance'], stage: 'jungle', enemy: 'defense-wall' };

test('greedy fights far better than chance, which never wins', () => {
  const chance = fought(30, MISSION, (seed) => new RandomBot(seed));
  const greedy = fought(30, MISSION, (seed) => new GreedyBot(seed));
  expect(chance.won).toBe(0);
  expect(greedy.damage).toBeGreaterThan(3 * chance.damage);
});

test('thinking ahead beats looking one decision deep', () => {
  const alone = { ...MISSION, commandos: ['bill'] };
  const greedy = fought(8, alone, (seed) => new GreedyBot(seed));
  const search = fought(8, alone, (seed) => new SearchBot(seed, { iterations: 15 }));
  expect(search.damage).toBeGreaterThan(greedy.damage);
});
