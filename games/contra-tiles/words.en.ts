import type { ClauseId, GameEvent, Json, Outcome } from '#kernel';
import { activeSide, foresee, readPlacement, wouldBreak } from './board/foresight.ts';
import { type Help, helpFor, type Surroundings, surroundings } from './board/reasons.ts';
import type { BoardWords, Change, Named, Owner, TileWords } from './board/words.ts';
import { COLOUR_NAMES, type Colour, SYMBOLS } from './content/tiles.ts';
import type { Side } from './rules/pieces.ts';
import type { View } from './rules/view.ts';

const SIDE_NAMES = ['Bear', 'Woman'] as const;
const ORDINALS = ['first', 'second', 'third'] as const;

const board: BoardWords = {
  sides: SIDE_NAMES,
  layout: 'Layout of tiles',
  tray: 'Tiles and crowns to lay',
  thisTurn: 'This turn',
  turn: 'Turn',
  turnBack: 'Back',
  market: 'Market',
  marketLong: 'Market of crowns',
  zoom: { nearer: 'Nearer', farther: 'Farther', whole: 'Show the whole table' },
  curve: 'Coins, Bear ahead of Woman',
  chip: (turn) => `Turn ${turn}`,
  purse: (owner) => `${whose(owner)} purse`,
  tiles: (owner) => `${whose(owner)} tiles`,
  inStack: (count) => `${count} in stack`,
  sideAndStack: (side, count) => `${SIDE_NAMES[side]}, ${count} in stack`,
  coins: (count) => counted(count, 'coin'),
  inSupply: (count) => `${count === 1 ? 'coin' : 'coins'} in supply`,
  sub: {
    tile: 'Pick a lit cell for this tile, or take a crown from the market.',
    crown: 'Pick a lit cell for this crown, or take one of your tiles.',
    score: 'Pick one of the tiles that glow.',
    waiting: 'Drag and zoom the table as you like meanwhile.',
    again: 'Tap once more to lay it there.',
  },
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
  change: ({ side, coins, broke }) => `${SIDE_NAMES[side]} ${signed(coins)}${broke ? ', broke' : ''}`,
  opening: (named, place, matching, changes) => `${capital(piece(named))} on ${board.place(place)}: ${[matching, ...changes.map(board.change)].join('; ')}`,
  turnFirst: (named, place) => `${capital(piece(named))} on ${board.place(place)}: fits when turned`,
  empty: (place) => `Empty cell ${board.place(place)}`,
  scoreNext: (named, place, matching, coins) => `Score next: ${board.laid(named, place, matching)}: ${scoreWord(coins)}`,
  todo: (n, now) => `Tile ${n} of 2${now ? ', now' : ''}`,
  end: {
    purses: 'Purses at the end',
    figures: ({ laid, gained, even, cost }) => [
      [String(laid), laid === 1 ? 'tile laid' : 'tiles laid'],
      [String(gained), 'closed with four matches'],
      [String(even), 'with three'],
      [String(cost), 'with fewer'],
    ],
  },
};

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
  prompt(kind, _about, json) {
    const view = json as unknown as View;
    const name = SIDE_NAMES[activeSide(view)];
    if (kind === 'score') return `${name}: choose which closed tile is scored next`;
    return view.laid === 0 ? `${name}: place the first of two tiles` : `${name}: place the second tile`;
  },
  option(kind, notation, json) {
    const view = json as unknown as View;
    const placement = kind === 'place' ? readPlacement(notation, view) : null;
    if (placement === null) return notation;
    const tile = placement.kind === 'crown' ? `${colourName(placement.colour)} crown` : `tile ${placement.edges}`;
    return `${tile} on ${placement.x},${placement.y}${consequences(view, foresee(placement, view))}`;
  },
  event,
  heading(e) {
    if (e.kind === 'sides') return 'Set-up';
    return e.kind === 'tile' || e.kind === 'crown' || e.kind === 'pass' ? nameOf(e['side']) : null;
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

function whose(owner: Owner): string {
  return owner === 'mine' ? 'Your' : possessive(SIDE_NAMES[owner]);
}

function piece(named: Named): string {
  return 'crown' in named ? `${colourName(named.crown)} crown` : `tile ${spelled(named.edges)}`;
}

function spelled(edges: string): string {
  return [...edges].join('-');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function number(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** What a placement does to the purses, with a warning for who would be broke. */
function consequences(view: View, coins: readonly [number, number]): string {
  const changes = ([0, 1] as const)
    .filter((side) => coins[side] !== 0)
    .map((side): Change => ({ side, coins: coins[side], broke: wouldBreak(view, side, coins[side]) }));
  return changes.length === 0
    ? ''
    : ` (${changes.map(({ side, coins, broke }) => `${SIDE_NAMES[side]} ${signed(coins)}${broke ? ' and is broke!' : ''}`).join(', ')})`;
}

const SCORE_REASONS: Readonly<Record<ClauseId, string>> = {
  'contra-tiles.scoring.trigger': 'This tile is *not surrounded*: at least one of its sides is still open.',
  'contra-tiles.geometry.permanent': 'This tile *has been scored* already, and each tile scores once.',
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

function outcome(o: Outcome, seats: readonly string[]): string {
  const winner = o.payoff.indexOf(1);
  return winner < 0 ? `A draw: ${DRAWN[o.cause]}.` : `${seats[winner]} wins: ${CAUSES[o.cause]}.`;
}

function nameOf(side: Json | undefined): string {
  return SIDE_NAMES[side as Side] ?? '';
}

function possessive(name: string): string {
  return `${name}'s`;
}

function colourName(colour: Json | undefined): string {
  return COLOUR_NAMES[colour as Colour] ?? '';
}

function scoreWord(coins: Json | undefined): string {
  return coins === 0 ? 'nothing happens' : `${signed(Number(coins))} coin${coins === 1 ? '' : 's'}`;
}

function counted(n: Json | undefined, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
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
