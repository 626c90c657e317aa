import { expect } from 'vitest';

// Some matchers ask in which file they are, which only Vitest's own processes know.
expect.setState({ testPath: '' });

export { expect };

/** A test of a file, found while it was loaded. */
export interface Found {
  readonly title: string;
  readonly file: string;
  run(): Promise<void>;
}

type Body = (context: { readonly task: { readonly meta: object } }) => void | Promise<void>;
type Row = (...values: readonly unknown[]) => void | Promise<void>;

/** What stands in for Vitest while mutants are tried: tests are kept, to be run again and again. */
export const found: Found[] = [];
const around: string[] = [];
let file = '';

/** Tests that are found from now on are this file's. */
export function of(name: string): void {
  file = name;
}

export function test(name: string, ...rest: readonly (Body | object)[]): void {
  const body = rest.find((part) => typeof part === 'function') as Body;
  found.push({ title: [...around, name].join(' > '), file, run: async () => body({ task: { meta: {} } }) });
}

export function describe(name: string, body: () => void): void {
  around.push(name);
  body();
  around.pop();
}

function each<T>(define: (name: string, body: () => T) => void): (rows: readonly unknown[]) => (name: string, body: Row) => void {
  return (rows) => (name, body) => {
    for (const [i, row] of rows.entries()) define(`${name} [${i}]`, () => (Array.isArray(row) ? body(...row) : body(row)) as T);
  };
}

test.each = each<void | Promise<void>>((name, body) => test(name, body));
describe.each = each<void>((name, body) => describe(name, body));
test.skip = (): void => {};
test.runIf = (holds: boolean): typeof test | typeof test.skip => (holds ? test : test.skip);
