import { settingsFrom } from '../server/settings.ts';
import { command, noWords } from './command.ts';
import { withStore } from './database.ts';
import { minuteOf, momentIn } from './dates.ts';
import { say } from './words/words.ts';

export const invite = command({
  name: 'invite',
  takes: '',
  summary: say.invite.summary,
  details: say.invite.details,
  options: {
    until: { type: 'string', value: '<when>', says: say.invite.option.until },
    why: { type: 'string', value: '<text>', says: say.ban.option.why },
  },
  examples: ['muster invite', 'muster invite --until 2h --why "for Mira"'],
  async run(words, { until = '7d', why = '' }) {
    noWords(words);
    const expires = momentIn('until', until);
    const { invite: made, note } = await import('#server');
    const { url, port } = settingsFrom(process.env);
    return withStore(
      async (store) => {
        const code = await made(store, expires);
        await note(store, 'invite', '', why);
        console.log(`${new URL(`/#invite=${code}`, url ?? `http://localhost:${port}`)}`);
        console.log(say.invite.done({ until: minuteOf(expires) }));
        return 0;
      },
      { mustExist: true },
    );
  },
});
