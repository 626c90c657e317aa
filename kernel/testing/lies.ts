import type { GameTypes, Json, Match, OpenOption } from '../index.ts';
import { type Comparison, compare, type Foretold, type Ways } from './foretold.ts';

/** Something wrong instead of what stands at a path of a preview; undefined where nothing else could stand there. */
export type Lie = (value: string | number | boolean | null, path: string) => Json | undefined;

/** A number more or less, a yes for a no. */
export const otherwise: Lie = (value) => (typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : undefined);

/** What may be said of a preview, and whatever in it could be wrong without being noticed. */
export function lieAbout<T extends GameTypes>(
  foretold: Foretold<T>,
  match: Match<T>,
  option: OpenOption<T>,
  ways: Ways,
  lie: Lie,
): Comparison & { readonly unnoticed: readonly string[] } {
  const unnoticed: string[] = [];
  const lying: Foretold<T> = {
    ...foretold,
    wrong(told, before, futures, exact) {
      for (const [path, preview] of liesIn(told.preview, 'preview', lie))
        if (foretold.wrong({ ...told, preview }, before, futures, exact) === null) unnoticed.push(path);
      return foretold.wrong(told, before, futures, exact);
    },
  };
  return { ...compare(lying, match, option, ways), unnoticed };
}

/** A value with one thing in it changed, each in turn; or left out, where there are several. */
function* liesIn<Value extends Json>(value: Value, path: string, lie: Lie): Iterable<readonly [path: string, Value]> {
  for (const [at, changed] of changes(value, path, lie)) yield [at, changed as Value];
}

function* changes(value: Json, path: string, lie: Lie): Iterable<readonly [path: string, Json]> {
  if (Array.isArray(value)) {
    if (value.length > 0) yield [`${path} without its last`, value.slice(0, -1)];
    for (const [i, item] of value.entries()) for (const [at, changed] of changes(item, `${path}[${i}]`, lie)) yield [at, value.with(i, changed)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value))
      for (const [at, changed] of changes(item, `${path}.${name}`, lie)) yield [at, { ...value, [name]: changed }];
  } else {
    const changed = lie(value, path);
    if (changed !== undefined) yield [path, changed];
  }
}
