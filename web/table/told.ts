import type { Told } from '#kernel';
import type { Sitting } from '../play/sitting.ts';

/** Everything that happened up to a moment, in order. */
export function toldUpTo(sitting: Sitting, number: number): readonly Told[] {
  const all: Told[] = [];
  for (let at = sitting.first; at <= number; at++) all.push(...sitting.toldAt(at));
  return all;
}
