import type { ClauseId, GameEvent, Json, Outcome, Seat } from '#kernel';
import { scoringOf } from './board/foreseen.ts';
import { activeSide, foresee, readPlacement, wouldBreak } from './board/foresight.ts';
import { type Help, helpFor, type Lying, lyingAt, type Surroundings, surroundings } from './board/reasons.ts';
import { turnOf } from './board/turns.ts';
import { board, COLOURS, colourName, counted, crownOf, ORDINALS, SIDE_NAMES, SIDES, scoreWord, signed, spelled, stemOf, WHAT } from './board/words.de.ts';
import type { Change, TileWords } from './board/words.ts';
import type { Colour } from './content/tiles.ts';
import type { Side } from './rules/pieces.ts';
import type { View } from './rules/view.ts';

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
  values: { 'bear=random': 'Auslosen', 'bear=0': 'Platz 1', 'bear=1': 'Platz 2' },
  prompt(kind, _about, json) {
    const view = json as unknown as View;
    const name = SIDE_NAMES[activeSide(view)];
    return `${name}: ${WHAT[kind === 'score' ? 'score' : view.laid === 0 ? 'first' : 'second']}`;
  },
  option(kind, notation, json) {
    const view = json as unknown as View;
    if (kind === 'score') return scoreText(notation, view);
    const placement = readPlacement(notation, view);
    if (placement === null) return notation;
    const tile = placement.kind === 'crown' ? crownOf(placement.colour) : `Plättchen ${spelled(placement.edges)}`;
    return `${tile} auf ${placement.x},${placement.y}${consequences(view, foresee(placement, view))}`;
  },
  event,
  heading(e, json) {
    if (e.kind === 'sides') return 'Aufbau';
    const turn = turnOf(e, json as unknown as View);
    return turn === null ? null : `Zug ${turn}, ${SIDE_NAMES[sideOf(e['side'])]}`;
  },
  whyNot(clause, kind, notation, json) {
    const view = json as unknown as View;
    return kind === 'score' ? scoreReason(clause, notation, view) : reason(clause, notation, view);
  },
  wouldHelp(_kind, notation, options, json) {
    const help = helpFor(notation, options, json as unknown as View);
    return help === null ? null : helpText(help);
  },
  outcome,
};

/** What a placement does to the purses, with a warning for who would be broke. */
function consequences(view: View, coins: readonly [number, number]): string {
  const changes = ([0, 1] as const)
    .filter((side) => coins[side] !== 0)
    .map((side): Change => ({ side, coins: coins[side], broke: wouldBreak(view, side, coins[side]) }));
  return changes.length === 0 ? '' : ` (${changes.map(consequence).join(', ')})`;
}

function consequence({ side, coins, broke }: Change): string {
  return `${SIDE_NAMES[side]} ${signed(coins)}${broke ? ' und pleite' : ''}`;
}

function scoreText(notation: string, view: View): string {
  const found = scoringOf(notation, view);
  return found === null ? notation : `werte das Plättchen auf ${found.place.x},${found.place.y} (${consequence(found)})`;
}

function scoreReason(clause: ClauseId, notation: string, view: View): string | null {
  switch (clause) {
    case 'contra-tiles.scoring.trigger':
      return TRIGGER[lyingAt(notation, view)];
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
    case 'own':
      return 'eines deiner eigenen Plättchen oder eine Krone aus der Auslage.';
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

function outcome(o: Outcome, seats: readonly string[], you?: Seat): string {
  const winner = o.payoff.indexOf(1);
  return winner < 0 ? `Unentschieden: ${DRAWN[o.cause]}.` : `${winner === you ? 'Du gewinnst' : `${seats[winner]} gewinnt`}: ${CAUSES[o.cause]}.`;
}

function sideOf(side: Json | undefined): Side {
  return side === 1 ? 1 : 0;
}

function coinsText(n: Json | undefined): string {
  return counted(n, 'Münze', 'Münzen');
}

function at(e: GameEvent): string {
  return `${e['x']},${e['y']}`;
}

function listed(items: Json | undefined, name: (item: Json) => string = String, separator = ', '): string {
  return Array.isArray(items) ? items.map(name).join(separator) : '';
}
