import { type AnswerIn, notationOf, whole } from '../forms.ts';
import { CARDS } from './content/cards.ts';

/** How each answer is written, and what stands in the braces: it is typed, written and read by this. */
const FORMS = { play: 'play {card}', yield: 'yield' } as const;
const FIELDS = { card: whole(CARDS.join('|')) };

/** What somebody may answer: each with its own `do`. */
export type Answer = AnswerIn<typeof FORMS, typeof FIELDS>;

/** The only place where answers are written and read. */
export const notation = notationOf(FORMS, FIELDS);
