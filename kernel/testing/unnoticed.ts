import type { GameTypes, Json, Match, OpenOption } from '../index.ts';
import { compare, type Foretold, type Ways } from './foretold.ts';

/** Something wrong instead of what stands at a path of a preview; undefined where nothing else could stand there. */
export type Lie = (value: string | number | boolean | null, path: string) => Json | undefined;

/** A number a little more, a yes for a no. */
export const otherwise: Lie = (value) =>
  typeof value === 'number' ? value + (Number.isInteger(value) ? 1 : 0.01) : typeof value === 'boolean' ? !value : undefined;

/** Where the preview of an option could be wrong without being noticed: nowhere, if every field is compared with what then happens. */
export function unnoticed<T extends GameTypes>(
  foretold: Foretold<T>,
  match: Match<T>,
  option: OpenOption<T>,
  ways: Ways,
  lie: Lie = otherwise,
): readonly string[] {
  const found: string[] = [];
  const lying: Foretold<T> = {
    ...foretold,
    wrong(open, before, futures, exact) {
      for (const [at, preview] of lies<T['Preview']>(open.preview, 'preview', lie))
        if (foretold.wrong({ ...open, preview }, before, futures, exact) === null) found.push(at);
      return foretold.wrong(open, before, futures, exact);
    },
  };
  const { wrong } = compare(lying, match, option, ways);
  return wrong === null ? found : [`it is wrong as it is: ${wrong}`];
}

/** A value with one thing in it changed, each in turn; or left out, where there are several. */
function* lies<Value extends Json>(value: Value, path: string, lie: Lie): Iterable<readonly [path: string, lie: Value]> {
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
