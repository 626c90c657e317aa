import type { Seat } from '#kernel';
import { type AdvantageSymbol, SYMBOLS } from '../../content/advantage.ts';
import { COMMANDO_DIE, type CommandoFace, type EnemyFace } from '../../content/dice.ts';
import { type Colour, type EnemyId, enemy, isEnemy, MISSION, type SpaceId, type TargetId, type Thing } from '../../content/index.ts';
import { type Mark, marksOf } from '../../facts/marks.ts';
import type { View } from '../../view.ts';
import { lettered } from '../icons.ts';
import { cardWords as cards } from './cards.ts';
import { and } from './grammar.ts';
import { NAMES } from './names.ts';

const COLOURS: Readonly<Record<Colour, string>> = { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow', black: 'black' };

/** Cards, abilities and weapons, and what is named although no card has its name. */
const THINGS: Readonly<Record<Exclude<Thing, EnemyId>, string>> = {
  ...NAMES.card,
  ...NAMES.ability,
  ...NAMES.weapon,
  ...NAMES.bossCard,
  ...NAMES.stageCard,
  ...NAMES.objective,
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
export function foe(id: TargetId): string {
  return id === 'boss' ? 'the boss' : `${cards.enemyName(id)} (${COLOURS[enemy(id).colour]})`;
}

/** A card, ability or rule by its id. */
export function thing(id: Thing): string {
  return isEnemy(id) ? foe(id) : THINGS[id];
}

/** Who sits there; `a commando` where it is nobody in particular. */
export function who({ fighters }: View, seat: Seat): string {
  const f = fighters[seat];
  return f === undefined ? 'A commando' : cards.commandoName(f.id);
}

/** Who has fallen. */
export function fallen(view: View | undefined): string {
  return view === undefined || view.fallen === null ? 'A commando' : cards.commandoName(view.fallen);
}

export function whose(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** The objective with this number, 1 to 3. */
export function missionOf(number: number): string {
  return cards.missionName(MISSION[number - 1] ?? 'demolition');
}

/** `2 M and 1 any`. */
export function advantage(symbols: readonly AdvantageSymbol[]): string {
  return and(amounts(symbols));
}

export function amounts(symbols: readonly EnemyFace[]): readonly string[] {
  const counted = SYMBOLS.map((one) => ({ one, n: symbols.filter((other) => other === one).length }));
  return counted.filter(({ n }) => n > 0).map(({ one, n }) => `${n} ${symbol(one)}`);
}

export function symbol(one: AdvantageSymbol): string {
  return one === '*' ? 'any' : one;
}

/** A face of a die of either side. */
export function face(one: CommandoFace | EnemyFace): string {
  return one === 'SP' ? 'special' : one === 'success' || one === 'critical' ? one : symbol(one);
}

/** Commando dice: `2 successes, 1 critical and 1 M`. */
export function faces(dice: readonly CommandoFace[]): string {
  const counted = (shows: CommandoFace): readonly string[] => {
    const n = dice.filter((die) => die === shows).length;
    return n === 0 ? [] : [shows === 'success' ? count(n, 'success', 'successes') : shows === 'critical' ? count(n, 'critical') : `${n} ${shows}`];
  };
  return and([...new Set(COMMANDO_DIE)].flatMap(counted));
}

/** Enemy dice: `1 M and 2 specials`. */
export function results(dice: readonly EnemyFace[]): string {
  const specials = dice.filter((one) => one === 'SP').length;
  return and([...amounts(dice), ...(specials === 0 ? [] : [count(specials, 'special')])]);
}

/** A text of a card with letters for its icons. */
export function plainText(text: string): string {
  return lettered(text, advantage, 'any', 'Special');
}

export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
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
export function place(view: View, id: SpaceId): string {
  const there = marksOf(view, id).map((mark) => (mark === 'gels' ? count(view.gels[id] ?? 0, 'gel') : MARKS[mark]));
  return there.length === 0 ? id : `${id} (${there.join(', ')})`;
}
