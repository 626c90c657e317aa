import type { Expression, InlineExpression, NamedArgument, Pattern, SelectExpression } from '@fluent/syntax';
import { type Catalogue, membersOf, patternOf } from './catalogue.ts';
import { type Contract, type Tree, treeOf } from './contract.ts';
import { unbroken } from './languages.ts';
import { capital, inside } from './runtime.ts';
import { choiceOf, fallbackOf, isFunction, isWhole, keysOf, optionOf, Usage } from './uses.ts';

/** A piece of JavaScript (`string` if it is certain to give one), or a text that is already known. */
type Made = { readonly js: string; readonly string?: true } | { readonly text: string };

/** What variables stand for. */
type Scope = (variable: string) => Made;

/**
 * A catalogue as a module of plain functions: `(a) => "…"` for what has arguments, a string for what has none, in groups.
 * What the language lacks is taken from `source`, in that one's grammar. `facts` is the module of the game's facts.
 */
export function compile(catalogue: Catalogue, contract: Contract, source: Catalogue, facts: string): string {
  const spare = catalogue === source ? null : new Layer(source, source.language, null);
  const own = new Layer(catalogue, '', spare);
  const body = printed(
    treeOf(contract.keys(), (id) => (own.says(id) ? own : (spare ?? own)).sentence(id, (contract.get(id)?.size ?? 0) > 0)),
    (group) => own.groupNamed(group),
  );
  const layers = spare === null ? [own] : [own, spare];
  const [asked, used] = [new Set(layers.flatMap((layer) => [...layer.facts])), new Set(layers.flatMap((layer) => [...layer.runtime]))];
  return [
    ...(asked.size === 0 ? [] : [`import { ${[...asked].sort().join(', ')} } from '${facts}';`]),
    ...(used.size === 0 ? [] : [`import { ${[...used].sort().join(', ')} } from '#words/runtime';`]),
    ...layers.reverse().flatMap((layer) => layer.rows),
    `export default ${body};`,
    '',
  ].join('\n');
}

/** Groups of names that sentences look things up in are there once. */
function printed(tree: Tree<string>, groupNamed: (path: string) => string | undefined, path = ''): string {
  const rows = [...tree].map(([name, value]) => {
    const within = path === '' ? name : `${path}_${name}`;
    return `${quoted(name)}:${typeof value === 'string' ? value : (groupNamed(within) ?? printed(value, groupNamed, within))}`;
  });
  return `{${rows.join(',\n')}}`;
}

/** One language within a module. */
class Layer {
  readonly facts = new Set<string>();
  readonly runtime = new Set<string>();
  /** What is made once and used by its name: terms by how they are called, groups by their form. */
  readonly rows: string[] = [];
  readonly #names = new Map<string, string>();
  readonly #terms = new Map<string, Made | { readonly name: string; readonly takes: readonly string[] }>();
  readonly #busy = new Set<string>();
  readonly #catalogue: Catalogue;
  readonly #uses: Usage;
  readonly #prefix: string;
  readonly #spare: Layer | null;

  constructor(catalogue: Catalogue, prefix: string, spare: Layer | null) {
    this.#catalogue = catalogue;
    this.#uses = new Usage(catalogue);
    this.#prefix = prefix;
    this.#spare = spare;
  }

  says(id: string): boolean {
    return patternOf(this.#catalogue.known.get(id)?.entry, null) !== null;
  }

  /** The name of a group that has been made, if it is whole and nothing but names. */
  groupNamed(group: string): string | undefined {
    return this.#names.get(`group ${group} `);
  }

  sentence(id: string, takes: boolean): string {
    const value = patternOf(this.#catalogue.messages.get(id)?.entry, null);
    if (value === null) throw new Error(`${this.#catalogue.folder}: ${id} is missing`);
    const made = this.#pattern(value, (variable) => ({ js: /^[a-zA-Z]\w*$/.test(variable) ? `a.${variable}` : `a[${JSON.stringify(variable)}]` }));
    return takes ? `(a)=>${code(made)}` : code(made);
  }

  #pattern(pattern: Pattern, scope: Scope): Made {
    const parts: Made[] = [];
    for (const element of pattern.elements) {
      const made =
        element.type === 'TextElement' ? { text: unbroken(stressed(element.value), this.#catalogue.language) } : this.#expression(element.expression, scope);
      const last = parts.at(-1);
      if ('text' in made && last !== undefined && 'text' in last) parts[parts.length - 1] = { text: last.text + made.text };
      else parts.push(made);
    }
    const [only, ...more] = parts;
    if (only === undefined) return { text: '' };
    if (more.length === 0 && ('text' in only || only.string === true)) return only;
    return { js: template(parts), string: true };
  }

  #expression(expression: Expression, scope: Scope): Made {
    switch (expression.type) {
      case 'StringLiteral':
        return { text: expression.parse().value };
      case 'NumberLiteral':
        return { text: expression.value };
      case 'VariableReference':
        return scope(expression.id.name);
      case 'Placeable':
        return this.#expression(expression.expression, scope);
      case 'SelectExpression':
        return this.#select(expression, scope);
      case 'MessageReference': {
        const [id, form] = [expression.id.name, expression.attribute?.name ?? null];
        return this.#called(form === null ? id : `${id}.${form}`, patternOf(this.#catalogue.known.get(id)?.entry, form), [], scope, null);
      }
      case 'TermReference': {
        const [given] = expression.arguments?.positional ?? [];
        return this.#term(expression.id.name, given === undefined ? null : this.#expression(given, scope), expression.arguments?.named ?? [], scope);
      }
      case 'FunctionReference':
        return this.#call(expression.id.name, expression.arguments.positional, expression.arguments.named, scope);
    }
  }

  #term(name: string, it: Made | null, named: readonly NamedArgument[], scope: Scope): Made {
    const own = this.#uses.parametersOf(name).map((parameter) => [parameter, optionOf(named, parameter) ?? ''] as const);
    return this.#called(`-${name}`, this.#catalogue.terms.get(name)?.entry.value ?? null, own, scope, it);
  }

  /** A pattern with a name of its own becomes a function of the variables it uses, one for each way it is called. */
  #called(name: string, pattern: Pattern | null, own: readonly (readonly [string, string])[], scope: Scope, it: Made | null): Made {
    if (pattern === null) throw new Error(`${this.#catalogue.folder}: there is no ${name}`);
    const key = `${name} ${JSON.stringify(own)} ${it !== null && 'text' in it ? it.text : ''}`;
    const made = this.#terms.get(key) ?? this.#define(key, name, pattern, new Map(own), it);
    if (!('name' in made)) return made;
    const passed = made.takes.map((variable) => {
      if (variable !== 'it') return code(scope(variable));
      if (it === null) throw new Error(`${this.#catalogue.folder}: ${name} is given nothing`);
      return code(it);
    });
    return { js: `${made.name}(${passed.join(',')})`, string: true };
  }

  #define(key: string, name: string, pattern: Pattern, own: ReadonlyMap<string, string>, it: Made | null) {
    if (this.#busy.has(key)) throw new Error(`${this.#catalogue.folder}: ${name} is made of itself`);
    this.#busy.add(key);
    const takes = new Set<string>();
    const body = this.#pattern(pattern, (variable) => {
      const text = own.get(variable);
      if (text !== undefined) return { text };
      if (variable === 'it' && it !== null && 'text' in it) return it;
      takes.add(variable);
      return { js: parameter(variable) };
    });
    this.#busy.delete(key);
    const made = 'text' in body ? body : { name: `${this.#prefix}_${identifier(name)}${this.rows.length}`, takes: [...takes] };
    if ('name' in made && 'js' in body) this.rows.push(`const ${made.name}=(${made.takes.map(parameter).join(',')})=>${body.js};`);
    this.#terms.set(key, made);
    return made;
  }

  #call(name: string, [first]: readonly InlineExpression[], named: readonly NamedArgument[], scope: Scope): Made {
    if (name === 'TOUCH') return this.#touch();
    if (first === undefined) throw new Error(`${this.#catalogue.folder}: ${name}() is given nothing`);
    if (name === 'LIST') return this.#list(first, named, scope);
    const made = this.#expression(first, scope);
    switch (name) {
      case 'CAPITAL':
        return 'text' in made ? { text: capital(made.text) } : this.#runs('capital', made.js);
      case 'INSIDE':
        return 'text' in made ? { text: inside(made.text) } : this.#runs('inside', made.js);
      case 'PERCENT':
        this.runtime.add('percent');
        return { js: `percent(${code(made)})` };
      case 'ORDINAL':
        return made;
      case 'COUNT':
        return { js: `${code(made)}.length` };
      default:
        return this.#lookUp(name, code(made), optionOf(named, 'form'));
    }
  }

  /** Whether whoever reads it points with a finger. */
  #touch(): Made {
    this.runtime.add('touch');
    return { js: 'touch' };
  }

  #runs(name: string, js: string): Made {
    this.runtime.add(name);
    return { js: `${name}(${js})`, string: true };
  }

  /** The name of something in a group, or a fact about it. */
  #lookUp(name: string, js: string, form: string | null): Made {
    const group = this.#uses.groupOf(name);
    if (group !== null) return { js: `${this.#group(group, form)}[${js}]`, string: true };
    this.facts.add(name);
    return { js: `${name}(${js})` };
  }

  #list(first: InlineExpression, named: readonly NamedArgument[], scope: Scope): Made {
    const of = optionOf(named, 'of');
    const by = optionOf(named, 'by');
    const given = code(this.#expression(first, scope));
    const each = of === null ? null : isFunction(of) ? this.#lookUp(of, 'x', optionOf(named, 'form')) : this.#term(of, { js: 'x' }, named, scope);
    const things = each === null ? given : `${given}.map((x)=>${code(each)})`;
    if (by !== null) return { js: `${things}.join(${JSON.stringify(unbroken(by, this.#catalogue.language))})`, string: true };
    const type = optionOf(named, 'type') === 'or' ? 'disjunction' : 'conjunction';
    return { js: `${this.#once(`list_${type}`, 'lists', `${JSON.stringify(this.#catalogue.tag)},"${type}"`)}(${things})`, string: true };
  }

  /** All names of a group, in one of their forms. */
  #group(group: string, form: string | null): string {
    const key = `group ${group} ${form ?? ''}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const made = `${this.#prefix}_${identifier(group)}${form === null ? '' : `_${identifier(form)}`}`;
    this.#names.set(key, made);
    const ids = new Set([
      ...membersOf(group, this.#catalogue.known.keys()),
      ...(this.#spare === null ? [] : membersOf(group, this.#spare.#catalogue.known.keys())),
    ]);
    const rows = [...ids].map((member) => `${quoted(member)}:${code(this.#name(`${group}_${member}`, form))}`);
    this.rows.push(`const ${made}={${rows.join(',')}};`);
    return made;
  }

  #name(id: string, form: string | null): Made {
    const layer = this.says(id) ? this : this.#spare;
    // A name that the language lacks is English, and English has no forms of another language.
    const value = layer === null ? null : patternOf(layer.#catalogue.known.get(id)?.entry, layer === this ? form : null);
    if (layer === null || value === null) throw new Error(`${this.#catalogue.folder}: ${id} has no .${form}`);
    return layer.#pattern(value, () => {
      throw new Error(`${this.#catalogue.folder}: ${id} has arguments, so it is no name`);
    });
  }

  #once(key: string, runtime: string, given: string): string {
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const made = `${this.#prefix}_${key}`;
    this.runtime.add(runtime);
    this.rows.push(`const ${made}=${runtime}(${given});`);
    this.#names.set(key, made);
    return made;
  }

  #select(select: SelectExpression, scope: Scope): Made {
    const by = this.#expression(select.selector, scope);
    const keys = keysOf(select);
    const fallback = fallbackOf(select);
    const said = select.variants.map(
      ({ value }) =>
        () =>
          this.#pattern(value, scope),
    );
    const otherwise = said[fallback]?.() ?? { text: '' };
    if ('text' in by) return said[keys.indexOf(by.text)]?.() ?? otherwise;
    const tests = keys.flatMap((key, i) => (i === fallback ? [] : [{ key, js: code(said[i]?.() ?? otherwise) }]));
    if (tests.length === 0) return otherwise;
    // What is asked more than once is worked out once.
    const it = /^[\w$.]+$/.test(by.js) || tests.length === 1 ? by.js : 's';
    const { as } = choiceOf(select);
    const ordinal = select.selector.type === 'FunctionReference' && select.selector.id.name === 'ORDINAL';
    // Numbers come before the forms that they would have.
    tests.sort((a, b) => Number(isWhole(b.key)) - Number(isWhole(a.key)));
    const js = tests.reduceRight((rest, { key, js: says }) => `${this.#test(it, key, as, ordinal)}?${says}:${rest}`, code(otherwise));
    return { js: it === by.js ? `(${js})` : `((s)=>${js})(${by.js})`, string: true };
  }

  #test(it: string, key: string, as: 'number' | 'truth' | 'choice', ordinal: boolean): string {
    if (as === 'truth') return key === 'true' ? it : `!${it}`;
    if (as === 'choice') return `${it}===${JSON.stringify(key)}`;
    if (isWhole(key)) return `${it}===${key}`;
    const ones = !ordinal && key === 'one' ? onesOf(this.#catalogue.tag) : '';
    if (ones === '1') return `${it}===1`;
    if (ones === '0 1') return `Math.abs(${it})<2`;
    const [name, given] = ordinal ? ['plural_ordinal', ',"ordinal"'] : ['plural', ''];
    return `${this.#once(name, 'plurals', `${JSON.stringify(this.#catalogue.tag)}${given}`)}(${it})===${JSON.stringify(key)}`;
  }
}

/** What translators mark as `<b>…</b>` is `*…*` to those who show it. */
function stressed(text: string): string {
  return text.replaceAll(/<\/?b>/g, '*');
}

/** The whole numbers below a thousand that have the form of one. */
function onesOf(tag: string): string {
  const rules = new Intl.PluralRules(tag);
  return Array.from({ length: 1001 }, (_, n) => n)
    .filter((n) => rules.select(n) === 'one')
    .join(' ');
}

function code(made: Made): string {
  return 'text' in made ? JSON.stringify(made.text) : made.js;
}

function template(parts: readonly Made[]): string {
  return `\`${parts.map((part) => ('text' in part ? part.text.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&') : `\${${part.js}}`)).join('')}\``;
}

function quoted(name: string): string {
  return /^[a-zA-Z]\w*$/.test(name) ? name : JSON.stringify(name);
}

function parameter(variable: string): string {
  return `$${identifier(variable)}`;
}

function identifier(name: string): string {
  return name.replaceAll(/\W/g, '_');
}
