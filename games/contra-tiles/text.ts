import type { Seat } from '#kernel';
import { catalogue, type Language } from '#words';
import type { Paint, TextOf } from '../box.ts';
import { type Colour, SIDES } from './content/tiles.ts';
import { activeSide } from './facts/places.ts';
import type { Side } from './rules/pieces.ts';
import type { ContraTiles } from './types.ts';
import type { Laid, View } from './view.ts';
import type { Messages } from './words/text/messages.ts';

/** Three lines of five characters: the picture of one cell. */
type Picture = readonly [string, string, string];

const WIDE = 5;
const NOTHING: Picture = ['     ', '     ', '     '];

/** A piece of text and how wide it is when its colours are not counted. */
type Painted = readonly [text: string, width: number];

const BLOCK = 28;

export async function loadText(language: Language): Promise<TextOf<ContraTiles>> {
  const say = await catalogue<Messages>(import(`./words/text/${language}/index.ftl`));
  return { draw: (view, seat, paint) => drawText(view, seat, paint, say) };
}

/** The board as text: the layout with its coordinates, and below it the own rack, the market and the other rack side by side. */
export function drawText(view: View, seat: Seat | null, paint: Paint, say: Messages): string {
  const own: Side = seat !== null && seat !== view.bear ? 1 : 0;
  const blocks = [rack(view, own, paint, say), market(view, paint, say), rack(view, own === 0 ? 1 : 0, paint, say)];
  const below =
    blocks[0]?.map((_, line) =>
      blocks
        .map((block) => filledUp(block[line] ?? ['', 0]))
        .join('')
        .trimEnd(),
    ) ?? [];
  return [...layout(view, paint, say), '', ...below].join('\n');
}

function filledUp([text, width]: Painted): string {
  return text + ' '.repeat(Math.max(0, BLOCK - width));
}

/** The layout and one empty cell around it. */
function layout(view: View, paint: Paint, say: Messages): string[] {
  const xs = view.layout.map((laid) => laid.x);
  const ys = view.layout.map((laid) => laid.y);
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  const lying = new Map(view.layout.map((laid) => [`${laid.x},${laid.y}`, laid]));
  const columns = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  const lines = [`    ${columns.map((x) => centred(String(x), WIDE)).join(' ')}`.trimEnd()];
  for (let y = top; y <= bottom; y++) {
    const pictures = columns.map((x) => pictureOf(lying.get(`${x},${y}`), paint, say));
    const empty = !view.layout.some((laid) => laid.y === y);
    for (const row of empty ? ([1] as const) : ([0, 1, 2] as const))
      lines.push(`${row === 1 ? String(y).padStart(3) : '   '} ${pictures.map((picture) => picture[row]).join(' ')}`.trimEnd());
  }
  return lines;
}

function pictureOf(laid: Laid | undefined, paint: Paint, say: Messages): Picture {
  if (laid === undefined) return ['     ', `  ${paint.dim('·')}  `, '     '];
  return 'crown' in laid ? crownPicture(laid.crown, paint) : tilePicture(laid.edges, paint.bold(markOf(laid.side, say)), paint);
}

function markOf(side: Side, say: Messages): string {
  return say.rack.mark({ side: SIDES[side] });
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

function market(view: View, paint: Paint, say: Messages): Painted[] {
  const pictures = view.market.map((colour) => (colour === null ? NOTHING : crownPicture(colour, paint)));
  const left = say.left({ crowns: view.crownStack, coins: view.supply });
  return [[paint.bold(say.market), say.market.length], plain(left), ...row(pictures, say.slot.crown)];
}

function rack(view: View, side: Side, paint: Paint, say: Messages): Painted[] {
  const mark = markOf(side, say);
  const pictures = (view.racks[side] ?? []).map((edges) => (edges === null ? NOTHING : tilePicture(edges, paint.bold(mark), paint)));
  const name = `${say.rack.side({ side: SIDES[side] })} (${mark})`;
  const playing = ` ${say.rack.playing} `;
  const title: Painted =
    activeSide(view) === side ? [`${paint.bold(name)} ${paint.inverse(playing)}`, name.length + 1 + playing.length] : [paint.bold(name), name.length];
  const holds = say.rack.holds({ coins: view.purses[side] ?? 0, tiles: view.tileStacks[side] ?? 0 });
  return [title, plain(holds), ...row(pictures, say.slot.tile)];
}

function plain(text: string): Painted {
  return [text, text.length];
}

/** Pictures side by side, the number of the slot below each. */
function row(pictures: readonly Picture[], slot: (at: { readonly n: number }) => string): Painted[] {
  const lines = ([0, 1, 2] as const).map((line): Painted => [` ${pictures.map((picture) => picture[line]).join('   ')}`, 8 * pictures.length - 2]);
  return [...lines, plain(pictures.map((_, at) => centred(slot({ n: at + 1 }), WIDE + 2)).join(' '))];
}

function centred(text: string, width: number): string {
  return text.padStart(Math.floor((width + text.length) / 2)).padEnd(width);
}
