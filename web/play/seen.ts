import type { Json, Outcome, Seat, Told } from '#kernel';
import type { Entry, Now } from '#wire';
import type { OpenOption, Scene } from '../kit/table.ts';

const NOTHING: readonly Told[] = [];

/** A match whose rules run on the server, for games that hide something: what this screen has been told of it. */
export class Seen {
  number = 0;
  asked: readonly Seat[] = [];
  outcome: Outcome | null = null;
  #options: readonly OpenOption[] = [];
  readonly #scenes = new Map<number, Scene>();
  readonly #told = new Map<number, readonly Told[]>();

  take(now: Now): void {
    this.number = now.number;
    this.asked = now.asked?.seats ?? [];
    this.outcome = now.outcome;
    for (const number of this.#scenes.keys()) if (number > now.number) this.#scenes.delete(number);
    const hand = now.hands.find(({ options }) => options.length > 0) ?? now.hands[0];
    const asked = now.asked === null ? null : { kind: now.asked.kind, about: (now.asked.about ?? null) as Json, seats: now.asked.seats };
    this.#scenes.set(now.number, { number: now.number, view: (hand?.view ?? null) as Json, asked, outcome: now.outcome });
    this.#options = now.hands.flatMap(({ seat, options }) => (seat === null ? [] : options.map((notation) => ({ seat, notation }))));
  }

  answered({ number, events }: Extract<Entry, { kind: 'answer' }>): void {
    const at = number + 1;
    this.#told.set(
      at,
      events.map(({ event, clauses }) => ({ at, event: event as Told['event'], clauses })),
    );
  }

  options(): readonly OpenOption[] {
    return this.#options;
  }

  sceneAt(number: number): Scene | null {
    return this.#scenes.get(number) ?? null;
  }

  toldAt(number: number): readonly Told[] {
    return this.#told.get(number) ?? NOTHING;
  }
}
