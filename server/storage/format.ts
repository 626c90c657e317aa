import { randomUUID } from 'node:crypto';
import { short } from './chain.ts';

/**
 * How entries, and what is written with them, are stored. A migration after which programs of before must write no more counts it
 * up and gives the generation its new name. Since 2 every entry has a checksum, since 3 every row, and each journal its end; since 4 the first
 * entries of a journal are folded. (The thread loads this, so it stays small.)
 */
const FORMAT = 4;

/** Under this name the database keeps its generation, which every commit names: a program of another format finds none, and writes nothing. */
export const GENERATION = `generation of format ${FORMAT}`;

/** A generation with its own sum behind it, so that a changed one is known. */
export function freshGeneration(): string {
  const id = randomUUID();
  return `${id} ${short(id)}`;
}

export function isGeneration(value: string): boolean {
  const [id = '', sum] = value.split(' ');
  return sum === short(id);
}
