import type { GameTypes, Json, Match, OpenOption } from '../index.ts';
import { compare, type Foretold, type Ways } from './foretold.ts';

/** A value with one thing in it changed, each in turn, and where; another text stands for a text. */
function* lies(value: Json, path: string, other: (text: string) => string): Iterable<readonly [path: string, lie: Json]> {
  if (typeof value === 'number') yield [path, value + (Number.isInteger(value) ? 1 : 0.01)];
  else if (typeof value === 'boolean') yield [path, !value];
  else if (typeof value === 'string') yield [path, other(value)];
  else if (Array.isArray(value)) {
    if (value.length > 0) yield [`${path} without its last`, value.slice(0, -1)];
    for (const [i, item] of value.entries()) for (const [at, lie] of lies(item, `${path}[${i}]`, other)) yield [at, value.with(i, lie)];
  } else if (value !== null)
    for (const [name, item] of Object.entries(value)) for (const [at, lie] of lies(item, `${path}.${name}`, other)) yield [at, { ...value, [name]: lie }];
}

/**
 * Where the preview of an option could be wrong without being noticed: nowhere, if every field is compared with what then happens.
 * `other` gives another text of the same kind.
 */
export function unnoticed<T extends GameTypes>(
  foretold: Foretold<T>,
  match: Match<T>,
  option: OpenOption<T>,
  ways: Ways,
  other: (text: string) => string,
): readonly string[] {
  const found: string[] = [];
  const lying: Foretold<T> = {
    ...foretold,
    wrong(told, before, futures, exact) {
      for (const [at, preview] of lies(told.preview, 'preview', other))
        if (foretold.wrong({ ...told, preview }, before, futures, exact) === null) found.push(at);
      return foretold.wrong(told, before, futures, exact);
    },
  };
  const { wrong } = compare(lying, match, option, ways);
  return wrong === null ? found : [`it is wrong as it is: ${wrong}`];
}
