import type { Told } from '#kernel';
import { Store } from '../app/store.ts';
import type { News, Scene } from '../kit/table.ts';
import type { Sitting } from '../play/sitting.ts';

/** What is on the screen: a moment, and what led to it. */
export interface Shown {
  readonly scene: Scene;
  readonly news: News;
}

/** Further back than this one does not watch everything again. */
const MOST_STEPS = 24;
const NOTHING: readonly Told[] = [];

/**
 * Shows a match moment by moment. It follows the present one answer at a time, waiting for the board to show each, or stands
 * at a moment of the past; going back and long ways are jumps.
 */
export class Presenter {
  readonly shown: Store<Shown | null>;
  readonly #sitting: Sitting;
  #goal: number | null = null;
  #undos: number;
  #ids = 0;
  #showing = false;

  /** `from` is the moment to begin at, when what happened since shall be shown. */
  constructor(sitting: Sitting, goal: number | null, from: number | null) {
    this.#sitting = sitting;
    this.#goal = goal;
    this.#undos = sitting.now.value.undos;
    this.shown = new Store<Shown | null>(null);
    if (from !== null && goal === null) this.#jump(from);
    this.#go(false);
  }

  /** Follow the match until the returned function is called. */
  follow(): () => void {
    this.#go(false);
    return this.#sitting.now.subscribe(() => this.#go(false));
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

  /** What is being shown does not hold up the next scene: somebody here has gone on. */
  hurry(): void {
    this.#showing = false;
  }

  readonly done = (news: number): void => {
    if (this.shown.value?.news.id !== news || !this.#showing) return;
    this.#showing = false;
    this.#go(false);
  };

  get moving(): boolean {
    return this.#showing;
  }

  #go(moving: boolean): void {
    const { number, undos } = this.#sitting.now.value;
    const target = this.#goal === null ? number : Math.min(this.#goal, number);
    const at = this.shown.value?.scene.number ?? null;
    if (undos !== this.#undos) {
      this.#undos = undos;
      this.#jump(target);
      return;
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
    const scene = this.#sitting.sceneAt(number);
    if (scene === null) {
      this.#jump(this.#sitting.now.value.number);
      return;
    }
    this.#showing = true;
    this.shown.set({ scene, news: { id: ++this.#ids, told: this.#sitting.toldAt(number), before: this.shown.value?.scene ?? null, moving: true } });
  }

  #jump(number: number): void {
    const scene = this.#sitting.sceneAt(number) ?? this.#sitting.sceneAt(this.#sitting.now.value.number);
    if (scene === null) return;
    this.#showing = false;
    this.shown.set({ scene, news: { id: ++this.#ids, told: NOTHING, before: null, moving: false } });
  }
}
