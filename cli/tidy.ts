import { settingsFrom } from '../server/settings.ts';
import { command } from './command.ts';
import { withStore } from './database.ts';
import { say } from './words/words.ts';

export const tidyUp = command({
  name: 'tidy',
  takes: '',
  summary: say.tidy.summary,
  details: say.tidy.details,
  options: { dry: { type: 'boolean', says: say.tidy.option.dry } },
  examples: ['muster tidy --dry', 'MUSTER_KEEP_OPEN=7 muster tidy', 'MUSTER_KEEP_FINISHED=365 MUSTER_EXPORT=/var/records muster tidy'],
  async run(_, { dry = false }) {
    const { tidy, totalsOf } = await import('#server');
    return withStore(
      async (store) => {
        const before = await totalsOf(store);
        const { tables, guests } = await tidy(store, settingsFrom(process.env).retention, { dry });
        console.log(say[dry ? 'tidied-dry' : 'tidied']({ tables, guests }));
        if (dry) return 0;
        await store.compact();
        const { bytes } = await totalsOf(store);
        console.log(say.tidy.size({ before: megabytes(before.bytes), after: megabytes(bytes) }));
        return 0;
      },
      { mustExist: true },
    );
  },
});

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
