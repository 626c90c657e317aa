import { expect, test } from 'vitest';
import balance from '../../content/balance.json' with { type: 'json' };
import { MISSIONS } from '../../content/cards.ts';
import { vCommandosGame } from '../../rules/game.ts';
import { botsWin } from './chances.ts';

test('what bots win has been counted under the rules that are played', () => {
  expect(balance.rules, 'npx muster balance v-commandos --games 200 --write').toBe(vCommandosGame.rulesVersion);
});

test.each(MISSIONS.map(({ id, players }) => [id, players] as const))('what bots win of %s has been counted for all it is for', (id, [fewest, most]) => {
  for (const veteran of [false, true])
    for (let commandos = 1; commandos <= 4; commandos++) {
      const won = botsWin(id, commandos, veteran);
      if (commandos < fewest || commandos > most) expect(won).toBeNull();
      else expect(won).toSatisfy((times: number) => Number.isInteger(times) && times >= 1 && times <= 9);
    }
});

test('what is said is the nearest of ten times', () => {
  const counted: Readonly<Record<string, number>> = balance.won['Coastal Battery'];
  expect([1, 2, 3, 4].map((commandos) => botsWin('coastal-battery', commandos, false))).toEqual([1, 2, 3, 4].map((n) => Math.round((counted[n] ?? 0) / 10)));
});
