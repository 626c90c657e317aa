import { ChanceError, type ChanceResult, type GameTypes, type Match, RecordError } from '../index.ts';

/** A way chance can go: how likely it is, and the match as it is then. */
export interface Future<T extends GameTypes> {
  readonly chance: number;
  readonly match: Match<T>;
}

/**
 * Every way chance can go: dice, tokens and cards, however many the rules turn out to want. `begin` gives the match at the moment
 * in question with these dice to come and no others; `go` answers, and plays on as far as it is looked at. Null when there are
 * more ways than `most`.
 */
export function futuresOf<T extends GameTypes>(
  begin: (script: readonly ChanceResult[]) => Match<T>,
  go: (match: Match<T>) => void,
  most: number,
): readonly Future<T>[] | null {
  const found: Future<T>[] = [];
  const open: { readonly script: readonly ChanceResult[]; readonly chance: number }[] = [{ script: [], chance: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.length + open.length >= most) return null;
    const { script, chance } = next;
    try {
      const match = begin(script);
      go(match);
      found.push({ chance, match });
    } catch (thrown) {
      const due = dueIn(thrown);
      const total = due.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of due) if (weight > 0) open.push({ script: [...script, value], chance: (chance * weight) / total });
    }
  }
  return found;
}

/** What could have come out where the dice to come had run out; whatever else was thrown is thrown on. */
function dueIn(thrown: unknown): ChanceError['due'] {
  if (thrown instanceof RecordError && thrown.cause instanceof ChanceError && thrown.cause.due.length > 0) return thrown.cause.due;
  throw thrown;
}

/** The present moment of a match, to begin from: all that came out stays so, and only the script is still to come. */
export function again<T extends GameTypes>(match: Match<T>): (script: readonly ChanceResult[]) => Match<T> {
  return (script) => match.fork(script);
}

/** How likely it is that something holds. */
export function chanceThat<T extends GameTypes>(futures: readonly Future<T>[], holds: (match: Match<T>) => boolean): number {
  return futures.reduce((sum, { chance, match }) => sum + (holds(match) ? chance : 0), 0);
}
