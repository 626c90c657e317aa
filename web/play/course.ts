import type { Box } from '#games';
import { Match, type Seat, type Told } from '#kernel';
import type { Scene } from '../kit/table.ts';

const NOTHING: readonly Told[] = [];

/** A match that runs in the page: every moment of it can be looked at. */
export class Course {
  readonly box: Box;
  readonly match: Match;
  readonly #scenes = new Map<number, Scene>();
  readonly #told = new Map<number, Told[]>();
  #listed = 0;
  #eyes: Seat | null = null;
  #walker: Match | null = null;

  constructor(box: Box, match: Match) {
    this.box = box;
    this.match = match;
  }

  /** Through whose eyes; what was seen through others' is forgotten. */
  look(eyes: Seat | null): void {
    if (this.#eyes === eyes) return;
    this.#eyes = eyes;
    if (this.box.game.imagine !== undefined) this.#scenes.clear();
  }

  sceneAt(number: number): Scene | null {
    const { match } = this;
    if (number < match.floor || number > match.number) return null;
    let scene = this.#scenes.get(number);
    if (scene === undefined) {
      scene = sceneOf(number === match.number ? match : this.#walkedTo(number), this.#eyes);
      this.#scenes.set(number, scene);
    }
    return scene;
  }

  toldAt(number: number): readonly Told[] {
    const { events } = this.match;
    for (; this.#listed < events.length; this.#listed++) {
      const told = events[this.#listed] as Told;
      const there = this.#told.get(told.at);
      if (there === undefined) this.#told.set(told.at, [told]);
      else there.push(told);
    }
    const told = this.#told.get(number) ?? NOTHING;
    const eyes = this.#eyes;
    return told.every(({ to }) => to === undefined) ? told : told.filter(({ to }) => to === undefined || (eyes !== null && to.includes(eyes)));
  }

  /** The match has gone back: what lay ahead is forgotten. */
  rewound(): void {
    for (const number of this.#scenes.keys()) if (number >= this.match.number) this.#scenes.delete(number);
    this.#told.clear();
    this.#listed = 0;
    this.#walker = null;
  }

  /** The match as it was. It cannot roll, only be looked at; from one moment to the next it takes a single step. */
  #walkedTo(number: number): Match {
    const { game, config, answers } = this.match;
    let walker = this.#walker;
    if (walker === null || walker.number > number) {
      const { opening, from } = this.match.parts();
      const parts = { opening, answers: answers.slice(0, number), key: null, keySince: -1, checkpoint: null };
      walker = Match.rebuild(game, config, from === undefined ? parts : { ...parts, from }, { listen: false });
      this.#walker = walker;
    }
    for (const { seat, notation, gave } of answers.slice(walker.number, number)) walker.answer(walker.number, seat, notation, gave);
    return walker;
  }
}

function sceneOf(match: Match, eyes: Seat | null): Scene {
  const { number, view, asked, outcome } = match.view(eyes);
  return { number, view, asked, outcome };
}
