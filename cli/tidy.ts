import { settingsFrom } from '../server/settings.ts';
import { command } from './command.ts';
import { withStore } from './database.ts';

export const tidyUp = command({
  name: 'tidy',
  takes: '',
  summary: 'Delete tables and guests that nobody has come back to for as long as the settings say; a server does so every day.',
  details:
    'MUSTER_KEEP_OPEN, MUSTER_KEEP_IDLE, MUSTER_KEEP_FINISHED and MUSTER_KEEP_GUESTS say for how many days, 0 for ever (muster serve --help).\nIt uses the database of DATABASE_URL or MUSTER_DATA, as serve does.',
  options: { dry: { type: 'boolean', says: 'only say how many there are' } },
  examples: ['muster tidy --dry', 'MUSTER_KEEP_OPEN=7 muster tidy'],
  async run(_, { dry = false }) {
    const { tidy } = await import('#server');
    const { tables, guests } = await withStore((store) => tidy(store, settingsFrom(process.env).retention, { dry }), { mustExist: true });
    console.log(`${dry ? 'Nobody came back to' : 'Deleted'} ${tables} tables and ${guests} guests${dry ? '; nothing was deleted' : ''}.`);
    return 0;
  },
});
