import { useEffect, useMemo, useRef, useState } from 'react';
import type { Words } from '#games';
import type { Told } from '#kernel';
import { shortId } from '../app/clauses.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.ts';
import type { BoardModule } from '../kit/board.ts';
import type { Sitting } from '../play/sitting.ts';
import { Stressed } from './stressed.tsx';

interface LogProps {
  readonly sitting: Sitting;
  /** The moment that is shown. */
  readonly at: number;
  /** In the past what lies ahead is shown, pale. */
  readonly past: boolean;
  readonly board: BoardModule | null;
  readonly words: Words;
  onClause(id: string): void;
  onMoment(number: number): void;
}

/** So many entries are drawn at once. */
const PAGE = 60;

/** Everything that happened, with small pictures; each entry opens its clause and its moment. */
export function Log({ sitting, at, past, board, words: game, onClause, onMoment }: LogProps) {
  const words = useWords();
  const { number, undos } = useStore(sitting.now);
  const [pages, setPages] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told changes with the number of answers and with what is taken back
  const entries = useMemo(() => allTold(sitting, game), [sitting, number, undos, game]);
  const end = useRef<HTMLLIElement>(null);
  const upTo = Math.max(entries.findLastIndex(({ told }) => told.at <= at) + 1, 0);
  const until = past ? Math.min(entries.length, upTo + 12) : upTo;
  const from = Math.max(0, until - PAGE * pages);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the moment that is shown
  useEffect(() => {
    const line = end.current;
    const list = line?.closest('.log');
    if (list !== null && list !== undefined && line !== null) list.scrollTop = line.offsetTop + line.offsetHeight - list.clientHeight + 8;
  }, [upTo, from]);
  const Picture = board?.Picture;
  return (
    <ol className="log" aria-label={words.table.log} tabIndex={-1}>
      {from > 0 ? (
        <li className="earlier">
          <button type="button" className="btn sm quiet" onClick={() => setPages(pages + 1)}>
            {words.table.logEarlier}
          </button>
        </li>
      ) : null}
      {entries.length === 0 ? <li className="none">{words.table.logEmpty}</li> : null}
      {entries.slice(from, until).map(({ told, heading, text }, index) => {
        const place = from + index;
        const delta = board?.delta?.(told.event) ?? null;
        const scene = Picture === undefined ? null : sitting.sceneAt(told.at);
        return (
          <li key={place} ref={place === upTo - 1 ? end : null} className={`${place >= upTo ? 'ahead' : ''} ${told.at === at ? 'now' : ''}`}>
            {heading === null ? null : <span className="turn">{heading}</span>}
            <div className="entry">
              <span className="pic" aria-hidden="true">
                {Picture === undefined || scene === null ? null : <Picture event={told.event} view={scene.view} />}
              </span>
              <span className="said">
                <button type="button" className="when" onClick={() => onMoment(told.at)}>
                  <Stressed text={text} />
                </button>
                {told.clauses.map((clause) => (
                  <button key={clause} type="button" className="clause" onClick={() => onClause(clause)}>
                    {shortId(clause)}
                  </button>
                ))}
              </span>
              {delta === null ? null : <span className="delta">{delta}</span>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface Entry {
  readonly told: Told;
  readonly heading: string | null;
  readonly text: string;
}

function allTold(sitting: Sitting, words: Words): readonly Entry[] {
  const entries: Entry[] = [];
  let before: string | null = null;
  for (let number = sitting.first; number <= sitting.now.value.number; number++)
    for (const told of sitting.toldAt(number)) {
      const scene = words.heading === undefined ? null : sitting.sceneAt(number);
      const opens = scene === null ? null : (words.heading?.(told.event, scene.view) ?? null);
      const heading = opens === before ? null : opens;
      before = opens ?? before;
      const text = words.event(told.event);
      if (text !== '') entries.push({ told, heading, text });
    }
  return entries;
}
