import { at, type ClauseId, type Outcome, type Seat } from '#kernel';
import { eventText, plain, type Words } from '../../../words.ts';
import type { Answer } from '../../answer.ts';
import { type Help, helpFor, type Lying, lyingAt, type Surroundings, surroundings } from '../../facts/help.ts';
import { isPlacing, type Placing, pieceOf } from '../../facts/openings.ts';
import { activeSide, type Place } from '../../facts/places.ts';
import type { Preview } from '../../preview.ts';
import type { ContraTiles } from '../../types.ts';
import type { View } from '../../view.ts';
import { board, COLOURS, colourName, counted, crownOf, ORDINALS, SIDE_NAMES, SIDES, scoreWord, stemOf, WHAT } from './board.ts';

export const words: Words<ContraTiles> = {
  mood: 'Passende Farben machen dich reich, unpassende bringen dich in die Pleite.',
  presets: {
    standard: 'Standard',
    long: 'Lange Partie: Ein leerer Beutel ist noch keine Pleite',
    sharp: 'Scharf: Wer am Zug ist, bestimmt die Reihenfolge der Wertung',
  },
  settings: {
    bear: 'Wer den Bären spielt und beginnt.',
    'refill-each': 'Auslage und eigene Plättchen werden nach jedem Legen aufgefüllt, nicht erst nach dem Zug.',
    'broke-strict': 'Mit leerem Beutel bleibst du im Spiel; pleite ist nur, wer nicht voll zahlen kann. Das macht längere Partien.',
    'scoring-order-active': 'Gleichzeitig umschlossene Plättchen werden einzeln gewertet; wer am Zug ist, bestimmt die Reihenfolge.',
    'strict-two': 'Das erste Plättchen eines Zuges muss Platz für ein zweites lassen, wenn das möglich ist.',
  },
  values: { 'bear=random': 'Auslosen', 'bear=0': 'Platz 1', 'bear=1': 'Platz 2' },
  chapters: {
    refill: 'Auffüllen',
    'place-player': 'Spielerplättchen legen',
    'place-crown': 'Kronen legen',
    geometry: 'Geometrie',
    scoring: 'Wertung',
    broke: 'Pleite',
  },
  prompts: {
    place: (_, view) => `${SIDE_NAMES[activeSide(view)]}: ${WHAT[view.laid === 0 ? 'first' : 'second']}`,
    score: (_, view) => `${SIDE_NAMES[activeSide(view)]}: ${WHAT.score}`,
  },
  answers: {
    crown: placing,
    tile: placing,
    'other-tile': ({ slot }) => `${ORDINALS[slot - 1]} Plättchen der anderen Seite`,
    pass: () => 'passen',
    score: (answer) => `werte das Plättchen auf ${cellName(answer)}`,
  },
  foretells,
  events: {
    sides: () => 'Der *Bär* beginnt.',
    rack: ({ side, drawn }) => `${SIDES[side].who} deckt ${drawn.length} Plättchen auf.`,
    market: ({ drawn }) => `In die Auslage kommt ${drawn.map(colourName).join(', ')}.`,
    'start-crown': (e) => `Eine *${crownOf(e.colour)}* liegt zu Beginn auf ${cellName(e)}.`,
    crown: (e) => `${SIDES[e.side].who} legt eine *${crownOf(e.colour)}* auf ${cellName(e)}.`,
    tile: (e) => `${SIDES[e.side].who} legt *ein Plättchen* auf ${cellName(e)}.`,
    score: (e) =>
      `Das Plättchen ${SIDES[e.side].whose} auf ${cellName(e)} ist umschlossen, *${counted(e.matching, 'Seite passt', 'Seiten passen')}*: ${scoreWord(e.coins)}.`,
    pay: ({ side, owed, paid }) =>
      paid === owed ? `*${SIDES[side].who} zahlt* ${coinsText(paid)}.` : `*${SIDES[side].who} schuldet* ${coinsText(owed)} und kann nur ${paid} zahlen.`,
    reward: ({ side, due, taken }) =>
      taken === due ? `*${SIDES[side].who} nimmt* ${coinsText(taken)}.` : `*${SIDES[side].who} nimmt* ${taken} von ${coinsText(due)}: Der Vorrat ist leer.`,
    broke: ({ sides }) => (sides.length === 2 ? '*Bär und Frau sind pleite*, beide zugleich.' : `*${sides.map((side) => SIDES[side].who).join()} ist pleite.*`),
    pass: ({ side }) => `${SIDES[side].who} kann nichts legen und *passt*.`,
    'only-one': ({ side }) => `${SIDES[side].who} kann kein zweites Plättchen legen.`,
    compare: ({ cause, purses }) =>
      `${cause === 'crowns' ? 'Die Kronen sind aufgebraucht' : 'Beide haben gepasst'}: Die Beutel werden verglichen, *${purses.join(' zu ')}*.`,
  },
  heading(event, view) {
    if (event.kind === 'sides') return 'Aufbau';
    return event.kind === 'tile' || event.kind === 'crown' || event.kind === 'pass' ? `Zug ${view.turn}, ${SIDE_NAMES[event.side]}` : null;
  },
  whyNot: (clause, answer, view, { kind }) => (kind === 'score' ? scoreReason(clause, answer, view) : reason(clause, answer, view)),
  wouldHelp(answer, options, view) {
    const help = helpFor(answer, options, view);
    return help === null ? null : helpText(help);
  },
  outcome,
};

function placing(answer: Placing, view: View): string {
  const piece = pieceOf(answer, view);
  return `${piece === null ? `${answer.do === 'crown' ? 'Krone' : 'Plättchen'} ${answer.slot}` : board.piece(piece)} auf ${cellName(answer)}`;
}

function foretells({ joints, matching, scoring, toScore }: Preview, _: Answer, view: View): string[] {
  const says = [...scoring, ...toScore].map((event) => plain(eventText(words, event, view)));
  if (joints.length > 0) says.unshift(matchingText(matching, joints.length));
  if (toScore.length > 0) says.push(`${SIDES[activeSide(view)].who} bestimmt, welches davon zuerst gewertet wird.`);
  return says;
}

function matchingText(matching: number, of: number): string {
  if (matching === of) return of === 1 ? 'Die eine Seite passt.' : `Alle ${of} Seiten passen.`;
  return `${matching} von ${of} Seiten ${matching === 1 ? 'passt' : 'passen'}.`;
}

function scoreReason(clause: ClauseId, answer: Answer, view: View): string | null {
  switch (clause) {
    case 'contra-tiles.scoring.trigger':
      return TRIGGER[lyingAt(answer, view)];
    case 'contra-tiles.geometry.permanent':
      return 'Dieses Plättchen *ist schon gewertet*, und jedes wird nur einmal gewertet.';
    case 'contra-tiles.scoring.several-at-once':
      return `*${SIDES[activeSide(view)].who}* ist am Zug und sagt, was als Nächstes gewertet wird.`;
    default:
      return null;
  }
}

const TRIGGER: Readonly<Record<Lying, string>> = {
  tile: 'Dieses Plättchen ist *nicht umschlossen*: Mindestens eine Seite ist noch offen.',
  crown: 'Eine *Krone* wird nie gewertet, nur Spielerplättchen.',
  nothing: 'Hier *liegt kein Plättchen*, das gewertet werden könnte.',
  unlaid: 'Umschlossene Plättchen werden *zuerst gewertet*; danach geht der Zug weiter.',
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

function reason(clause: ClauseId, answer: Answer, view: View): string | null {
  const around = isPlacing(answer) ? surroundings(answer, view) : null;
  switch (clause) {
    case 'contra-tiles.place-player.match-one':
    case 'contra-tiles.place-player.no-match':
      return around === null ? null : tileReason(around);
    case 'contra-tiles.place-crown.match-one':
      return around === null ? null : crownReason(around);
    case 'contra-tiles.place-crown.no-spoil-only':
      return 'Eine Krone, die hier zu nichts passt, würde *nur ein Plättchen verderben*.';
    case 'contra-tiles.turn.mandatory':
      return answer.do === 'pass' ? 'Du kannst noch *etwas legen*.' : 'Danach wäre *kein Platz für ein zweites Plättchen*. Anderswo gelegt bleibt Platz.';
    case 'contra-tiles.setup.sides':
      return `Das ist ein Plättchen *${SIDES[activeSide(view) === 0 ? 1 : 0].whose}*, und jede Seite legt nur ihre eigenen.`;
    case 'contra-tiles.turn.alternate':
      return `*${SIDES[activeSide(view)].who}* ist am Zug.`;
    default:
      return REASONS[clause] ?? null;
  }
}

function tileReason({ crowns, couldMatch }: Surroundings): string {
  const beside =
    crowns.length === 1 ? `An diesem Feld liegt nur *die ${crownOf(at(crowns, 0))}*` : `Die Kronen an diesem Feld sind *${crowns.map(stemOf).join(' und ')}*`;
  if (couldMatch) return `${beside}, und *so gedreht* zeigt dein Plättchen dort eine andere Farbe.`;
  return `${beside}, und dein Plättchen hat *keine Seite in ${crowns.map(colourName).join(' oder ')}*, wie du es auch drehst.`;
}

function crownReason({ edges, piece }: Surroundings): string {
  const colours = [...new Set(edges.map(({ colour }) => colour))];
  const own = piece !== null && 'crown' in piece ? `eine ${crownOf(piece.crown)}` : 'diese Krone';
  const sides = edges.length === 1 ? 'Die Seite an diesem Feld ist' : 'Die Seiten an diesem Feld sind';
  return `${sides} *${colours.map(stemOf).join(' und ')}*, also passt ${own} zu keiner.`;
}

function helpText(help: Help): string {
  switch (help.kind) {
    case 'turn':
      return `${['', 'eine Vierteldrehung', 'eine halbe Drehung', 'eine Vierteldrehung zurück'][help.more]}, dann passt es hier.`;
    case 'tile':
      return help.crowns.length === 1
        ? `ein Plättchen mit einer Seite in ${colourName(at(help.crowns, 0))} (${COLOURS[at(help.crowns, 0)].sign}), etwa dein ${ORDINALS[help.slot]}.`
        : `ein anderes deiner Plättchen: Dein ${ORDINALS[help.slot]} passt hier.`;
    case 'crown':
      return `die ${crownOf(help.colour)} aus der Auslage passt hier.`;
    case 'elsewhere':
      return `${help.pick.kind === 'tile' ? 'lege dieses Plättchen' : 'lege diese Krone'} auf ein anderes Feld, etwa ${help.places.slice(0, 2).map(board.place).join(' oder ')}.`;
    case 'own':
      return 'eines deiner eigenen Plättchen oder eine Krone aus der Auslage.';
    case 'score':
      return 'wähle eines der leuchtenden Plättchen.';
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  crowns: 'Der vollere Beutel entscheidet',
  passes: 'Niemand kann mehr legen, der vollere Beutel entscheidet',
};
const DRAWN: Readonly<Record<string, string>> = {
  broke: 'Beide sind zugleich pleite',
  crowns: 'Die Beutel sind gleich voll',
  passes: 'Niemand kann mehr legen, die Beutel sind gleich voll',
};

function outcome(o: Outcome, seats: readonly string[], you?: Seat): string {
  const winner = o.payoff.indexOf(1);
  if (winner < 0) return `Unentschieden: ${DRAWN[o.cause]}.`;
  const loser = you === undefined || you === winner ? `${seats[1 - winner]} ist` : 'Du bist';
  return `${winner === you ? 'Du gewinnst' : `${seats[winner]} gewinnt`}: ${CAUSES[o.cause] ?? `${loser} pleite`}.`;
}

function coinsText(n: number): string {
  return counted(n, 'Münze', 'Münzen');
}

function cellName({ x, y }: Place): string {
  return `${x},${y}`;
}
