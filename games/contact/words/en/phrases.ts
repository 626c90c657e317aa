import { percentOf } from '#words';
import { type ColumnName, columnIn, columnNamed, isColumn, ringIn, type SegmentName } from '../../content/board.ts';
import { shortName } from '../../content/members.ts';
import type { AttackKind } from '../../facts/attacks.ts';
import type { Part } from '../../facts/part.ts';
import type { Effect, PlainEffect } from '../../facts/stack.ts';

export const ATTACKS: Readonly<Record<AttackKind, string>> = {
  rifle: 'Rifle',
  flame: 'Flame thrower',
  mg60: 'MG60',
  shotgun: 'Shotgun',
  launcher: 'Launcher',
  double: 'Double shot',
  spread: 'Double shot, two segments',
  ronin: 'Blade',
  'roll first': 'Rifle, roll first',
  grenade: 'Grenade',
  lob: 'Grenade, roll first',
  inspired: 'Extra die',
  'inspired double': 'Extra double shot',
  'inspired spread': 'Extra double shot, two segments',
  'inspired roll first': 'Extra die, roll first',
  tripwire: 'One zombie',
  'tripwire large': 'Five zombies',
};

const EFFECTS: Readonly<Record<PlainEffect, string>> = {
  'first-aid': 'First Aid: cancel the hit?',
  melee: 'Melee expert: remove one?',
  victim: 'Somebody falls',
  consent: 'Asking whoever would fall',
  settle: 'No agreement on who falls',
  tripwire: 'Tripwire: which group?',
  'air-recon': 'Air recon: which two stay away?',
  scatter: 'Scatter: remove one more?',
  inspire: 'Inspire: who gets a die?',
  move: 'The zombies move one ring inwards',
};

export function effectText(effect: Effect): string {
  switch (effect.of) {
    case 'ardor':
      return effect.rolled.length === 1 ? `Ardor: reroll the ${effect.rolled[0]}?` : `Ardor: reroll one of ${effect.rolled.join(', ')}?`;
    case 'target':
      return `Flexible: choose a target for the ${effect.die}`;
    case 'act':
      return `${shortName(effect.member)}, ${inside(ATTACKS[effect.attack])}${effect.at === null ? '' : `: ${place(effect.at)}`}`;
    case 'attack':
      return `The zombies in ${effect.from === null ? 'ring 1' : place(effect.from)} ${effect.hits ? 'hit' : 'attack and miss'}`;
    case 'spawn':
      return `Arriving: blue ${effect.blue}, brown ${effect.brown}`;
    case 'part':
      return `${part(effect.part)}${effect.next.length === 0 ? '' : `. Still to attack: ${effect.next.map(place).join(', ')}`}`;
    default:
      return EFFECTS[effect.of];
  }
}

export function part({ turn, phase }: Part): string {
  return `Turn ${turn}, ${phase}`;
}

export function place(name: SegmentName | ColumnName): string {
  if (!isColumn(name)) return `${place(columnIn(name))}, ring ${ringIn(name)}`;
  const { colour, number } = columnNamed(name);
  return `${colour} ${number}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A name of a list in the middle of a sentence. */
export function inside(text: string): string {
  return /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function zombies(n: number): string {
  return `${n} zombie${n === 1 ? '' : 's'}`;
}

/** What a die has to show. */
export function results(from: number): string {
  return from === 6 ? 'a 6' : from === 5 ? 'a 5 or 6' : `a ${from} or more`;
}

export function percent(chance: number): string {
  return `${percentOf(chance)}%`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export function listed(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

export function number(n: number): string {
  return NUMBERS[n] ?? String(n);
}
