import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Place } from './place.ts';

/** A mutant that changes nothing anybody could notice, and why. */
const Equivalent = z.strictObject({ file: z.string(), in: z.string(), was: z.string(), now: z.string(), why: z.string().min(1) });
export type Equivalent = z.infer<typeof Equivalent>;

export function readEquivalents(path: string): readonly Equivalent[] {
  return existsSync(path) ? z.array(Equivalent).parse(parse(readFileSync(path, 'utf8')) ?? []) : [];
}

/** What names a mutant wherever it has moved to. */
export function nameOf({ file, in: within, was, now }: Omit<Place, 'line'>): string {
  return JSON.stringify([file, within, was, now]);
}
