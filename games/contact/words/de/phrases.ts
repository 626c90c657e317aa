import { percentOf } from '#words';
import { type ColumnName, columnIn, columnNamed, isColumn, ringIn, type SegmentName } from '../../content/board.ts';
import { type Role, shortName } from '../../content/members.ts';
import type { AttackKind } from '../../facts/attacks.ts';
import type { Part } from '../../facts/part.ts';
import type { Effect, PlainEffect } from '../../facts/stack.ts';

export const ROLES: Readonly<Record<Role, string>> = {
  leader: 'Anführer',
  sniper: 'Scharfschütze',
  'heavy weapon': 'Schwere Waffe',
  standard: 'Schütze',
  assault: 'Sturm',
  scout: 'Späher',
  pioneer: 'Pionier',
  'radio operator': 'Funkerin',
  'field medic': 'Sanitäter',
};

export const WEAPONS: Readonly<Record<string, string>> = {
  'modified rifle': 'Mod. Gewehr',
  'sniper rifle': 'Scharfschützengewehr',
  'flame thrower': 'Flammenwerfer',
  'standard rifle': 'Standardgewehr',
  MG60: 'MG60',
  'assault rifle': 'Sturmgewehr',
  shotgun: 'Schrotflinte',
  'grenade launcher': 'Granatwerfer',
};

export const ATTACKS: Readonly<Record<AttackKind, string>> = {
  rifle: 'Gewehr',
  flame: 'Flammenwerfer',
  mg60: 'MG60',
  shotgun: 'Schrotflinte',
  launcher: 'Granatwerfer',
  double: 'Doppelschuss',
  spread: 'Doppelschuss, zwei Felder',
  ronin: 'Klinge',
  'roll first': 'Gewehr, erst würfeln',
  grenade: 'Granate',
  lob: 'Granate, erst würfeln',
  inspired: 'Extrawürfel',
  'inspired double': 'Extra-Doppelschuss',
  'inspired spread': 'Extra-Doppelschuss, zwei Felder',
  'inspired roll first': 'Extrawürfel, erst würfeln',
  tripwire: 'Ein Zombie',
  'tripwire large': 'Fünf Zombies',
};

const EFFECTS: Readonly<Record<PlainEffect, string>> = {
  'first-aid': 'First Aid: den Treffer aufheben?',
  melee: 'Melee expert: einen entfernen?',
  victim: 'Jemand fällt',
  consent: 'Wer fallen soll, wird gefragt',
  settle: 'Keine Einigkeit, wer fällt',
  tripwire: 'Tripwire: welche Gruppe?',
  'air-recon': 'Air recon: welche zwei bleiben weg?',
  scatter: 'Scatter: noch einen entfernen?',
  inspire: 'Inspire: wer bekommt einen Würfel?',
  move: 'Die Zombies ziehen einen Ring nach innen',
};

export function effectText(effect: Effect): string {
  switch (effect.of) {
    case 'ardor':
      return effect.rolled.length === 1 ? `Ardor: die ${effect.rolled[0]} neu würfeln?` : `Ardor: ${effect.rolled.join(', ')}, einen davon neu würfeln?`;
    case 'target':
      return `Flexible: Ziel für die ${effect.die} wählen`;
    case 'act':
      return `${shortName(effect.member)}, ${ATTACKS[effect.attack]}${effect.at === null ? '' : `: ${place(effect.at)}`}`;
    case 'attack':
      return effect.hits
        ? `Die Zombies in ${effect.from === null ? 'Ring 1' : place(effect.from)} treffen`
        : `Die Zombies in ${effect.from === null ? 'Ring 1' : place(effect.from)} treffen nicht`;
    case 'spawn':
      return `Es kommen: Blau ${effect.blue}, Braun ${effect.brown}`;
    case 'part':
      return `${part(effect.part)}${effect.next.length === 0 ? '' : `. Greifen noch an: ${effect.next.map(place).join(', ')}`}`;
    default:
      return EFFECTS[effect.of];
  }
}

export function part({ turn, phase }: Part): string {
  return `Zug ${turn}, ${phase === 'zombies' ? 'Zombies' : 'Team'}`;
}

export function place(name: SegmentName | ColumnName): string {
  if (!isColumn(name)) return `${place(columnIn(name))}, Ring ${ringIn(name)}`;
  const { colour, number } = columnNamed(name);
  return `${colour === 'blue' ? 'Blau' : 'Braun'} ${number}`;
}

export function zombies(n: number): string {
  return `${n} Zombie${n === 1 ? '' : 's'}`;
}

/** What a die has to show. */
export function results(from: number): string {
  return from === 6 ? 'nur mit 6' : from === 5 ? 'mit 5 oder 6' : `ab ${from}`;
}

export function percent(chance: number): string {
  return `${percentOf(chance)}\u00a0%`;
}

const NUMBERS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

export function listed(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} und ${things.at(-1)}`;
}

export function number(n: number): string {
  return NUMBERS[n] ?? String(n);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
