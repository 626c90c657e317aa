import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';

/** What a process gets, in a file: the instrumented sources and the tests to load. */
export interface Equipment {
  readonly files: readonly { readonly path: string; readonly source: string }[];
  readonly tests: readonly string[];
  /** How many mutants there are. */
  readonly mutants: number;
}

export interface SurveyedTest {
  readonly title: string;
  readonly file: string;
  readonly milliseconds: number;
  /** It takes more steps than wanted, and is left out. */
  readonly long: boolean;
  readonly steps: number;
  /** The mutants it comes to. */
  readonly reached: readonly number[];
}

export interface Surveyed {
  /** Mutants that files come to while they are loaded. */
  readonly atLoad: readonly number[];
  readonly tests: readonly SurveyedTest[];
}

export interface Tried {
  /** The number of the test that failed. */
  readonly by: number | null;
  /** What went wrong; empty when nothing did. */
  readonly why: string;
  /** What failed fails without the mutant, too: this process is good for nothing more. */
  readonly poisoned: boolean;
}

export type Ask =
  | { readonly do: 'survey'; readonly longest: number | null }
  | { readonly do: 'try here'; readonly mutant: number; readonly tests: readonly { readonly number: number; readonly steps: number }[] }
  | {
      readonly do: 'try from the beginning';
      readonly mutant: number;
      /** Those without steps are left out. */
      readonly tests: readonly { readonly number: number; readonly title: string; readonly file: string; readonly steps: number }[];
      /** Whether tests that there were not before are run, too. */
      readonly others: boolean;
      readonly patience: number;
    };

/** Whoever was asked is gone. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

/** A process that tries mutants. */
export class Hand {
  readonly #process: ChildProcess;

  constructor(equipment: string) {
    this.#process = fork(new URL('./worker.ts', import.meta.url), [equipment], {
      execArgv: ['--no-warnings'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(dirname(equipment), 'compiled') },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  survey(longest: number | null): Promise<Surveyed> {
    return this.#ask<Surveyed>({ do: 'survey', longest }, null);
  }

  /** After `hangs` milliseconds without an answer the process is ended. */
  try(ask: Exclude<Ask, { do: 'survey' }>, hangs: number): Promise<Tried> {
    return this.#ask<Tried>(ask, hangs);
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }

  #ask<R>(ask: Ask, hangs: number | null): Promise<R> {
    return new Promise((resolve, reject) => {
      const child = this.#process;
      const limit = hangs === null ? undefined : setTimeout(() => child.kill('SIGKILL'), hangs);
      const done = (): void => {
        clearTimeout(limit);
        child.removeAllListeners();
      };
      child.once('message', (answer: { readonly result: R } | { readonly failed: string }) => {
        done();
        if ('result' in answer) resolve(answer.result);
        else reject(new Error(answer.failed));
      });
      child.once('exit', (code, signal) => {
        done();
        reject(new Gone(`the process ended: ${signal ?? code}`));
      });
      if (child.connected) child.send(ask);
      else child.emit('exit', null, 'SIGKILL');
    });
  }
}
