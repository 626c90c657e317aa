import { expect, test } from 'vitest';
import { GroupReading } from './group-reading.ts';
import { Databases } from './testing/databases.ts';
import { write } from './testing/write.ts';

const databases = new Databases();

test('journals that are asked for at once are read with one statement, each from where it was asked for', async () => {
  const store = await databases.open(await databases.fresh('postgres'));
  const tables = Array.from({ length: 40 }, (_, n) => `t${n}`);
  for (let entry = 0; entry < 3; entry++) await Promise.all(tables.map((table) => store.commit(write(table, entry))));
  const reading = new GroupReading(store.db);
  const asked = [...tables.map((table, n) => [table, (n % 4) - 1] as const), ['t0', 1] as const, ['nowhere', -1] as const];
  const tails = await Promise.all(asked.map(([table, after]) => reading.tail(table, after)));
  expect(reading.reads).toBe(1);
  for (const [i, [table, after]] of asked.entries()) {
    const rows = (tails[i] ?? []).filter(({ entry }) => entry !== null);
    expect(rows.map((row) => [row.table_id, row.entry])).toEqual(
      table === 'nowhere' ? [] : [0, 1, 2].filter((entry) => entry > after).map((entry) => [table, entry]),
    );
    expect((tails[i] ?? []).map(({ end_last }) => end_last)).toEqual(table === 'nowhere' ? [] : Array.from({ length: Math.max(1, rows.length) }, () => 2));
  }
});

test('what goes wrong with one statement is heard by all who asked', async () => {
  const store = await databases.open(await databases.fresh('postgres'));
  const reading = new GroupReading(store.db);
  await store.db.schema.alterTable('ends').renameTo('gone').execute();
  const tails = await Promise.allSettled([reading.tail('a', -1), reading.tail('b', 3)]);
  expect(tails.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
