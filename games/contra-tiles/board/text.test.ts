import { expect, test } from 'vitest';
import type { Paint } from '../../box.ts';
import { begin } from '../testing/position.ts';
import { drawText } from './text.ts';

const plain = (text: string): string => text;
const PLAIN: Paint = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, blue: plain, magenta: plain, cyan: plain, inverse: plain };

const match = begin({ picture: 'R w:BGYR', market: 'G-B', bear: ['RRGY', '-', 'RBRY'], woman: ['GGYR'], purses: [4, 2] });

test('the board shows tiles with their edges, coordinates, market, racks, purses and stacks', () => {
  expect(drawText(match.view(0).view, 0, PLAIN)).toBe(
    [
      '     -1     0     1     2',
      '',
      ' -1   ·     ·     ·     ·',
      '',
      '          ┌───┐ ╭ B ╮',
      '  0   ·   │ R │ R w G   ·',
      '          └───┘ ╰ Y ╯',
      '',
      '  1   ·     ·     ·     ·',
      '',
      '',
      'Market   25 crowns in the stack, 18 coins in the supply',
      '    ┌───┐           ┌───┐',
      '    │ G │           │ B │',
      '    └───┘           └───┘',
      '   crown 1 crown 2 crown 3',
      '',
      'Woman (w)   purse 2, 11 tiles in the stack',
      '    ╭ G ╮',
      '    R w G',
      '    ╰ Y ╯',
      '   tile 1  tile 2  tile 3',
      '',
      'Bear (b)   purse 4, 11 tiles in the stack    to play',
      '    ╭ R ╮           ╭ R ╮',
      '    Y b R           Y b B',
      '    ╰ G ╯           ╰ R ╯',
      '   tile 1  tile 2  tile 3',
    ].join('\n'),
  );
});

test('the own rack lies below, and colours are painted', () => {
  const woman = drawText(match.view(1).view, 1, PLAIN);
  expect(woman.indexOf('Bear (b)')).toBeLessThan(woman.indexOf('Woman (w)'));
  const painted = drawText(match.view(0).view, 0, { ...PLAIN, red: (text) => `<${text}>` });
  expect(painted).toContain('<│ R │> <R> w G');
});
