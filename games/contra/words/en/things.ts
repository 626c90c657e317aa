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

const COLOURS: Readonly<Record<Colour, string>> = { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', black: 'black' };

/** What is named although no card has its name. */
const OTHERS: Readonly<Record<string, string>> = {
  alarm: 'Alarm!',
  'alarm-post': 'the alarm post',
  damage: 'the damage',
  dimer: 'the bubble dimer',
  gels: 'the gels',
  'grenades-burst': 'the grenade',
  objective1: 'objective 1',
  objective2: 'objective 2',
  objective3: 'objective 3',
  overrun: 'We’re overrun!',
  pillbox: 'the pillbox',
  trample: 'Trample',
};

/** `Heavy Gunner (black)`, `the boss`. */
export function foe(id: string): string {
  return id === 'boss' ? 'the boss' : `${cards.enemyName(id)} (${COLOURS[enemy(id).colour]})`;
}

/** A card, ability or rule by its id. */
export function thing(id: string): string {
  if (isTarget(id)) return foe(id);
  return nameIn(NAMES, id) ?? OTHERS[id] ?? '';
}

/** Who sits there; `a commando` where nobody knows. */
export function who(view: View | null, seat: number): string {
  const id = commandoOn(view, seat);
  return id === null ? 'A commando' : cards.commandoName(id);
}

export function whose(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** `2 M and 1 any`. */
export function advantage(symbols: readonly string[]): string {
  return and(amounts(symbols));
}

export function amounts(symbols: readonly string[]): readonly string[] {
  const counted = SYMBOLS.map((one) => ({ one, n: symbols.filter((other) => other === one).length }));
  return counted.filter(({ n }) => n > 0).map(({ one, n }) => `${n} ${symbol(one)}`);
}

export function symbol(one: string): string {
  return one === '*' ? 'any' : one;
}

/** A text of a card with letters for its icons. */
export function plainText(text: string): string {
  return lettered(text, advantage, 'any', 'Special');
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

const MARKS: Readonly<Record<Mark, string>> = {
  pillbox: 'pillbox',
  objective1: 'objective 1',
  objective2: 'objective 2',
  objective3: 'objective 3',
  'alarm-post': 'alarm post',
  platform: 'platform',
  drift: 'drift',
  wadder: 'wadder space',
  gels: 'gels',
  dimer: 'bubble dimer',
  grenade: 'grenade',
  ledge: 'ledge',
};

/** A space with what matters there: `J07 (pillbox, ledge)`. */
export function place(view: View, id: string): string {
  const there = marksOf(view, id).map((mark) => (mark === 'gels' ? count(view.gels[id] ?? 0, 'gel') : MARKS[mark]));
  return there.length === 0 ? id : `${id} (${there.join(', ')})`;
}
