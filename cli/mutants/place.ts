import type { Mutant } from './find.ts';

/** Where a mutant is and what it changes, as people read it and as the list of equivalent ones names it: lines may move, words may not. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly in: string;
  readonly was: string;
  readonly now: string;
}

const LONG = 160;

export function placeOf(file: string, source: string, { node, kind, becomes, within }: Mutant): Place {
  const line = source.slice(0, node.start).split('\n').length;
  const start = source.lastIndexOf('\n', node.start - 1) + 1;
  const end = source.indexOf('\n', node.end);
  const around = source.slice(start, end < 0 ? source.length : end);
  const text = source.slice(node.start, node.end);
  const place = { file, line, in: within };
  if (kind === 'body') return { ...place, was: '{ … }', now: '{}' };
  if (kind === 'statement') return { ...place, was: flat(text), now: '' };
  if (around.includes('\n') || around.trim().length > LONG) return { ...place, was: flat(text), now: flat(becomes) };
  return { ...place, was: flat(around), now: flat(source.slice(start, node.start) + becomes + source.slice(node.end, end < 0 ? source.length : end)) };
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
