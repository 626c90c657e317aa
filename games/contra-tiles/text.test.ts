import { expect, test } from 'vitest';
import { catalogue, SOURCE } from '#words';
import type { Paint } from '../box.ts';
import { begin } from './testing/position.ts';
import { drawText } from './text.ts';
import type { Messages } from './words/text/messages.ts';

const plain = (text: string): string => text;
const say = await catalogue<Messages>(import(`./words/text/${SOURCE}/index.ftl`));
const PLAIN: Paint = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, blue: plain, magenta: plain, cyan: plain, inverse: plain };

const match = begin({ picture: 'R w:BGYR', market: 'G-B', bear: ['RRGY', '-', 'RBRY'], woman: ['GGYR'], purses: [4, 2] });

test('the board shows tiles with their edges, coordinates, market, racks, purses and stacks', () => {
  expect(drawText(match.view(0).view, 0, PLAIN, say)).toBe(
    [
      '     -1     0     1     2',
      ' -1   ·     ·     ·     ·',
      '          ┌───┐ ╭ B ╮',
      '  0   ·   │ R │ R w G   ·',
      '          └───┘ ╰ Y ╯',
      '  1   ·     ·     ·     ·',
      '',
      'Bear (b)  to play           Market                      Woman (w)',
      'purse 4, 11 in the stack    25 crowns, 18 coins left    purse 2, 11 in the stack',
      ' ╭ R ╮           ╭ R ╮       ┌───┐           ┌───┐       ╭ G ╮',
      ' Y b R           Y b B       │ G │           │ B │       R w G',
      ' ╰ G ╯           ╰ R ╯       └───┘           └───┘       ╰ Y ╯',
      'tile 1  tile 2  tile 3      crown 1 crown 2 crown 3     tile 1  tile 2  tile 3',
    ].join('\n'),
  );
});

test('the own rack comes first, and colours are painted', () => {
  const woman = drawText(match.view(1).view, 1, PLAIN, say);
  expect(woman.indexOf('Woman (w)')).toBeLessThan(woman.indexOf('Bear (b)'));
  const painted = drawText(match.view(0).view, 0, { ...PLAIN, red: (text) => `<${text}>` }, say);
  expect(painted).toContain('<│ R │> <R> w G');
});
