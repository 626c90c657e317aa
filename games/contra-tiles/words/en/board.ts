import { COLOUR_NAMES, type Colour } from '../../content/tiles.ts';
import type { Piece } from '../../view.ts';
import type { BoardWords, Owner } from '../board.ts';

export const SIDE_NAMES = ['Bear', 'Woman'] as const;
export const ORDINALS = ['first', 'second', 'third'] as const;

/** What is to be done, and the same in a few words. */
export const WHAT = {
  first: 'place the first of two tiles',
  second: 'place the second tile',
  score: 'choose which surrounded tile to score next',
} as const;
const WHAT_SHORT = { first: 'first tile', second: 'second tile', score: 'score which tile?' } as const;

export const board: BoardWords = {
  sides: SIDE_NAMES,
  layout: 'Layout of tiles',
  tray: 'Tiles and crowns to place',
  thisTurn: 'This turn',
  turn: 'Turn',
  turnBack: 'Back',
  market: 'Market',
  marketLong: 'Market of crowns',
  zoom: { nearer: 'Zoom in', farther: 'Zoom out', whole: 'Show the whole table' },
  examples: () => import('./examples.ts'),
  curve: 'Coins, Bear ahead of Woman',
  chip: (turn) => `Turn ${turn}`,
  purse: (owner) => `${whose(owner)} purse`,
  tiles: (owner) => `${whose(owner)} tiles`,
  inStack: (count) => `${count} in stack`,
  sideAndStack: (side, count) => `${SIDE_NAMES[side]}, ${count} in stack`,
  coins: (count) => counted(count, 'coin'),
  inSupply: (count) => `${count === 1 ? 'coin' : 'coins'} in supply`,
  prompt(what, owner, narrow) {
    if (!narrow) return owner === 'mine' ? `Your turn: ${WHAT[what]}` : `${SIDE_NAMES[owner]}: ${WHAT[what]}`;
    if (owner === 'mine') return what === 'score' ? capital(WHAT_SHORT.score) : `Place the ${WHAT_SHORT[what]}`;
    return `${SIDE_NAMES[owner]}: ${WHAT_SHORT[what]}`;
  },
  sub: {
    tile: 'Click a glowing space to place your tile, or take a crown from the market.',
    crown: 'Click a glowing space to place this crown, or take one of your tiles.',
    score: 'Click one of the glowing tiles.',
    waiting: 'Drag and zoom the table while you wait.',
    again: 'Tap again to place it there.',
  },
  subShort: {
    tile: 'Tap a glowing space.',
    crown: 'Tap a glowing space.',
    score: 'Tap a glowing tile.',
    waiting: 'You can drag the table.',
    again: 'Tap again to place it.',
  },
  number,
  place: ({ x, y }) => `${number(x)},${number(y)}`,
  piece,
  slot(owner, slot, named, fits) {
    const where = owner === 'market' ? `Market, ${ORDINALS[slot]} place` : `${whose(owner)} ${ORDINALS[slot]} tile`;
    if (named === null) return `${where}: empty`;
    return `${where}: ${piece(named)}${fits ? '' : ', fits nowhere now'}`;
  },
  laid(named, place, matching) {
    const what = 'crown' in named ? capital(piece(named)) : `${SIDE_NAMES[named.side]}'s tile ${spelled(named.edges)}`;
    return `${what} on ${board.place(place)}${matching === null ? '' : `, surrounded, ${matching} of 4 match`}`;
  },
  matching: (matching, of) => `${matching} of ${of} match`,
  change(change) {
    if (change.kind === 'broke') return `${change.sides.map((side) => SIDE_NAMES[side]).join(' and ')} broke`;
    if (change.kind === 'pay') return `${SIDE_NAMES[change.side]} ${signed(-change.paid)}${change.paid < change.owed ? `, owes ${change.owed}` : ''}`;
    return `${SIDE_NAMES[change.side]} ${signed(change.taken)}${change.taken < change.due ? `, due ${change.due}` : ''}`;
  },
  toScore: (count) => `${count} to score`,
  opening: (named, place, foretold) => `${capital(piece(named))} on ${board.place(place)}: ${foretold.join(' ')}`,
  turnFirst: (named, place) => `${capital(piece(named))} on ${board.place(place)}: fits when turned`,
  empty: (place) => `Empty space ${board.place(place)}`,
  scoreNext: (named, place, foretold) => `Score next: ${board.laid(named, place, null)}. ${foretold.join(' ')}`,
  todo: (n, now) => `Tile ${n} of 2${now ? ', now' : ''}`,
  end: {
    purses: 'Purses at the end',
    headline(cause, [bear, woman]) {
      if (cause === 'broke') return bear > 0 ? 'The Woman is broke' : woman > 0 ? 'The Bear is broke' : 'Both are broke';
      return `${cause === 'crowns' ? 'The crowns have run out' : 'Nobody can place'}: ${Math.max(bear, woman)} to ${Math.min(bear, woman)}`;
    },
    figures: ({ laid, gained, even, cost }) => [
      [String(laid), laid === 1 ? 'tile laid' : 'tiles laid'],
      [String(gained), 'surrounded with four matches'],
      [String(even), 'with three'],
      [String(cost), 'with fewer'],
    ],
  },
};

function whose(owner: Owner): string {
  return owner === 'mine' ? 'Your' : possessive(SIDE_NAMES[owner]);
}

function piece(named: Piece): string {
  return 'crown' in named ? `${colourName(named.crown)} crown` : `tile ${spelled(named.edges)}`;
}

/** A tile by its colours, as they lie from above clockwise: `red-green-yellow-red`. */
export function spelled(edges: string): string {
  return [...edges].map((colour) => colourName(colour as Colour)).join('-');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function number(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

export function possessive(name: string): string {
  return `${name}'s`;
}

export function colourName(colour: Colour): string {
  return COLOUR_NAMES[colour];
}

export function scoreWord(coins: number): string {
  return coins === 0 ? 'nothing happens' : `${signed(coins)} coin${coins === 1 ? '' : 's'}`;
}

export function counted(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}
