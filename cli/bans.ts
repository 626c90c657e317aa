import type { Store } from '#server';
import { command, UsageError } from './command.ts';
import { withStore } from './database.ts';
import { minuteOf, momentIn } from './dates.ts';
import { say } from './words/words.ts';

export const ban = command({
  name: 'ban',
  takes: '<who>',
  summary: say.ban.summary,
  details: say.ban.details,
  options: {
    until: { type: 'string', value: '<when>', says: say.ban.option.until },
    why: { type: 'string', value: '<text>', says: say.ban.option.why },
  },
  examples: ['muster ban k3m9x2aq7w4etz5p --until 7d --why spam', 'muster ban 203.0.113.0/24', 'muster ban 2001:db8::/48'],
  run(words, { until, why = '' }) {
    const end = until === undefined ? 0 : momentIn('until', until);
    return withWhom(words, async (store, whom) => {
      const hosts = await import('#server');
      await hosts.ban(store, whom, end, why);
      await hosts.note(store, 'ban', whom, why);
      console.log(end === 0 ? say.ban.done({ whom }) : say.ban['done-until']({ whom, until: minuteOf(end) }));
      return 0;
    });
  },
});

export const unban = command({
  name: 'unban',
  takes: '<who>',
  summary: say.unban.summary,
  options: { why: { type: 'string', value: '<text>', says: say.ban.option.why } },
  examples: ['muster unban k3m9x2aq7w4etz5p', 'muster unban 203.0.113.0/24'],
  run(words, { why = '' }) {
    return withWhom(words, async (store, whom) => {
      const hosts = await import('#server');
      if (!(await hosts.unban(store, whom))) throw new UsageError(say.unban.none({ whom }));
      await hosts.note(store, 'unban', whom, why);
      console.log(say.unban.done({ whom }));
      return 0;
    });
  },
});

/** Somebody who is there, or an address. */
async function withWhom([text, ...rest]: readonly string[], work: (store: Store, whom: string) => Promise<number>): Promise<number> {
  const { PERSON, whomIn } = await import('#server');
  const whom = text === undefined || rest.length > 0 ? null : whomIn(text);
  if (whom === null) throw new UsageError(say.wrong.whom);
  return withStore(
    async (store) => {
      const isKnown = async () => {
        const known = await Promise.all([
          store.db.selectFrom('people').where('id', '=', whom).select('id').executeTakeFirst(),
          store.db.selectFrom('bans').where('whom', '=', whom).select('whom').executeTakeFirst(),
        ]);
        return known.some((row) => row !== undefined);
      };
      if (PERSON.test(whom) && !(await isKnown())) throw new UsageError(say.wrong.nobody({ id: whom }));
      return work(store, whom);
    },
    { mustExist: true },
  );
}
