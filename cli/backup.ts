import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Counts, Store } from '#server';
import { command, UsageError } from './command.ts';
import { withStore } from './database.ts';
import { encrypting, isEncrypted, opened } from './sealed-file.ts';
import { unpacking } from './unpacked.ts';
import { say } from './words/words.ts';

export const backup = command({
  name: 'backup',
  takes: '<file>',
  summary: say.backup.summary,
  details: say.backup.details,
  options: { encrypt: { type: 'boolean', says: say.backup.option.encrypt } },
  examples: [
    'muster backup muster.ndjson.gz',
    'MUSTER_BACKUP_PASSWORD=… muster backup monday.ndjson.gz --encrypt',
    'DATABASE_URL=postgres://… muster backup monday.ndjson',
  ],
  async run(files, { encrypt = false }) {
    const file = oneOf(files);
    const sealing = encrypt ? [encrypting(password())] : [];
    const part = `${file}.part`;
    try {
      const counts = await withStore((store) => written(store, part, [...(file.endsWith('.gz') ? [createGzip()] : []), ...sealing]), { mustExist: true });
      await rename(part, file);
      console.log(say.kept.written({ file, ...counts }));
      return 0;
    } finally {
      await rm(part, { force: true });
    }
  },
});

export const restore = command({
  name: 'restore',
  takes: '<file>',
  summary: say.restore.summary,
  details: say.restore.details,
  options: { replace: { type: 'boolean', says: say.restore.option.replace } },
  examples: ['muster restore muster.ndjson.gz --replace'],
  async run(files, { replace }) {
    const file = oneOf(files);
    await stat(file).catch(() => {
      throw new UsageError(say.wrong.file({ file }));
    });
    const counts = await withStore(async (store) => {
      const { count } = await store.db
        .selectFrom('tables')
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) > 0 && !replace) throw new UsageError(say.kept.replace({ tables: Number(count) }));
      const { restore: readBackup } = await import('#server');
      const opening = [...((await isEncrypted(file)) ? [await opened(file, password())] : []), ...(file.endsWith('.gz') ? await unpacking(file) : [])];
      return readBackup(
        store,
        opening.reduce<Readable>((input, step) => input.compose(step), createReadStream(file)),
      );
    });
    console.log(say.kept.restored({ file, ...counts }));
    return 0;
  },
});

/** Through all steps into a file that only its owner can read. */
async function written(store: Store, file: string, steps: readonly Transform[]): Promise<Counts> {
  const { backup: writeBackup } = await import('#server');
  const output = createWriteStream(file, { mode: 0o600 });
  const [first] = steps;
  if (first === undefined) return writeBackup(store, output);
  const [counts] = await Promise.all([writeBackup(store, first), pipeline([...steps, output])]);
  return counts;
}

function password(): string {
  const given = process.env['MUSTER_BACKUP_PASSWORD'] ?? '';
  if (given === '') throw new UsageError(say.wrong.password);
  return given;
}

function oneOf(files: readonly string[]): string {
  const [file] = files;
  if (file === undefined || files.length > 1) throw new UsageError(say.wrong['one-file']);
  return file;
}
