import type { Game, Json, LogEvent, OpenOption, Outcome, Scene, Seat, Step } from '#kernel';
import type { Entry, MatchView } from '#wire';

/**
 * A match whose rules run on the server, for games that hide something: what this screen has been told of it. Moments at which
 * it was not there are seen as the last event before them left them.
 */
export class RemoteTimeline {
  number = 0;
  asked: readonly Seat[] = [];
  outcome: Outcome | null = null;
  /** Through whose eyes it is seen: the seat that may answer, or the first of this screen. */
  eyes: Seat | null = null;
  readonly floor = 0;
  /** Who has answered; and whether that brought something to light. */
  readonly answers: { readonly seat: Seat; readonly revealed: boolean }[] = [];
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
    this.rewound(number);
    this.number = number;
    this.asked = decision?.seats ?? [];
    this.outcome = outcome;
    this.eyes = mine.seat;
    this.#scenes.set(number, { number, view: mine.view as Json, decision, outcome });
    this.#options = views.flatMap(({ seat, options, previews = [] }) =>
      seat === null ? [] : options.flatMap((notation, i) => this.#option(seat, notation, previews[i] ?? null)),
    );
  }

  /** What is offered reads as an answer of the game. */
  #option(seat: Seat, notation: string, preview: unknown): OpenOption[] {
    const answer = this.#game.notation.parse(notation);
    return answer === undefined ? [] : [{ seat, answer, notation, preview: preview as Json }];
  }

  /** Nobody goes back behind it alone. */
  get barrier(): number {
    return this.answers.findLastIndex(({ revealed }) => revealed) + 1;
  }

  answered({ number, seat, gave, events }: Extract<Entry, { kind: 'answer' }>): void {
    this.rewound(number);
    this.answers[number] = { seat, revealed: gave.length > 0 };
    this.happened(number + 1, events);
  }

  /** What led to a moment, step by step. */
  happened(at: number, events: Extract<Entry, { kind: 'start' }>['events']): void {
    this.#steps.set(
      at,
      events.map(({ event, clauses, view }) => ({ at, event: event as LogEvent['event'], clauses, view: (view ?? null) as Json })),
    );
  }

  /** The match has gone back: what lay ahead is forgotten. */
  rewound(to: number): void {
    this.answers.length = Math.min(this.answers.length, to);
    for (const known of [this.#scenes, this.#steps]) for (const number of known.keys()) if (number > to) known.delete(number);
  }

  options(): readonly OpenOption[] {
    return this.#options;
  }

  sceneAt(number: number): Scene | null {
    if (number < 0 || number > this.number) return null;
    const known = this.#scenes.get(number);
    if (known !== undefined) return known;
    const last = this.#steps.get(number)?.at(-1);
    const view = last === undefined ? (this.sceneAt(number - 1)?.view ?? null) : last.view;
    if (view === null) return null;
    const scene: Scene = { number, view, decision: null, outcome: null };
    this.#scenes.set(number, scene);
    return scene;
  }

  stepsAt(number: number): readonly Step[] {
    return this.#steps.get(number) ?? [];
  }
}
