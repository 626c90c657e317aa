import lessonsOf from 'virtual:lessons';
import { addressTo, Link } from '../app/address.tsx';
import { useStore } from '../app/store.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { type Learnt, learnt, learntOf } from '../play/learnt.ts';
import './lessons.css';

export type Listed = { readonly game: string; readonly id: string; readonly is: 'begun' | 'done' | 'skipped' | 'new' };

/** The lessons of a game, and what has become of each. */
export function listed(known: Learnt, game: string): readonly Listed[] {
  const { lessons } = learntOf(known, game);
  return (lessonsOf[game]?.lessons ?? []).map(({ id }) => ({ game, id, is: lessons[id]?.is ?? 'new' }));
}

/** The lessons of a game in their order; `now` is the one that is open, or due. */
export function LessonList({ game, now }: { readonly game: string; readonly now: string | null }) {
  const { learn } = useWords();
  const language = useLanguage();
  const lessons = listed(useStore(learnt), game);
  return (
    <ol className="lessons">
      {lessons.map(({ id, is }, index) => {
        const lesson = lessonsOf[game]?.lessons[index];
        return (
          <li key={id}>
            <Link to={addressTo.lesson(game, id)} className={`learn-row ${is} ${id === now ? 'now' : ''}`}>
              <span className="learn-mark">{is === 'done' ? <Icon name="check" /> : index + 1}</span>
              <b>{lesson?.title[language]}</b>
              {is === 'new' ? null : <span className="sr">{learn.is[is]}</span>}
              <small>{learn.minutes({ n: Math.max(1, Math.round((lesson?.seconds ?? 0) / 60)) })}</small>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
