import type { Catalogue } from './catalogue.ts';
import { Usage, type Use } from './uses.ts';

/** An argument of a sentence: how it is used and, where the catalogue says so, its type. */
export interface Argument {
  readonly uses: readonly Use[];
  readonly declared: string | null;
}

/** What all languages have to say: the arguments of each sentence by its id. */
export type Contract = ReadonlyMap<string, ReadonlyMap<string, Argument>>;

/** The contract is what the English catalogue says and what its sentences are made of. */
export function contractOf(source: Catalogue): Contract {
  const usage = new Usage(source);
  return new Map(
    [...source.messages].map(([id, { entry, group }]) => {
      const found = usage.of(entry.value);
      const shared = [...declarations(group)].filter(([name]) => found.has(name));
      const declared = new Map([...shared, ...declarations(entry.comment?.content ?? '')]);
      const names = new Set([...found.keys(), ...declared.keys()]);
      return [id, new Map([...names].map((name) => [name, { uses: found.get(name) ?? [], declared: declared.get(name) ?? null }]))];
    }),
  );
}

/** `$die (number)` in the comment before a message. */
function declarations(comment: string): ReadonlyMap<string, string> {
  return new Map([...comment.matchAll(/\$([\w-]+) \(([^)]+)\)/g)].map(([, name = '', type = '']) => [name, type]));
}

/** Messages in their groups: `event_turn-ends` is `turn-ends` in `event`. */
export type Tree<T> = Map<string, T | Tree<T>>;

export function treeOf<T>(ids: Iterable<string>, leaf: (id: string) => T): Tree<T> {
  const tree: Tree<T> = new Map();
  for (const id of ids) {
    const path = id.split('_');
    let at = tree;
    for (const part of path.slice(0, -1)) {
      const known = at.get(part);
      const next: Tree<T> = known instanceof Map ? known : new Map();
      at.set(part, next);
      at = next;
    }
    at.set(path.at(-1) ?? '', leaf(id));
  }
  return tree;
}

export function keyOf(name: string): string {
  return /^[a-zA-Z]\w*$/.test(name) ? name : `'${name}'`;
}
