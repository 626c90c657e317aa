import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Course } from '../../games/course.ts';
import { openBox } from '../app/games.ts';
import { useStore } from '../app/store.ts';
import { useLanguage } from '../app/words.ts';
import { learnt, learntOf, noteLesson } from '../play/learnt.ts';
import { Lecture } from '../play/lecture.ts';
import { type Ready, roomFile, TableScreen, useOpened } from '../table/screen.tsx';
import type { Teaching } from '../table/teaching.ts';
import type { WhyUnopened } from '../table/unopened.tsx';
import { Coach } from './coach.tsx';
import { LessonSide } from './lesson-side.tsx';
import './coach.css';

interface Sitting {
  readonly lecture: Lecture;
  readonly course: Course;
}

/** A lesson, on the real table. */
export function LessonTable({ game, lesson: id }: { readonly game: string; readonly lesson: string }) {
  const language = useLanguage();
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [opened, again] = useOpened(
    useCallback(async (): Promise<WhyUnopened | Ready> => {
      void roomFile().catch(() => undefined);
      const box = await openBox(game, language);
      const course = await box?.box.course?.(language);
      const lesson = course?.lessons.find((one) => one.id === id);
      if (box === null || course === undefined || lesson === undefined) return { kind: 'gone' };
      const place = learntOf(learnt.value, game).lessons[id]?.place ?? null;
      const sit = (): Lecture => {
        const lecture = new Lecture(box.box, box.words, course, lesson, place, (at) => noteLesson(game, id, 'begun', at));
        setSitting({ lecture, course });
        return lecture;
      };
      return { kind: 'ready', opened: box, sit };
    }, [game, id, language]),
  );
  const ready = opened?.kind === 'session' && sitting?.lecture === opened.session;
  return ready ? <Taught sitting={sitting} opened={opened} again={again} /> : <TableScreen opened={null} moment={null} again={again} />;
}

interface TaughtProps extends Pick<Parameters<typeof TableScreen>[0], 'opened' | 'again'> {
  readonly sitting: Sitting;
}

function Taught({ sitting: { lecture, course }, opened, again }: TaughtProps) {
  const { target } = useStore(lecture.coaching);
  const teaching = useMemo(
    (): Teaching => ({
      strip: <Coach lecture={lecture} course={course} />,
      side: <LessonSide game={lecture.box.game.id} course={course} lesson={lecture.lesson.id} />,
      lit: target,
      refuses: (notation) => lecture.refuses(notation),
    }),
    [lecture, course, target],
  );
  return <TableScreen opened={opened} moment={null} again={again} teaching={teaching} />;
}
