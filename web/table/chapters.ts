import type { Words } from '#games';
import type { Present, Session } from '../play/session.ts';

/** A turn or a round, as the game heads its log: where it begins. */
export interface Chapter {
  readonly at: number;
  readonly title: string;
}

/** The chapters of a match, in order; none where the game has no headings. */
export function chaptersOf(
  session: Pick<Session, 'first' | 'stepsAt'> & { readonly now: { readonly value: Pick<Present, 'number'> } },
  words: Pick<Words, 'heading'>,
): readonly Chapter[] {
  const { heading } = words;
  if (heading === undefined) return [];
  const chapters: Chapter[] = [];
  for (let at = session.first; at <= session.now.value.number; at++)
    for (const { event, view } of session.stepsAt(at)) {
      const title = heading(event, view);
      if (title !== null && title !== chapters.at(-1)?.title) chapters.push({ at, title });
    }
  return chapters;
}

/** The chapter a moment belongs to: the last that begins there or before. */
export function chapterAt(chapters: readonly Chapter[], moment: number): number {
  return chapters.findLastIndex(({ at }) => at <= moment);
}
