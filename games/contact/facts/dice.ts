import type { MemberId } from '../content/members.ts';
import type { Event } from '../event.ts';
import type { About, Decision } from '../types.ts';

/** A die as it lies there. */
export interface Rolled {
  readonly value: number;
  readonly look: 'plain' | 'good' | 'bad';
  readonly label: 'hit' | 'miss' | 'held' | 'falls' | 'blue' | 'brown' | null;
  readonly sides: 6 | 8;
  readonly of: MemberId | 'zombies' | 'spawn';
}

function die(value: number, of: Rolled['of'], look: Rolled['look'], label: Rolled['label']): Rolled {
  return { value, look, label, sides: 6, of };
}

function attackDie(value: number, of: MemberId, hit: boolean): Rolled {
  return die(value, of, hit ? 'good' : 'bad', hit ? 'hit' : 'miss');
}

function spawnDice({ blue, brown }: { readonly blue: number; readonly brown: number }): readonly Rolled[] {
  return [
    { value: blue, look: 'plain', label: 'blue', sides: 8, of: 'spawn' },
    { value: brown, look: 'plain', label: 'brown', sides: 8, of: 'spawn' },
  ];
}

/** The dice of an event. */
export function diceOf(event: Event): readonly Rolled[] {
  switch (event.kind) {
    case 'shot':
      return [attackDie(event.die, event.member, event.hit)];
    case 'blast':
      return [attackDie(event.die, event.member, true)];
    case 'flexible-miss':
      return [attackDie(event.die, 'dunham', false)];
    case 'first-aid':
      return [attackDie(event.die, 'vanderbilt', event.works)];
    case 'zombies-attack':
      return event.die === null ? [] : [die(event.die, 'zombies', event.hit ? 'good' : 'bad', event.hit ? 'falls' : 'held')];
    case 'victim-die':
      return [die(event.die, event.member, 'plain', null)];
    case 'spawn':
      return spawnDice(event);
    default:
      return [];
  }
}

/** The last dice of whoever rolled last, four at most. */
export function lastDice<D extends Rolled>(dice: readonly D[]): readonly D[] {
  const owner = dice.at(-1)?.of;
  const from = dice.findLastIndex((d) => d.of !== owner) + 1;
  return dice.slice(Math.max(from, dice.length - 4));
}

/** Dice that lie there while somebody decides about them: a reroll, a target, who stays away. */
export function openDice(decision: Decision | null): readonly Rolled[] {
  switch (decision?.kind) {
    case 'air-recon':
      return spawnDice(decision.about);
    case 'flexible':
      return [die(decision.about.die, 'dunham', 'plain', null)];
    case 'ardor':
      return lyingDice(decision.about);
    default:
      return [];
  }
}

/** One that is asked about could be better; of several each says whether it hits. */
function lyingDice({ member, dice }: About<'ardor'>): readonly Rolled[] {
  if (dice.length > 1) return dice.map(({ rolled, needs }) => attackDie(rolled, member, rolled >= needs));
  return dice.map(({ rolled }) => die(rolled, member, 'bad', null));
}
