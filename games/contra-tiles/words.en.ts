import type { ClauseId, GameEvent, Json, Outcome, Seat } from '#kernel';
import { scoringOf } from './board/foreseen.ts';
import { activeSide, foresee, readPlacement, wouldBreak } from './board/foresight.ts';
import { type Help, helpFor, type Lying, lyingAt, type Surroundings, surroundings } from './board/reasons.ts';
import { turnOf } from './board/turns.ts';
import { board, colourName, counted, ORDINALS, possessive, SIDE_NAMES, scoreWord, signed, WHAT } from './board/words.en.ts';
import type { Change, TileWords } from './board/words.ts';
import { COLOUR_NAMES, type Colour, SYMBOLS } from './content/tiles.ts';
import type { Side } from './rules/pieces.ts';
import type { View } from './rules/view.ts';

export const words: TileWords = {
  mood: 'Two rivals lay crowns and tiles; whose colours agree grows rich, whose do not goes broke.',
  presets: {
    standard: 'Standard',
    long: 'Long game: an empty purse is not yet broke',
    sharp: 'Sharp: the active player orders the scoring',
  },
  options: {
    bear: 'Which seat plays the Bear and begins.',
    'refill-each': 'Market and rack are filled up after every single placement, not only after the turn.',
    'broke-strict': 'An empty purse is still in the game; broke is only who cannot pay in full. Makes longer games.',
    'scoring-order-active': 'Tiles closed together are scored one by one, in the order the active player chooses.',
    'strict-two': 'The first placement of a turn must leave room for a second, if any can.',
  },
  board,
  values: { 'bear=random': 'By lot', 'bear=0': 'Seat 1', 'bear=1': 'Seat 2' },
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
    const tile = placement.kind === 'crown' ? `${colourName(placement.colour)} crown` : `tile ${placement.edges}`;
    return `${tile} on ${placement.x},${placement.y}${consequences(view, foresee(placement, view))}`;
  },
  event,
  heading(e, json) {
    if (e.kind === 'sides') return 'Set-up';
    const turn = turnOf(e, json as unknown as View);
    return turn === null ? null : `Turn ${turn}, ${nameOf(e['side'])}`;
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
  return `${SIDE_NAMES[side]} ${signed(coins)}${broke ? ' and is broke!' : ''}`;
}

function scoreText(notation: string, view: View): string {
  const found = scoringOf(notation, view);
  return found === null ? notation : `score the tile on ${found.place.x},${found.place.y} (${consequence(found)})`;
}

function scoreReason(clause: ClauseId, notation: string, view: View): string | null {
  const side = SIDE_NAMES[activeSide(view)];
  switch (clause) {
    case 'contra-tiles.scoring.trigger':
      return TRIGGER[lyingAt(notation, view)];
    case 'contra-tiles.geometry.permanent':
      return 'This tile *has been scored* already, and each tile scores once.';
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
  'contra-tiles.place-crown.adjacent-player-tile': 'A crown has to lie along a side of a *player tile*, and there is none beside this cell.',
  'contra-tiles.place-player.adjacent-crown': 'Your tile has to lie along a side of a *crown*, and there is none beside this cell.',
  'contra-tiles.turn.opening-forces-player-tile':
    'There is *no player tile* on the table yet that a crown could lie against, so the game opens with a tile of your own.',
  'contra-tiles.geometry.diagonal-is-nothing': 'Here it would touch others *only at a corner*, and corners do not count.',
  'contra-tiles.geometry.permanent': 'A tile *lies here already*, and tiles stay where they are.',
  'contra-tiles.refill.market': 'This place of the market is *empty* and is filled up after the turn.',
  'contra-tiles.refill.rack': 'This place of your rack is *empty* and is filled up after the turn.',
  'contra-tiles.refill.exhausted': 'The stack is *used up*, so this place stays empty.',
  'contra-tiles.turn.no-player-tiles-left': 'You have *no tiles left*; crowns are all you can lay.',
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
      return 'A crown that matches nothing here would *only spoil* the other player’s tile.';
    case 'contra-tiles.turn.mandatory':
      return notation === 'pass'
        ? 'There is still a tile *you can place*.'
        : 'After this there would be *no room for a second tile*, and other placements leave some.';
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
      ? `Only the *${crownName(crowns[0])}* lies beside this cell`
      : `The crowns beside this cell are *${listed([...crowns], colourName, ' and ')}*`;
  if (couldMatch) return `${beside}, and *turned like this* your tile shows another colour there.`;
  return `${beside}, and your tile has *no ${listed([...crowns], colourName, ' or ')} edge*, however you turn it.`;
}

function crownReason({ edges, placement }: Surroundings): string {
  const colours = [...new Set(edges.map(({ colour }) => colour))];
  const own = placement?.kind === 'crown' ? `a ${colourName(placement.colour)} crown` : 'this crown';
  return `The ${colours.length === 1 ? 'edge' : 'edges'} facing this cell ${edges.length === 1 ? 'is' : 'are'} *${listed(colours, colourName, ' and ')}*, so ${own} matches none.`;
}

function helpText(help: Help): string {
  switch (help.kind) {
    case 'turn':
      return `turn it ${['', 'a quarter', 'halfway round', 'a quarter back'][help.more]}, then it fits here.`;
    case 'tile':
      return help.crowns.length === 1
        ? `a tile with a ${SYMBOLS[help.crowns[0] as Colour]} edge, such as your ${ORDINALS[help.slot]}.`
        : `another of your tiles: your ${ORDINALS[help.slot]} fits here.`;
    case 'crown':
      return `the ${crownName(help.colour)} of the market fits here.`;
    case 'elsewhere':
      return `lay this ${help.pick.kind} on another cell, such as ${help.places.slice(0, 2).map(board.place).join(' or ')}.`;
    case 'own':
      return 'one of your own tiles, or a crown of the market.';
    case 'score':
      return 'choose one of the tiles that glow.';
  }
}

function crownName(colour: Colour | undefined): string {
  return colour === undefined ? 'crown' : `${COLOUR_NAMES[colour]} ${SYMBOLS[colour]} crown`;
}

function event(e: GameEvent): string {
  const who = nameOf(e['side']);
  switch (e.kind) {
    case 'sides':
      return `Seat ${Number(e['bear']) + 1} plays the *Bear* and begins.`;
    case 'rack':
      return `${who} turns up ${listed(e['drawn'])}.`;
    case 'market':
      return `The market gets ${listed(e['drawn'], colourName)}.`;
    case 'start-crown':
      return `A *${colourName(e['colour'])} crown* starts on ${at(e)}.`;
    case 'crown':
      return `${who} lays a *${colourName(e['colour'])} crown* on ${at(e)}.`;
    case 'tile':
      return `${who} lays *the tile ${e['edges']}* on ${at(e)}.`;
    case 'score':
      return `${possessive(who)} tile on ${at(e)} is surrounded, *${counted(e['matching'], 'edge')} ${e['matching'] === 1 ? 'matches' : 'match'}*: ${scoreWord(e['coins'])}.`;
    case 'pay':
      return e['paid'] === e['owed']
        ? `*${who} pays* ${counted(e['paid'], 'coin')}.`
        : `*${who} owes* ${counted(e['owed'], 'coin')} and can pay only ${e['paid']}.`;
    case 'reward':
      return e['taken'] === e['due']
        ? `*${who} takes* ${counted(e['taken'], 'coin')}.`
        : `*${who} takes* ${e['taken']} of ${counted(e['due'], 'coin')}: the supply is empty.`;
    case 'broke':
      return Array.isArray(e['sides']) && e['sides'].length === 2 ? '*Bear and Woman are broke*, both at once.' : `*${listed(e['sides'], nameOf)} is broke.*`;
    case 'pass':
      return `${who} cannot place anything and *passes*.`;
    case 'only-one':
      return `${who} cannot place a second tile.`;
    case 'compare':
      return `${e['cause'] === 'crowns' ? 'The crowns have run out' : 'Both players passed'}: purses are compared, *${listed(e['purses'], String, ' to ')}*.`;
    default:
      return e.kind;
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  broke: 'the other player is broke',
  crowns: 'the fuller purse',
  passes: 'nobody can place, the fuller purse',
};
const DRAWN: Readonly<Record<string, string>> = { broke: 'both are broke at once', crowns: 'equal purses', passes: 'nobody can place, equal purses' };

function outcome(o: Outcome, seats: readonly string[], you?: Seat): string {
  const winner = o.payoff.indexOf(1);
  return winner < 0 ? `A draw: ${DRAWN[o.cause]}.` : `${winner === you ? 'You win' : `${seats[winner]} wins`}: ${CAUSES[o.cause]}.`;
}

function nameOf(side: Json | undefined): string {
  return SIDE_NAMES[side as Side] ?? '';
}

function at(e: GameEvent): string {
  return `${e['x']},${e['y']}`;
}

function listed(items: Json | undefined, name: (item: Json) => string = String, separator = ', '): string {
  return Array.isArray(items) ? items.map(name).join(separator) : '';
}
