import { registerHooks } from 'node:module';

/** A way to break the server, as somebody might by mistake. */
interface Sabotage {
  readonly says: string;
  readonly file: string;
  readonly was: string;
  readonly now: string;
}

export const SABOTAGES: Readonly<Record<string, Sabotage>> = {
  'acknowledge-early': {
    says: 'an action is acknowledged before it is committed',
    file: 'server/tables/table.ts',
    was: 'verdict = await this.#registry.store.commit({ entry, generation: this.#generation, statements });',
    now: "verdict = 'committed'; this.#registry.store.commit({ entry, generation: this.#generation, statements }).catch(() => undefined);",
  },
  'drop-entry': {
    says: 'now and then an entry is not told to those who look on',
    file: 'server/tables/watchers.ts',
    was: 'else watcher.send(text);',
    now: 'else if (entry.entry % 16 !== 15) watcher.send(text);',
  },
  'forget-ids': {
    says: 'an action that comes again is done again',
    file: 'server/tables/table.ts',
    was: 'if (row === undefined) return undefined;',
    now: 'if (Number(row?.entry) !== -1) return undefined; if (row === undefined) return undefined;',
  },
  'forget-seats': {
    says: 'whoever had a seat may answer for it after they lost it',
    file: 'server/tables/playing.ts',
    was: "holder?.kind !== 'person' || holder.person !== person.id)",
    now: '!state.names.has(person.id))',
  },
  'skip-sync': {
    says: 'the database does not wait for the disk',
    file: 'server/storage/sqlite-file.ts',
    was: 'pragma synchronous = full',
    now: 'pragma synchronous = off',
  },
  'no-patience': {
    says: 'a seat is taken from somebody before their time',
    file: 'server/tables/state.ts',
    was: 'return isSilent(state, person, state.asked, state.patience * 1000, now);',
    now: 'return isSilent(state, person, state.asked, 1_000, now);',
  },
  'endless-patience': {
    says: 'somebody who never comes back is waited for without end',
    file: 'server/tables/state.ts',
    was: 'return isSilent(state, person, state.asked, state.patience * 1000, now);',
    now: 'return isSilent(state, person, state.asked, Number.POSITIVE_INFINITY, now);',
  },
  'show-hands': {
    says: 'cards that somebody else drew are told with the answer',
    file: 'server/tables/views.ts',
    was: 'gave: gave.map((given) => seenBy(given, seats)),',
    now: 'gave: [...gave],',
  },
  'forget-looks': {
    says: 'whoever stands up has never seen the hand they were given',
    file: 'server/tables/state.ts',
    was: "leave(state, entry.body.seat, entry.body.to ?? { kind: 'open' });",
    now: "leave(state, entry.body.seat, entry.body.to ?? { kind: 'open' }); if (person !== null) state.seen?.delete(person);",
  },
  'no-budget': {
    says: 'a connection may send as much as it likes',
    file: 'server/rate-limit.ts',
    was: 'if (this.#left < 1) return false;',
    now: 'if (this.#left < -1e9) return false;',
  },
  'show-removed': {
    says: 'what was removed from the chat is shown all the same',
    file: 'server/tables/views.ts',
    was: "return unsaid.has(entry) ? '' : body.text;",
    now: 'return body.text;',
  },
  'forget-bots': {
    says: 'bots that fail once do not try again',
    file: 'server/bots/bot-players.ts',
    was: 'await later(at(AGAIN, Math.min(tries, AGAIN.length - 1)), signal);',
    now: 'return;',
  },
  deaf: {
    says: 'a server does not read what another has written',
    file: 'server/tables/registry.ts',
    was: '?.then((table) => table.catchUp())\n            .catch(() => this.drop',
    now: '?.then(() => undefined)\n            .catch(() => this.drop',
  },
};

/** From here on every file of the server is loaded as it is, but for the one that is broken. */
export function sabotage(name: string): void {
  const found = SABOTAGES[name];
  if (found === undefined) throw new TypeError(`there is no sabotage '${name}': ${Object.keys(SABOTAGES).join(', ')}`);
  const url = new URL(`../../../${found.file}`, import.meta.url).href;
  registerHooks({
    load(loaded, context, next) {
      const result = next(loaded, context);
      if (loaded !== url) return result;
      const source = String(result.source);
      if (source.split(found.was).length !== 2) throw new Error(`the sabotage '${name}' no longer fits ${found.file}`);
      return { ...result, source: source.replace(found.was, () => found.now) };
    },
  });
}
