import { type ESTree, parseSync } from 'vite';
import { children, isPlain } from './tree.ts';

type Node = ESTree.Node;

/** One small way to break a file. */
export interface Mutant {
  readonly node: Node;
  /** `value`: the expression becomes another. `statement`: it is left out. `body`: the function does nothing. */
  readonly kind: 'value' | 'statement' | 'body';
  readonly becomes: string;
  /** The names of the functions around it, from the outside. */
  readonly within: string;
}

/** Which of `true` and `false` an expression may be replaced with; `value` where nobody knows that it is one of them. */
type Truth = 'both' | 'true' | 'false' | 'neither' | 'value';

const TURNED: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
};
const COMPARING = new Set(['<', '<=', '>', '>=', '===', '!==', '==', '!=', 'in', 'instanceof']);
const EQUATING = new Set(['===', '!==', '==', '!=']);

/** Methods that have a counterpart. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
  push: 'unshift',
  unshift: 'push',
  shift: 'pop',
  pop: 'shift',
  find: 'findLast',
  findLast: 'find',
  indexOf: 'lastIndexOf',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};
/** Methods that may as well give what they were called on. */
const LEFT_OUT = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'concat', 'with', 'toSpliced', 'trim']);
/** Methods whose callback says yes or no. */
const ASKING = new Set(['some', 'every', 'filter', 'find', 'findIndex', 'findLast', 'findLastIndex']);
/** Asked only to spare the work when nobody listens. */
const SPARING = '.listening';
/** Longer lists are tables: that an entry is missing is not how rules go wrong. */
const LONGEST = 20;

/** All mutants of a file, in the order in which they stand there. */
export function findMutants(file: string, source: string): { readonly program: ESTree.Program; readonly mutants: readonly Mutant[] } {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const finder = new Finder(source);
  finder.look(program);
  return { program, mutants: finder.mutants };
}

class Finder {
  readonly mutants: Mutant[] = [];
  readonly #source: string;
  readonly #names: string[] = [];
  /** Whether the innermost function gives yes or no. */
  #gives: Truth = 'value';

  constructor(source: string) {
    this.#source = source;
  }

  look(node: Node, truth: Truth = 'value'): void {
    switch (node.type) {
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        this.look(node.expression, truth);
        break;
      case 'LogicalExpression':
        this.#logical(node, truth);
        break;
      case 'UnaryExpression':
        this.#unary(node, truth);
        break;
      case 'BinaryExpression':
        this.#binary(node, truth);
        break;
      case 'ConditionalExpression': {
        const branch = truth === 'value' ? 'value' : 'both';
        this.look(node.test, 'both');
        this.look(node.consequent, branch);
        this.look(node.alternate, branch);
        break;
      }
      case 'Literal':
        this.#literal(node);
        break;
      case 'CallExpression':
        this.#constants(node, truth);
        this.#call(node, true);
        break;
      case 'ChainExpression':
        this.#constants(node, truth);
        if (node.expression.type === 'CallExpression') this.#call(node.expression, false);
        else this.#inside(node.expression);
        break;
      case 'Identifier':
      case 'MemberExpression':
      case 'YieldExpression':
        this.#constants(node, truth);
        this.#inside(node);
        break;
      case 'UpdateExpression':
        this.#update(node, node.operator === '++' ? '--' : '++');
        break;
      case 'AssignmentExpression':
        for (const turned of TURNED[node.operator.slice(0, -1)] ?? []) this.#becomes(node, `${this.#text(node.left)} ${turned}= ${this.#text(node.right)}`);
        this.#inside(node);
        break;
      case 'ArrayExpression':
        this.#elements(node);
        this.#inside(node);
        break;
      case 'ObjectExpression':
        for (const part of node.properties) if (part.type === 'SpreadElement') this.#becomes(node, `{ ${this.#others(node.properties, part)} }`);
        this.#inside(node);
        break;
      case 'Property':
        this.#property(node);
        break;
      case 'VariableDeclarator':
        this.#named(node.id.type === 'Identifier' ? node.id.name : null, () => this.#inside(node));
        break;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        this.#function(node, 'value');
        break;
      case 'MethodDefinition':
      case 'PropertyDefinition':
        this.#named(node.key.type === 'Identifier' ? node.key.name : null, () => this.#inside(node));
        break;
      case 'ReturnStatement':
        if (node.argument === null) this.#leftOut(node);
        else this.look(node.argument, this.#gives);
        break;
      case 'IfStatement':
      case 'WhileStatement':
      case 'DoWhileStatement':
        this.look(node.test, 'both');
        this.#inside(node, node.test);
        break;
      case 'ForStatement':
        if (node.test !== null) this.look(node.test, 'both');
        this.#inside(node, node.test);
        break;
      case 'ExpressionStatement':
        if (!('directive' in node) || node.directive === null || node.directive === undefined) this.#leftOut(node);
        this.#inside(node);
        break;
      case 'ThrowStatement':
        this.#leftOut(node);
        this.#inside(node);
        break;
      case 'BreakStatement':
      case 'ContinueStatement':
        this.#leftOut(node);
        break;
      default:
        this.#inside(node);
        break;
    }
  }

  #inside(node: Node, but: Node | null = null): void {
    for (const child of children(node)) if (child !== but) this.look(child);
  }

  #logical(node: ESTree.LogicalExpression, truth: Truth): void {
    if (node.operator === '??') {
      this.#becomes(node, this.#text(node.right));
      this.look(node.left);
      this.look(node.right, truth);
      return;
    }
    // Each part of 'a and b' may be true all the time, and the whole false; the other way round for 'or'.
    const [part, whole] = node.operator === '&&' ? (['true', 'false'] as const) : (['false', 'true'] as const);
    if (truth !== part && truth !== 'neither') this.#becomes(node, whole);
    this.look(node.left, part);
    this.look(node.right, part);
  }

  #unary(node: ESTree.UnaryExpression, truth: Truth): void {
    if (node.operator === '!') {
      this.#constants(node, truth === 'value' ? 'both' : truth);
      this.look(node.argument, 'neither');
      return;
    }
    if (node.operator === '-' && node.argument.type === 'Literal' && typeof node.argument.value === 'number') {
      this.#becomes(node, String(node.argument.value));
      this.#becomes(node, String(1 - node.argument.value));
      return;
    }
    if (node.operator === '-' || node.operator === '~') this.#becomes(node, this.#text(node.argument));
    this.#inside(node);
  }

  #binary(node: ESTree.BinaryExpression | ESTree.PrivateInExpression, truth: Truth): void {
    const { left, operator, right } = node;
    const comparing = COMPARING.has(operator);
    const counted = isNumber(left) || isNumber(right);
    if (comparing) this.#constants(node, truth === 'value' ? 'both' : truth);
    // One more or less says the same as with or without equality.
    if (!(comparing && counted)) for (const turned of TURNED[operator] ?? []) this.#becomes(node, `${this.#text(left)} ${turned} ${this.#text(right)}`);
    if (EQUATING.has(operator) && isNumber(right)) this.#becomes(right, String(Number(this.#text(right)) + 1));
    else this.look(right);
    this.look(left);
  }

  #update(node: ESTree.UpdateExpression, turned: string): void {
    this.#becomes(node, node.prefix ? `${turned}${this.#text(node.argument)}` : `${this.#text(node.argument)}${turned}`);
  }

  #literal(
    node: ESTree.BooleanLiteral | ESTree.NullLiteral | ESTree.NumericLiteral | ESTree.BigIntLiteral | ESTree.RegExpLiteral | ESTree.StringLiteral,
  ): void {
    if (typeof node.value === 'boolean') this.#becomes(node, String(!node.value));
    if (typeof node.value !== 'number') return;
    this.#becomes(node, String(node.value + 1));
    if (node.value !== 0) this.#becomes(node, String(node.value - 1));
  }

  #call(node: ESTree.CallExpression, whole: boolean): void {
    const { callee } = node;
    const method = callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier' ? callee.property.name : '';
    if (whole && callee.type === 'MemberExpression' && method !== '') {
      const counterpart = COUNTERPARTS[method];
      if (counterpart !== undefined) this.#becomes(node, `${this.#text(callee.object)}.${counterpart}${this.#source.slice(callee.property.end, node.end)}`);
      if (LEFT_OUT.has(method)) this.#becomes(node, this.#text(callee.object));
    }
    this.#inside(callee);
    for (const argument of node.arguments) {
      if (argument.type === 'ArrowFunctionExpression' && ASKING.has(method)) this.#function(argument, 'both');
      else this.look(argument);
    }
  }

  #elements(node: ESTree.ArrayExpression): void {
    if (node.elements.length > LONGEST) return;
    for (const element of node.elements) if (element !== null) this.#becomes(node, `[${this.#others(node.elements, element)}]`);
  }

  #property(node: ESTree.ObjectProperty | ESTree.BindingProperty | ESTree.AssignmentTargetProperty): void {
    const name = node.key.type === 'Identifier' ? node.key.name : null;
    this.#named(name, () => {
      for (const child of children(node)) {
        if (child === node.value && child.type === 'ArrowFunctionExpression' && name === 'holds') this.#function(child, 'both');
        else this.look(child);
      }
    });
  }

  #function(node: ESTree.Function | ESTree.ArrowFunctionExpression, given: Truth): void {
    const annotated = node.returnType?.typeAnnotation.type;
    const before = this.#gives;
    this.#gives = annotated === 'TSBooleanKeyword' || annotated === 'TSTypePredicate' ? 'both' : given;
    this.#named(node.id?.name ?? null, () => {
      for (const child of children(node)) {
        if (child === node.body && child.type === 'BlockStatement') this.#body(child);
        else if (child === node.body) this.look(child, this.#gives);
        else this.look(child);
      }
    });
    this.#gives = before;
  }

  #body(node: ESTree.BlockStatement): void {
    const [first, ...more] = node.body;
    // A single statement is looked at by itself.
    if (first !== undefined && (more.length > 0 || !isPlain(first))) this.#add(node, 'body', '{}');
    const last = node.body.at(-1);
    for (const statement of node.body) if (statement !== last || last.type !== 'ReturnStatement' || last.argument !== null) this.look(statement);
  }

  #constants(node: Node, truth: Truth): void {
    if ((truth === 'both' || truth === 'true') && !this.#text(node).endsWith(SPARING)) this.#becomes(node, 'true');
    if (truth === 'both' || truth === 'false') this.#becomes(node, 'false');
  }

  #named(name: string | null, look: () => void): void {
    if (name !== null) this.#names.push(name);
    look();
    if (name !== null) this.#names.pop();
  }

  #leftOut(node: Node): void {
    this.#add(node, 'statement', ';');
  }

  #becomes(node: Node, becomes: string): void {
    this.#add(node, 'value', becomes);
  }

  #add(node: Node, kind: Mutant['kind'], becomes: string): void {
    this.mutants.push({ node, kind, becomes, within: this.#names.join('.') });
  }

  #text(node: Node): string {
    return this.#source.slice(node.start, node.end);
  }

  #others(parts: readonly (Node | null)[], out: Node): string {
    return parts
      .filter((part) => part !== out)
      .map((part) => (part === null ? '' : this.#text(part)))
      .join(', ');
  }
}

function isNumber(node: Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'number';
}
