import type { Box, Words } from '#games';
import { freshKey, type Match, type OpenOption, Timeline } from '#kernel';
import type { Challenge, Practice } from '../../games/challenge.ts';
import { matchAfter, notationOfWay, type Way } from '../../games/course.ts';
import { compare, type Fraction } from '../../games/fraction.ts';
import { bestOf } from '../../games/solve.ts';
import { Store } from '../app/store.ts';
import { Exercise } from './exercise.ts';
import type { Undo } from './session.ts';
import { Solving } from './solving.ts';

/** How a challenge stands. */
export interface Puzzled {
  /** So many hints have been asked for. */
  readonly hints: number;
  /** The answers so far are as good as any, or one was worse; the challenge is solved, or its solution is shown. */
  readonly is: 'open' | 'missed' | 'solved' | 'shown';
  /** The last answer is still being weighed. */
  readonly weighing: boolean;
  /** What the answers came to, and what the best ones would have. */
  readonly came: { readonly yours: Fraction; readonly best: Fraction } | null;
  /** The answers could not be weighed. */
  readonly failed: boolean;
}

const BEGUN: Puzzled = { hints: 0, is: 'open', weighing: false, came: null, failed: false };

/** A challenge: real dice, and every answer is held against the best there is. The dice never decide whether it is solved. */
export class Puzzle extends Exercise {
  readonly challenge: Challenge;
  readonly puzzled: Store<Puzzled> = new Store(BEGUN);
  readonly #solving: Solving;
  readonly #practice: Practice;
  readonly #solved: () => void;
  /** Counts what is begun, so that what comes of something that was broken off is not heard. */
  #runs = 0;

  constructor(box: Box, words: Words, practice: Practice, challenge: Challenge, solved: () => void) {
    super(challenge.id, box, words, challenge.mine, new Timeline(dealt(practice, challenge)), NOTHING);
    this.#practice = practice;
    this.challenge = challenge;
    this.#solved = solved;
    this.#solving = new Solving(box.game.id, challenge.id);
    // Most of the work is done before somebody answers.
    void this.#solving.weigh([]).catch(() => undefined);
  }

  async answer({ notation }: OpenOption): Promise<void> {
    if (this.puzzled.value.is === 'shown') return;
    this.#take(notation);
    await this.#weigh();
  }

  async undo(): Promise<void> {
    const { match } = this.timeline;
    if (match.number === this.#played) return;
    match.rewind(match.number - 1);
    this.undos++;
    this.#look(match);
    await this.#weigh();
  }

  hint(): void {
    this.#tell({ hints: this.puzzled.value.hints + 1 });
  }

  startOver(): void {
    this.#runs++;
    this.undos++;
    this.#look(dealt(this.#practice, this.challenge));
    this.#tell({ ...BEGUN, hints: this.puzzled.value.hints });
  }

  /** Plays a best way on the board, as the dice fall. */
  async show(): Promise<void> {
    this.startOver();
    this.#tell({ is: 'shown' });
    const run = this.#runs;
    const [listed = []] = this.challenge.best;
    for (const notation of listed) this.#take(notation);
    try {
      for (;;) {
        const { worths, settled } = await this.#solving.weigh(this.#ways);
        const best = bestOf(this.challenge, worths);
        const due = worths.find(({ worth }) => compare(worth, best) === 0);
        if (run !== this.#runs || settled || due === undefined) return;
        this.#take(due.notation);
      }
    } catch {
      if (run === this.#runs) this.#tell({ failed: true });
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

  /** Holds every answer so far against the best there was. */
  async #weigh(): Promise<void> {
    const run = ++this.#runs;
    const ways = this.#ways;
    this.#tell({ weighing: true });
    try {
      const verdict = await this.#verdict(ways);
      if (run !== this.#runs) return;
      this.#tell({ ...verdict, weighing: false, failed: false });
      if (verdict.is === 'solved') this.#solved();
    } catch {
      if (run === this.#runs) this.#tell({ weighing: false, failed: true });
    }
  }

  async #verdict(ways: readonly Way[]): Promise<Pick<Puzzled, 'is' | 'came'>> {
    let first: Puzzled['came'] = null;
    for (const [at, way] of ways.entries()) {
      const { worths, settled } = await this.#solving.weigh(ways.slice(0, at));
      if (settled) return { is: 'solved', came: first };
      const best = bestOf(this.challenge, worths);
      const yours = worths.find(({ notation }) => notation === notationOfWay(way))?.worth ?? best;
      if (compare(yours, best) !== 0) return { is: 'missed', came: { yours, best } };
      first ??= { yours, best };
    }
    const { settled } = await this.#solving.weigh(ways);
    return { is: settled ? 'solved' : 'open', came: first };
  }

  #take(notation: string): void {
    const { match } = this.timeline;
    const seat = this.challenge.mine.find((own) => match.options(own).includes(notation)) ?? this.eyes;
    match.answer(match.number, seat, notation);
    this.#look(match);
    this.#tell({});
  }

  #look(match: Match): void {
    this.timeline = new Timeline(match);
    this.timeline.look(this.eyes);
  }

  #tell(change: Partial<Puzzled>): void {
    this.puzzled.set({ ...this.puzzled.value, ...change });
    const { number } = this.timeline.match;
    this.now.set(this.present(number > this.#played ? { kind: 'free', to: number - 1 } : NOTHING));
  }
}

const NOTHING: Undo = { kind: 'nothing' };

/** The position, with what has been played; what comes now nobody knows. */
function dealt(practice: Practice, challenge: Challenge): Match {
  return matchAfter(practice.game, practice, challenge, challenge.played ?? []).fork(freshKey());
}
