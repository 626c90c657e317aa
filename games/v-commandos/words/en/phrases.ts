import { type EnemyId, foeIn, type Victim } from '../../content/enemies.ts';
import type { KitId } from '../../content/kit.ts';
import type { ObjectiveRef } from '../../content/refs.ts';
import type { Side } from '../../content/vocabulary.ts';
import { objectiveData } from '../places.ts';
import { ENEMY_NAMES, KIT_NAMES } from './cards.ts';

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function some(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Equal things counted: 2 MP40 and 1 Pioneer. */
export function counted(names: readonly string[], plural?: (name: string) => string): string {
  return list(counts(names, plural));
}

function counts(names: readonly string[], plural: (name: string) => string = (name) => name): readonly string[] {
  return [...new Set(names)].map((one) => some(names.filter((other) => other === one).length, one, plural(one)));
}

/** Names that are the same for one and for many. */
const ALIKE = /MP40$|Karabiner$|Stoßtrupp$|Fallschirmjäger$|StG44|MG42|TNT|First Aid|Binoculars|Smoke|Spotted/;
const plural = (name: string): string => (ALIKE.test(name) ? name : `${name}s`);

export const enemyCounts = (ids: readonly EnemyId[]): readonly string[] =>
  counts(
    ids.map((id) => ENEMY_NAMES[id]),
    plural,
  );
export const enemyList = (ids: readonly EnemyId[]): string => list(enemyCounts(ids));
export const kitList = (ids: readonly KitId[]): string =>
  counted(
    ids.map((id) => KIT_NAMES[id]),
    plural,
  );

/** One of a kind: an MP40, a Pioneer. */
export function one(name: string): string {
  return `${/^(?:[AEIO]|M[PG]\d)/.test(name) ? 'an' : 'a'} ${name}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function victimName(victim: Victim): string {
  const foe = foeIn(victim);
  return foe === null ? 'the barrel' : `the ${ENEMY_NAMES[foe.enemy]}${foe.guarding ? ' on guard' : ''}`;
}

/** What an objective is about: something to carry, somebody to lead. */
export function thing(ref: ObjectiveRef): string {
  const data = objectiveData(ref);
  return 'item' in data ? `the ${data.item.replaceAll('-', ' ')}` : 'it';
}

export const SIDES: Readonly<Record<Side, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
