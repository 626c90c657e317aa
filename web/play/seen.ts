import type { Json, Outcome, Seat, Told } from '#kernel';
import type { Entry, MatchView } from '#wire';
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

  take({ views }: MatchView): void {
    const mine = views.find(({ options }) => options.length > 0) ?? views[0];
    if (mine === undefined) return;
    const { number, view, outcome } = mine;
    const asked = mine.asked === null ? null : { ...mine.asked, about: (mine.asked.about ?? null) as Json };
    this.number = number;
    this.asked = asked?.seats ?? [];
    this.outcome = outcome;
    for (const known of this.#scenes.keys()) if (known > number) this.#scenes.delete(known);
    this.#scenes.set(number, { number, view: view as Json, asked, outcome });
    this.#options = views.flatMap(({ seat, options }) => (seat === null ? [] : options.map((notation) => ({ seat, notation }))));
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
