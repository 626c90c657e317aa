import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { keyFromSeed, Match } from '#kernel';
import type { SeatAtTable } from '#kit';
import { vCommandos } from '../../box.ts';
import { loadWords } from '../../words/words.ts';
import { TeamStrip } from './team.tsx';

const { say } = await loadWords('en');
const seat = (at: number, kind: SeatAtTable['kind'], who: string, asked = false): SeatAtTable => ({
  seat: at,
  name: `Player ${at + 1}`,
  kind,
  who,
  called: who,
  asked,
  away: false,
  beside: '',
});

/** The strip of a phone, a part for each commando. */
function strip(players: number, seats: readonly SeatAtTable[]): readonly string[] {
  const preset = vCommandos.presets[0]?.config ?? {};
  const config = vCommandos.forPlayers?.(preset, players) ?? { ...preset, players };
  const match = Match.start(vCommandos.game, config, { key: keyFromSeed('strip') });
  while (match.scene(0).view.commandos.some(({ id }) => id === null)) match.answerIndex(0);
  const { view } = match.scene(0);
  const page = renderToStaticMarkup(
    createElement(TeamStrip, { view, seats, say, shown: null, begins: new Set<never>(), press: () => undefined, open: () => undefined }),
  );
  return page.split('<button').slice(1);
}

test('on a phone each commando has the name of who leads it, and mine are marked', () => {
  const cards = strip(2, [seat(0, 'person', 'Ines'), seat(1, 'me', 'You')]);
  const [mine, hers] = [cards.filter((card) => card.includes(`>${say.board.you}<`)), cards.filter((card) => card.includes('>Ines<'))];
  expect([mine.length > 0, hers.length > 0, mine.length + hers.length]).toEqual([true, true, cards.length]);
  for (const card of mine) expect(card).toMatch(/class="[^"]*mine/);
  for (const card of hers) expect(card).not.toContain('mine');
  expect(hers[0]).toMatch(/aria-label="[^"]*Ines/);
});

test('whoever leads all of them alone reads no name', () => {
  const cards = strip(1, [seat(0, 'me', 'You')]);
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) expect(card).not.toMatch(/player|mine/);
});
