import type { Expression, Message, NamedArgument, Pattern, SelectExpression, Term } from '@fluent/syntax';
import { type Catalogue, membersOf, patternOf, type Written } from './catalogue.ts';
import type { Argument, Contract } from './contract.ts';
import { LANGUAGES } from './languages.ts';
import { nearest } from './nearest.ts';
import { BUILT_IN, CATEGORIES, choiceOf, isFunction, isWhole, keysOf, optionOf, Usage, type Use } from './uses.ts';

/** What is wrong with a catalogue, a sentence each, with its place. */
export function faultsOf(catalogue: Catalogue, contract: Contract, facts: ReadonlySet<string>): readonly string[] {
  const check = new Check(catalogue, facts);
  // A game of which a language says nothing has not been translated yet: a new one begins in English.
  const whole = LANGUAGES[catalogue.language].complete && catalogue.known.size > 0;
  const missing = whole ? [...contract.keys()].filter((id) => !catalogue.messages.has(id)) : [];
  for (const id of missing) check.faults.push(`${catalogue.folder}: ${id} is missing`);
  for (const [id, written] of catalogue.messages) {
    const sentence = contract.get(id);
    if (sentence === undefined) check.note(written, `there is no ${id} in English${hint(id, contract.keys())}`);
    else check.message(written, sentence);
  }
  for (const written of catalogue.terms.values()) if (written.file.startsWith(catalogue.folder)) check.term(written);
  return [...catalogue.faults, ...check.faults];
}

class Check {
  readonly faults: string[] = [];
  readonly #catalogue: Catalogue;
  readonly #uses: Usage;
  readonly #facts: ReadonlySet<string>;
  readonly #plural: Intl.PluralRules;
  readonly #ordinal: Intl.PluralRules;

  constructor(catalogue: Catalogue, facts: ReadonlySet<string>) {
    this.#catalogue = catalogue;
    this.#uses = new Usage(catalogue);
    this.#facts = facts;
    this.#plural = new Intl.PluralRules(catalogue.tag);
    this.#ordinal = new Intl.PluralRules(catalogue.tag, { type: 'ordinal' });
  }

  note({ file, line }: Written<unknown>, fault: string): void {
    this.faults.push(`${file}:${line}: ${fault}`);
  }

  message(written: Written<Message>, sentence: ReadonlyMap<string, Argument>): void {
    const { entry } = written;
    if (entry.value === null) {
      this.note(written, `${entry.id.name} says nothing`);
      return;
    }
    const used = this.#uses.of(entry.value);
    for (const name of used.keys())
      if (!sentence.has(name))
        this.note(
          written,
          `there is no $${name}${hint(
            `$${name}`,
            [...sentence.keys()].map((one) => `$${one}`),
          )}`,
        );
    for (const [name, { uses, declared }] of sentence) {
      if (!used.has(name) && !leavesOut(entry, name) && uses.some(({ as }) => as !== 'truth' && as !== 'choice')) this.note(written, `$${name} is missing`);
      if (counts(used.get(name)) && !counts(uses) && declared !== 'number')
        this.note(written, `$${name} is counted; say in English that it is: # $${name} (number)`);
      const keys = uses.flatMap((use) => (use.as === 'choice' && !use.open ? use.keys : []));
      const chosen = (used.get(name) ?? []).flatMap((use) => (use.as === 'choice' ? use.keys : []));
      if (keys.length > 0) for (const key of chosen) if (!keys.includes(key)) this.note(written, `$${name} is never [${key}]${hint(key, keys)}`);
    }
    this.#patterns(written, [entry.value, ...entry.attributes.map(({ value }) => value)]);
  }

  term(written: Written<Term>): void {
    this.#patterns(written, [written.entry.value, ...written.entry.attributes.map(({ value }) => value)]);
  }

  #patterns(written: Written<unknown>, patterns: readonly Pattern[]): void {
    for (const pattern of patterns) {
      if (!balanced(pattern)) this.note(written, '<b> and </b> do not match');
      this.#pattern(written, pattern);
    }
  }

  #pattern(written: Written<unknown>, pattern: Pattern): void {
    for (const element of pattern.elements) if (element.type === 'Placeable') this.#expression(written, element.expression);
  }

  #expression(written: Written<unknown>, expression: Expression): void {
    switch (expression.type) {
      case 'Placeable':
        this.#expression(written, expression.expression);
        return;
      case 'SelectExpression':
        this.#select(written, expression);
        this.#expression(written, expression.selector);
        for (const { value } of expression.variants) this.#pattern(written, value);
        return;
      case 'MessageReference': {
        const [id, form] = [expression.id.name, expression.attribute?.name ?? null];
        const message = this.#catalogue.known.get(id)?.entry;
        if (message === undefined) this.note(written, `there is no message ${id}${hint(id, this.#catalogue.known.keys())}`);
        else if (patternOf(message, form) === null) this.note(written, `${id} has no .${form}`);
        return;
      }
      case 'TermReference':
        this.#hasTerm(written, expression.id.name);
        if ((expression.arguments?.positional.length ?? 0) > 1) this.note(written, `-${expression.id.name} is given more than one thing`);
        for (const given of expression.arguments?.positional ?? []) this.#expression(written, given);
        return;
      case 'FunctionReference':
        this.#call(written, expression.id.name, expression.arguments.named);
        if (expression.arguments.positional.length !== (expression.id.name === 'TOUCH' ? 0 : 1))
          this.note(written, `${expression.id.name}() is given ${expression.arguments.positional.length} things`);
        for (const given of expression.arguments.positional) this.#expression(written, given);
    }
  }

  #hasTerm(written: Written<unknown>, name: string): void {
    if (!this.#catalogue.terms.has(name))
      this.note(
        written,
        `there is no term -${name}${hint(
          `-${name}`,
          [...this.#catalogue.terms.keys()].map((one) => `-${one}`),
        )}`,
      );
  }

  #call(written: Written<unknown>, name: string, named: readonly NamedArgument[]): void {
    const form = optionOf(named, 'form');
    const of = name === 'LIST' ? optionOf(named, 'of') : name;
    if (of === null || BUILT_IN.includes(of)) return;
    if (!isFunction(of)) {
      this.#hasTerm(written, of);
      return;
    }
    const group = this.#uses.groupOf(of);
    if (group === null) {
      if (!this.#facts.has(of)) this.note(written, `there is no fact ${of}${hint(of, this.#facts)}`);
      return;
    }
    if (this.#facts.has(of)) this.note(written, `${of} is a fact and a group of messages`);
    if (form === null) return;
    for (const member of membersOf(group, this.#catalogue.known.keys()))
      if (patternOf(this.#catalogue.known.get(`${group}_${member}`)?.entry, form) === null) this.note(written, `${group}_${member} has no .${form}`);
  }

  /** Choices by number have each form of the language and no other. */
  #select(written: Written<unknown>, select: SelectExpression): void {
    const keys = keysOf(select);
    for (const [i, key] of keys.entries()) if (keys.indexOf(key) !== i) this.note(written, `[${key}] is there twice`);
    if (choiceOf(select).as !== 'number') return;
    const ordinal = select.selector.type === 'FunctionReference' && select.selector.id.name === 'ORDINAL';
    const forms = formsOf(ordinal ? this.#ordinal : this.#plural);
    const counted = keys.filter((key) => CATEGORIES.includes(key));
    for (const key of counted) if (key !== 'other' && !forms.has(key)) this.note(written, `[${key}] never comes in ${this.#catalogue.tag}`);
    if (counted.some((key) => key !== 'other')) for (const form of forms) if (!counted.includes(form)) this.note(written, `[${form}] is missing`);
    if (counted.length === 0 && !keys.some((key) => !isWhole(key))) this.note(written, '[other] is missing');
  }
}

/** The forms that whole numbers have in a language. */
function formsOf(rules: Intl.PluralRules): ReadonlySet<string> {
  return new Set(Array.from({ length: 201 }, (_, n) => rules.select(n)));
}

/** Every `<b>` ends, in each variant by itself. */
function balanced(pattern: Pattern): boolean {
  let open = false;
  for (const element of pattern.elements) {
    if (element.type === 'TextElement')
      for (const [mark] of element.value.matchAll(/<\/?b>/g)) {
        if (open === (mark === '<b>')) return false;
        open = mark === '<b>';
      }
    else if (element.expression.type === 'SelectExpression' && !element.expression.variants.every(({ value }) => balanced(value))) return false;
  }
  return !open;
}

/** `# without $turn` before a sentence: this language does well without it. */
function leavesOut({ comment }: Message, name: string): boolean {
  return (comment?.content ?? '').split('\n').includes(`without $${name}`);
}

function counts(uses: readonly Use[] = []): boolean {
  return uses.some(({ as }) => as === 'number');
}

function hint(wrong: string, names: Iterable<string>): string {
  const meant = nearest(wrong, names);
  return meant === null ? '' : `; ${meant}?`;
}
