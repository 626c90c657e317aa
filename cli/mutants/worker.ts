import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { at } from '#kernel';
import type { Ask, Equipment, Surveyed, SurveyedTest, Tried } from './crew.ts';
import type { Found } from './harness.ts';
import { allReached, begin, end, prepare } from './switch.ts';

/** A process that loads the tests of a game with all mutants in its rules, and tries one after the other. */

const HARNESS = new URL('./harness.ts', import.meta.url).href;
const NOBODY = -1;
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

const equipment = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Equipment;
const instrumented = new Map(equipment.files.map(({ path, source }) => [pathToFileURL(path).href, source]));

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== HARNESS ? { url: HARNESS, format: 'module-typescript', shortCircuit: true } : next(specifier, context),
  load(url, context, next) {
    const source = instrumented.get(url);
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});

prepare(equipment.mutants);
const { found, of } = (await import(HARNESS)) as typeof import('./harness.ts');
let loaded = false;

/** Load a file of tests while a mutant lives; what went wrong. */
async function load(file: string, living: number, steps: number): Promise<string> {
  begin(living, steps);
  of(file);
  try {
    await import(pathToFileURL(file).href);
  } catch (thrown) {
    return messageOf(thrown);
  }
  return end() < 0 ? ENDLESS : '';
}

const ENDLESS = 'it runs on without an end';

/** Run a test while a mutant lives; what went wrong. */
async function run(test: Found, living: number, steps: number): Promise<string> {
  let why = '';
  begin(living, steps);
  try {
    await test.run();
  } catch (thrown) {
    why = messageOf(thrown);
  }
  return end() < 0 ? ENDLESS : why;
}

function messageOf(thrown: unknown): string {
  const [line = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n');
  return line === '' ? 'it throws' : line;
}

async function survey({ longest }: Extract<Ask, { do: 'survey' }>): Promise<Surveyed> {
  const atLoad = new Set<number>();
  for (const file of equipment.tests) {
    const wrong = await load(file, NOBODY, UNBOUNDED);
    if (wrong !== '') throw new Error(`${file} cannot be loaded: ${wrong}`);
    for (const mutant of allReached()) atLoad.add(mutant);
  }
  const tests: SurveyedTest[] = [];
  for (const test of found) {
    const from = performance.now();
    begin(NOBODY, longest ?? UNBOUNDED);
    let thrown: unknown = null;
    await test.run().catch((error: unknown) => {
      thrown = error;
    });
    const left = end();
    const long = left < 0;
    if (thrown !== null && !long) throw new Error(`'${test.title}' fails without any mutant: ${messageOf(thrown)}`);
    const milliseconds = performance.now() - from;
    tests.push({ title: test.title, file: test.file, milliseconds, long, steps: (longest ?? UNBOUNDED) - left, reached: long ? [] : allReached() });
  }
  return { atLoad: [...atLoad], tests };
}

/** Tests one after the other, until one fails. */
async function tryHere({ mutant, tests }: Extract<Ask, { do: 'try here' }>): Promise<Tried> {
  if (!loaded) for (const file of equipment.tests) await load(file, NOBODY, UNBOUNDED);
  loaded = true;
  for (const { number, steps } of tests) {
    const test = at(found, number);
    const why = await run(test, mutant, steps);
    // What fails without the mutant as well has lost something to one before it.
    if (why !== '') return { by: number, why, poisoned: (await run(test, NOBODY, UNBOUNDED)) !== '' };
  }
  return { by: null, why: '', poisoned: false };
}

/** The mutant lives from the beginning, and for good. It may have changed which tests there are. */
async function tryFromTheBeginning({ mutant, tests, others, patience }: Extract<Ask, { do: 'try from the beginning' }>): Promise<Tried> {
  for (const [file, known] of Map.groupBy(tests, (test) => test.file)) {
    const from = found.length;
    const wrong = await load(file, mutant, patience);
    if (wrong !== '') return { by: null, why: `while it is loaded: ${wrong}`, poisoned: false };
    const left = new Map(found.slice(from).map((test) => [test.title, test]));
    for (const { number, title, steps } of known) {
      const test = left.get(title);
      left.delete(title);
      const why = test === undefined || steps === 0 ? '' : await run(test, mutant, steps);
      if (why !== '') return { by: number, why, poisoned: false };
    }
    for (const test of others ? left.values() : []) {
      const why = await run(test, mutant, patience);
      if (why !== '') return { by: null, why, poisoned: false };
    }
  }
  return { by: null, why: '', poisoned: false };
}

function answer(ask: Ask): Promise<Surveyed | Tried> {
  switch (ask.do) {
    case 'survey':
      return survey(ask);
    case 'try here':
      return tryHere(ask);
    case 'try from the beginning':
      return tryFromTheBeginning(ask);
  }
}

process.on('message', (ask: Ask) => {
  answer(ask).then(
    (result) => process.send?.({ result }),
    (thrown: unknown) => process.send?.({ failed: thrown instanceof Error ? thrown.message : String(thrown) }),
  );
});
process.on('disconnect', () => process.exit());
