import { at } from './at.ts';
import type { ChanceResult } from './chance.ts';
import type { AnswerRecord, Checkpoint } from './parts.ts';

/** An answer as a match keeps it. */
export interface HistoryAnswer extends AnswerRecord {
  /** The index of the option, -1 while only its notation is known. */
  readonly index: number;
  readonly gave: ChanceResult[];
}

/** Where a match begins: at set-up, or at a checkpoint that is the only way back: older rules played what came before, or somebody set up the position. */
export type Beginning = 'set-up' | 'checkpoint';

/** What a match is made of: what set-up gave, the answers with what each gave, and the checkpoints that shorten the way back. */
export class History<S> {
  readonly begins: Beginning;
  opening: ChanceResult[] = [];
  answers: HistoryAnswer[] = [];
  checkpoints: Checkpoint<S>[] = [];
  /** The number of answers at the last moment when a die, a card or anything hidden came out. */
  barrier = 0;

  constructor(begins: Beginning) {
    this.begins = begins;
  }

  get number(): number {
    return this.answers.length;
  }

  /** The number of answers at which the match begins for these rules: nobody goes back behind it. */
  get floor(): number {
    return this.begins === 'set-up' ? 0 : at(this.checkpoints, 0).at;
  }

  /** What came out between the answer before moment `number` and the next decision. */
  gaveAt(number: number): ChanceResult[] {
    return number === 0 ? this.opening : at(this.answers, number - 1).gave;
  }

  /** The state is plain data now and can be returned to. */
  mark(position: number, state: S): void {
    const at = this.number;
    if (this.checkpoints.length > this.#kept && this.checkpoints.at(-1)?.at === at) this.checkpoints.pop();
    this.checkpoints.push({ at, gave: this.gaveAt(at).length, position, state });
  }

  /** Find the barrier again; checkpoints that undo can never need are dropped. */
  prune(): void {
    for (let n = this.number; n > this.barrier; n--) if (this.gaveAt(n).length > 0) this.barrier = n;
    const first = this.#kept;
    while (this.checkpoints.length > first + 1 && at(this.checkpoints, first + 1).at <= this.barrier) this.checkpoints.splice(first, 1);
  }

  /** The nearest checkpoint at or before a moment; later ones are forgotten. */
  backTo(number: number): Checkpoint<S> | undefined {
    while ((this.checkpoints.at(-1)?.at ?? -1) > number) this.checkpoints.pop();
    return this.checkpoints.at(-1);
  }

  /** Cut off what came after a checkpoint; what the last answer before it gave from then on is returned. */
  cutTo({ at: number, gave }: Checkpoint<S>): ChanceResult[] {
    this.answers = this.answers.slice(0, number);
    const last = this.gaveAt(number);
    const log = last.slice(0, gave);
    if (number === 0) this.opening = log;
    else this.answers[number - 1] = { ...at(this.answers, number - 1), gave: log };
    return last.slice(gave);
  }

  /** The same up to a moment, to go its own way. */
  fork(number: number): History<S> {
    const fork = new History<S>(this.begins);
    fork.opening = this.opening;
    fork.answers = this.answers.slice();
    fork.checkpoints = this.checkpoints.filter(({ at }) => at <= number);
    return fork;
  }

  /** The same up to a moment, to be run from where it begins. */
  again(number: number): History<S> {
    const again = new History<S>(this.begins);
    again.opening = [...this.opening];
    again.answers = this.answers.slice(0, number);
    again.checkpoints = this.checkpoints.slice(0, this.#kept);
    return again;
  }

  /** How many of the first checkpoints stay whatever happens. */
  get #kept(): number {
    return this.begins === 'set-up' ? 0 : 1;
  }
}
