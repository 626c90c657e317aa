import type { Seat } from '#kernel';
import { ADVANTAGES, SYMBOLS } from '../content/advantage.ts';
import { COMMANDO_DIE, ENEMY_DIE } from '../content/dice.ts';
import { CARDS, type CommandoCard, ENEMIES, type Space } from '../content/index.ts';
import { targetText } from './attack/aim.ts';
import { character, fighter, type Raid } from './state.ts';

/**
 * Whatever somebody may decide, packed into one number: what is done (6 bits), the seat that does it (3 bits, counted
 * from 1; 0 where only one seat is asked), and what it is done with.
 */
export type Option = number;

/** What is done. */
export type Deed = number;

export const RUN: Deed = 0;
export const JUMP: Deed = 1;
export const ATTACK: Deed = 2;
export const AGAIN: Deed = 3;
export const PLAY: Deed = 4;
export const ABILITY: Deed = 5;
export const SLOW_DOWN: Deed = 6;
export const CLEAR: Deed = 7;
export const END: Deed = 8;
export const GOES: Deed = 9;
export const ATTACKED: Deed = 10;
export const REACTS: Deed = 11;
export const GO_ON: Deed = 12;
export const QUIET: Deed = 13;
export const DISCARD: Deed = 14;
export const KEEP: Deed = 15;
export const START: Deed = 16;
export const DEAL: Deed = 17;
export const SWAP: Deed = 18;
export const TARGET: Deed = 19;
export const TOKEN: Deed = 20;
export const CARD: Deed = 21;
export const CONVERT: Deed = 22;
export const DONE: Deed = 23;
export const ASSIGN: Deed = 24;
export const PAY: Deed = 25;
export const MEDAL: Deed = 26;
export const PREVENT: Deed = 27;
export const GAIN: Deed = 28;
export const CHOOSE: Deed = 29;
export const YES: Deed = 30;
export const NO: Deed = 31;
export const SPACE: Deed = 32;
export const WHO: Deed = 33;
export const REROLL: Deed = 34;
export const REROLL_ENEMY: Deed = 35;
export const BOTTOM: Deed = 36;
export const ORDER: Deed = 37;
export const DECK: Deed = 38;
export const SLOT: Deed = 39;
export const BURN: Deed = 40;
export const HATCH: Deed = 41;

const SEAT = 64;
const VALUE = 512;

export function option(deed: Deed, value = 0): Option {
  return deed + value * VALUE;
}

/** The same, done by a seat: where several are asked. */
export function by(seat: Seat, deed: Deed, value = 0): Option {
  return deed + (seat + 1) * SEAT + value * VALUE;
}

export function deedOf(o: Option): Deed {
  return o % SEAT;
}

/** The seat that does it, -1 where only one seat is asked. */
export function seatOf(o: Option): Seat {
  return (Math.floor(o / SEAT) % 8) - 1;
}

export function detailOf(o: Option): number {
  return Math.floor(o / VALUE);
}

/** A path, written as digits to the base 64: the first step is the highest digit. */
export function packPath(path: readonly Space[]): number {
  return path.reduce((sum, space) => sum * 64 + space + 1, 0);
}

export function pathOf(value: number): Space[] {
  const path: Space[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 64)) path.unshift((rest % 64) - 1);
  return path;
}

/** How a result is converted: with a token, for nothing, or with a card. */
export const WITH_TOKEN = 0;
export const FOR_NOTHING = 1;
export const WITH_CARD = 2;

export function packConversion(type: number, source: number): number {
  return source * 4 + type;
}

/** Which damage a reaction card prevents: so many of each symbol, two bits each. */
export function packPrevented(card: number, counts: readonly number[]): number {
  return card * 256 + (counts[0] as number) + (counts[1] as number) * 4 + (counts[2] as number) * 16 + (counts[3] as number) * 64;
}

export function preventedOf(value: number): number[] {
  return [value & 3, (value >> 2) & 3, (value >> 4) & 3, (value >> 6) & 3];
}

export const QUIET_UNTIL = ['turn', 'damage', 'round'] as const;

export function card(index: number): CommandoCard {
  return CARDS[index] as CommandoCard;
}

export function notate(o: Option, g: Raid): string {
  const value = detailOf(o);
  const space = (index: number): string => g.map.spaces[index]?.id ?? '';
  const seat = seatOf(o);
  switch (deedOf(o)) {
    case RUN:
      return runText(g, pathOf(value));
    case JUMP:
      return `jump ${space(value)}`;
    case ATTACK:
      return `attack ${targetText(g, value)}`;
    case AGAIN:
      return `attack again ${targetText(g, value)}`;
    case PLAY:
      return `play ${card(value).id}`;
    case ABILITY: {
      const f = fighter(g, seat);
      return `${f.id} ${character(f).ability.id}`;
    }
    case CLEAR:
      return `discard ${g.stageArea[value] ?? ''} ${value + 1}`;
    case QUIET:
      return `${name(g, seat)} quiet until ${QUIET_UNTIL[value] ?? ''}`;
    case GO_ON:
      return seat < 0 ? 'go on' : `${name(g, seat)} goes on`;
    case GOES:
      return `${name(g, seat)} goes`;
    case ATTACKED:
      return `${name(g, seat)} is attacked`;
    case REACTS:
      return `${name(g, seat)} reacts`;
    case CONVERT: {
      const source = Math.floor(value / 4);
      const how = source === WITH_TOKEN ? 'with token' : source === FOR_NOTHING ? 'free' : `with ${card(source - WITH_CARD).id}`;
      return `convert ${ADVANTAGES[value % 4] ?? ''} ${how}`;
    }
    case PREVENT:
      return `prevent ${symbols(preventedOf(value % 256))} with ${card(Math.floor(value / 256)).id}`;
    case ASSIGN:
      return `${fighter(g, value % 4).boss} ${Math.floor(value / 4)}`;
    case SWAP:
      return `swap ${name(g, value % 4)} ${name(g, Math.floor(value / 4))}`;
    default:
      return shortText(o, g, value, space);
  }
}

function shortText(o: Option, g: Raid, value: number, space: (index: number) => string): string {
  switch (deedOf(o)) {
    case SLOW_DOWN:
      return 'slow down';
    case END:
      return 'end turn';
    case DISCARD:
      return `discard ${card(value).id}`;
    case KEEP:
      return 'keep';
    case START:
      return `start ${space(value)}`;
    case DEAL:
      return 'deal';
    case TARGET:
      return targetText(g, value);
    case TOKEN:
      return `token ${ADVANTAGES[value] ?? ''}`;
    case CARD:
      return `card ${card(value).id}`;
    case DONE:
      return 'done';
    case PAY:
      return 'pay';
    case MEDAL:
      return 'lose medal';
    case GAIN:
      return `gain ${ADVANTAGES[value] ?? ''}`;
    case CHOOSE:
      return `choose ${value + 1}`;
    case YES:
      return 'yes';
    case NO:
      return 'no';
    case SPACE:
      return space(value);
    case WHO:
      return name(g, value);
    case REROLL:
      return `reroll ${COMMANDO_DIE[value] ?? ''}`;
    case REROLL_ENEMY:
      return `reroll ${ENEMY_DIE[value] ?? ''}`;
    case BOTTOM:
      return `bottom ${value + 1}`;
    case ORDER:
      return `first ${value + 1}`;
    case DECK:
      return `${['stage', 'enemy', 'objective', 'weapon'][value] ?? ''} deck`;
    case SLOT:
      return `objective ${value + 1}`;
    case HATCH:
      return ENEMIES[value]?.id ?? '';
    case BURN:
      return `burn ${space(value % 64)} ${Math.floor(value / 64)}`;
    default:
      throw new Error(`there is no deed ${deedOf(o)}`);
  }
}

/** The way is named where it leads through spaces in which something happens. */
function runText(g: Raid, path: readonly Space[]): string {
  const names = path.map((space) => g.map.spaces[space]?.id ?? '');
  const last = names.pop() ?? '';
  return names.length === 0 ? `run ${last}` : `run ${last} via ${names.join(' ')}`;
}

function symbols(counts: readonly number[]): string {
  return counts.map((n, i) => (SYMBOLS[i] ?? '').repeat(n)).join('');
}

export function name(g: Raid, seat: Seat): string {
  return g.fighters[seat]?.id ?? '';
}
