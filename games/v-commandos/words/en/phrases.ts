import type { Victim } from '../../answer.ts';
import type { EnemyId } from '../../content/enemies.ts';
import type { KitId } from '../../content/kit.ts';
import type { Side } from '../../content/vocabulary.ts';
import { ENEMY_NAMES, KIT_NAMES } from './cards.ts';

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** Equal things counted: 2 MP40 and 1 Pioneer. */
export function counted(names: readonly string[]): string {
  return list([...new Set(names)].map((one) => `${names.filter((other) => other === one).length} ${one}`));
}

export const enemyList = (ids: readonly EnemyId[]): string => counted(ids.map((id) => ENEMY_NAMES[id]));
export const kitList = (ids: readonly KitId[]): string => counted(ids.map((id) => KIT_NAMES[id]));

export function victimName(victim: Victim): string {
  if (victim === 'barrel') return 'the barrel';
  const guarding = victim.startsWith('guard:');
  const id = victim.replace('guard:', '') as EnemyId;
  return `the ${ENEMY_NAMES[id]}${guarding ? ' on guard' : ''}`;
}

export const SIDES: Readonly<Record<Side, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
