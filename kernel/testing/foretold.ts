import { type GameTypes, keyFromSeed, type LogEvent, type Match, type OpenOption } from '../index.ts';
import { again, futuresOf } from './futures.ts';

/** One way it went after an answer: how likely that was, the match then, and what was told since. */
export interface Played<T extends GameTypes> {
  readonly chance: number;
  readonly match: Match<T>;
  readonly events: readonly LogEvent<T['Event']>[];
}

/** How the previews of a game are held against what then happens. */
export interface Foretold<T extends GameTypes = GameTypes> {
  /** What is answered on the way, by the policy the preview counts with; null where what it speaks of is over. Without it only the answer itself is given. */
  goOn?(match: Match<T>, option: OpenOption<T>): OpenOption<T> | null;
  /** What is wrong with a preview, in words; null when every field of it has come true. Where not `exact` the futures are a sample. */
  wrong(option: OpenOption<T>, before: Match<T>, futures: readonly Played<T>[], exact: boolean): string | null;
}

export interface Ways {
  /** More ways than this are not all played. */
  readonly most: number;
  /** So many are played by lot instead. */
  readonly sample: number;
}

/** What is wrong with the preview of an option, and whether every way was played. */
export interface Comparison {
  readonly wrong: string | null;
  readonly exact: boolean;
}

export function compare<T extends GameTypes>(foretold: Foretold<T>, match: Match<T>, option: OpenOption<T>, ways: Ways): Comparison {
  const go = (future: Match<T>): void => {
    future.answer(future.number, option.seat, option.notation);
    for (let next = foretold.goOn?.(future, option) ?? null; next !== null; next = foretold.goOn?.(future, option) ?? null)
      future.answer(future.number, next.seat, next.notation);
  };
  const played = (future: Match<T>, chance: number): Played<T> => ({ chance, match: future, events: future.events.filter(({ at }) => at > match.number) });
  const all = futuresOf(again(match), go, ways.most);
  const futures = all?.map((future) => played(future.match, future.chance)) ?? sampled(match, go, ways.sample).map((future) => played(future, 1 / ways.sample));
  return { wrong: foretold.wrong(option, match, futures, all !== null), exact: all !== null };
}

function sampled<T extends GameTypes>(match: Match<T>, go: (future: Match<T>) => void, sample: number): readonly Match<T>[] {
  return Array.from({ length: sample }, (_, i) => {
    const future = match.fork(keyFromSeed(`${match.number} ${i}`));
    go(future);
    return future;
  });
}

/** Whether a chance that was foretold is the one that came: all ways to nine digits, a sample within a wide margin. */
export function isChance<T extends GameTypes>(said: number, futures: readonly Played<T>[], holds: (future: Played<T>) => boolean, exact: boolean): boolean {
  const came = futures.reduce((sum, future) => sum + (holds(future) ? future.chance : 0), 0);
  const margin = exact ? 1e-9 : 5 * Math.sqrt(Math.max(said * (1 - said), 1 / futures.length) / futures.length);
  return Math.abs(said - came) <= margin;
}
