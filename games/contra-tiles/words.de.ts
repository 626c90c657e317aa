import type { ClauseId, GameEvent, Json, Outcome } from '#kernel';
import { activeSide, foresee, readPlacement, wouldBreak } from './board/foresight.ts';
import { type Help, helpFor, type Surroundings, surroundings } from './board/reasons.ts';
import type { BoardWords, Named, Owner, TileWords } from './board/words.ts';
import type { Colour } from './content/tiles.ts';
import type { Side } from './rules/pieces.ts';
import type { View } from './rules/view.ts';

const SIDE_NAMES = ['Bär', 'Frau'] as const;
/** Subject, object and owner of a sentence. */
const SIDES = [
  { who: 'Der Bär', whom: 'den Bären', whose: 'des Bären', to: 'dem Bären' },
  { who: 'Die Frau', whom: 'die Frau', whose: 'der Frau', to: 'der Frau' },
] as const;
const ORDINALS = ['erstes', 'zweites', 'drittes'] as const;
const PLACES = ['erster', 'zweiter', 'dritter'] as const;

/** The colour itself, before a feminine noun (die rote Krone, einer roten Krone), and its sign. */
const COLOURS: Readonly<Record<Colour, { readonly name: string; readonly stem: string; readonly sign: string }>> = {
  R: { name: 'Rot', stem: 'rot', sign: 'Raute' },
  B: { name: 'Blau', stem: 'blau', sign: 'Tropfen' },
  G: { name: 'Grün', stem: 'grün', sign: 'Blatt' },
  Y: { name: 'Gelb', stem: 'gelb', sign: 'Sonne' },
};

const board: BoardWords = {
  sides: SIDE_NAMES,
  layout: 'Ausgelegte Plättchen',
  tray: 'Plättchen und Kronen zum Legen',
  thisTurn: 'Dieser Zug',
  turn: 'Drehen',
  turnBack: 'Andersrum',
  market: 'Auslage',
  marketLong: 'Auslage der Kronen',
  zoom: { nearer: 'Näher', farther: 'Weiter weg', whole: 'Den ganzen Tisch zeigen' },
  curve: 'Münzen, Vorsprung des Bären',
  chip: (turn) => `Zug ${turn}`,
  purse: (owner) => (owner === 'mine' ? 'Dein Beutel' : `Beutel ${SIDES[owner].whose}`),
  tiles: (owner) => (owner === 'mine' ? 'Deine Plättchen' : `Plättchen ${SIDES[owner].whose}`),
  inStack: (count) => `${count} im Stapel`,
  sideAndStack: (side, count) => `${SIDE_NAMES[side]}, ${count} im Stapel`,
  coins: (count) => counted(count, 'Münze', 'Münzen'),
  inSupply: (count) => `${count === 1 ? 'Münze' : 'Münzen'} im Vorrat`,
  sub: {
    tile: 'Wähle ein leuchtendes Feld für dieses Plättchen oder nimm eine Krone aus der Auslage.',
    crown: 'Wähle ein leuchtendes Feld für diese Krone oder nimm eines deiner Plättchen.',
    score: 'Wähle eines der leuchtenden Plättchen.',
    waiting: 'Inzwischen kannst du den Tisch verschieben und zoomen.',
    again: 'Tippe noch einmal, um es dort zu legen.',
  },
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
  change: ({ side, coins, broke }) => `${SIDE_NAMES[side]} ${signed(coins)}${broke ? ', pleite' : ''}`,
  opening: (named, place, matching, changes) => `${capital(piece(named))} auf ${board.place(place)}: ${[matching, ...changes.map(board.change)].join('; ')}`,
  turnFirst: (named, place) => `${capital(piece(named))} auf ${board.place(place)}: passt, wenn du es drehst`,
  empty: (place) => `Leeres Feld ${board.place(place)}`,
  scoreNext: (named, place, matching, coins) => `Als Nächstes werten: ${board.laid(named, place, matching)}: ${scoreWord(coins)}`,
  todo: (n, now) => `Plättchen ${n} von 2${now ? ', jetzt' : ''}`,
  end: {
    purses: 'Beutel am Ende',
    figures: ({ laid, gained, even, cost }) => [
      [String(laid), 'Plättchen gelegt'],
      [String(gained), 'mit vier passenden Seiten umschlossen'],
      [String(even), 'mit drei'],
      [String(cost), 'mit weniger'],
    ],
  },
};

export const words: TileWords = {
  mood: 'Zwei Rivalen legen Kronen und Plättchen: Wo die Farben passen, wächst der Beutel, wo nicht, droht die Pleite.',
  presets: {
    standard: 'Standard',
    long: 'Lange Partie: Ein leerer Beutel ist noch keine Pleite',
    sharp: 'Scharf: Wer am Zug ist, bestimmt die Reihenfolge der Wertung',
  },
  options: {
    bear: 'Wer den Bären spielt und beginnt.',
    'refill-each': 'Auslage und Vorlage werden nach jedem einzelnen Legen aufgefüllt, nicht erst nach dem Zug.',
    'broke-strict': 'Mit leerem Beutel bleibst du im Spiel; pleite ist nur, wer nicht voll zahlen kann. Das macht längere Partien.',
    'scoring-order-active': 'Zugleich umschlossene Plättchen werden einzeln gewertet, in der Reihenfolge, die wählt, wer am Zug ist.',
    'strict-two': 'Das erste Plättchen eines Zuges muss Platz für ein zweites lassen, wenn das möglich ist.',
  },
  board,
  prompt(kind, _about, json) {
    const view = json as unknown as View;
    const name = SIDE_NAMES[activeSide(view)];
    if (kind === 'score') return `${name}: Wähle, welches umschlossene Plättchen als Nächstes gewertet wird`;
    return view.laid === 0 ? `${name}: Lege das erste von zwei Plättchen` : `${name}: Lege das zweite Plättchen`;
  },
  option(kind, notation, json) {
    const view = json as unknown as View;
    const placement = kind === 'place' ? readPlacement(notation, view) : null;
    if (placement === null) return kind === 'score' ? notation.replace('score', 'werte') : notation;
    const tile = placement.kind === 'crown' ? crownOf(placement.colour) : `Plättchen ${spelled(placement.edges)}`;
    return `${tile} auf ${placement.x},${placement.y}${consequences(view, foresee(placement, view))}`;
  },
  event,
  heading(e) {
    if (e.kind === 'sides') return 'Aufbau';
    return e.kind === 'tile' || e.kind === 'crown' || e.kind === 'pass' ? SIDE_NAMES[sideOf(e['side'])] : null;
  },
  whyNot(clause, kind, notation, json) {
    const view = json as unknown as View;
    return kind === 'score' ? (SCORE_REASONS[clause] ?? null) : reason(clause, notation, view);
  },
  wouldHelp(_kind, notation, options, json) {
    const help = helpFor(notation, options, json as unknown as View);
    return help === null ? null : helpText(help);
  },
  outcome,
};

function ownSlot(owner: Owner, slot: number): string {
  return owner === 'mine' ? `Dein ${ORDINALS[slot]} Plättchen` : `${capital(ORDINALS[slot] ?? '')} Plättchen ${SIDES[owner].whose}`;
}

function piece(named: Named): string {
  return 'crown' in named ? crownOf(named.crown) : `Plättchen ${spelled(named.edges)}`;
}

function spelled(edges: string): string {
  return [...edges].map(colourName).join('-');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function number(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

function consequences(view: View, coins: readonly [number, number]): string {
  const parts = ([0, 1] as const)
    .filter((side) => coins[side] !== 0)
    .map((side) => `${SIDE_NAMES[side]} ${signed(coins[side])}${wouldBreak(view, side, coins[side]) ? ' und pleite' : ''}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const SCORE_REASONS: Readonly<Record<ClauseId, string>> = {
  'contra-tiles.scoring.trigger': 'Dieses Plättchen ist *nicht umschlossen*: Mindestens eine Seite ist noch offen.',
  'contra-tiles.geometry.permanent': 'Dieses Plättchen *ist schon gewertet*, und jedes wird nur einmal gewertet.',
};

const REASONS: Readonly<Record<ClauseId, string>> = {
  'contra-tiles.place-crown.adjacent-player-tile': 'Eine Krone muss mit einer Seite an einem *Spielerplättchen* liegen, und an diesem Feld liegt keines.',
  'contra-tiles.place-player.adjacent-crown': 'Dein Plättchen muss mit einer Seite an einer *Krone* liegen, und an diesem Feld liegt keine.',
  'contra-tiles.turn.opening-forces-player-tile':
    'Es liegt noch *kein Spielerplättchen*, an dem eine Krone liegen könnte; darum beginnt das Spiel mit einem deiner eigenen.',
  'contra-tiles.geometry.diagonal-is-nothing': 'Hier würde es andere *nur an einer Ecke* berühren, und Ecken zählen nicht.',
  'contra-tiles.geometry.permanent': 'Hier *liegt schon etwas*, und was liegt, bleibt liegen.',
  'contra-tiles.refill.market': 'Dieser Platz der Auslage ist *leer* und wird nach dem Zug aufgefüllt.',
  'contra-tiles.refill.rack': 'Dieser Platz ist *leer* und wird nach dem Zug aufgefüllt.',
  'contra-tiles.refill.exhausted': 'Der Stapel ist *aufgebraucht*, darum bleibt dieser Platz leer.',
  'contra-tiles.turn.no-player-tiles-left': 'Du hast *keine Plättchen mehr*; du kannst nur noch Kronen legen.',
};

function reason(clause: ClauseId, notation: string, view: View): string | null {
  const around = surroundings(notation, view);
  switch (clause) {
    case 'contra-tiles.place-player.match-one':
    case 'contra-tiles.place-player.no-match':
      return around === null ? null : tileReason(around);
    case 'contra-tiles.place-crown.match-one':
      return around === null ? null : crownReason(around);
    case 'contra-tiles.place-crown.no-spoil-only':
      return 'Eine Krone, die hier zu nichts passt, würde dem anderen *nur ein Plättchen verderben*.';
    case 'contra-tiles.turn.mandatory':
      return notation === 'pass' ? 'Du kannst noch *etwas legen*.' : 'Danach wäre *kein Platz für ein zweites Plättchen*, und auf andere Art bleibt welcher.';
    case 'contra-tiles.turn.alternate':
      return `*${SIDES[activeSide(view)].who}* ist am Zug.`;
    default:
      return REASONS[clause] ?? null;
  }
}

function tileReason({ crowns, couldMatch }: Surroundings): string {
  const beside =
    crowns.length === 1 ? `An diesem Feld liegt nur *die ${crownOf(crowns[0])}*` : `Die Kronen an diesem Feld sind *${listed([...crowns], stemOf, ' und ')}*`;
  if (couldMatch) return `${beside}, und *so gedreht* zeigt dein Plättchen dort eine andere Farbe.`;
  return `${beside}, und dein Plättchen hat *keine Seite in ${listed([...crowns], colourName, ' oder ')}*, wie du es auch drehst.`;
}

function crownReason({ edges, placement }: Surroundings): string {
  const colours = [...new Set(edges.map(({ colour }) => colour))];
  const own = placement?.kind === 'crown' ? `eine ${crownOf(placement.colour)}` : 'diese Krone';
  const sides = edges.length === 1 ? 'Die Seite an diesem Feld ist' : 'Die Seiten an diesem Feld sind';
  return `${sides} *${listed(colours, stemOf, ' und ')}*, also passt ${own} zu keiner.`;
}

function helpText(help: Help): string {
  switch (help.kind) {
    case 'turn':
      return `${['', 'eine Vierteldrehung', 'eine halbe Drehung', 'eine Vierteldrehung zurück'][help.more]}, dann passt es hier.`;
    case 'tile':
      return help.crowns.length === 1
        ? `ein Plättchen mit einer Seite in ${colourName(help.crowns[0])} (${COLOURS[help.crowns[0] as Colour].sign}), etwa dein ${ORDINALS[help.slot]}.`
        : `ein anderes deiner Plättchen: Dein ${ORDINALS[help.slot]} passt hier.`;
    case 'crown':
      return `die ${crownOf(help.colour)} aus der Auslage passt hier.`;
    case 'elsewhere':
      return `${help.pick.kind === 'tile' ? 'lege dieses Plättchen' : 'lege diese Krone'} auf ein anderes Feld, etwa ${help.places.slice(0, 2).map(board.place).join(' oder ')}.`;
    case 'score':
      return 'wähle eines der leuchtenden Plättchen.';
  }
}

function event(e: GameEvent): string {
  const side = SIDES[sideOf(e['side'])];
  switch (e.kind) {
    case 'sides':
      return `Platz ${Number(e['bear']) + 1} spielt den *Bären* und beginnt.`;
    case 'rack':
      return `${side.who} deckt ${listed(e['drawn'], (face) => spelled(String(face)))} auf.`;
    case 'market':
      return `In die Auslage kommt ${listed(e['drawn'], colourName)}.`;
    case 'start-crown':
      return `Eine *${crownOf(e['colour'])}* liegt zu Beginn auf ${at(e)}.`;
    case 'crown':
      return `${side.who} legt eine *${crownOf(e['colour'])}* auf ${at(e)}.`;
    case 'tile':
      return `${side.who} legt *das Plättchen ${spelled(String(e['edges']))}* auf ${at(e)}.`;
    case 'score':
      return `Das Plättchen ${side.whose} auf ${at(e)} ist umschlossen, *${counted(e['matching'], 'Seite passt', 'Seiten passen')}*: ${scoreWord(e['coins'])}.`;
    case 'pay':
      return e['paid'] === e['owed']
        ? `*${side.who} zahlt* ${coinsText(e['paid'])}.`
        : `*${side.who} schuldet* ${coinsText(e['owed'])} und kann nur ${e['paid']} zahlen.`;
    case 'reward':
      return e['taken'] === e['due']
        ? `*${side.who} nimmt* ${coinsText(e['taken'])}.`
        : `*${side.who} nimmt* ${e['taken']} von ${coinsText(e['due'])}: Der Vorrat ist leer.`;
    case 'broke':
      return Array.isArray(e['sides']) && e['sides'].length === 2
        ? '*Bär und Frau sind pleite*, beide zugleich.'
        : `*${listed(e['sides'], (who) => SIDES[sideOf(who)].who)} ist pleite.*`;
    case 'pass':
      return `${side.who} kann nichts legen und *passt*.`;
    case 'only-one':
      return `${side.who} kann kein zweites Plättchen legen.`;
    case 'compare':
      return `${e['cause'] === 'crowns' ? 'Die Kronen sind aufgebraucht' : 'Beide haben gepasst'}: Die Beutel werden verglichen, *${listed(e['purses'], String, ' zu ')}*.`;
    default:
      return e.kind;
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  broke: 'Die andere Seite ist pleite',
  crowns: 'Der Beutel ist voller',
  passes: 'Niemand kann mehr legen, der Beutel ist voller',
};
const DRAWN: Readonly<Record<string, string>> = {
  broke: 'Beide sind zugleich pleite',
  crowns: 'Die Beutel sind gleich voll',
  passes: 'Niemand kann mehr legen, die Beutel sind gleich voll',
};

function outcome(o: Outcome, seats: readonly string[]): string {
  const winner = o.payoff.indexOf(1);
  return winner < 0 ? `Unentschieden: ${DRAWN[o.cause]}.` : `${seats[winner]} gewinnt: ${CAUSES[o.cause]}.`;
}

function sideOf(side: Json | undefined): Side {
  return side === 1 ? 1 : 0;
}

function crownOf(colour: Json | undefined): string {
  return `${stemOf(colour)}e Krone`;
}

function stemOf(colour: Json | undefined): string {
  return COLOURS[colour as Colour]?.stem ?? '';
}

function colourName(colour: Json | undefined): string {
  return COLOURS[colour as Colour]?.name ?? '';
}

function scoreWord(coins: Json | undefined): string {
  return coins === 0 ? 'Nichts geschieht' : `${signed(Number(coins))} ${coins === 1 ? 'Münze' : 'Münzen'}`;
}

function coinsText(n: Json | undefined): string {
  return counted(n, 'Münze', 'Münzen');
}

function counted(n: Json | undefined, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${-n}`;
}

function at(e: GameEvent): string {
  return `${e['x']},${e['y']}`;
}

function listed(items: Json | undefined, name: (item: Json) => string = String, separator = ', '): string {
  return Array.isArray(items) ? items.map(name).join(separator) : '';
}
