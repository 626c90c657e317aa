import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { SeatAtTable } from '#kit';
import { night } from '../../testing/night.ts';
import { viewOf } from '../../view.ts';
import { loadWords } from '../../words/words.ts';
import { choosing, NOTHING_PICKED } from '../choosing.ts';
import { Strip } from './cards.tsx';

const { say: words } = await loadWords('en');
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

function strip(players: number, seats: readonly SeatAtTable[]): readonly string[] {
  const view = viewOf(night({}, { team: ['cooper', 'alvares', 'branson', 'vanderbilt'], players }));
  const page = renderToStaticMarkup(
    createElement(Strip, { view, seats, choosing: choosing(null, [], view, 0, NOTHING_PICKED), words, fell: {}, press: () => undefined }),
  );
  return page.split('<li>').slice(1);
}

test('on a phone every member has the name of who plays it, and mine are marked', () => {
  const cards = strip(2, [seat(0, 'person', 'Ines'), seat(1, 'me', 'You')]);
  const mine = cards.filter((card) => card.includes('>You<'));
  const hers = cards.filter((card) => card.includes('>Ines<'));
  expect([mine.length, hers.length]).toEqual([2, 2]);
  for (const card of mine) expect(card).toMatch(/class="[^"]*mine/);
  for (const card of hers) expect(card).not.toContain('mine');
});

test('whoever plays all of them alone reads no name', () => {
  for (const card of strip(1, [seat(0, 'me', 'You')])) expect(card).not.toMatch(/player|mine/);
});
