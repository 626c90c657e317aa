import type { Colour } from '../../content/tiles.ts';
import type { Piece } from '../../view.ts';
import type { BoardWords, Owner } from '../board.ts';

export const SIDE_NAMES = ['Bär', 'Frau'] as const;
/** Subject, object and owner of a sentence. */
export const SIDES = [
  { who: 'Der Bär', whom: 'den Bären', whose: 'des Bären', to: 'dem Bären' },
  { who: 'Die Frau', whom: 'die Frau', whose: 'der Frau', to: 'der Frau' },
] as const;
export const ORDINALS = ['erstes', 'zweites', 'drittes'] as const;
const PLACES = ['erster', 'zweiter', 'dritter'] as const;

/** What is to be done, and the same in a few words. */
export const WHAT = {
  first: 'Lege das erste von zwei Plättchen',
  second: 'Lege das zweite Plättchen',
  score: 'Wähle, welches umschlossene Plättchen als Nächstes gewertet wird',
} as const;
const WHAT_SHORT = { first: 'erstes Plättchen', second: 'zweites Plättchen', score: 'Was wird gewertet?' } as const;

/** The colour itself, before a feminine noun (die rote Krone, einer roten Krone), and its sign. */
export const COLOURS: Readonly<Record<Colour, { readonly name: string; readonly stem: string; readonly sign: string }>> = {
  R: { name: 'Rot', stem: 'rot', sign: 'Raute' },
  B: { name: 'Blau', stem: 'blau', sign: 'Tropfen' },
  G: { name: 'Grün', stem: 'grün', sign: 'Blatt' },
  Y: { name: 'Gelb', stem: 'gelb', sign: 'Sonne' },
};

export const board: BoardWords = {
  sides: SIDE_NAMES,
  layout: 'Ausgelegte Plättchen',
  tray: 'Plättchen und Kronen zum Legen',
  thisTurn: 'Dieser Zug',
  turn: 'Drehen',
  turnBack: 'Andersrum',
  market: 'Auslage',
  marketLong: 'Auslage der Kronen',
  zoom: { nearer: 'Vergrößern', farther: 'Verkleinern', whole: 'Den ganzen Tisch zeigen' },
  examples: () => import('./examples.ts'),
  curve: 'Münzen, Vorsprung des Bären',
  chip: (turn) => `Zug ${turn}`,
  purse: (owner) => (owner === 'mine' ? 'Dein Beutel' : `Beutel ${SIDES[owner].whose}`),
  tiles: (owner) => (owner === 'mine' ? 'Deine Plättchen' : `Plättchen ${SIDES[owner].whose}`),
  inStack: (count) => `${count} im Stapel`,
  sideAndStack: (side, count) => `${SIDE_NAMES[side]}, ${count} im Stapel`,
  coins: (count) => counted(count, 'Münze', 'Münzen'),
  inSupply: (count) => `${count === 1 ? 'Münze' : 'Münzen'} im Vorrat`,
  prompt(what, owner, narrow) {
    if (!narrow) return owner === 'mine' ? `Du bist am Zug: ${WHAT[what]}` : `${SIDE_NAMES[owner]}: ${WHAT[what]}`;
    if (owner === 'mine') return what === 'score' ? WHAT_SHORT.score : `${capital(WHAT_SHORT[what])} legen`;
    return `${SIDE_NAMES[owner]}: ${WHAT_SHORT[what]}`;
  },
  sub: {
    tile: 'Wähle ein leuchtendes Feld für dieses Plättchen oder nimm eine Krone aus der Auslage.',
    crown: 'Wähle ein leuchtendes Feld für diese Krone oder nimm eines deiner Plättchen.',
    score: 'Wähle eines der leuchtenden Plättchen.',
    waiting: 'Inzwischen kannst du den Tisch verschieben und zoomen.',
    again: 'Tippe noch einmal, um es dort zu legen.',
  },
  subShort: {
    tile: 'Wähle ein leuchtendes Feld.',
    crown: 'Wähle ein leuchtendes Feld.',
    score: 'Wähle eines, das leuchtet.',
    waiting: 'Du kannst den Tisch verschieben.',
    again: 'Noch einmal tippen zum Legen.',
  },
  number,
  place: ({ x, y }) => `${number(x)},${number(y)}`,
  piece,
  slot(owner, slot, named, fits) {
    const where = owner === 'market' ? `Auslage, ${PLACES[slot]} Platz` : ownSlot(owner, slot);
    if (named === null) return `${where}: leer`;
    return `${where}: ${piece(named)}${fits ? '' : ', passt gerade nirgends'}`;
  },
  laid(named, place, matching) {
    const what = 'crown' in named ? capital(piece(named)) : `Plättchen ${SIDES[named.side].whose} ${spelled(named.edges)}`;
    return `${what} auf ${board.place(place)}${matching === null ? '' : `, umschlossen, ${matching} von 4 passen`}`;
  },
  matching: (matching, of) => `${matching} von ${of} ${matching === 1 ? 'passt' : 'passen'}`,
  change(change) {
    if (change.kind === 'broke') return `${change.sides.map((side) => SIDE_NAMES[side]).join(' und ')} pleite`;
    if (change.kind === 'pay') return `${SIDE_NAMES[change.side]} ${signed(-change.paid)}${change.paid < change.owed ? `, schuldet ${change.owed}` : ''}`;
    return `${SIDE_NAMES[change.side]} ${signed(change.taken)}${change.taken < change.due ? `, fällig ${change.due}` : ''}`;
  },
  toScore: (count) => `${count} zu werten`,
  opening: (named, place, foretold) => `${capital(piece(named))} auf ${board.place(place)}: ${foretold.join(' ')}`,
  turnFirst: (named, place) => `${capital(piece(named))} auf ${board.place(place)}: passt, wenn du es drehst`,
  empty: (place) => `Leeres Feld ${board.place(place)}`,
  scoreNext: (named, place, foretold) => `Als Nächstes werten: ${board.laid(named, place, null)}. ${foretold.join(' ')}`,
  todo: (n, now) => `Plättchen ${n} von 2${now ? ', jetzt' : ''}`,
  end: {
    purses: 'Beutel am Ende',
    headline(cause, [bear, woman]) {
      if (cause === 'broke') return bear > 0 ? 'Die Frau ist pleite' : woman > 0 ? 'Der Bär ist pleite' : 'Beide sind pleite';
      return `${cause === 'crowns' ? 'Die Kronen sind aufgebraucht' : 'Niemand kann mehr legen'}: ${Math.max(bear, woman)} zu ${Math.min(bear, woman)}`;
    },
    figures: ({ laid, gained, even, cost }) => [
      [String(laid), 'Plättchen gelegt'],
      [String(gained), 'mit vier passenden Seiten umschlossen'],
      [String(even), 'mit drei'],
      [String(cost), 'mit weniger'],
    ],
  },
};

function ownSlot(owner: Owner, slot: number): string {
  return owner === 'mine' ? `Dein ${ORDINALS[slot]} Plättchen` : `${capital(ORDINALS[slot] ?? '')} Plättchen ${SIDES[owner].whose}`;
}

function piece(named: Piece): string {
  return 'crown' in named ? crownOf(named.crown) : `Plättchen ${spelled(named.edges)}`;
}

export function spelled(edges: string): string {
  return [...edges].map((colour) => colourName(colour as Colour)).join('-');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function number(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

export function crownOf(colour: Colour): string {
  return `${stemOf(colour)}e Krone`;
}

export function stemOf(colour: Colour): string {
  return COLOURS[colour].stem;
}

export function colourName(colour: Colour): string {
  return COLOURS[colour].name;
}

export function scoreWord(coins: number): string {
  return coins === 0 ? 'Nichts geschieht' : `${signed(coins)} ${coins === 1 ? 'Münze' : 'Münzen'}`;
}

export function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0';
}
