import {
  type Checker,
  ElementFlags,
  type StringLiteralType,
  SymbolFlags,
  type TemplateLiteralType,
  type Type,
  TypeFlags,
  type Symbol as TypeSymbol,
  type UnionType,
} from 'typescript/unstable/sync';

/** A JSON Schema, as plain data. */
export type Schema = { [key: string]: SchemaPart };
type SchemaPart = null | boolean | number | string | SchemaPart[] | Schema;

const DEFS = '#/$defs/';
/** Shorter lists of words stand where they are used. */
const NAMED_FROM = 5;

/** JSON Schemas of types: each type that has a name once, under its name; what its comments say as descriptions. */
export class Schemas {
  readonly defs = new Map<string, Schema>();
  readonly #checker: Checker;
  /** The names of unions of words, by what they are: TypeScript forgets them where they stand in another union. */
  readonly #words: ReadonlyMap<string, TypeSymbol>;
  readonly #named = new Map<string, TypeSymbol>();

  constructor(checker: Checker, aliases: readonly TypeSymbol[]) {
    this.#checker = checker;
    const words = new Map<string, TypeSymbol>();
    for (const alias of aliases) {
      const type = checker.getDeclaredTypeOfSymbol(alias);
      if (!isWords(type)) continue;
      const key = keyOf(type.getTypes());
      if (type.getTypes().length >= NAMED_FROM && !words.has(key)) words.set(key, alias);
    }
    this.#words = words;
  }

  /** Of a property of a type, or of a type itself. */
  of(what: TypeSymbol | Type | undefined): Schema {
    const type = what !== undefined && 'declarations' in what ? this.#checker.getTypeOfSymbol(what) : what;
    if (type === undefined) throw new Error('that has no type');
    const symbol = type.getAliasTypeArguments().length > 0 ? undefined : (type.getAliasSymbol() ?? (type.isClassOrInterface() ? type.getSymbol() : undefined));
    if (symbol === undefined || isWords(type)) return this.#plain(type);
    if (symbol.name === 'Json') return {};
    // A number by another name says no more.
    return type.isUnionType() || type.isIntersectionType() || type.isObjectType() ? this.#byName(symbol, () => this.#plain(type)) : this.#plain(type);
  }

  #byName(symbol: TypeSymbol, schema: () => Schema): Schema {
    const { name } = symbol;
    const known = this.#named.get(name);
    if (known !== undefined && known.id !== symbol.id) throw new Error(`two types are called ${name}`);
    if (known === undefined) {
      this.#named.set(name, symbol);
      const def: Schema = {};
      this.defs.set(name, def);
      Object.assign(def, described(symbol.getDocumentationComment(this.#checker), schema()));
    }
    return { $ref: `${DEFS}${name}` };
  }

  #plain(type: Type): Schema {
    if (type.isUnionType()) return this.#union(type.getTypes());
    if (type.isLiteralType()) return { const: type.value as string | number | boolean };
    if (type.isTemplateLiteralType()) return this.#wordsOf([type]);
    if (type.flags & TypeFlags.String) return { type: 'string' };
    if (type.flags & TypeFlags.Number) return { type: 'number' };
    if (type.flags & TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & TypeFlags.Null) return { type: 'null' };
    if (type.isTypeReference() && this.#checker.isTupleType(type)) return this.#tuple(type);
    if (type.isTypeReference() && this.#checker.isArrayType(type)) return { type: 'array', items: this.of(this.#only(this.#checker.getTypeArguments(type))) };
    if (type.isObjectType() || type.isIntersectionType()) return this.#object(type);
    throw new Error(`no schema can be made of ${this.#checker.typeToString(type)}`);
  }

  #only(types: readonly Type[]): Type {
    const [type] = types;
    if (type === undefined || types.length > 1) throw new Error('a list has one type');
    return type;
  }

  #tuple(type: Type): Schema {
    const target = type.isTypeReference() ? type.getTarget() : type;
    if (!target.isTupleType() || target.elementFlags.some((flag) => flag !== ElementFlags.Required))
      throw new Error(`no schema can be made of ${this.#checker.typeToString(type)}`);
    const items = type.isTypeReference() ? this.#checker.getTypeArguments(type).map((item) => this.of(item)) : [];
    return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
  }

  #union(types: readonly Type[]): Schema {
    const words = types.filter(isText);
    const numbers = types.filter((type) => type.isNumberLiteralType());
    const booleans = types.filter((type) => type.isBooleanLiteralType());
    const nothing = types.filter((type) => (type.flags & TypeFlags.Null) !== 0);
    const others = types.filter((type) => ![words, numbers, booleans, nothing].some((some) => some.includes(type)) && !(type.flags & TypeFlags.Undefined));
    const members = [
      ...(words.length > 0 ? [this.#wordsOf(words)] : []),
      ...(numbers.length > 0 ? [{ enum: numbers.map(({ value }) => value) }] : []),
      ...(booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map(({ value }) => ({ const: value }))),
      ...others.map((type) => this.of(type)),
      ...nothing.map(() => ({ type: 'null' })),
    ];
    return members.length === 1 && members[0] !== undefined ? members[0] : { anyOf: members };
  }

  #wordsOf(words: readonly Type[]): Schema {
    const alias = this.#words.get(keyOf(words));
    const list = words.every((word) => word.isStringLiteralType())
      ? { enum: words.map(({ value }) => value).sort() }
      : { type: 'string', pattern: `^(?:${words.map(like).sort().join('|')})$` };
    return alias === undefined ? list : this.#byName(alias, () => list);
  }

  #object(type: Type): Schema {
    const properties: Schema = {};
    const required: string[] = [];
    for (const property of this.#checker.getPropertiesOfType(type)) {
      properties[property.name] = described(property.getDocumentationComment(this.#checker), this.of(property));
      if (!(property.flags & SymbolFlags.Optional)) required.push(property.name);
    }
    const patterns: Schema = {};
    for (const { keyType, valueType } of this.#checker.getIndexInfosOfType(type))
      patterns[keyType.isTemplateLiteralType() ? `^${like(keyType)}$` : ''] = this.of(valueType);
    return {
      type: 'object',
      ...(Object.keys(properties).length === 0 ? {} : { properties }),
      ...(required.length === 0 ? {} : { required }),
      ...(Object.keys(patterns).length === 0 ? {} : { patternProperties: patterns }),
      additionalProperties: false,
    };
  }
}

function described(says: string, schema: Schema): Schema {
  return says === '' ? schema : { description: says.replace(/\s+/g, ' ').trim(), ...schema };
}

function isWords(type: Type): type is UnionType {
  return type.isUnionType() && type.getTypes().every(isText);
}

function isText(type: Type): type is StringLiteralType | TemplateLiteralType {
  return type.isStringLiteralType() || type.isTemplateLiteralType();
}

function keyOf(types: readonly Type[]): string {
  return types.map(like).sort().join('|');
}

/** What a text like `${Terrain}/${string}` looks like. */
function like(type: Type): string {
  if (type.isStringLiteralType()) return escaped(type.value);
  if (type.isUnionType()) return `(?:${type.getTypes().map(like).join('|')})`;
  if (type.isTemplateLiteralType()) {
    const { texts } = type;
    return type.getTypes().reduce((so, between, i) => so + like(between) + escaped(texts[i + 1] ?? ''), escaped(texts[0] ?? ''));
  }
  return type.flags & TypeFlags.Number ? '-?\\d+' : '.*';
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
