import { expect, test } from 'vitest';
import { type ClauseId, ConfigError } from '#kernel';
import { thrownBy } from '../kernel/testing/thrown.ts';

declare module 'vitest' {
  interface TaskMeta {
    clauses?: readonly string[];
  }
}

/** A test that proves clauses of a ledger, or one point of a check: `contact.spawn.dice#2`. They count as proven only when it has run and passed. */
export function proves(clauses: ClauseId | readonly ClauseId[], title: string, body: () => void | Promise<void>): void {
  test(title, ({ task }) => {
    task.meta.clauses = typeof clauses === 'string' ? [clauses] : clauses;
    return body();
  });
}

/** The clauses with which a configuration is refused; none when it is not. */
export function clausesAgainst(configure: (raw: unknown) => unknown, raw: unknown): readonly ClauseId[] {
  return thrownBy(() => configure(raw), ConfigError)?.clauses ?? [];
}

/** A test for each card that is shown, and one that none is left out. */
export function showsEvery(cards: readonly { readonly id: string }[], shown: Readonly<Record<string, () => void>>): void {
  test('every card is shown here', () => {
    expect(Object.keys(shown).toSorted()).toEqual(cards.map(({ id }) => id).toSorted());
  });

  test.each(Object.entries(shown))('%s does what it says', (_, shows) => shows());
}
