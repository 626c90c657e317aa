import { lazy, Suspense } from 'preact/compat';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import { bookOf } from '../app/clauses.ts';
import { openBox } from '../app/games.ts';
import { Title } from '../app/title.tsx';
import { useAsync } from '../app/use-async.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { GistOf } from '../learn/gist.tsx';
import { boxesOnShelf, titleOf as titleOfGame } from '../shelf/boxes.ts';
import { chapterOf, chapters, titleOfChapter } from './chapters.ts';
import { ClauseRow } from './clause-row.tsx';
import { Find } from './find.tsx';
import { InSight } from './in-sight.tsx';
import { Nav } from './nav.tsx';
import { type Filter, search } from './search.ts';
import { useAfterwards } from './use-afterwards.ts';
import './rules.css';

/** It comes when somebody comes near. */
const AllWords = lazy(async () => ({ default: (await import('./all-words.tsx')).AllWords }));

export interface RulesProps {
  /** Null: the first game of the shelf. */
  readonly game: string | null;
  /** The clause the address leads to: `hit.all-lost`. */
  readonly clause: string | null;
  /** Where to go back to. */
  readonly back: string | null;
}

function addressAt(game: string, clause: string | null, back: string | null): string {
  return `/rules/${game}${back === null ? '' : `?back=${encodeURIComponent(back)}`}${clause === null ? '' : `#${clause}`}`;
}

/** The rules of a game: what it is about, then clause by clause. */
export function Rules({ game: asked, clause: meant, back }: RulesProps) {
  const { rules, aids } = useWords();
  const language = useLanguage();
  const game = asked ?? boxesOnShelf[0]?.id ?? '';
  const { value: book } = useAsync(useCallback(async () => ({ game, ...(await bookOf(game, language)) }), [game, language]));
  const { value: box } = useAsync(useCallback(async () => ({ game, opened: await openBox(game, language) }), [game, language]));
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const wanted = useAfterwards(query);
  const page = useRef<HTMLDivElement>(null);

  const clauses = book?.game === game ? book.clauses : null;
  const opened = box?.game === game ? box.opened : null;
  const titleOf = (chapter: string): string => titleOfChapter(chapter, opened?.words.chapters, rules.chapters);
  const options = new Set(opened?.box.settings.map((setting) => setting.clause));
  const found = search(clauses ?? [], wanted, filter, options);
  const parts = chapters(clauses ?? [], found);
  const meantClause = clauses?.find(({ id }) => id === `${game}.${meant}`) ?? null;
  const hidden = meantClause !== null && !found.some(({ clause }) => clause === meantClause);
  const glossary = opened?.board?.aid !== undefined;
  const searching = wanted !== '' || filter !== 'all';

  const ready = clauses !== null && box?.game === game;
  useEffect(() => {
    if (meant !== null && ready) document.getElementById(meant)?.scrollIntoView();
  }, [meant, ready]);
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      page.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, []);

  const seek = (text: string, only: Filter): void => {
    setQuery(text);
    setFilter(only);
  };
  const foreign = book?.translated === false;

  return (
    <div className="rules-page" data-game={game} ref={page}>
      <Title says={`${rules.title}: ${titleOfGame(game)} · Muster`} />
      <Bar game={titleOfGame(game)} chip={clauses !== null && <span className="chip wide">{rules.count({ clauses: clauses.length })}</span>}>
        {back !== null && (
          <Link to={back} className="btn ghost">
            <Icon name="left" />
            {rules.back}
          </Link>
        )}
      </Bar>
      <Nav
        game={game}
        chapters={parts}
        current={meantClause === null ? null : chapterOf(meantClause)}
        searching={searching}
        glossary={glossary && !searching}
        titleOf={titleOf}
        to={(of) => addressAt(of, null, back)}
      >
        {foreign && <span>{rules.untranslated} </span>}
        {rules.says}
      </Nav>
      <main className="rules-mid">
        <h1 className="sr">{`${rules.title}: ${titleOfGame(game)}`}</h1>
        <Find
          query={query}
          filter={filter}
          found={found.length}
          all={clauses?.length ?? 0}
          rulings={clauses?.filter(({ ruling }) => ruling !== null).length ?? 0}
          options={clauses?.filter(({ id }) => options.has(id)).length ?? 0}
          change={seek}
        />
        <div className="rules-list" lang={foreign ? 'en' : undefined}>
          {opened !== null && !searching && <GistOf opened={opened} />}
          {parts.map(
            (chapter) =>
              chapter.clauses.length > 0 && (
                <section key={chapter.id} id={`chapter-${chapter.id}`} aria-labelledby={`title-${chapter.id}`}>
                  <h2 id={`title-${chapter.id}`} lang={language}>
                    {titleOf(chapter.id)}
                  </h2>
                  {chapter.clauses.map(({ number, clause }) => (
                    <ClauseRow
                      key={clause.id}
                      number={number}
                      clause={clause}
                      query={wanted}
                      meant={clause === meantClause}
                      option={options.has(clause.id)}
                      opened={opened}
                    />
                  ))}
                </section>
              ),
          )}
          {opened !== null && clauses !== null && glossary && !searching && (
            <section id="glossary" key={`${game} glossary`} aria-labelledby="title-glossary" lang={language}>
              <h2 id="title-glossary">{aids.glossary}</h2>
              <InSight>
                <Suspense fallback={null}>
                  <AllWords opened={opened} />
                </Suspense>
              </InSight>
            </section>
          )}
          {clauses !== null && (found.length === 0 || hidden) && (
            <div className="rules-nothing" lang={language}>
              {found.length === 0 && <b>{rules.nothing}</b>}
              {clauses.length > 0 && (
                <>
                  {found.length === 0 && <p>{rules.nothingSays}</p>}
                  <button type="button" className="btn" onClick={() => seek('', 'all')}>
                    {rules.showAll}
                  </button>
                </>
              )}
            </div>
          )}
        </div>
      </main>
    </div>
  );
}
