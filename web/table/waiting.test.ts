import { expect, test } from 'vitest';
import { keyFromSeed, Match } from '#kernel';
import { boxes } from '#shelf';
import { type Language, SOURCE } from '#words';
import type { SeatAtTable } from '../kit/table.ts';
import { appWords } from '../words/words.ts';
import { waitingFor } from './waiting.ts';

/** A table where Mira has to answer, seen by Ines or by herself. */
async function asked(id: string, language: Language, sees: 'Ines' | 'Mira'): Promise<string> {
  const box = boxes.find(({ game }) => game.id === id);
  if (box === undefined) throw new Error(`there is no ${id}`);
  const config = box.presets.map((preset) => preset.config).find((one) => box.game.seats(box.game.configure(one)).length > 1);
  const match = Match.start(box.game, box.game.configure(config ?? {}), { key: keyFromSeed('waiting') });
  const scene = match.scene(0);
  const seats = match.seatNames.map((name, seat): SeatAtTable => {
    const who = match.asked.includes(seat) ? 'Mira' : 'Ines';
    return { seat, name, kind: who === sees ? 'me' : 'person', who, called: who, asked: who === 'Mira', away: false, beside: '' };
  });
  return waitingFor(scene, seats, await box.words(language), (await appWords(language)).table);
}

test.each(boxes.flatMap(({ game }) => [[game.id, 'en'] as const, [game.id, 'de'] as const]))(
  'whoever asks about anything at all in %s hears what the table waits for (%s)',
  async (id, language) => {
    const theirs = await asked(id, language, 'Ines');
    expect(theirs).toMatch(
      language === 'en'
        ? /^(It is Mira’s turn|The table is waiting for Mira((, Mira)* and Mira)?)\. \S/
        : /^(Mira ist am Zug|Der Tisch wartet auf Mira((, Mira)* und Mira)?)\. \S/,
    );
    expect(await asked(id, language, 'Mira')).toMatch(language === 'en' ? /^That is not possible right now\. \S/ : /^Das geht gerade nicht\. \S/);
  },
);

test('it says who is deciding what', async () => {
  expect(await asked('contract-assassin', 'en', 'Ines')).toMatch(/^It is Mira’s turn\. .+ has 4 actions left\.$/);
  expect(await asked('contract-assassin', 'de', 'Mira')).toBe('Das geht gerade nicht. Du hast noch 4 Aktionen. Wähle, was du tust.');
});

test('when all is over it says so', async () => {
  const [box] = boxes;
  if (box === undefined) throw new Error('the shelf is empty');
  const scene = Match.start(box.game, box.game.configure({}), { key: keyFromSeed('waiting') }).scene(0);
  expect(waitingFor({ ...scene, decision: null }, [], await box.words(SOURCE), (await appWords(SOURCE)).table)).toBe('The game is over.');
});
