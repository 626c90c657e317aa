import { useEffect, useRef, useState } from 'preact/hooks';
import type { Course, Lesson, Spot, Step } from '../../games/course.ts';
import { addressTo, go, Link } from '../app/address.tsx';
import { useStore } from '../app/store.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { noteLesson } from '../play/learnt.ts';
import type { Coaching, Lecture } from '../play/lecture.ts';
import { Emblem } from '../shelf/cover.tsx';
import { playFirst } from './first-game.ts';
import { elementsAt, Spots, spotsOf } from './spots.tsx';
import { useCoachKeys } from './use-coach-keys.ts';

interface CoachProps {
  readonly lecture: Lecture;
  readonly course: Course;
}

/** So many wrong tries, and *Show me* is offered by name. */
const PATIENCE = 3;
const NOWHERE: readonly Spot[] = [];

/** Says one thing at a time, lights what it speaks of, answers what is tried. It knows no game. */
export function Coach({ lecture, course }: CoachProps) {
  const { learn } = useWords();
  const { lesson, box } = lecture;
  const coaching = useStore(lecture.coaching);
  const step = lesson.steps[coaching.step];
  const words = course.words[lesson.id];
  const line = `s${coaching.step + 1}`;
  const told = step === undefined ? words?.close : words?.[line];
  const spoken = step === undefined ? told : (words?.[`${line}spoken`] ?? told);
  const { reply } = coaching;
  const answer = reply === null ? null : 'line' in reply ? words?.[reply.line] : learn.reply[reply.any];
  const lit = litIn(lecture, coaching);
  const main = useRef<HTMLButtonElement>(null);
  const goesOn = coaching.shown || step?.do === 'look' || step?.do === 'watch';
  const { startOver } = useEnding(lecture);

  const again = useCoachKeys(lecture, goesOn);
  usePointing(lecture, step?.do === 'point');
  // Whoever plays by keyboard is led to what is due: Enter does it, or goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => {
    const frame = requestAnimationFrame(() => (goesOn ? main.current : dueElement(lit))?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [coaching.step, coaching.shown, coaching.target, goesOn]);

  return (
    <section className={`coach ${reply === null ? '' : 'replies'}`} aria-label={learn.coach({ name: course.coach.name })} data-standing="">
      <Spots key={coaching.step} at={lit} asks={step?.do === 'answer'} />
      <Emblem game={box.game.id} />
      <div className="coach-says">
        <small>
          <span>
            <b translate={false}>{course.coach.name}</b>, {course.coach.trade}
          </span>
          {step === undefined ? null : <Dots at={coaching.step} of={lesson.steps.length} />}
        </small>
        <p aria-hidden="true">{answer ?? told}</p>
        <p className="sr" role="status">
          {answer ?? spoken}
          {again % 2 === 0 ? null : '\u00a0'}
        </p>
      </div>
      <Link to={addressTo.learn()} className="btn icon ghost coach-leave" aria-label={learn.leave} title={learn.leave}>
        <Icon name="x" />
      </Link>
      {step === undefined ? (
        <Ending lecture={lecture} course={course} startOver={startOver} />
      ) : (
        <div className="coach-tools">
          {step.do === 'point' ? <Candidates lecture={lecture} step={step} /> : null}
          <button type="button" className="btn icon" aria-label={learn.back} title={learn.back} onClick={() => lecture.back()}>
            <Icon name="left" />
          </button>
          <button type="button" className="btn ghost coach-skip" onClick={() => skip(lecture, course)}>
            {learn.skip}
          </button>
          {goesOn ? (
            <button ref={main} type="button" className="btn pri" onClick={() => lecture.next()}>
              {coaching.shown ? learn.takeBack : step.do === 'watch' ? learn.watch : learn.next}
            </button>
          ) : (
            <button key={coaching.step} type="button" className={coaching.wrongs >= PATIENCE ? 'btn pri' : 'btn coach-show'} onClick={() => lecture.show()}>
              {learn.show}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** What is framed now: what a step speaks of, or what does what is due. A question on the board does not give itself away. */
function litIn({ lesson }: Lecture, { step: at, shown, target }: Coaching): readonly Spot[] {
  const step = lesson.steps[at];
  if (step === undefined || shown) return NOWHERE;
  switch (step.do) {
    case 'look':
      return step.at;
    case 'point':
      return NOWHERE;
    case 'watch':
      return step.at ?? NOWHERE;
    case 'answer':
      return [...(step.lit ?? NOWHERE), ...(target === null ? [] : [target.notation])];
  }
}

/** What the focus goes to: what gives the answer by itself, else what it begins with. */
function dueElement(lit: readonly Spot[]): HTMLElement | SVGElement | null {
  const due = [...lit.toReversed().flatMap(elementsAt), ...document.querySelectorAll('.hinted')];
  return due.find((element) => isFocusable(element)) ?? null;
}

function isFocusable(element: Element): element is HTMLElement | SVGElement {
  return (element instanceof HTMLElement || element instanceof SVGElement) && element.matches('button:enabled, [tabindex]');
}

function Dots({ at, of }: { readonly at: number; readonly of: number }) {
  const { learn } = useWords();
  return (
    <span className="coach-dots" role="img" aria-label={learn.step({ n: at + 1, of })}>
      {Array.from({ length: of }, (_, dot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
        <i key={dot} className={dot < at ? 'done' : dot === at ? 'now' : ''} />
      ))}
    </span>
  );
}

/** A question on the board is answered from a list as well: nobody has to see where things lie. */
function Candidates({ lecture, step }: { readonly lecture: Lecture; readonly step: Extract<Step, { do: 'point' }> }) {
  const { learn } = useWords();
  const [open, setOpen] = useState(false);
  const named = [...step.at, ...(step.instead ?? []).flat()]
    .filter((spot) => spot !== '*')
    .map((spot) => ({ spot, name: nameOf(spot) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <button type="button" className="btn icon" aria-expanded={open} aria-label={learn.list} title={learn.list} onClick={() => setOpen(!open)}>
        <Icon name="list" />
      </button>
      {open ? (
        <ul className="coach-list">
          {named.map(({ spot, name }) => (
            <li key={spot}>
              <button type="button" className="btn sm" onClick={() => lecture.points([spot])}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** What the board calls a place. */
function nameOf(spot: Spot): string {
  const [element] = elementsAt(spot);
  return element?.getAttribute('aria-label') ?? element?.textContent ?? spot;
}

function nextLesson({ lessons }: Course, { id }: Lesson): Lesson | null {
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + 1] ?? null;
}

function skip({ box, lesson }: Lecture, course: Course): void {
  noteLesson(box.game.id, lesson.id, 'skipped', null);
  const next = nextLesson(course, lesson);
  go(next === null ? addressTo.learn(box.game.id) : addressTo.lesson(box.game.id, next.id));
}

/** A lesson that is over is done, for good. */
function useEnding(lecture: Lecture): { startOver(): void } {
  const { step } = useStore(lecture.coaching);
  const over = step >= lecture.lesson.steps.length;
  useEffect(() => {
    if (over) noteLesson(lecture.box.game.id, lecture.lesson.id, 'done', null);
  }, [over, lecture]);
  return { startOver: () => lecture.startOver() };
}

function Ending({ lecture, course, startOver }: CoachProps & { startOver(): void }) {
  const { learn } = useWords();
  const { box, lesson } = lecture;
  const next = nextLesson(course, lesson);
  const { refused, attempt } = useAttempt();
  const main = useRef<HTMLAnchorElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const goOn = async (): Promise<void> => go(addressTo.local(await lecture.playOn()));
  return (
    <div className="coach-tools">
      {refused === null ? null : <span role="alert">{refused}</span>}
      <button type="button" className="btn" onClick={startOver}>
        <Icon name="turn-ccw" />
        <span className="wide">{learn.again}</span>
      </button>
      <span className="grow" />
      {lecture.now.value.outcome === null ? (
        <button type="button" className="btn" onClick={() => attempt(goOn())}>
          {learn.playOn}
        </button>
      ) : null}
      <a
        ref={main}
        className="btn pri"
        href={next === null ? addressTo.setup(box.game.id) : addressTo.lesson(box.game.id, next.id)}
        onClick={(event) => {
          event.preventDefault();
          if (next === null) attempt(playFirst(box));
          else go(addressTo.lesson(box.game.id, next.id));
        }}
      >
        {next === null ? learn.firstGame : learn.nextLesson({ title: course.words[next.id]?.title ?? '' })}
      </a>
    </div>
  );
}

/** Every click on the board is an answer while the coach asks for a place. */
function usePointing(lecture: Lecture, asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const click = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('.coach, .bar, dialog') !== null) return;
      const spots = spotsOf(target);
      if (spots.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      lecture.points(spots);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Enter' || event.key === ' ') click(event);
    };
    document.addEventListener('click', click, { capture: true });
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      document.removeEventListener('click', click, { capture: true });
      document.removeEventListener('keydown', press, { capture: true });
    };
  }, [lecture, asks]);
}
