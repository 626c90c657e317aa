import { at, type ClauseId, type Outcome, type Seat } from '#kernel';
import { eventText, plain, type Words } from '../../../words.ts';
import type { Answer } from '../../answer.ts';
import { COLOUR_NAMES, type Colour, SYMBOLS } from '../../content/tiles.ts';
import { type Help, helpFor, type Lying, lyingAt, type Surroundings, surroundings } from '../../facts/help.ts';
import { isPlacing, type Placing, pieceOf } from '../../facts/openings.ts';
import { activeSide, type Place } from '../../facts/places.ts';
import type { Preview } from '../../preview.ts';
import type { ContraTiles } from '../../types.ts';
import type { View } from '../../view.ts';
import { board, colourName, counted, ORDINALS, possessive, SIDE_NAMES, scoreWord, WHAT } from './board.ts';

export const words: Words<ContraTiles> = {
  mood: 'Match colours to grow rich; clash and you go broke.',
  presets: {
    standard: 'Standard',
    long: 'Long game: you go on with an empty purse',
    sharp: 'Sharp: whose turn it is orders the scoring',
  },
  settings: {
    bear: 'Who plays the Bear and goes first.',
    'refill-each': 'Refill market and rack after every tile, not only after the turn.',
    'broke-strict': 'You play on with an empty purse; you are broke only when you cannot pay in full. Makes longer games.',
    'scoring-order-active': 'Tiles surrounded at the same moment score one by one; whoever has the turn chooses the order.',
    'strict-two': 'Your first tile must leave room for a second, if that is possible.',
  },
  values: { 'bear=random': 'At random', 'bear=0': 'The first player', 'bear=1': 'The second player' },
  chapters: {
    refill: 'Refilling',
    'place-player': 'Placing player tiles',
    'place-crown': 'Placing crowns',
    geometry: 'Geometry',
    scoring: 'Scoring',
    broke: 'Broke',
  },
  prompts: {
    place: (_, view) => `${SIDE_NAMES[activeSide(view)]}: ${WHAT[view.laid === 0 ? 'first' : 'second']}`,
    score: (_, view) => `${SIDE_NAMES[activeSide(view)]}: ${WHAT.score}`,
  },
  answers: {
    crown: placing,
    tile: placing,
    'other-tile': ({ slot }) => `the other side's ${ORDINALS[slot - 1]} tile`,
    pass: () => 'pass',
    score: (answer) => `score the tile on ${cellName(answer)}`,
  },
  foretells,
  events: {
    sides: () => 'The *Bear* goes first.',
    rack: ({ side, drawn }) => `${SIDE_NAMES[side]} turns up ${counted(drawn.length, 'tile')}.`,
    market: ({ drawn }) => `The market gets ${drawn.map(colourName).join(', ')}.`,
    'start-crown': (e) => `A *${colourName(e.colour)} crown* starts on ${cellName(e)}.`,
    crown: (e) => `${SIDE_NAMES[e.side]} lays a *${colourName(e.colour)} crown* on ${cellName(e)}.`,
    tile: (e) => `${SIDE_NAMES[e.side]} lays *a tile* on ${cellName(e)}.`,
    score: (e) =>
      `${possessive(SIDE_NAMES[e.side])} tile on ${cellName(e)} is surrounded, *${counted(e.matching, 'edge')} ${e.matching === 1 ? 'matches' : 'match'}*: ${scoreWord(e.coins)}.`,
    pay: ({ side, owed, paid }) =>
      paid === owed ? `*${SIDE_NAMES[side]} pays* ${counted(paid, 'coin')}.` : `*${SIDE_NAMES[side]} owes* ${counted(owed, 'coin')} and can pay only ${paid}.`,
    reward: ({ side, due, taken }) =>
      taken === due
        ? `*${SIDE_NAMES[side]} takes* ${counted(taken, 'coin')}.`
        : `*${SIDE_NAMES[side]} takes* ${taken} of ${counted(due, 'coin')}: the supply is empty.`,
    broke: ({ sides }) => (sides.length === 2 ? '*Bear and Woman are broke*, both at once.' : `*${sides.map((side) => SIDE_NAMES[side]).join()} is broke.*`),
    pass: ({ side }) => `${SIDE_NAMES[side]} cannot place anything and *passes*.`,
    'only-one': ({ side }) => `${SIDE_NAMES[side]} cannot place a second tile.`,
    compare: ({ cause, purses }) => `${cause === 'crowns' ? 'The crowns have run out' : 'Both players passed'}: purses are compared, *${purses.join(' to ')}*.`,
  },
  heading(event, view) {
    if (event.kind === 'sides') return 'Set-up';
    return event.kind === 'tile' || event.kind === 'crown' || event.kind === 'pass' ? `Turn ${view.turn}, ${SIDE_NAMES[event.side]}` : null;
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
  return `${piece === null ? `${answer.do} ${answer.slot}` : board.piece(piece)} on ${cellName(answer)}`;
}

function foretells({ joints, matching, scoring, toScore }: Preview, _: Answer, view: View): string[] {
  const says = [...scoring, ...toScore].map((event) => plain(eventText(words, event, view)));
  if (joints.length > 0) says.unshift(matchingText(matching, joints.length));
  if (toScore.length > 0) says.push(`${SIDE_NAMES[activeSide(view)]} chooses which of these is scored first.`);
  return says;
}

function matchingText(matching: number, of: number): string {
  if (matching === of) return of === 1 ? 'The one edge matches.' : `All ${of} edges match.`;
  return `${matching} of ${of} edges ${matching === 1 ? 'matches' : 'match'}.`;
}

function scoreReason(clause: ClauseId, answer: Answer, view: View): string | null {
  const side = SIDE_NAMES[activeSide(view)];
  switch (clause) {
    case 'contra-tiles.scoring.trigger':
      return TRIGGER[lyingAt(answer, view)];
    case 'contra-tiles.geometry.permanent':
      return 'This tile *has already been scored*, and each tile scores once.';
    case 'contra-tiles.scoring.several-at-once':
      return `It is *${possessive(side)} turn*, so ${side} says what is scored next.`;
    default:
      return null;
  }
}

const TRIGGER: Readonly<Record<Lying, string>> = {
  tile: 'This tile is *not surrounded*: at least one of its sides is still open.',
  crown: 'A *crown* is never scored, only player tiles are.',
  nothing: '*No tile lies here* that could be scored.',
  unlaid: 'Tiles that are surrounded are *scored first*; then the turn goes on.',
};

const REASONS: Readonly<Record<ClauseId, string>> = {
  'contra-tiles.place-crown.adjacent-player-tile': 'A crown has to touch a side of a *player tile*, and there is none next to this space.',
  'contra-tiles.place-player.adjacent-crown': 'Your tile has to touch a side of a *crown*, and there is none next to this space.',
  'contra-tiles.turn.opening-forces-player-tile': 'There is *no player tile* on the table yet for a crown to touch, so open the game with a tile of your own.',
  'contra-tiles.geometry.diagonal-is-nothing': 'Here it would touch others *only at a corner*, and corners do not count.',
  'contra-tiles.geometry.permanent': 'A tile *lies here already*, and tiles stay where they are.',
  'contra-tiles.refill.market': 'This place in the market is *empty* until it is refilled after the turn.',
  'contra-tiles.refill.rack': 'This place in your rack is *empty* until it is refilled after the turn.',
  'contra-tiles.refill.exhausted': 'The stack is *used up*, so this place stays empty.',
  'contra-tiles.turn.no-player-tiles-left': 'You have *no tiles left*; crowns are all you can lay.',
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
      return 'A crown that matches nothing here would *only spoil* the other player’s tile.';
    case 'contra-tiles.turn.mandatory':
      return answer.do === 'pass' ? 'There is still a tile *you can place*.' : 'This would leave *no room for a second tile*. Other places leave room for one.';
    case 'contra-tiles.setup.sides':
      return `This is *${possessive(SIDE_NAMES[activeSide(view) === 0 ? 1 : 0])} tile*, and each side lays only tiles of its own.`;
    case 'contra-tiles.turn.alternate':
      return `It is *${possessive(SIDE_NAMES[activeSide(view)])} turn*.`;
    default:
      return REASONS[clause] ?? null;
  }
}

function tileReason({ crowns, couldMatch }: Surroundings): string {
  const beside =
    crowns.length === 1
      ? `Only the *${crownName(crowns[0])}* is next to this space`
      : `The crowns next to this space are *${crowns.map(colourName).join(' and ')}*`;
  if (couldMatch) return `${beside}, and *turned like this* your tile shows another colour there.`;
  return `${beside}, and your tile has *no ${crowns.map(colourName).join(' or ')} edge*, however you turn it.`;
}

function crownReason({ edges, piece }: Surroundings): string {
  const colours = [...new Set(edges.map(({ colour }) => colour))];
  const own = piece !== null && 'crown' in piece ? `a ${colourName(piece.crown)} crown` : 'this crown';
  return `The ${colours.length === 1 ? 'edge' : 'edges'} facing this space ${edges.length === 1 ? 'is' : 'are'} *${colours.map(colourName).join(' and ')}*, so ${own} matches none.`;
}

function helpText(help: Help): string {
  switch (help.kind) {
    case 'turn':
      return `turn it ${['', 'a quarter', 'halfway round', 'a quarter back'][help.more]}, then it fits here.`;
    case 'tile':
      return help.crowns.length === 1
        ? `a tile with a ${SYMBOLS[at(help.crowns, 0)]} edge, such as your ${ORDINALS[help.slot]}.`
        : `another of your tiles: your ${ORDINALS[help.slot]} fits here.`;
    case 'crown':
      return `the ${crownName(help.colour)} in the market fits here.`;
    case 'elsewhere':
      return `lay this ${help.pick.kind} on another space, such as ${help.places.slice(0, 2).map(board.place).join(' or ')}.`;
    case 'own':
      return 'one of your own tiles, or a crown from the market.';
    case 'score':
      return 'choose one of the tiles that glow.';
  }
}

function crownName(colour: Colour | undefined): string {
  return colour === undefined ? 'crown' : `${COLOUR_NAMES[colour]} ${SYMBOLS[colour]} crown`;
}

const CAUSES: Readonly<Record<string, string>> = {
  crowns: 'the fuller purse decides',
  passes: 'nobody can place, so the fuller purse decides',
};
const DRAWN: Readonly<Record<string, string>> = {
  broke: 'both are broke at once',
  crowns: 'equal purses',
  passes: 'nobody can place, and the purses are equal',
};

function outcome(o: Outcome, seats: readonly string[], you?: Seat): string {
  const winner = o.payoff.indexOf(1);
  if (winner < 0) return `A draw: ${DRAWN[o.cause]}.`;
  const loser = you === undefined || you === winner ? `${seats[1 - winner]} is` : 'you are';
  return `${winner === you ? 'You win' : `${seats[winner]} wins`}: ${CAUSES[o.cause] ?? `${loser} broke`}.`;
}

function cellName({ x, y }: Place): string {
  return `${x},${y}`;
}
