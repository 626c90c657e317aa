import type { Line } from './network.ts';

/** What somebody may say at one server. */
const TALK = { burst: 5, aMinute: 30 };

/** What is taken from whom, against their budgets. Each method says what is wrong; null is nothing. */
export class Spending {
  /** Actions a second on one connection. */
  readonly #rate: number;
  readonly #lines = new WeakMap<Line, { readonly since: number; taken: number }>();
  readonly #talk = new Map<string, number[]>();

  constructor(rate: number) {
    this.#rate = rate;
  }

  /** A message has come to a server. */
  arrived(line: Line, now: number): string | null {
    const spending = this.#lines.get(line) ?? { since: now, taken: 0 };
    this.#lines.set(line, spending);
    const most = Math.floor(this.#rate * 3 + ((now - spending.since) / 1000) * this.#rate + 1);
    if (spending.taken > most)
      return `${line.client.name} had ${spending.taken} messages taken on one connection in ${Math.round(now - spending.since)} ms; ${most} are the budget`;
    spending.taken++;
    return null;
  }

  /** It was sent back for speed. */
  refused(line: Line): void {
    const spending = this.#lines.get(line);
    if (spending !== undefined) spending.taken--;
  }

  /** Something was said. `servers`: so many there have been in the last minute, one after the other or side by side; each has its own budgets. */
  said(person: string, at: number, servers: number): string | null {
    const lately = (this.#talk.get(person) ?? []).filter((time) => time > at - 60_000);
    lately.push(at);
    this.#talk.set(person, lately);
    const most = (TALK.burst + TALK.aMinute) * servers;
    return lately.length > most ? `${person} said ${lately.length} things in a minute; ${most} are the budget` : null;
  }
}
