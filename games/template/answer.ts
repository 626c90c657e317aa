import type { Notation } from '#kernel';
import { HIGHEST } from './content/cards.ts';

/** What somebody may answer: each with its own `do`. */
export type Answer = { readonly do: 'play'; readonly card: number } | { readonly do: 'yield' };

function print(answer: Answer): string {
  return answer.do === 'play' ? `play ${answer.card}` : 'yield';
}

function parse(notation: string): Answer | undefined {
  if (notation === 'yield') return { do: 'yield' };
  const card = /^play ([1-9]\d?)$/.exec(notation)?.[1];
  return card !== undefined && Number(card) <= HIGHEST ? { do: 'play', card: Number(card) } : undefined;
}

/** The only place where answers are written and read. */
export const notation: Notation<Answer> = { print, parse };
