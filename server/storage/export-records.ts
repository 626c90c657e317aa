import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { type MatchRecord, recordText } from '#kernel';
import { entryOf, rowsAfter } from './journal.ts';
import type { Row, Schema } from './schema.ts';
import { recordIn } from './sums.ts';

/** The records of tables as files that anybody can verify, on the disk before this is fulfilled. */
export async function exportRecords(db: Transaction<Schema>, tables: readonly Row<'tables'>[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { id, game } of tables) {
    const text = await recordOf(db, id);
    if (text !== null) await written(join(folder, `${game}-${id}.json`), text);
  }
}

/** As it was sealed; of a match that was played elsewhere, as it was brought along. Null where there is none. */
async function recordOf(db: Transaction<Schema>, id: string): Promise<string | null> {
  const sealed = await db.selectFrom('records').where('table_id', '=', id).selectAll().executeTakeFirst();
  if (sealed !== undefined) return recordIn(sealed);
  const [first] = await rowsAfter(db, id, -1, 1);
  const { record = null } = first === undefined ? {} : (entryOf(first).body as { readonly record?: MatchRecord | null });
  return record === null ? null : recordText(record);
}

async function written(file: string, text: string): Promise<void> {
  const part = await open(`${file}.part`, 'w');
  try {
    await part.writeFile(text);
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(`${file}.part`, file);
}
