import * as z from 'zod/mini';

const KeptAnswer = z.object({ id: z.string(), number: z.number(), seat: z.number(), notation: z.string(), undos: z.number() });
/** An answer that has been given and not yet acknowledged; sent again under its id, it happens once. */
export type KeptAnswer = z.infer<typeof KeptAnswer>;

const key = (table: string): string => `muster.kept.${table}`;

/** The answer lies on the device until the table has it, or refuses it: a page may be closed before that. */
export function keepAnswer(table: string, answer: KeptAnswer): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(answer));
  } catch {
    // A browser that keeps nothing sends it as long as the page is open.
  }
}

export function dropAnswer(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
}

export function keptAnswer(table: string): KeptAnswer | null {
  try {
    return KeptAnswer.parse(JSON.parse(localStorage.getItem(key(table)) ?? ''));
  } catch {
    return null;
  }
}
