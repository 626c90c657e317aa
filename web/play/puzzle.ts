import type { Box, Words } from '#games';
import { freshKey, type Match, type OpenOption, Timeline } from '#kernel';
import type { Challenge, Practice } from '../../games/challenge.ts';
import { matchAfter, type Way } from '../../games/course.ts';
import { compare, type Fraction } from '../../games/fraction.ts';
import { bestOf, type Worth } from '../../games/solve.ts';
import { Store } from '../app/store.ts';
import { Exercise } from './exercise.ts';
import type { Undo } from './session.ts';
import { Solving } from './solving.ts';

/** How a challenge stands. */
export interface Puzzled {
  /** So many hints have been asked for. */
  readonly hints: number;
  /** The answers so far are as good as any, worse, or still being weighed; the challenge is solved, or its solution was shown. */
  readonly is: 'open' | 'weighing' | 'missed' | 'solved' | 'shown';
  /** What the last answer came to, and what the best one would have. */
  readonly came: { readonly yours: Fraction; readonly best: Fraction } | null;
  /** The answers could not be weighed. */
  readonly failed: boolean;
}

const BEGUN: Puzzled = { hints: 0, is: 'open', came: null, failed: false };

/** A challenge: real dice, and every answer is held against the best there is. The dice never decide whether it is solved. */
export class Puzzle extends Exercise {
  readonly challenge: Challenge;
  readonly puzzled: Store<Puzzled> = new Store(BEGUN);
  readonly #solving: Solving;
  readonly #practice: Practice;
  readonly #solved: () => void;
  /** The worth of the answers at the beginning: no verdict waits long for it. */
  #begin: Promise<readonly Worth[]>;
  /** Counts what is begun, so that what comes of something that was broken off is not heard. */
  #runs = 0;

  constructor(box: Box, words: Words, practice: Practice, challenge: Challenge, solved: () => void) {
    super(challenge.id, box, words, challenge.mine, new Timeline(dealt(practice, challenge)), NOTHING);
    this.#practice = practice;
    this.challenge = challenge;
    this.#solved = solved;
    this.#solving = new Solving(box.game.id, challenge.id);
    this.#begin = this.#solving.worths([]);
    this.#begin.catch(() => undefined);
  }

  async answer({ notation }: OpenOption): Promise<void> {
    if (this.puzzled.value.is !== 'open') return;
    const run = this.#runs;
    const ways = this.#ways;
    this.#take(notation);
    this.#now({ is: 'weighing' });
    try {
      const worths = await this.#worths(ways);
      const yours = worths.find((one) => one.notation === notation)?.worth;
      if (run !== this.#runs || yours === undefined) return;
      const came = { yours, best: bestOf(this.challenge, worths) };
      if (compare(came.yours, came.best) !== 0) return this.#now({ is: 'missed', came });
      const left = await this.#worths(this.#ways);
      if (run !== this.#runs) return;
      if (left.length > 0) return this.#now({ is: 'open', came });
      this.#now({ is: 'solved', came });
      this.#solved();
    } catch {
      if (run === this.#runs) this.#now({ is: 'open', failed: true });
    }
  }

  async undo(): Promise<void> {
    const { match } = this.timeline;
    if (match.number === this.#played) return;
    match.rewind(match.number - 1);
    this.#anew(match);
    this.#now({ is: 'open', came: null });
  }

  hint(): void {
    this.#now({ hints: this.puzzled.value.hints + 1 });
  }

  startOver(): void {
    this.#anew(dealt(this.#practice, this.challenge));
    this.#now({ is: 'open', came: null });
  }

  /** Plays a best way on the board, as the dice fall. */
  async show(): Promise<void> {
    this.#anew(dealt(this.#practice, this.challenge));
    this.#now({ is: 'shown', came: null });
    const run = this.#runs;
    const [listed = []] = this.challenge.best;
    try {
      for (let at = 0; ; at++) {
        const worths = await this.#worths(this.#ways);
        if (run !== this.#runs) return;
        const best = bestOf(this.challenge, worths);
        const equal = worths.filter(({ worth }) => compare(worth, best) === 0).map(({ notation }) => notation);
        const due = listed.slice(at, at + 1).find((notation) => equal.includes(notation)) ?? equal[0];
        if (due === undefined) return;
        this.#take(due);
      }
    } catch {
      if (run === this.#runs) this.#now({ failed: true });
    }
  }

  override leave(): void {
    this.#runs++;
    this.#solving.stop();
  }

  get #played(): number {
    return this.challenge.played?.length ?? 0;
  }

  /** What has been answered, each with what it gave. */
  get #ways(): readonly Way[] {
    return this.timeline.match.answers.slice(this.#played).map(({ notation, gave }): Way => [notation, ...gave]);
  }

  async #worths(ways: readonly Way[]): Promise<readonly Worth[]> {
    return await (ways.length === 0 ? this.#begin : this.#solving.worths(ways));
  }

  #take(notation: string): void {
    const { match } = this.timeline;
    const seat = this.challenge.mine.find((own) => match.options(own).includes(notation)) ?? this.eyes;
    match.answer(match.number, seat, notation);
    this.#shows(match);
  }

  #anew(match: Match): void {
    this.#runs++;
    this.undos++;
    this.#shows(match);
  }

  #shows(match: Match): void {
    this.timeline = new Timeline(match);
    this.timeline.look(this.eyes);
  }

  #now(change: Partial<Puzzled>): void {
    this.puzzled.set({ ...this.puzzled.value, ...change });
    const undo: Undo = this.timeline.match.number > this.#played ? { kind: 'free', to: this.timeline.match.number - 1 } : NOTHING;
    const present = this.present(undo);
    this.now.set({ ...present, options: this.puzzled.value.is === 'open' ? present.options : [] });
  }
}

const NOTHING: Undo = { kind: 'nothing' };

/** The position, with what has been played; what comes now nobody knows. */
function dealt(practice: Practice, challenge: Challenge): Match {
  return matchAfter(practice.game, practice, challenge, challenge.played ?? []).fork(freshKey());
}
