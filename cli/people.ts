import { command } from './command.ts';
import { withStore } from './database.ts';
import { dayOf, minuteOf } from './dates.ts';
import { say } from './words/words.ts';

export const people = command({
  name: 'people',
  takes: '[name|id]',
  summary: say.people.summary,
  details: say.people.details,
  options: {
    json: { type: 'boolean', says: say.people.option.json },
    bans: { type: 'boolean', says: say.people.option.bans },
    log: { type: 'boolean', says: say.people.option.log },
  },
  examples: ['muster people', 'muster people ann --json', 'muster people --bans', 'muster people --log'],
  async run(words, { json, bans, log }) {
    const { bansOf, deedsOf, peopleIn } = await import('#server');
    return withStore(
      async (store) => {
        const print = <T>(all: readonly T[], line: (one: T) => string): number => {
          if (json) console.log(JSON.stringify(all, null, 2));
          else console.log(all.length === 0 ? say.people.none : all.map(line).join('\n'));
          return 0;
        };
        if (log)
          return print(
            (await deedsOf(store)).map(({ sum: _, ...deed }) => deed),
            ({ at, what, whom, why }) => because(say.people.did({ at: minuteOf(at), what: deedIn(what), whom }), why),
          );
        if (bans)
          return print(
            (await bansOf(store)).map(({ sum: _, ...ban }) => ban),
            ({ whom, at, until, why }) => because(banned(say.people.since({ whom, at: minuteOf(at) }), until), why),
          );
        return print(
          (await peopleIn(store, words.join(' '))).map(({ ban, ...person }) => ({
            ...person,
            banned: ban === null ? null : { until: ban.until, why: ban.why },
          })),
          ({ id, name, since, seen, tables, banned: ban }) => {
            const line = say.people.line({ id, name, since: dayOf(since), seen: seen === null ? '–' : dayOf(seen), tables });
            return ban === null ? line : because(banned(line, ban.until), ban.why);
          },
        );
      },
      { mustExist: true },
    );
  },
});

function banned(line: string, until: number): string {
  return until === 0 ? say.people.banned({ line }) : say.people['banned-until']({ line, until: minuteOf(until) });
}

function because(text: string, why: string): string {
  return why === '' ? text : `${text} (${why})`;
}

function deedIn(what: string): string {
  const { deeds } = say.people;
  return what in deeds ? deeds[what as keyof typeof deeds] : what;
}
