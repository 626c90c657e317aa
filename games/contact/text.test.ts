import { expect, test } from 'vitest';
import { catalogue, SOURCE } from '#words';
import type { Paint } from '../box.ts';
import { night } from './testing/night.ts';
import { drawText } from './text.ts';
import { viewOf } from './view.ts';
import type { Messages } from './words/text/messages.ts';

const say = await catalogue<Messages>(import(`./words/text/${SOURCE}/index.ftl`));
const PLAIN: Paint = {
  bold: String,
  dim: String,
  red: String,
  green: String,
  yellow: String,
  blue: String,
  magenta: String,
  cyan: String,
  inverse: String,
};

test('the board lies there as on the table: brown on the left, blue on the right, the team in the centre', () => {
  const g = night(
    { 'brown1/r1': 2, 'brown4/r4': 6, 'blue1/r1': 1, 'blue3/r4': 5, 'blue8/r2': 12 },
    {
      team: ['cooper', 'alvares', 'branson', 'vanderbilt'],
      players: 2,
      turn: 9,
      dead: ['branson'],
      thrown: ['cooper'],
      fired: ['alvares'],
      confused: ['blue3/r4'],
    },
  );
  expect(drawText(viewOf(g), 0, PLAIN, say)).toBe(
    `
Turn 9 of 32 · 26 on the board · 3 in ring 1 · 0 killed

           r4  r3  r2  r1 ╭───────────────────────────╮  r1  r2  r3  r4
  brown 1   ·   ·   ·   2 │›Cooper     modified rifle │   1   ·   ·   · blue 1
  brown 2   ·   ·   ·   · │  ready, Ardor             │   ·   ·   ·   · blue 2
  brown 3   ·   ·   ·   · │ Alvares    sniper rifle   │   ·   ·   ·  ~5 blue 3
  brown 4   6   ·   ·   · │  acted, grenade           │   ·   ·   ·   · blue 4
  brown 5   ·   ·   ·   · │›Branson    flame thrower  │   ·   ·   ·   · blue 5
  brown 6   ·   ·   ·   · │  † fallen                 │   ·   ·   ·   · blue 6
  brown 7   ·   ·   ·   · │ Vanderbilt standard rifle │   ·   ·   ·   · blue 7
▸ brown 8   ·   ·   ·   · │  ready, grenade, First Aid│   ·  12   ·   · blue 8
                          ╰───────────────────────────╯`.slice(1),
  );
});

test('colours and shapes: what can hit is red, what is confused has a tilde', () => {
  const marked: Paint = { ...PLAIN, red: (text) => `<${text.trim()}>`, cyan: (text) => `{${text.trim()}}` };
  const text = drawText(viewOf(night({ 'blue1/r1': 4, 'blue2/r1': 1, 'blue3/r4': 5 }, { confused: ['blue3/r4'] })), null, marked, say);
  expect(text).toContain('<4>');
  expect(text).toContain('{~5}');
  expect(text).not.toContain('<1>');
});
