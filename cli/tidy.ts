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
  examples: ['muster tidy --dry', 'MUSTER_KEEP_OPEN=7 muster tidy'],
  async run(_, { dry = false }) {
    const { tidy } = await import('#server');
    const { tables, guests } = await withStore((store) => tidy(store, settingsFrom(process.env).retention, { dry }), { mustExist: true });
    console.log(say[dry ? 'tidied-dry' : 'tidied']({ tables, guests }));
    return 0;
  },
});
