import { expect, test } from 'vitest';
import { Stand } from './browser.ts';

const stand = new Stand();

test('a game without a board of its own is played to its end through the shell alone', async () => {
  const page = await stand.somebody();
  await page.goto('/play/ambush');
  await page
    .getByRole('button', { name: /start|begin|play/i })
    .first()
    .click();
  const moves = page.getByRole('search').getByRole('listitem');
  const end = page.getByRole('button', { name: 'Rematch' });
  for (let asked = 0; asked < 400; asked++) {
    await moves.first().or(end).first().waitFor();
    if (await end.isVisible()) break;
    await moves.first().getByRole('button').first().click();
  }
  await end.waitFor();
  expect(await page.getByRole('status', { name: 'Dice verified' }).textContent()).toContain('Dice verified');
});
