import { isTarget } from '../../board/answers/deed.ts';
import { SYMBOLS } from '../../content/advantage.ts';
import { type Colour, enemy } from '../../content/index.ts';
import type { View } from '../../rules/view.ts';
import { commandoOn } from '../fields.ts';
import { type Mark, marksOf } from '../marks.ts';
import { lettered, nameIn } from '../named.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';
import { NAMES } from './names.ts';

const COLOURS: Readonly<Record<Colour, string>> = { red: 'rot', blue: 'blau', green: 'grün', yellow: 'gelb', black: 'schwarz' };

/** What is named although no card has its name. */
const OTHERS: Readonly<Record<string, string>> = {
  alarm: 'Alarm!',
  'alarm-post': 'Alarmposten',
  damage: 'Schaden',
  dimer: 'Blasendimer',
  gels: 'Gele',
  'grenades-burst': 'Granate',
  objective1: 'Ziel 1',
  objective2: 'Ziel 2',
  objective3: 'Ziel 3',
  overrun: 'Sie überrennen uns!',
  pillbox: 'Bunkersensor',
  trample: 'Niedertrampeln',
};

/** `Schwerer Schütze (schwarz)`, `Boss`. */
export function foe(id: string): string {
  return id === 'boss' ? 'Boss' : `${cards.enemyName(id)} (${COLOURS[enemy(id).colour]})`;
}

/** A card, ability or rule by its id. */
export function thing(id: string): string {
  if (isTarget(id)) return foe(id);
  return nameIn(NAMES, id) ?? OTHERS[id] ?? '';
}

/** Who sits there. */
export function who(view: View | null, seat: number): string {
  const id = commandoOn(view, seat);
  return id === null ? 'Ein Kommando' : cards.commandoName(id);
}

/** `Bills`, `Sweets’`. */
export function whose(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}s`;
}

/** `2 M und 1 beliebig`. */
export function advantage(symbols: readonly string[]): string {
  return and(amounts(symbols));
}

export function amounts(symbols: readonly string[]): readonly string[] {
  const counted = SYMBOLS.map((one) => ({ one, n: symbols.filter((other) => other === one).length }));
  return counted.filter(({ n }) => n > 0).map(({ one, n }) => `${n} ${symbol(one)}`);
}

export function symbol(one: string): string {
  return one === '*' ? 'beliebig' : one;
}

/** A text of a card with letters for its icons. */
export function plainText(text: string): string {
  return lettered(text, advantage, 'beliebig', 'Spezial');
}

export function count(n: number, one: string, many = one): string {
  return `${n} ${n === 1 ? one : many}`;
}

const MARKS: Readonly<Record<Mark, string>> = {
  pillbox: 'Bunkersensor',
  objective1: 'Ziel 1',
  objective2: 'Ziel 2',
  objective3: 'Ziel 3',
  'alarm-post': 'Alarmposten',
  platform: 'Plattform',
  drift: 'Schneewehe',
  wadder: 'Wadder-Feld',
  gels: 'Gele',
  dimer: 'Blasendimer',
  grenade: 'Granate',
  ledge: 'Vorsprung',
};

/** A space with what matters there: `J07 (Bunkersensor, Vorsprung)`. */
export function place(view: View, id: string): string {
  const there = marksOf(view, id).map((mark) => (mark === 'gels' ? count(view.gels[id] ?? 0, 'Gel', 'Gele') : MARKS[mark]));
  return there.length === 0 ? id : `${id} (${there.join(', ')})`;
}
