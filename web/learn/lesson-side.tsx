import type { Course } from '../../games/course.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { learnt } from '../play/learnt.ts';
import { titleOf } from '../shelf/boxes.ts';
import { LessonList, listed } from './lesson-list.tsx';
import './side.css';

interface LessonSideProps {
  readonly game: string;
  readonly course: Course;
  /** The lesson that is open. */
  readonly lesson: string;
}

/** Beside the table of a lesson: which there are, and what is known by now. */
export function LessonSide({ game, course, lesson }: LessonSideProps) {
  const { learn } = useWords();
  const known = listed(useStore(learnt), game).filter(({ is }) => is === 'done');
  return (
    <section className="lesson-side">
      <h2>{learn.lessons({ game: titleOf(game), n: course.lessons.length })}</h2>
      <LessonList game={game} now={lesson} />
      {known.length === 0 ? null : (
        <>
          <h2>{learn.known}</h2>
          <ul>
            {known.map(({ id }) => (
              <li key={id}>
                <Icon name="check" />
                {course.words[id]?.close}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
