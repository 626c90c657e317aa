import type { Game, Json, LogEvent, Outcome, Scene, Seat, Step } from '#kernel';
import type { Entry, MatchView } from '#wire';
import type { OpenOption } from '../kit/table.ts';
import { openOptions } from './session.ts';

/** A match whose rules run on the server, for games that hide something: what this screen has been told of it. */
export class RemoteTimeline {
  number = 0;
  asked: readonly Seat[] = [];
  outcome: Outcome | null = null;
  readonly #game: Game;
  #options: readonly OpenOption[] = [];
  readonly #scenes = new Map<number, Scene>();
  readonly #steps = new Map<number, readonly Step[]>();

  constructor(game: Game) {
    this.#game = game;
  }

  take({ views }: MatchView): void {
    const mine = views.find(({ options }) => options.length > 0) ?? views[0];
    if (mine === undefined) return;
    const { number, outcome } = mine;
    const decision = mine.decision === null ? null : { ...mine.decision, about: (mine.decision.about ?? null) as Json };
    this.number = number;
    this.asked = decision?.seats ?? [];
    this.outcome = outcome;
    for (const known of this.#scenes.keys()) if (known > number) this.#scenes.delete(known);
    this.#scenes.set(number, { number, view: mine.view as Json, decision, outcome });
    this.#options = views.flatMap(({ seat, options }) => (seat === null ? [] : openOptions(this.#game, seat, options)));
  }

  /** What led to a moment, step by step. */
  happened(at: number, events: Extract<Entry, { kind: 'answer' }>['events']): void {
    this.#steps.set(
      at,
      events.map(({ event, clauses, view }) => ({ at, event: event as LogEvent['event'], clauses, view: (view ?? null) as Json })),
    );
  }

  options(): readonly OpenOption[] {
    return this.#options;
  }

  sceneAt(number: number): Scene | null {
    return this.#scenes.get(number) ?? null;
  }

  stepsAt(number: number): readonly Step[] {
    return this.#steps.get(number) ?? [];
  }
}
