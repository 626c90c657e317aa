import type { GameEvent } from '#kernel';
import { ADVANTAGES, type Advantage } from '../../content/advantage.ts';
import { COMMANDO_DIE, type CommandoFace, ENEMY_DIE, type EnemyFace } from '../../content/dice.ts';

/** Reading what an event says: whatever is missing is empty. */

export function num(event: GameEvent, name: string): number {
  return Number(event[name] ?? -1);
}

export function text(event: GameEvent, name: string): string {
  const value = event[name];
  return typeof value === 'string' ? value : '';
}

export function list(event: GameEvent, name: string): readonly string[] {
  const value = event[name];
  return Array.isArray(value) ? value.map(String) : [];
}

export function advantages(event: GameEvent, name: string): readonly Advantage[] {
  return list(event, name).flatMap((type) => ADVANTAGES.find((known) => known === type) ?? []);
}

export function faces(event: GameEvent, name: string): readonly CommandoFace[] {
  return list(event, name).flatMap((face) => COMMANDO_DIE.find((known) => known === face) ?? []);
}

export function enemyFaces(event: GameEvent, name: string): readonly EnemyFace[] {
  return list(event, name).flatMap((face) => enemyFace(face) ?? []);
}

export function enemyFace(value: unknown): EnemyFace | null {
  return ENEMY_DIE.find((known) => known === value) ?? null;
}
