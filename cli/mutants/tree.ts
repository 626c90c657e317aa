import type { ESTree } from 'vite';

type Node = ESTree.Node;

/** What stands between a node and the values in it, where TypeScript says something about their type. */
const TYPED = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** The nodes right inside, in the order of the source, as far as they are there when the program runs: no types, no names of things. */
export function children(node: Node): readonly Node[] {
  if ((node.type.startsWith('Import') && node.type !== 'ImportExpression') || node.type === 'ExportSpecifier') return [];
  const found = Object.entries(node).flatMap(([field, value]: [string, unknown]) => {
    if (field === 'parent') return [];
    if (node.type === 'Property' && field === 'key' && (!node.computed || node.shorthand)) return [];
    if (node.type === 'Property' && field === 'value' && node.shorthand && node.value.type !== 'AssignmentPattern') return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode).filter(({ type }) => !type.startsWith('TS') || TYPED.has(type));
  });
  return found.toSorted((a, b) => a.start - b.start);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;
}

/** A statement that is nothing but a value to give, or something to do. */
export function isPlain(node: Node): boolean {
  return node.type === 'ReturnStatement' || node.type === 'ExpressionStatement' || node.type === 'ThrowStatement';
}
