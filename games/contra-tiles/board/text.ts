import type { Json, Seat } from '#kernel';
import type { Paint } from '../../box.ts';
import type { Colour } from '../content/tiles.ts';
import type { Side } from '../rules/pieces.ts';
import type { Laid, View } from '../rules/view.ts';
import { activeSide } from './foresight.ts';

/** Three lines of five characters: the picture of one cell. */
type Picture = readonly [string, string, string];

const WIDE = 5;
const NOTHING: Picture = ['     ', '     ', '     '];
const MARKS = ['b', 'w'] as const;
const NAMES = ['Bear', 'Woman'] as const;

/** The board as text: the layout with its coordinates, then market, racks, purses and stacks. */
export function drawText(json: Json, seat: Seat | null, paint: Paint): string {
  const view = json as unknown as View;
  const lower: Side = seat !== null && seat !== view.bear ? 1 : 0;
  return [...layout(view, paint), '', ...market(view, paint), '', ...rack(view, lower === 0 ? 1 : 0, paint), '', ...rack(view, lower, paint)].join('\n');
}

/** The layout and one empty cell around it. */
function layout(view: View, paint: Paint): string[] {
  const xs = view.layout.map((laid) => laid.x);
  const ys = view.layout.map((laid) => laid.y);
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const lying = new Map(view.layout.map((laid) => [`${laid.x},${laid.y}`, laid]));
  const columns = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  const lines = [`    ${columns.map((x) => centred(String(x), WIDE)).join(' ')}`.trimEnd()];
  for (let y = top; y <= bottom; y++) {
    const pictures = columns.map((x) => pictureOf(lying.get(`${x},${y}`), paint));
    for (const row of [0, 1, 2] as const)
      lines.push(`${row === 1 ? String(y).padStart(3) : '   '} ${pictures.map((picture) => picture[row]).join(' ')}`.trimEnd());
  }
  return lines;
}

function pictureOf(laid: Laid | undefined, paint: Paint): Picture {
  if (laid === undefined) return ['     ', `  ${paint.dim('·')}  `, '     '];
  return 'crown' in laid ? crownPicture(laid.crown, paint) : tilePicture(laid.edges, paint.bold(MARKS[laid.side]), paint);
}

/** A crown has a full frame in its colour. */
function crownPicture(colour: Colour, paint: Paint): Picture {
  const dye = dyeOf(colour, paint);
  return [dye('┌───┐'), dye(`│ ${colour} │`), dye('└───┘')];
}

/** A player tile shows its four colours at its four edges, and whose it is in the middle. */
function tilePicture(edges: string, mark: string, paint: Paint): Picture {
  const [north = '', east = '', south = '', west = ''] = [...edges].map((colour) => dyeOf(colour as Colour, paint)(colour));
  return [`╭ ${north} ╮`, `${west} ${mark} ${east}`, `╰ ${south} ╯`];
}

function dyeOf(colour: Colour, paint: Paint): (text: string) => string {
  return { R: paint.red, B: paint.blue, G: paint.green, Y: paint.yellow }[colour];
}

function market(view: View, paint: Paint): string[] {
  const pictures = view.market.map((colour) => (colour === null ? NOTHING : crownPicture(colour, paint)));
  return [`${paint.bold('Market')}   ${view.crownStack} crowns in the stack, ${view.supply} coins in the supply`, ...row(pictures, 'crown')];
}

function rack(view: View, side: Side, paint: Paint): string[] {
  const faces = view.racks[side] ?? [];
  const turn = activeSide(view) === side ? paint.inverse(' to play ') : '';
  const coins = view.purses[side] ?? 0;
  return [
    `${paint.bold(NAMES[side])} (${MARKS[side]})   purse ${paint.bold(String(coins))}, ${view.tileStacks[side]} tiles in the stack   ${turn}`.trimEnd(),
    ...row(
      faces.map((edges) => (edges === null ? NOTHING : tilePicture(edges, paint.bold(MARKS[side]), paint))),
      'tile',
    ),
  ];
}

/** Pictures side by side, the number of the slot below each. */
function row(pictures: readonly Picture[], what: string): string[] {
  const lines = ([0, 1, 2] as const).map((line) => `    ${pictures.map((picture) => picture[line]).join('   ')}`.trimEnd());
  return [...lines, `   ${pictures.map((_, slot) => centred(`${what} ${slot + 1}`, WIDE + 2)).join(' ')}`.trimEnd()];
}

function centred(text: string, width: number): string {
  return text.padStart(Math.floor((width + text.length) / 2)).padEnd(width);
}
