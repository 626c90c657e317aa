import { type AnswerIn, notationOf, whole } from '../forms.ts';
import { CARDS } from './content/cards.ts';

/** How each answer is written, and what stands in the braces: it is typed, written and read by this. */
const FORMS = {
  play: 'play {card}',
  yield: 'yield',
  /** Both may answer: so answers say whose they are. */
  throw: 'player {by} throws {card} away',
  keep: 'player {by} keeps the hand',
} as const;
/** People count seats from 1. */
const FIELDS = { card: whole(CARDS.join('|')), by: whole('[12]', 1) };

/** What somebody may answer: each with its own `do`. */
export type Answer = AnswerIn<typeof FORMS, typeof FIELDS>;
export type AnswerTo<D extends Answer['do']> = Extract<Answer, { readonly do: D }>;

/** The only place where answers are written and read. */
export const notation = notationOf(FORMS, FIELDS);
