import { createElement } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import type { SeatAtTable } from '#kit';
import { begun } from '../../testing/scene.ts';
import { viewOf } from '../../view.ts';
import { loadWords } from '../../words/words.ts';
import { NOTHING } from '../choosing.ts';
import { Strip } from './strip.tsx';

const words = await loadWords('en');
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

/** The buttons of both commandos while the second is asked. */
function strip(seats: readonly SeatAtTable[]): readonly string[] {
  const view = viewOf(begun({}).state);
  const page = renderToStaticMarkup(createElement(Strip, { view, choosing: { ...NOTHING, seat: 1 }, words, seats, open: null, press: () => undefined }));
  return page.split('<button').slice(1, 3);
}

test('on a phone each commando has the name of its player, and amber is for me alone', () => {
  const [bill = '', lance = ''] = strip([seat(0, 'me', 'You'), seat(1, 'person', 'Ines', true)]);
  expect(bill).toMatch(/class="[^"]*mine/);
  expect(bill).toContain(`>${words.say.area.you}<`);
  expect(lance).toContain('>Ines<');
  expect(lance).toMatch(/class="acts/);
  const [, mine = ''] = strip([seat(0, 'person', 'Ines'), seat(1, 'me', 'You', true)]);
  expect(mine).toMatch(/class="asked mine/);
});

test('where one person plays both there are no names, and whoever is asked is amber', () => {
  const [bill = '', lance = ''] = strip([seat(0, 'me', 'You'), seat(1, 'me', 'You', true)]);
  expect(bill + lance).not.toMatch(/player|mine/);
  expect(lance).toMatch(/class="asked/);
});
