import { type OpenOption, put, type Seat } from '#kernel';
import type { Answer } from '../answer.ts';
import type { AssassinId } from '../content/assassins.ts';
import type { CardId } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';
import type { ContractAssassin } from '../types.ts';

/** An answer that may be given now. */
export type Way = OpenOption<ContractAssassin>;

/** What has been picked up and not yet put anywhere: a card of the hand, or a bodyguard that Archie shifts. */
export type Picked = { readonly card: CardId } | { readonly guard: number };

/** What can be chosen, sorted by where people look for it. */
export interface Choosing {
  /** Who chooses; -1 when nobody here does. */
  readonly seat: Seat;
  /** Lit on the map, for what has been picked up or for nothing. */
  readonly spaces: ReadonlyMap<SpaceId, readonly Way[]>;
  readonly cards: ReadonlyMap<CardId, readonly Way[]>;
  /** Bodyguards that can be shifted, by their number. */
  readonly guards: ReadonlyMap<number, readonly Way[]>;
  readonly files: ReadonlyMap<AssassinId, Way>;
  /** Buttons beside the prompt, the strongest last. */
  readonly buttons: readonly Way[];
  /** What the picked card can do besides places on the map. */
  readonly uses: readonly Way[];
}

/** Buttons in their order; the strong one comes last. */
const BUTTONS: readonly Answer['do'][] = [
  'end',
  'sit-out',
  'surrender',
  'stop',
  'keep-nothing',
  'leave',
  'hide',
  'draw',
  'learn',
  'accept',
  'again',
  'escape',
  'attempt',
  'roll',
];

export function choosingOf(options: readonly Way[], picked: Picked | null): Choosing {
  const cards = new Map<CardId, Way[]>();
  const guards = new Map<number, Way[]>();
  const files = new Map<AssassinId, Way>();
  const spaces = new Map<SpaceId, Way[]>();
  const uses: Way[] = [];
  for (const way of options) {
    const { answer } = way;
    const card = cardOf(answer);
    if (card !== null) put(cards, card, way);
    if (answer.do === 'shift') put(guards, answer.number, way);
    if (answer.do === 'pick') files.set(answer.assassin, way);
    if (!isOf(answer, picked)) continue;
    const place = placeOf(answer);
    if (place !== null) put(spaces, place, way);
    else if (card !== null) uses.push(way);
  }
  const buttons = options.filter(({ answer }) => BUTTONS.includes(answer.do)).toSorted((a, b) => BUTTONS.indexOf(a.answer.do) - BUTTONS.indexOf(b.answer.do));
  return { seat: options[0]?.seat ?? -1, spaces, cards, guards, files, buttons, uses };
}

/** Nothing can be chosen while something still moves. */
export function dimmed(choosing: Choosing): Choosing {
  return { ...choosing, spaces: new Map() };
}

/** Whether an answer is one with what has been picked up; with nothing picked up one that needs nothing. */
function isOf(answer: Answer, picked: Picked | null): boolean {
  if (picked === null) return cardOf(answer) === null && answer.do !== 'shift';
  return 'card' in picked ? cardOf(answer) === picked.card : answer.do === 'shift' && answer.number === picked.guard;
}

/** The card of the hand that an answer uses. */
export function cardOf(answer: Answer): CardId | null {
  switch (answer.do) {
    case 'travel':
      return answer.by;
    case 'play':
    case 'bring':
    case 'keep':
      return answer.card;
    case 'bribe':
      return 'bent-bodyguard';
    case 'study':
      return 'correspondence-course';
    case 'fly':
      return 'red-eye-ticket';
    case 'tip-off':
      return 'anonymous-tip-off';
    default:
      return null;
  }
}

/** The space of the map that an answer is about. */
export function placeOf(answer: Answer): SpaceId | null {
  switch (answer.do) {
    case 'move':
    case 'travel':
    case 'fly':
    case 'go':
    case 'shift':
      return answer.to;
    case 'attempt':
    case 'bribe':
    case 'tip-off':
    case 'give':
      return answer.city;
    default:
      return null;
  }
}

/** What a click on a card does at once; other cards are picked up first. */
export function atOnce(ways: readonly Way[]): Way | null {
  const [only] = ways;
  return only !== undefined && ways.length === 1 && (only.answer.do === 'bring' || only.answer.do === 'keep') ? only : null;
}
