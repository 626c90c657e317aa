import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { at } from '#kernel';
import { type Ask, type Equipment, Gone, Hand, type Surveyed, type Tried } from './crew.ts';
import { instrument } from './instrument.ts';
import { type Place, placeOf } from './place.ts';
import { GOLDEN } from './report.ts';

/** What is broken, and the tests that should notice. */
export interface Scope {
  /** Names of files are told from here. */
  readonly root: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

export interface Verdict extends Place {
  readonly became: 'killed' | 'survived' | 'not reached';
  /** The test that noticed, and what it said. */
  readonly by?: string;
  readonly why?: string;
}

export interface Hunting {
  readonly hands: number;
  /** Which mutants are tried. */
  chosen(places: readonly Place[]): readonly number[];
  /** Tests that take more steps than this are left out; null: none is. */
  readonly longest: number | null;
  surveyed?(tests: number, leftOut: number, mutants: number): void;
  tried?(): void;
}

/** Far more than a test takes that is only slower than it was. */
const SLOWER = 20;
const AT_LEAST = 100_000;
/** For what was never counted. */
const PATIENCE = 20_000_000;
/** Steps are what stops endless rules. This is for what takes none, as a list of billions: milliseconds, and how much longer than before. */
const HANGS = 30_000;
const LONGER = 50;

/** Try mutants of some files, each with the tests that come to it. */
export async function hunt(scope: Scope, hunting: Hunting): Promise<readonly Verdict[]> {
  const places: Place[] = [];
  const files = scope.files.map((path) => {
    const source = readFileSync(path, 'utf8');
    const broken = instrument(path, source, places.length);
    places.push(...broken.mutants.map((mutant) => placeOf(relative(scope.root, path), source, mutant)));
    return { path, source: broken.source };
  });
  const chosen = hunting.chosen(places);
  if (chosen.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'muster-mutants-'));
  try {
    const equipment = join(folder, 'equipment.json');
    writeFileSync(equipment, JSON.stringify({ files, tests: scope.tests, mutants: places.length } satisfies Equipment));
    return await new Hunt(places, equipment, hunting).run(chosen);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

class Hunt {
  readonly #places: readonly Place[];
  readonly #equipment: string;
  readonly #hunting: Hunting;
  readonly #verdicts = new Map<number, Verdict>();
  /** Which tests noticed something in a function: whoever did may again. */
  readonly #keen = new Map<string, Set<number>>();
  #surveyed: Surveyed = { atLoad: [], tests: [] };
  #atLoad: ReadonlySet<number> = new Set();
  /** The tests that come to each mutant. */
  #coming: number[][] = [];

  constructor(places: readonly Place[], equipment: string, hunting: Hunting) {
    this.#places = places;
    this.#equipment = equipment;
    this.#hunting = hunting;
  }

  async run(chosen: readonly number[]): Promise<readonly Verdict[]> {
    const first = new Hand(this.#equipment);
    try {
      this.#surveyed = await first.survey(this.#hunting.longest);
    } finally {
      first.end();
    }
    this.#coming = this.#places.map(() => []);
    this.#atLoad = new Set(this.#surveyed.atLoad);
    for (const [number, { long, reached }] of this.#surveyed.tests.entries()) {
      if (!long) for (const mutant of reached) this.#coming[mutant]?.push(number);
    }
    const { tests } = this.#surveyed;
    this.#hunting.surveyed?.(tests.length, tests.filter(({ long }) => long).length, chosen.length);

    const late: number[] = [];
    await this.#share(chosen, async (mutants) => {
      for await (const mutant of this.#tryHere(mutants)) late.push(mutant);
    });
    await this.#share(late, async (mutants) => {
      for (const mutant of mutants) this.#found(mutant, await this.#tryFromTheBeginning(mutant));
    });
    return chosen.map((mutant) => this.#verdicts.get(mutant) as Verdict);
  }

  /** As many as there are hands take one mutant after the other. */
  async #share(mutants: readonly number[], work: (mutants: Iterable<number>) => Promise<void>): Promise<void> {
    const queue = mutants.values();
    await Promise.all(Array.from({ length: this.#hunting.hands }, () => work(queue)));
  }

  /** Gives those back that nobody noticed: what was computed before, when the file was loaded or in another test, may have hidden them. */
  async *#tryHere(mutants: Iterable<number>): AsyncIterable<number> {
    let hand = new Hand(this.#equipment);
    const another = (): void => {
      hand.end();
      hand = new Hand(this.#equipment);
    };
    for (const mutant of mutants) {
      const tests = this.#inOrder(mutant, this.#coming[mutant] ?? []);
      if (tests.length === 0) {
        if (this.#atLoad.has(mutant)) yield mutant;
        else this.#found(mutant, 'not reached');
        continue;
      }
      const ask = { do: 'try here', mutant, tests: tests.map((number) => ({ number, steps: this.#steps(number) })) } as const;
      let tried = await attempt(hand, ask, this.#hangs(tests));
      if (tried === 'gone' || tried.poisoned) {
        another();
        tried = await attempt(hand, ask, this.#hangs(tests));
        if (tried === 'gone' || tried.poisoned) another();
      }
      if (tried !== 'gone' && tried.why === '') yield mutant;
      else this.#found(mutant, tried);
    }
    hand.end();
  }

  async #tryFromTheBeginning(mutant: number): Promise<Tried | 'gone'> {
    const hand = new Hand(this.#equipment);
    const anybody = this.#atLoad.has(mutant);
    const numbers = this.#inOrder(mutant, anybody ? [...this.#surveyed.tests.keys()] : (this.#coming[mutant] ?? []));
    const tests = numbers.map((number) => {
      const { title, file } = this.#test(number);
      return { number, title, file, steps: this.#steps(number) };
    });
    const tried = await attempt(hand, { do: 'try from the beginning', mutant, tests, others: anybody, patience: PATIENCE }, this.#hangs(numbers));
    hand.end();
    return tried;
  }

  /** First who noticed something in the same function, then the test of the file itself, then the quickest; matches that are only compared with how they were come last. */
  #inOrder(mutant: number, tests: readonly number[]): readonly number[] {
    const { file } = at(this.#places, mutant);
    const keen = this.#keen.get(this.#function(mutant));
    const own = `${basename(file, '.ts')}.test.ts`;
    const rank = (number: number): number => {
      const file = basename(this.#test(number).file);
      return file === GOLDEN ? 3 : keen?.has(number) ? 0 : file === own ? 1 : 2;
    };
    return tests.toSorted((a, b) => rank(a) - rank(b) || this.#test(a).milliseconds - this.#test(b).milliseconds);
  }

  #found(mutant: number, tried: Tried | 'gone' | 'not reached'): void {
    this.#hunting.tried?.();
    this.#verdicts.set(mutant, { ...at(this.#places, mutant), ...this.#became(mutant, tried) });
  }

  #became(mutant: number, tried: Tried | 'gone' | 'not reached'): Omit<Verdict, keyof Place> {
    if (tried === 'not reached') return { became: 'not reached' };
    if (tried === 'gone') return { became: 'killed', why: 'the process did not survive it' };
    if (tried.why === '') return { became: 'survived' };
    if (tried.by === null) return { became: 'killed', why: tried.why };
    const keen = this.#keen.get(this.#function(mutant)) ?? new Set();
    this.#keen.set(this.#function(mutant), keen.add(tried.by));
    const { file, title } = this.#test(tried.by);
    return { became: 'killed', by: `${basename(file)}: ${title}`, why: tried.why };
  }

  #function(mutant: number): string {
    const place = at(this.#places, mutant);
    return `${place.file} ${place.in}`;
  }

  #hangs(tests: readonly number[]): number {
    return HANGS + LONGER * tests.reduce((sum, number) => sum + this.#test(number).milliseconds, 0);
  }

  #steps(number: number): number {
    const { long, steps } = this.#test(number);
    return long ? 0 : SLOWER * steps + AT_LEAST;
  }

  #test(number: number): Surveyed['tests'][number] {
    return at(this.#surveyed.tests, number);
  }
}

async function attempt(hand: Hand, ask: Exclude<Ask, { do: 'survey' }>, hangs: number): Promise<Tried | 'gone'> {
  try {
    return await hand.try(ask, hangs);
  } catch (thrown) {
    if (thrown instanceof Gone) return 'gone';
    throw thrown;
  }
}
