import { type EnemyId, foeIn, type Victim } from '../../content/enemies.ts';
import type { KitId } from '../../content/kit.ts';
import type { ObjectiveRef } from '../../content/refs.ts';
import type { Side } from '../../content/vocabulary.ts';
import { objectiveData } from '../places.ts';
import { ENEMY_NAMES, KIT_NAMES } from './cards.ts';

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
}

export function some(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Mehrzahl, wo sie anders heißt. */
const MANY: Readonly<Record<string, string>> = {
  'MP40 mit Gasmaske': 'MP40 mit Gasmaske',
  Sturmpionier: 'Sturmpioniere',
  Stoßtrupp: 'Stoßtrupps',
  'Deutscher Offizier': 'Deutsche Offiziere',
  Wachhund: 'Wachhunde',
  Goliath: 'Goliaths',
  Granate: 'Granaten',
  Brechstange: 'Brechstangen',
  Uniform: 'Uniformen',
  Bombardement: 'Bombardements',
  Abwurf: 'Abwürfe',
  Fernglas: 'Ferngläser',
  Rauchgranate: 'Rauchgranaten',
  Panzerfaust: 'Panzerfäuste',
};

/** Gleiches gezählt: 2 MP40 und 1 Sturmpionier. */
export function counted(names: readonly string[]): string {
  return list(counts(names));
}

function counts(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((one) => some(names.filter((other) => other === one).length, one, MANY[one] ?? one));
}

export const enemyCounts = (ids: readonly EnemyId[]): readonly string[] => counts(ids.map((id) => ENEMY_NAMES[id]));
export const enemyList = (ids: readonly EnemyId[]): string => list(enemyCounts(ids));
export const kitList = (ids: readonly KitId[]): string => counted(ids.map((id) => KIT_NAMES[id]));

export function victimName(victim: Victim): string {
  const foe = foeIn(victim);
  if (foe === null) return 'Gasfass';
  return foe.guarding ? `Wache (${ENEMY_NAMES[foe.enemy]})` : ENEMY_NAMES[foe.enemy];
}

const ITEMS: Readonly<Record<string, string>> = {
  'dispatch-case': 'die Kuriertasche',
  waybills: 'die Frachtbriefe',
  'cipher-machine': 'die Chiffriermaschine',
  'harbour-charts': 'die Minenkarten',
  'ration-lists': 'die Lebensmittellisten',
  schoolteacher: 'die Lehrerin',
  'wireless-operator': 'der Funker',
  courier: 'die Kurierin',
  blueprints: 'die Baupläne',
  formula: 'die Formel',
};

/** Worum es bei einem Einsatzziel geht: etwas zum Tragen, jemand zum Führen. */
export function thing(ref: ObjectiveRef): string {
  const data = objectiveData(ref);
  return 'item' in data ? (ITEMS[data.item] ?? data.item) : 'es';
}

/** Dasselbe im vierten Fall. */
export function thingTaken(ref: ObjectiveRef): string {
  return thing(ref).replace(/^der /, 'den ');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Himmelsrichtungen: nach Norden. */
export const SIDES: Readonly<Record<Side, string>> = { N: 'Norden', E: 'Osten', S: 'Süden', W: 'Westen' };
