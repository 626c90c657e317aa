import type { Expression, InlineExpression, NamedArgument, Pattern, SelectExpression } from '@fluent/syntax';
import { type Catalogue, patternOf } from './catalogue.ts';

/** How a sentence uses a variable; what it may be follows from all of its uses. */
export type Use =
  | { readonly as: 'shown' }
  | { readonly as: 'number' }
  | { readonly as: 'truth' }
  /** One of these and nothing else, or one of these among others. */
  | { readonly as: 'choice'; readonly keys: readonly string[]; readonly open: boolean }
  /** The name of something in a group of messages. */
  | { readonly as: 'named'; readonly group: string }
  /** What a fact of the game is asked about. */
  | { readonly as: 'known'; readonly fact: string }
  | { readonly as: 'list'; readonly of: readonly Use[] };

/** The variables of a sentence, each with its uses. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** What every catalogue may call. */
export const BUILT_IN: readonly string[] = ['CAPITAL', 'COUNT', 'INSIDE', 'LIST', 'ORDINAL', 'PERCENT', 'TOUCH'];

export const CATEGORIES: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

export function keysOf({ variants }: SelectExpression): readonly string[] {
  return variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value));
}

/** The place of the variant that is said when no other fits. */
export function fallbackOf({ variants }: SelectExpression): number {
  return variants.findIndex((variant) => variant.default);
}

/** What a choice between these keys is made by. */
export function choiceOf(select: SelectExpression): Extract<Use, { as: 'number' | 'truth' | 'choice' }> {
  const keys = keysOf(select);
  const named = keys.filter((key) => key !== 'other');
  if (named.length > 0 && keys.every((key) => CATEGORIES.includes(key) || isWhole(key))) return { as: 'number' };
  if (keys.every((key) => key === 'true' || key === 'false')) return { as: 'truth' };
  return { as: 'choice', keys: named, open: keys[fallbackOf(select)] === 'other' };
}

export function isWhole(key: string): boolean {
  return /^-?\d+$/.test(key);
}

export function optionOf(named: readonly NamedArgument[], name: string): string | null {
  return named.find((one) => one.name.name === name)?.value.value ?? null;
}

/** Options of `LIST` itself; all others go to the term that spells its elements. */
const OF_LIST: readonly string[] = ['of', 'type', 'by'];

/** Which variables the sentences and terms of a catalogue use, and which parameters its terms have. */
export class Usage {
  readonly #catalogue: Catalogue;
  readonly #groups: ReadonlySet<string>;
  readonly #terms = new Map<string, Uses>();
  /** By term, what is passed to it by name: those are its own and never come from a sentence. */
  readonly #parameters = new Map<string, Set<string>>();
  /** By fact, the results that choices are made between. */
  readonly results = new Map<string, Set<string>>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#groups = new Set([...catalogue.known.keys()].flatMap((id) => (id.includes('_') ? [id.slice(0, id.lastIndexOf('_'))] : [])));
    for (const { entry } of [...catalogue.known.values(), ...catalogue.terms.values()])
      for (const pattern of [entry.value, ...entry.attributes.map(({ value }) => value)]) if (pattern !== null) this.#look(pattern);
  }

  /** The group of messages that a function names: `way` for `WAY`, null for a fact. */
  groupOf(name: string): string | null {
    const group = name.toLowerCase();
    return this.#groups.has(group) ? group : null;
  }

  parametersOf(term: string): readonly string[] {
    return [...(this.#parameters.get(term) ?? [])];
  }

  of(pattern: Pattern | null): Uses {
    const found = new Map<string, Use[]>();
    if (pattern !== null) this.#pattern(pattern, found);
    return found;
  }

  #ofTerm(name: string): Uses {
    const known = this.#terms.get(name);
    if (known !== undefined) return known;
    this.#terms.set(name, new Map());
    const own = this.parametersOf(name);
    const found = new Map([...this.of(this.#catalogue.terms.get(name)?.entry.value ?? null)].filter(([variable]) => !own.includes(variable)));
    this.#terms.set(name, found);
    return found;
  }

  /** Note what terms are called with, and what facts are told apart by. */
  #look(pattern: Pattern): void {
    for (const element of pattern.elements) if (element.type === 'Placeable') this.#lookInto(element.expression);
  }

  #lookInto(expression: Expression): void {
    switch (expression.type) {
      case 'Placeable':
        this.#lookInto(expression.expression);
        return;
      case 'SelectExpression':
        this.#noteResults(expression);
        this.#lookInto(expression.selector);
        for (const { value } of expression.variants) this.#look(value);
        return;
      case 'TermReference':
        this.#noteParameters(expression.id.name, expression.arguments?.named ?? []);
        for (const given of expression.arguments?.positional ?? []) this.#lookInto(given);
        return;
      case 'FunctionReference': {
        const { positional, named } = expression.arguments;
        const of = optionOf(named, 'of');
        if (of !== null)
          this.#noteParameters(
            of,
            named.filter(({ name }) => !OF_LIST.includes(name.name)),
          );
        for (const given of positional) this.#lookInto(given);
      }
    }
  }

  #noteResults(select: SelectExpression): void {
    const { selector } = select;
    const use = choiceOf(select);
    if (selector.type !== 'FunctionReference' || use.as !== 'choice' || BUILT_IN.includes(selector.id.name)) return;
    const known = this.results.get(selector.id.name) ?? new Set();
    for (const key of use.keys) known.add(key);
    this.results.set(selector.id.name, known);
  }

  #noteParameters(term: string, named: readonly NamedArgument[]): void {
    const known = this.#parameters.get(term) ?? new Set();
    for (const { name } of named) known.add(name.name);
    this.#parameters.set(term, known);
  }

  #pattern(pattern: Pattern, into: Map<string, Use[]>): void {
    for (const element of pattern.elements) if (element.type === 'Placeable') this.#expression(element.expression, into, { as: 'shown' });
  }

  #expression(expression: Expression, into: Map<string, Use[]>, as: Use): void {
    switch (expression.type) {
      case 'Placeable':
        this.#expression(expression.expression, into, as);
        return;
      case 'VariableReference':
        add(into, expression.id.name, as);
        return;
      case 'SelectExpression':
        this.#expression(expression.selector, into, choiceOf(expression));
        for (const { value } of expression.variants) this.#pattern(value, into);
        return;
      case 'MessageReference': {
        const value = patternOf(this.#catalogue.known.get(expression.id.name)?.entry, expression.attribute?.name ?? null);
        if (value !== null) this.#pattern(value, into);
        return;
      }
      case 'TermReference':
        this.#term(expression.id.name, expression.arguments?.positional ?? [], into);
        return;
      case 'FunctionReference':
        this.#call(expression.id.name, expression.arguments.positional, expression.arguments.named, into);
        return;
    }
  }

  #term(name: string, given: readonly InlineExpression[], into: Map<string, Use[]>): void {
    for (const [variable, uses] of this.#ofTerm(name))
      for (const use of uses) {
        if (variable !== 'it') add(into, variable, use);
        else for (const one of given) this.#expression(one, into, use);
      }
  }

  #call(name: string, [first]: readonly InlineExpression[], named: readonly NamedArgument[], into: Map<string, Use[]>): void {
    if (first === undefined) return;
    switch (name) {
      case 'CAPITAL':
      case 'INSIDE':
        this.#expression(first, into, { as: 'shown' });
        return;
      case 'ORDINAL':
      case 'PERCENT':
        this.#expression(first, into, { as: 'number' });
        return;
      case 'COUNT':
        this.#expression(first, into, { as: 'list', of: [] });
        return;
      case 'LIST':
        this.#list(first, optionOf(named, 'of'), into);
        return;
      default: {
        const group = this.groupOf(name);
        this.#expression(first, into, group === null ? { as: 'known', fact: name } : { as: 'named', group });
        return;
      }
    }
  }

  #list(first: InlineExpression, of: string | null, into: Map<string, Use[]>): void {
    if (of === null) {
      this.#expression(first, into, { as: 'list', of: [{ as: 'shown' }] });
      return;
    }
    const group = isFunction(of) ? this.groupOf(of) : null;
    if (group !== null) {
      this.#expression(first, into, { as: 'list', of: [{ as: 'named', group }] });
      return;
    }
    if (isFunction(of)) {
      this.#expression(first, into, { as: 'list', of: [{ as: 'known', fact: of }] });
      return;
    }
    const uses = this.#ofTerm(of);
    for (const [variable, all] of uses) if (variable !== 'it') for (const use of all) add(into, variable, use);
    this.#expression(first, into, { as: 'list', of: uses.get('it') ?? [] });
  }
}

/** `WAY` names a group or a fact, `place` a term. */
export function isFunction(name: string): boolean {
  return name === name.toUpperCase();
}

function add(into: Map<string, Use[]>, variable: string, use: Use): void {
  const known = into.get(variable) ?? [];
  const text = JSON.stringify(use);
  if (!known.some((one) => JSON.stringify(one) === text)) known.push(use);
  into.set(variable, known);
}
