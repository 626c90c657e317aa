import type { Box } from '#games';
import {
  asPlayedBy,
  type ChanceResult,
  type Json,
  type LogEvent,
  Match,
  type MatchRecord,
  type OpenOption,
  runRecord,
  type Scene,
  type Seat,
  type Step,
  Timeline,
} from '#kernel';
import type { Entry, MatchView } from '#wire';
import { RemoteTimeline } from './remote-timeline.ts';

/** What a followed match needs of its table. */
export interface Followed {
  readonly box: Box;
  readonly config: Json;
  /** Whether some see what others may not. */
  readonly hides: boolean;
  record(): Promise<MatchRecord>;
  /** More is known than when it was told. */
  changed(): void;
  /** Its rules are not those of this page. */
  foreign(): void;
}

/**
 * A match on the server as this screen knows it. Where nothing is hidden the rules run here and follow the answers; where something
 * is, it is what the server tells these seats, until all is over.
 */
export class FollowedMatch {
  /** How often moves were taken back. */
  undos = 0;
  readonly #table: Followed;
  #timeline: Timeline | null = null;
  #views: RemoteTimeline | null = null;
  /** Through whose eyes a match is looked at that is over and hides nothing any more. */
  #eyes: Seat | null = null;

  constructor(table: Followed) {
    this.#table = table;
  }

  /** What is known of it now; null before it begins. */
  get known(): Match | RemoteTimeline | null {
    return this.#timeline?.match ?? this.#views;
  }

  /** The rules run here. */
  get match(): Match | null {
    return this.#timeline?.match ?? null;
  }

  get eyes(): Seat | null {
    return this.#eyes ?? this.#views?.eyes ?? null;
  }

  look(seat: Seat): void {
    this.#eyes = seat;
    this.#timeline?.look(seat);
  }

  open(seats: readonly Seat[]): readonly OpenOption[] {
    return this.#timeline?.match.open(seats) ?? this.#views?.options() ?? [];
  }

  sceneAt(number: number): Scene | null {
    return this.#timeline?.sceneAt(number) ?? this.#views?.sceneAt(number) ?? null;
  }

  eventsAt(number: number): readonly LogEvent[] {
    return this.#timeline?.eventsAt(number) ?? this.#views?.stepsAt(number) ?? [];
  }

  stepsAt(number: number): readonly Step[] {
    return this.#timeline?.stepsAt(number) ?? this.#views?.stepsAt(number) ?? [];
  }

  /** An entry of the journal, seen from these seats. */
  take(entry: Entry, seats: readonly Seat[]): void {
    const { hides } = this.#table;
    switch (entry.kind) {
      case 'start':
        if (hides) this.#remote().happened(0, entry.events);
        else this.#begin(entry.opening, seats);
        return;
      case 'answer':
        if (hides) this.#remote().answered(entry);
        else this.#follow((match) => match.answer(entry.number, entry.seat, entry.notation, entry.gave));
        return;
      case 'undo':
        this.undos++;
        this.#views?.rewound(entry.to);
        this.#follow((match) => match.rewind(entry.to));
        this.#timeline?.rewound();
        return;
      case 'rules':
        if (hides) this.#views?.rewound(entry.to);
        else void this.#reload();
        return;
    }
  }

  /** The present as the server sees it, where something is hidden. */
  see(view: MatchView): void {
    const views = this.#remote();
    views.take(view);
    if (views.outcome !== null) void this.uncover();
  }

  /** All is over: everybody may see everything, through anybody's eyes. */
  async uncover(): Promise<void> {
    if (this.#timeline !== null) return;
    try {
      const timeline = new Timeline(await this.#rerun());
      this.#eyes = this.#views?.eyes ?? null;
      timeline.look(this.#eyes);
      this.#timeline = timeline;
    } catch {
      // Without a connection it stays at what this screen has seen of it.
    }
    this.#table.changed();
  }

  #remote(): RemoteTimeline {
    this.#views ??= new RemoteTimeline(this.#table.box.game);
    return this.#views;
  }

  #begin(opening: readonly ChanceResult[], seats: readonly Seat[]): void {
    const { game } = this.#table.box;
    const parts = { opening: [...opening], answers: [], key: null, keySince: -1, checkpoint: null };
    this.#timeline = new Timeline(Match.rebuild(game, game.configure(this.#table.config), parts));
    this.#timeline.look(seats[0] ?? null);
  }

  /** A match that cannot be followed any more is asked for as a whole. */
  #follow(step: (match: Match) => void): void {
    try {
      if (this.#timeline !== null) step(this.#timeline.match);
    } catch {
      void this.#reload();
    }
  }

  async #reload(): Promise<void> {
    try {
      this.#timeline = new Timeline(await this.#rerun());
      this.undos++;
    } catch {
      // Rules of another version than this page has: a newer page can follow it.
      this.#table.foreign();
    }
    this.#table.changed();
  }

  async #rerun(): Promise<Match> {
    const { game } = this.#table.box;
    return runRecord(game, asPlayedBy(await this.#table.record(), game.rulesVersion));
  }
}
