import { expect, test } from 'vitest';
import { botByName } from '#bots';
import { keyFromSeed, Match } from '#kernel';
import { vCommandos } from '../box.ts';
import { loadGuide } from './guide.ts';

test('the hints say what the rules count', async () => {
  const { words } = await loadGuide('en');
  const found = new Map<number, number>();
  for (let number = 0; number < 40 && found.size < 2; number++) {
    const match = Match.start(vCommandos.game, vCommandos.game.configure(vCommandos.firstGame), { key: keyFromSeed(`guide ${number}`) });
    const bot = botByName('random', `${number}`);
    while (match.decision !== null) {
      for (const { preview } of match.open([0]))
        for (const { dice, rerolls, unseen } of preview?.stealth ?? [])
          if (rerolls === 0 && (dice === 1 || dice === 2)) found.set(dice, Math.round((1 - unseen) * 100));
      match.answerIndex(bot.decide(match, [0]));
    }
  }
  expect(words['dice']).toContain(`one finds you with ${found.get(1)}%, two with ${found.get(2)}%`);
});
