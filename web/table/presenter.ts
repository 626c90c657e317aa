import type { Scene, Seat, Step } from '#kernel';
import { Store } from '../app/store.ts';
import type { Transition } from '../kit/table.ts';
import type { Session } from '../play/session.ts';

/** What is on the screen: a moment, and what led to it. */
export interface Presentation {
  readonly scene: Scene;
  readonly transition: Transition;
}

/** Further back than this one does not watch everything again. */
const MOST_STEPS = 24;
const NOTHING: readonly Step[] = [];

/**
 * Shows a match moment by moment. It follows the present one answer at a time, waiting for the board to show each, or stands
 * at a moment of the past; going back and long ways are jumps.
 */
export class Presenter {
  readonly presentation: Store<Presentation | null>;
  readonly #session: Session;
  #goal: number | null = null;
  #undos: number;
  #eyes: Seat | null;
  #ids = 0;
  #showing = false;

  /** `from` is the moment to begin at, when what happened since shall be shown. */
  constructor(session: Session, goal: number | null, from: number | null) {
    this.#session = session;
    this.#goal = goal;
    this.#undos = session.now.value.undos;
    this.#eyes = session.now.value.eyes;
    this.presentation = new Store<Presentation | null>(null);
    if (from !== null && goal === null) this.#jump(from);
    this.#go(false);
  }

  /** Follow the match until the returned function is called. */
  follow(): () => void {
    this.#go(false);
    return this.#session.now.subscribe(() => this.#go(false));
  }

  /** Stand at a moment (null: the present). A single step forward may be shown as it happened. */
  stand(goal: number | null, moving: boolean): void {
    this.#goal = goal;
    this.#showing = false;
    this.#go(moving || goal === null);
  }

  /** Show everything since a moment once more. */
  again(from: number): void {
    this.#goal = null;
    this.#jump(from);
    this.#showing = false;
    this.#go(false);
  }

  /** Whoever follows the present is there at once. */
  catchUp(): void {
    const { number } = this.#session.now.value;
    if (this.#goal === null && this.presentation.value?.scene.number !== number) this.#jump(number);
  }

  /** What is being shown does not hold up the next scene: somebody here has gone on. */
  hurry(): void {
    this.#showing = false;
  }

  readonly done = (transition: number): void => {
    if (this.presentation.value?.transition.id !== transition || !this.#showing) return;
    this.#showing = false;
    this.#go(false);
  };

  get moving(): boolean {
    return this.#showing;
  }

  #go(moving: boolean): void {
    const { number, undos, eyes } = this.#session.now.value;
    const target = this.#goal === null ? number : Math.min(this.#goal, number);
    const at = this.presentation.value?.scene.number ?? null;
    if (undos !== this.#undos) {
      this.#undos = undos;
      this.#jump(target);
      return;
    }
    if (this.#session.hides && eyes !== this.#eyes) {
      this.#eyes = eyes;
      this.#jump(at ?? target); // the same moment, as somebody else sees it
    }
    if (at === null || target < at || target - at > MOST_STEPS) {
      this.#jump(target);
      return;
    }
    if (target === at || this.#showing) return;
    if (this.#goal !== null && !(moving && target === at + 1)) this.#jump(target);
    else this.#step(at + 1);
  }

  #step(number: number): void {
    const scene = this.#session.sceneAt(number);
    if (scene === null) {
      this.#jump(this.#session.now.value.number);
      return;
    }
    this.#showing = true;
    this.presentation.set({
      scene,
      transition: { id: ++this.#ids, steps: this.#session.stepsAt(number), before: this.presentation.value?.scene ?? null, moving: true },
    });
  }

  #jump(number: number): void {
    const scene = this.#session.sceneAt(number) ?? this.#session.sceneAt(this.#session.now.value.number);
    if (scene === null) return;
    this.#showing = false;
    this.presentation.set({ scene, transition: { id: ++this.#ids, steps: NOTHING, before: null, moving: false } });
  }
}
