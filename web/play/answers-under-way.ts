import * as z from 'zod/mini';
import { Refusal } from '#kernel';

const KeptAnswer = z.object({ id: z.string(), number: z.number(), seat: z.number(), notation: z.string(), undos: z.number() });
/** An answer that has been given and not yet acknowledged; sent again under its id, it happens once. */
type KeptAnswer = z.infer<typeof KeptAnswer>;

const key = (table: string): string => `muster.kept.${table}`;

function keepAnswer(table: string, answer: KeptAnswer): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(answer));
  } catch {
    // A browser that keeps nothing sends it as long as the page is open.
  }
}

function dropAnswer(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
}

function keptAnswer(table: string): KeptAnswer | null {
  try {
    return KeptAnswer.parse(JSON.parse(localStorage.getItem(key(table)) ?? ''));
  } catch {
    return null;
  }
}

/** The answers that are on their way to a table. Each lies on the device until the table has it or refuses it: a page may be closed before that. */
export class AnswersUnderWay {
  readonly #table: string;
  readonly #send: (answer: Omit<KeptAnswer, 'id'>, id: string) => Promise<unknown>;
  readonly #changed: () => void;
  #count = 0;
  #connected = false;
  /** One of them could not go out at once. */
  waits = false;

  constructor(table: string, send: (answer: Omit<KeptAnswer, 'id'>, id: string) => Promise<unknown>, changed: () => void) {
    this.#table = table;
    this.#send = send;
    this.#changed = changed;
  }

  set connected(connected: boolean) {
    this.#connected = connected;
    this.waits ||= !connected && this.#count > 0;
  }

  /** What was given before the page was closed. */
  resume(): void {
    const kept = keptAnswer(this.#table);
    if (kept !== null) this.give(kept).catch(() => undefined);
  }

  async give(kept: KeptAnswer): Promise<void> {
    const { id, ...answer } = kept;
    keepAnswer(this.#table, kept);
    this.#count++;
    this.waits ||= !this.#connected;
    this.#changed();
    try {
      await this.#send(answer, id);
      dropAnswer(this.#table);
    } catch (thrown) {
      if (thrown instanceof Refusal) dropAnswer(this.#table);
      throw thrown;
    } finally {
      this.#count--;
      this.waits &&= this.#count > 0;
      this.#changed();
    }
  }
}
