import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressTo, Link } from '../app/address.tsx';
import { type Clause, clausesOf } from '../app/clauses.ts';
import type { OpenBox } from '../app/games.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { Session } from '../play/session.ts';

interface ClauseCardProps {
  readonly id: string;
  readonly session: Session;
  readonly opened: OpenBox;
  onMoment(number: number): void;
}

/** One clause, and where in this game it was at work. */
export function ClauseCard({ id, session, opened: { board, words: game }, onMoment }: ClauseCardProps) {
  const words = useWords();
  const language = useLanguage();
  const { id: box } = session.box.game;
  const [clause, setClause] = useState<Clause | null>(null);
  useEffect(() => {
    clausesOf(box, language).then(
      (all) => setClause(all.find((c) => c.id === id) ?? null),
      () => undefined,
    );
  }, [box, id, language]);
  const moments = useMemo(() => momentsOf(session, id), [session, id]);
  const back = encodeURIComponent(location.pathname + location.search);
  const [path, hash = ''] = addressTo.clause(id).split('#');
  return (
    <article className="clause-card">
      <p className="clause-says">{clause?.says ?? words.app.loading}</p>
      {clause === null || clause.ruling === null ? null : (
        <p className="ruling">
          <Icon name="gavel" />
          <span>
            <b>{words.table.clause.ruling}</b> {clause.ruling}
          </span>
        </p>
      )}
      {board?.example?.(id, game) ?? null}
      {moments.length === 0 ? null : (
        <div className="clause-moments">
          <h3>{words.table.clause.seen}</h3>
          {moments.slice(-12).map((moment) => (
            <button key={moment} type="button" className="btn sm num" onClick={() => onMoment(moment)}>
              <Icon name="play" />
              {moment}
            </button>
          ))}
        </div>
      )}
      <Link className="btn" to={`${path}?back=${back}#${hash}`}>
        <Icon name="book" />
        {words.table.clause.open}
      </Link>
    </article>
  );
}

function momentsOf(session: Session, clause: string): readonly number[] {
  const found: number[] = [];
  for (let number = session.first; number <= session.now.value.number; number++)
    if (session.eventsAt(number).some(({ clauses }) => clauses.includes(clause))) found.push(number);
  return found;
}
