import type { Catalogue } from './catalogue.ts';
import { type Argument, type Contract, keyOf, type Tree, treeOf } from './contract.ts';
import { Usage, type Use } from './uses.ts';

/** The contract as TypeScript. `facts` is the module of the game's facts, `around` that of the types of the catalogue around this one. */
export function typesOf(contract: Contract, source: Catalogue, facts: string, around: string | null): string {
  const writer = new TypeWriter(source);
  const body = print(
    treeOf(contract.keys(), (id) => writer.sentence(contract.get(id) ?? new Map())),
    0,
  );
  const results = [...new Usage(source).results].filter(([fact]) => writer.facts.has(fact));
  const rows = results.map(([fact, keys]) => `Result<'${fact}', ${unionOf(keys)}>`);
  return [
    '// Made from the English catalogue by `npm run words`.\n',
    ...(writer.facts.size === 0 ? [] : [`import type * as facts from '${facts}';`]),
    ...(writer.around && around !== null ? [`import type { Messages as Around } from '${around}';`] : []),
    ...(writer.facts.size === 0 && !writer.around ? [] : ['']),
    ...(writer.facts.size === 0
      ? []
      : [
          '/** What all of these facts can be asked about. */',
          'type About<F extends keyof typeof facts> = (typeof facts)[F] extends (thing: infer Thing) => unknown ? Thing : never;\n',
        ]),
    `export interface Messages ${body}`,
    ...(rows.length === 0
      ? []
      : [
          '\n/** What sentences tell apart is what facts can be. */',
          `export type Results = [${rows.join(', ')}];`,
          'type Result<F extends keyof typeof facts, K extends ReturnType<(typeof facts)[F]>> = K;',
        ]),
    '',
  ].join('\n');
}

class TypeWriter {
  readonly facts = new Set<string>();
  around = false;
  readonly #own: ReadonlySet<string>;

  constructor({ messages }: Catalogue) {
    this.#own = new Set([...messages.keys()].map((id) => id.slice(0, Math.max(0, id.lastIndexOf('_')))));
  }

  sentence(given: ReadonlyMap<string, Argument>): string {
    if (given.size === 0) return 'string';
    const rows = [...given].map(([name, { uses, declared }]) => `readonly ${keyOf(name)}: ${declared ?? this.#type(uses)}`);
    return `(a: { ${rows.join('; ')} }) => string`;
  }

  #type(uses: readonly Use[]): string {
    const types = new Set<string>();
    const keys = uses.flatMap((use) => (use.as === 'choice' && !use.open ? use.keys : []));
    const facts = uses.flatMap((use) => (use.as === 'known' ? [use.fact] : []));
    for (const use of uses) {
      if (use.as === 'number') types.add('number');
      if (use.as === 'truth') types.add('boolean');
      if (use.as === 'named') types.add(this.#names(use.group));
      if (use.as === 'list') types.add(`readonly ${this.#element(use.of)}[]`);
    }
    for (const fact of facts) this.facts.add(fact);
    if (facts.length > 0) types.add(`About<${unionOf([...facts].sort())}>`);
    if (keys.length > 0) types.add(unionOf(new Set(keys)));
    if (types.size > 0) return [...types].map((type) => (types.size > 1 ? bracketed(type) : type)).join(' & ');
    const chosen = uses.some(({ as }) => as === 'choice') && !uses.some(({ as }) => as === 'shown');
    return chosen ? 'string' : 'string | number';
  }

  #element(uses: readonly Use[]): string {
    return uses.length === 0 ? 'unknown' : bracketed(this.#type(uses));
  }

  /** The names in a group, of this catalogue or of the one around it. */
  #names(group: string): string {
    const here = this.#own.has(group);
    if (!here) this.around = true;
    return `keyof ${here ? 'Messages' : 'Around'}${group
      .split('_')
      .map((part) => `['${part}']`)
      .join('')}`;
  }
}

function bracketed(type: string): string {
  return !type.startsWith('About<') && /[|&]|^keyof /.test(type) ? `(${type})` : type;
}

function unionOf(keys: Iterable<string>): string {
  return [...keys].map((key) => `'${key}'`).join(' | ');
}

function print(tree: Tree<string>, depth: number): string {
  const indent = '  '.repeat(depth + 1);
  const rows = [...tree].map(([name, value]) => `${indent}readonly ${keyOf(name)}: ${typeof value === 'string' ? value : print(value, depth + 1)};`);
  return rows.length === 0 ? '{}' : `{\n${rows.join('\n')}\n${'  '.repeat(depth)}}`;
}
