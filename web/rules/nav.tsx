import type { ComponentChildren } from 'preact';
import { Link } from '../app/address.tsx';
import { useWords } from '../app/words.ts';
import { boxesOnShelf } from '../shelf/boxes.ts';
import { Emblem } from '../shelf/cover.tsx';
import type { Chapter } from './chapters.ts';

export interface NavProps {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  /** The chapter of the clause the address leads to. */
  readonly current: string | null;
  readonly searching: boolean;
  /** A glossary follows them. */
  readonly glossary: boolean;
  /** The title of a chapter. */
  titleOf(chapter: string): string;
  /** The address of another game's rules. */
  to(game: string): string;
  readonly children: ComponentChildren;
}

const GLOSSARY = 'glossary';

/** The address stays that of the clause one came for. */
function leadTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.scrollIntoView();
}

/** The games, and the chapters of the one that is read. */
export function Nav({ game, chapters, current, searching, glossary, titleOf, to, children }: NavProps) {
  const { rules, aids } = useWords();
  return (
    <aside className="rules-nav" aria-label={rules.title}>
      <nav className="games" aria-label={rules.games}>
        {boxesOnShelf.map(({ id, title }) => (
          <Link key={id} to={to(id)} aria-label={title} title={title} aria-current={id === game ? 'page' : undefined}>
            <Emblem game={id} />
          </Link>
        ))}
      </nav>
      <nav className="chapters" aria-label={rules.chaptersLabel}>
        {chapters.map(({ id, clauses }) => (
          <a
            key={id}
            href={`#chapter-${id}`}
            className={`${searching && clauses.length > 0 ? 'has' : ''} ${clauses.length === 0 ? 'none' : ''}`}
            aria-current={id === current ? 'true' : undefined}
            onClick={(event) => leadTo(event, `chapter-${id}`)}
          >
            {titleOf(id)}
            <b>{clauses.length === 0 ? '–' : clauses.length}</b>
          </a>
        ))}
        {glossary && (
          <a href={`#${GLOSSARY}`} onClick={(event) => leadTo(event, GLOSSARY)}>
            {aids.glossary}
          </a>
        )}
      </nav>
      <p>{children}</p>
    </aside>
  );
}
