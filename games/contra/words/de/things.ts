import type { Seat } from '#kernel';
import { type AdvantageSymbol, SYMBOLS } from '../../content/advantage.ts';
import { COMMANDO_DIE, type CommandoFace, type EnemyFace } from '../../content/dice.ts';
import { type Colour, type EnemyId, enemy, isEnemy, MISSION, type SpaceId, type TargetId, type Thing } from '../../content/index.ts';
import { type Mark, marksOf } from '../../facts/marks.ts';
import type { View } from '../../view.ts';
import { lettered } from '../icons.ts';
import { cardWords as cards } from './cards.ts';
import { and, successes } from './grammar.ts';
import { NAMES } from './names.ts';

const COLOURS: Readonly<Record<Colour, string>> = { red: 'rot', blue: 'blau', green: 'grün', yellow: 'gelb', black: 'schwarz' };

/** Cards, abilities and weapons, and what is named although no card has its name. */
const THINGS: Readonly<Record<Exclude<Thing, EnemyId>, string>> = {
  ...NAMES.card,
  ...NAMES.ability,
  ...NAMES.weapon,
  ...NAMES.bossCard,
  ...NAMES.stageCard,
  ...NAMES.objective,
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
export function foe(id: TargetId): string {
  return id === 'boss' ? 'Boss' : `${cards.enemyName(id)} (${COLOURS[enemy(id).colour]})`;
}

/** A card, ability or rule by its id. */
export function thing(id: Thing): string {
  return isEnemy(id) ? foe(id) : THINGS[id];
}

/** Who sits there; `ein Kommando` where it is nobody in particular. */
export function who({ fighters }: View, seat: Seat): string {
  const f = fighters[seat];
  return f === undefined ? 'Ein Kommando' : cards.commandoName(f.id);
}

/** Who has fallen. */
export function fallen(view: View | undefined): string {
  return view === undefined || view.fallen === null ? 'Ein Kommando' : cards.commandoName(view.fallen);
}

/** `Bills`, `Sweets’`. */
export function whose(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}s`;
}

/** The objective with this number, 1 to 3. */
export function missionOf(number: number): string {
  return cards.missionName(MISSION[number - 1] ?? 'demolition');
}

/** `2 M und 1 beliebig`. */
export function advantage(symbols: readonly AdvantageSymbol[]): string {
  return and(amounts(symbols));
}

export function amounts(symbols: readonly EnemyFace[]): readonly string[] {
  const counted = SYMBOLS.map((one) => ({ one, n: symbols.filter((other) => other === one).length }));
  return counted.filter(({ n }) => n > 0).map(({ one, n }) => `${n} ${symbol(one)}`);
}

export function symbol(one: AdvantageSymbol): string {
  return one === '*' ? 'beliebig' : one;
}

/** A face of a die of either side. */
export function face(one: CommandoFace | EnemyFace): string {
  return one === 'SP' ? 'Spezial' : one === 'success' ? 'Erfolg' : one === 'critical' ? 'kritischer Treffer' : symbol(one);
}

/** Commando dice: `2 Erfolge, 1 kritischer Treffer und 1 M`. */
export function faces(dice: readonly CommandoFace[]): string {
  const counted = (shows: CommandoFace): readonly string[] => {
    const n = dice.filter((die) => die === shows).length;
    return n === 0 ? [] : [shows === 'success' ? successes(n) : shows === 'critical' ? count(n, 'kritischer Treffer', 'kritische Treffer') : `${n} ${shows}`];
  };
  return and([...new Set(COMMANDO_DIE)].flatMap(counted));
}

/** Enemy dice: `1 M und 2 Spezial`. */
export function results(dice: readonly EnemyFace[]): string {
  const specials = dice.filter((one) => one === 'SP').length;
  return and([...amounts(dice), ...(specials === 0 ? [] : [`${specials} Spezial`])]);
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
export function place(view: View, id: SpaceId): string {
  const there = marksOf(view, id).map((mark) => (mark === 'gels' ? count(view.gels[id] ?? 0, 'Gel', 'Gele') : MARKS[mark]));
  return there.length === 0 ? id : `${id} (${there.join(', ')})`;
}
