/** What instrumented files ask while they run. */
interface Switch {
  /** Whether this mutant is the one that lives. Whoever asks has come to the place where it is. */
  alive(number: number): boolean;
  /** A loop or a function goes on. Throws when too many have. */
  step(): void;
}

declare global {
  var mutants: Switch;
}

/** Thrown where rules run on without an end. */
class OutOfSteps extends Error {
  override readonly name = 'OutOfSteps';
}

const NOBODY = -1;
let living = NOBODY;
let reached = new Uint8Array(0);
let left = Number.POSITIVE_INFINITY;

globalThis.mutants = {
  alive(number) {
    reached[number] = 1;
    return number === living;
  },
  step() {
    if (--left < 0) throw new OutOfSteps('the rules run on without an end');
  },
};

/** Before anything else. */
export function prepare(count: number): void {
  reached = new Uint8Array(count);
}

/** From now on `number` lives, and so many steps may be taken. */
export function begin(number: number, steps: number): void {
  living = number;
  reached.fill(0);
  left = steps;
}

/** Nobody lives any more. How many steps were left: below 0, not enough. */
export function end(): number {
  const rest = left;
  living = NOBODY;
  left = Number.POSITIVE_INFINITY;
  return rest;
}

/** All that were come to since `begin`. */
export function allReached(): readonly number[] {
  const found: number[] = [];
  for (let number = 0; number < reached.length; number++) if (reached[number] === 1) found.push(number);
  return found;
}
