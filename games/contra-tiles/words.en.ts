import type { GameEvent, Json, Outcome } from '#kernel';
import type { Words } from '../box.ts';
import { activeSide, foresee, readPlacement, wouldBreak } from './board/foresight.ts';
import { COLOUR_NAMES, type Colour } from './content/tiles.ts';
import type { Side } from './rules/pieces.ts';
import type { View } from './rules/view.ts';

const SIDE_NAMES = ['Bear', 'Woman'] as const;

export const words: Words = {
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
  prompt(kind, _about, json) {
    const view = json as unknown as View;
    const name = SIDE_NAMES[activeSide(view)];
    if (kind === 'score') return `${name}: several tiles are closed. Which is scored next?`;
    return view.laid === 0 ? `${name}: place the first of two tiles, a crown or one of your own.` : `${name}: place the second tile.`;
  },
  option(kind, notation, json) {
    const view = json as unknown as View;
    const placement = kind === 'place' ? readPlacement(notation, view) : null;
    if (placement === null) return notation;
    const tile = placement.kind === 'crown' ? `${colourName(placement.colour)} crown` : `tile ${placement.edges}`;
    return `${tile} on ${placement.x},${placement.y}${consequences(view, foresee(placement, view))}`;
  },
  event,
  outcome,
};

/** What a placement does to the purses, with a warning for who would be broke. */
function consequences(view: View, coins: readonly [number, number]): string {
  const parts: string[] = [];
  for (const side of [0, 1] as const) {
    if (coins[side] === 0) continue;
    parts.push(`${SIDE_NAMES[side]} ${signed(coins[side])}${wouldBreak(view, side, coins[side]) ? ' and is broke!' : ''}`);
  }
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function event(e: GameEvent): string {
  const who = nameOf(e['side']);
  switch (e.kind) {
    case 'sides':
      return `Seat ${Number(e['bear']) + 1} plays the Bear and begins.`;
    case 'rack':
      return `${who} turns up ${listed(e['drawn'])}.`;
    case 'market':
      return `The market gets ${listed(e['drawn'], colourName)}.`;
    case 'start-crown':
      return `A ${colourName(e['colour'])} crown starts on ${at(e)}.`;
    case 'crown':
      return `${who} lays a ${colourName(e['colour'])} crown on ${at(e)}.`;
    case 'tile':
      return `${who} lays the tile ${e['edges']} on ${at(e)}.`;
    case 'score':
      return `${possessive(who)} tile on ${at(e)} is surrounded, ${counted(e['matching'], 'edge')} ${e['matching'] === 1 ? 'matches' : 'match'}: ${scoreWord(e['coins'])}.`;
    case 'pay':
      return e['paid'] === e['owed']
        ? `${who} pays ${counted(e['paid'], 'coin')}.`
        : `${who} owes ${counted(e['owed'], 'coin')} and can pay only ${e['paid']}.`;
    case 'reward':
      return e['taken'] === e['due']
        ? `${who} takes ${counted(e['taken'], 'coin')}.`
        : `${who} takes ${e['taken']} of ${counted(e['due'], 'coin')}: the supply is empty.`;
    case 'broke':
      return Array.isArray(e['sides']) && e['sides'].length === 2 ? 'Bear and Woman are broke, both at once.' : `${listed(e['sides'], nameOf)} is broke.`;
    case 'pass':
      return `${who} cannot place anything and passes.`;
    case 'only-one':
      return `${who} cannot place a second tile.`;
    case 'compare':
      return `${e['cause'] === 'crowns' ? 'The crowns have run out' : 'Both players passed'}: purses are compared, ${listed(e['purses'], String, ' to ')}.`;
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
