import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { instrument } from './instrument.ts';

const SOURCE = `
export function* play(a: number, { b = 2 }: { b?: number } = {}): Generator<number, number> {
  let sum = a;
  for (const n of [1, 2]) if (n > b) sum += yield n; else sum -= n;
  while (sum > 9) sum--;
  sum = sum?.valueOf() ?? -1;
  return sum * 2;
}`;

test('with no mutant alive nothing is different, and every line is where it was', () => {
  const { source, mutants } = instrument('play.ts', SOURCE, 100);
  expect(mutants.length).toBeGreaterThan(20);
  expect(source.split('\n')).toHaveLength(SOURCE.split('\n').length);
  const asked: number[] = [];
  let steps = 0;
  const watched = { alive: (number: number) => asked.push(number) < 0, step: () => steps++ };
  const load = (text: string) =>
    new Function('globalThis', `${stripTypeScriptTypes(text).replace('export ', '')}; return play;`)({ mutants: watched }) as (
      a: number,
      b: object,
    ) => Generator<number, number, number>;
  for (const [a, b] of [
    [20, { b: 1 }],
    [1, { b: 0 }],
    [3, {}],
  ] as const) {
    const [one, other] = [load(SOURCE)(a, b), load(source)(a, b)];
    for (let now = one.next(), then = other.next(); ; now = one.next(5), then = other.next(5)) {
      expect(then).toEqual(now);
      if (now.done) break;
    }
  }
  expect(Math.min(...asked)).toBe(100);
  expect(Math.max(...asked)).toBe(100 + mutants.length - 1);
  expect(steps).toBeGreaterThan(8);
});

test('names that are passed on stay as they are', () => {
  const source = "export { first, second as other } from './elsewhere.ts';";
  expect(instrument('names.ts', source, 0).source).toContain(source);
});

test('a function that a mutant has do nothing counts its steps all the same, so that whoever waits for it is stopped', () => {
  const { source, mutants } = instrument('wait.ts', 'export function wait(done: string[]): void { done.push("x"); done.push("y"); }', 0);
  const body = mutants.findIndex(({ kind }) => kind === 'body');
  let steps = 0;
  const living = { alive: (number: number) => number === body, step: () => steps++ };
  const wait = new Function('globalThis', `${stripTypeScriptTypes(source).replace('export ', '')}; return wait;`)({ mutants: living }) as (
    done: string[],
  ) => void;
  const done: string[] = [];
  wait(done);
  expect([done, steps]).toEqual([[], 1]);
});
