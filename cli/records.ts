import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecord, recordText } from '#kernel';
import { boxes } from '#shelf';
import { command, UsageError } from './command.ts';
import { withStore } from './database.ts';
import { verdictOn } from './verdict.ts';
import { say } from './words/words.ts';

export const exportRecords = command({
  name: 'export',
  takes: '[table…]',
  summary: say.export.summary,
  options: { out: { type: 'string', value: '<folder>', says: say.export.option.out } },
  examples: ['muster export --out records', 'muster export k3m9x2aq7w4etz5p'],
  async run(ids, { out = 'records' }) {
    await mkdir(out, { recursive: true });
    return withStore(
      async (store) => {
        const { TableRegistry, recordFor } = await import('#server');
        const registry = new TableRegistry(store);
        const finished =
          ids.length > 0 ? ids : (await store.db.selectFrom('tables').where('state', '=', 'finished').select('id').execute()).map(({ id }) => id);
        for (const id of finished) {
          const table = await registry.table(id);
          if (table.state.phase !== 'finished') throw new UsageError(say.moved.unfinished({ id }));
          const file = join(out, `${table.state.game}-${id}.json`);
          await writeFile(file, recordText(await recordFor(store, table, null)));
          console.log(file);
        }
        return 0;
      },
      { mustExist: true },
    );
  },
});

export const importRecords = command({
  name: 'import',
  takes: '<file>…',
  summary: say.import.summary,
  options: { name: { type: 'string', value: '<name>', says: say.import.option.name } },
  examples: ['muster import records/*.json'],
  async run(files, { name = 'Import' }) {
    if (files.length === 0) throw new UsageError(say.wrong['no-records']);
    return withStore(async (store) => {
      const { TableRegistry, People, readersHere } = await import('#server');
      const registry = new TableRegistry(store);
      const readers = readersHere();
      const { person } = await new People(store).createGuest(name);
      let holds = true;
      for (const file of files) {
        const bytes = await readFile(file).catch(() => {
          throw new UsageError(say.wrong.file({ file }));
        });
        const verdict = await verdictOn(bytes, boxes);
        const broken = verdict.finding === 'broken';
        holds &&= !broken;
        if (broken) console.log(`${file}: ${verdict.text}`);
        else {
          const record = readRecord(bytes);
          const table = await registry.importRecord(person, registry.box(record.game), record, await readers.run({ do: 'stand', record }));
          console.log(say.moved.in({ file, table }));
        }
      }
      return holds ? 0 : 1;
    });
  },
});
