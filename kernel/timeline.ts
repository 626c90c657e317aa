import { at } from './at.ts';
import type { Match } from './match.ts';
import type { LogEvent, OpenOption, Scene } from './parts.ts';
import type { GameTypes, Seat } from './types.ts';

/** An event with what was seen right after it. */
export interface Step<T extends GameTypes = GameTypes> extends LogEvent<T['Event']> {
  readonly view: T['View'];
}

/** An event and the state right after it; undefined where there was none yet. */
interface Snapshot<T extends GameTypes> {
  readonly logged: LogEvent<T['Event']>;
  readonly state: T['State'] | undefined;
}

/** So many moments keep the states after each of their events. */
const MOST_MOMENTS = 64;

/** Every moment of a match, and what led to it step by step. What is not asked for is not computed: the rules are run again when somebody looks. */
export class Timeline<T extends GameTypes = GameTypes> {
  readonly match: Match<T>;
  readonly #scenes = new Map<number, Scene<T>>();
  readonly #snapshots = new Map<number, readonly Snapshot<T>[]>();
  readonly #events = new Map<number, LogEvent<T['Event']>[]>();
  #listed = 0;
  #eyes: Seat | null = null;
  #seats: readonly Seat[] = [];
  #walker: Walker<T> | null = null;

  constructor(match: Match<T>) {
    this.match = match;
  }

  /** Through whose eyes, and what is for which seats; what was seen through others' is forgotten. */
  look(eyes: Seat | null, seats: readonly Seat[] = eyes === null ? [] : [eyes]): void {
    this.#seats = seats;
    if (this.#eyes === eyes) return;
    this.#eyes = eyes;
    if (this.match.game.imagine !== undefined) this.#scenes.clear();
  }

  sceneAt(number: number): Scene<T> | null {
    const { match } = this;
    if (number < match.floor || number > match.number) return null;
    let scene = this.#scenes.get(number);
    if (scene === undefined) {
      scene = (number === match.number ? match : this.#walkedTo(number).match).scene(this.#eyes);
      this.#scenes.set(number, scene);
    }
    return scene;
  }

  /** What these seats could answer at that moment, and what each answer would have done. */
  openAt(number: number, seats: readonly Seat[]): readonly OpenOption<T>[] {
    const { match } = this;
    if (number < match.floor || number > match.number) return [];
    return (number === match.number ? match : this.#walkedTo(number).match).open(seats);
  }

  /** What happened between the moment before and this one, as far as these eyes may know. */
  eventsAt(number: number): readonly LogEvent<T['Event']>[] {
    const { events } = this.match;
    for (; this.#listed < events.length; this.#listed++) {
      const logged = at(events, this.#listed);
      const there = this.#events.get(logged.at);
      if (there === undefined) this.#events.set(logged.at, [logged]);
      else there.push(logged);
    }
    return (this.#events.get(number) ?? []).filter((logged) => this.#isFor(logged));
  }

  /** The same, each with what was seen right after it; what set-up told is seen when it is done. */
  stepsAt(number: number): readonly Step<T>[] {
    if (this.eventsAt(number).length === 0) return [];
    let snapshots = this.#snapshots.get(number);
    if (snapshots === undefined) {
      snapshots = this.#walkedTo(number, 'stepping').snapshots;
      this.#snapshots.set(number, snapshots);
      for (const oldest of this.#snapshots.keys()) if (this.#snapshots.size > MOST_MOMENTS) this.#snapshots.delete(oldest);
    }
    const { game } = this.match;
    const scene = this.sceneAt(number);
    if (scene === null) return [];
    return snapshots
      .filter(({ logged }) => this.#isFor(logged))
      .map(({ logged, state }) => ({ ...logged, view: state === undefined ? scene.view : game.view(state, this.#eyes) }));
  }

  /** The match has gone back: what lay ahead is forgotten. */
  rewound(): void {
    for (const number of this.#scenes.keys()) if (number >= this.match.number) this.#scenes.delete(number);
    for (const number of this.#snapshots.keys()) if (number > this.match.number) this.#snapshots.delete(number);
    this.#events.clear();
    this.#listed = 0;
    this.#walker = null;
  }

  #isFor({ to }: LogEvent): boolean {
    return to === undefined || to.some((seat) => this.#seats.includes(seat));
  }

  /** The match as it was; `stepping`: with what happened on the last step to it. From one moment to the next it takes a single step. */
  #walkedTo(number: number, how: 'jumping' | 'stepping' = 'jumping'): Walker<T> {
    const behind = how === 'stepping' ? number - 1 : number;
    if (this.#walker === null || this.#walker.match.number > behind) this.#walker = new Walker(this.match, Math.max(this.match.floor, behind));
    this.#walker.walkTo(number, this.match);
    return this.#walker;
  }
}

/** A match that is run again without its key: it cannot roll, only be looked at. */
class Walker<T extends GameTypes> {
  readonly match: Match<T>;
  /** What happened on the last step. */
  snapshots: Snapshot<T>[] = [];

  constructor(of: Match<T>, number: number) {
    this.match = of.rerun(number, (logged, state) => {
      if (logged.at >= number) this.snapshots.push({ logged, state: state === undefined ? undefined : of.game.copy(state) });
    });
  }

  walkTo(number: number, of: Match<T>): void {
    const { match } = this;
    for (const { seat, notation, gave } of of.answers.slice(match.number, number)) {
      this.snapshots = [];
      match.answer(match.number, seat, notation, gave);
    }
  }
}
