import type { ESTree } from 'vite';
import { findMutants, type Mutant } from './find.ts';
import { children } from './tree.ts';

type Node = ESTree.Node;

const LOOPS = new Set(['ForStatement', 'ForInStatement', 'ForOfStatement', 'WhileStatement', 'DoWhileStatement']);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * The file with all its mutants in it, of which at most one is alive at a time (see `switch.ts`); numbered from `first` on.
 * Loops and functions count their steps, also where a mutant has them do nothing. Lines stay where they are.
 */
export function instrument(file: string, source: string, first: number): { readonly source: string; readonly mutants: readonly Mutant[] } {
  const { program, mutants } = findMutants(file, source);
  const at = new Map<Node, { readonly mutant: Mutant; readonly number: number }[]>();
  for (const [i, mutant] of mutants.entries()) {
    const here = at.get(mutant.node) ?? [];
    here.push({ mutant, number: first + i });
    at.set(mutant.node, here);
  }

  /** `counts`: this is the body of a loop or a function. */
  function write(node: Node, counts: boolean): string {
    let text = '';
    let from = node.start;
    for (const child of children(node)) {
      const body = (LOOPS.has(node.type) || FUNCTIONS.has(node.type)) && 'body' in node && child === node.body;
      text += source.slice(from, child.start) + write(child, body);
      from = child.end;
    }
    text += source.slice(from, node.end);
    const here = at.get(node) ?? [];
    if (counts && node.type === 'BlockStatement') {
      const gone = here.map(({ number }) => ` if ($alive(${number})) return;`).join('');
      return `{ $step();${gone}${text.slice(1)}`;
    }
    for (const { mutant, number } of here) if (mutant.kind === 'statement') text = `{ if (!$alive(${number})) ${text} }`;
    const values = here.filter(({ mutant }) => mutant.kind === 'value');
    if (values.length > 0) text = `(${values.map(({ mutant, number }) => `$alive(${number}) ? (${mutant.becomes}) : `).join('')}(${text}))`;
    return counts && node.type.endsWith('Statement') ? `{ $step(); ${text} }` : text;
  }

  return {
    source: `const { alive: $alive, step: $step } = globalThis.mutants; ${source.slice(0, program.start)}${write(program, false)}${source.slice(program.end)}`,
    mutants,
  };
}
