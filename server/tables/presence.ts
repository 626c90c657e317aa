import type { ServerMessage } from '#wire';
import { playersOf, type State } from './state.ts';
import type { Watcher } from './watchers.ts';

/** Whoever reloads the page is not away: so long, in milliseconds, nobody is told. */
const A_MOMENT = 2_000;

/** Who has the table open, told to those who want to know. */
export class Presence {
  readonly #state: State;
  readonly #watchers: ReadonlySet<Watcher>;
  #told = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(state: State, watchers: ReadonlySet<Watcher>) {
    this.#state = state;
    this.#watchers = watchers;
  }

  /** Somebody has come: they are told at once, the others a moment later. */
  greet(watcher: Watcher): void {
    if (watcher.presence) watcher.send(this.#text());
    this.changed();
  }

  /** Somebody may have come, gone, sat down or stood up. */
  changed(): void {
    this.#timer ??= setTimeout(() => this.#tell(), A_MOMENT).unref();
  }

  #tell(): void {
    this.#timer = undefined;
    const text = this.#text();
    if (text === this.#told) return;
    this.#told = text;
    for (const watcher of [...this.#watchers]) if (watcher.presence) watcher.send(text);
  }

  #text(): string {
    const players = new Set([...playersOf(this.#state), this.#state.host]);
    const all = [...this.#watchers];
    const here = [...new Set(all.flatMap(({ person }) => (person !== null && players.has(person) ? [person] : [])))].sort();
    const onlookers = all.filter(({ person }) => person === null || !players.has(person));
    const watching = new Set(onlookers.map((watcher) => watcher.person ?? watcher)).size;
    return JSON.stringify({ type: 'presence', of: this.#state.id, here, watching } satisfies ServerMessage);
  }
}
