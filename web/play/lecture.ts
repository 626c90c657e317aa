import type { Box, Words } from '#games';
import { type OpenOption, Timeline } from '#kernel';
import { type Course, dueOf, judge, type Lesson, matchAfter, notationOfWay, tryOf, type Way } from '../../games/course.ts';
import { Store } from '../app/store.ts';
import { Exercise } from './exercise.ts';
import type { Place } from './learnt.ts';
import type { Undo } from './session.ts';

/** What the coach says and lights now. */
export interface Coaching {
  /** The step that is due; as many as there are when the lesson is over. */
  readonly step: number;
  /** What is said to the last thing somebody did: a line of the lesson, or one that fits every lesson. Null while the step itself is said. */
  readonly reply: Reply | null;
  /** The option that is due. */
  readonly target: OpenOption | null;
  /** A wrong try has been played: it is taken back with the next thing somebody does. */
  readonly shown: boolean;
  /** So many wrong tries in this step. */
  readonly wrongs: number;
}

export type Reply = { readonly line: string } | { readonly any: 'allowed' | 'first' | 'elsewhere' };

/** A lesson: the real rules from a position, chance as scripted, one step after the other. */
export class Lecture extends Exercise {
  readonly lesson: Lesson;
  readonly coaching: Store<Coaching>;
  readonly #course: Course;
  readonly #keep: (place: Place) => void;
  #ways: readonly Way[];
  /** How many ways had been taken when each step began. */
  #begun: readonly number[];
  #shown: Way | null = null;
  #reply: Reply | null = null;
  #wrongs = 0;

  constructor(box: Box, words: Words, course: Course, lesson: Lesson, place: Place | null, keep: (place: Place) => void) {
    const { ways, begun } = resumed(box, course, lesson, place);
    super(lesson.id, box, words, lesson.mine, new Timeline(matchAfter(box.game, course, lesson, ways)), undoOf(ways, begun, null));
    this.lesson = lesson;
    this.#course = course;
    this.#keep = keep;
    this.#ways = ways;
    this.#begun = begun;
    this.coaching = new Store(this.#coached());
  }

  /** The step has been read: what others do in it is played. After a wrong try that was shown, it is taken back. */
  next(): void {
    if (this.#takeBack()) return;
    const step = this.lesson.steps[this.#step];
    if (step?.do === 'look') this.#advance([]);
    if (step?.do === 'watch') this.#advance(step.ways);
  }

  /** To the beginning of this step, or of the one before. */
  back(): void {
    if (this.#takeBack()) return;
    const begun = this.#begun.at(-1) ?? 0;
    if (this.#ways.length === begun && this.#begun.length > 1) this.#begun = this.#begun.slice(0, -1);
    this.#ways = this.#ways.slice(0, this.#begun.at(-1) ?? 0);
    this.undos++;
    this.#said(null);
  }

  /** Do for them what is due. */
  show(): void {
    this.#shown = null;
    const step = this.lesson.steps[this.#step];
    if (step?.do === 'answer') {
      const [way] = dueOf(step, this.#taken);
      if (way !== undefined) this.#take(way);
    } else if (step?.do === 'point') this.#advance([]);
    else this.next();
  }

  startOver(): void {
    this.#ways = [];
    this.#begun = [0];
    this.#shown = null;
    this.undos++;
    this.#said(null);
  }

  /** Somebody points at these places, the innermost first; false where nothing is asked. */
  points(spots: readonly string[]): boolean {
    const step = this.lesson.steps[this.#step];
    if (step?.do !== 'point') return false;
    if (step.at.some((spot) => spots.includes(spot))) {
      this.#advance([]);
      return true;
    }
    const index = (step.instead ?? []).findIndex((places) => places.some((place) => place === '*' || spots.includes(place)));
    this.#wrong(index < 0 ? { any: 'elsewhere' } : this.#toTry(index));
    return true;
  }

  /** Whether the lesson has a sentence of its own to an answer that the rules refuse: then it is said. */
  refuses(notation: string): boolean {
    const step = this.lesson.steps[this.#step];
    const tried = step?.do === 'answer' || step?.do === 'watch' ? tryOf(step, notation) : null;
    if (tried === null) return false;
    this.#takeBack();
    this.#wrong(this.#toTry(tried.index));
    return true;
  }

  async answer({ notation }: OpenOption): Promise<void> {
    this.#takeBack();
    const step = this.lesson.steps[this.#step];
    if (step?.do !== 'answer') {
      const tried = step?.do === 'watch' ? tryOf(step, notation) : null;
      this.#wrong(tried === null ? { any: 'first' } : this.#toTry(tried.index));
      return;
    }
    const judged = judge(step, this.#taken, notation);
    if (judged.is === 'way') this.#take(judged.way);
    else if (judged.is === 'other') this.#wrong({ any: 'allowed' });
    else {
      if (judged.show) this.#shown = judged.way;
      this.#wrong(this.#toTry(judged.index));
    }
  }

  async undo(): Promise<void> {
    this.back();
  }

  get #step(): number {
    return this.#begun.length - 1;
  }

  /** What has been answered in this step. */
  get #taken(): readonly string[] {
    return this.#ways.slice(this.#begun.at(-1)).map(notationOfWay);
  }

  #toTry(index: number): Reply {
    return { line: `s${this.#step + 1}if${index + 1}` };
  }

  #built(): Timeline {
    const ways = this.#shown === null ? this.#ways : [...this.#ways, this.#shown];
    return new Timeline(matchAfter(this.box.game, this.#course, this.lesson, ways));
  }

  /** A wrong try that was played goes; whether there was one. */
  #takeBack(): boolean {
    if (this.#shown === null) return false;
    this.#shown = null;
    this.undos++;
    this.#said(null);
    return true;
  }

  #take(way: Way): void {
    const step = this.lesson.steps[this.#step];
    this.#ways = [...this.#ways, way];
    if (step?.do === 'answer' && step.target.length > 1 && dueOf(step, this.#taken).length > 0) this.#said(null);
    else this.#advance([]);
  }

  #advance(ways: readonly Way[]): void {
    this.#ways = [...this.#ways, ...ways];
    this.#begun = [...this.#begun, this.#ways.length];
    this.#wrongs = 0;
    this.#said(null);
  }

  #wrong(reply: Reply): void {
    this.#wrongs++;
    this.#said(reply);
  }

  #said(reply: Reply | null): void {
    this.#reply = reply;
    this.timeline = this.#built();
    this.timeline.look(this.eyes);
    this.#keep({ ways: this.#ways, begun: this.#begun });
    this.now.set(this.present(undoOf(this.#ways, this.#begun, this.#shown)));
    this.coaching.set(this.#coached());
  }

  #coached(): Coaching {
    const step = this.lesson.steps[this.#step];
    const [due] = step?.do === 'answer' && this.#shown === null ? dueOf(step, this.#taken) : [];
    const target = due === undefined ? null : (this.now.value.options.find(({ notation }) => notation === notationOfWay(due)) ?? null);
    return { step: this.#step, reply: this.#reply, target, shown: this.#shown !== null, wrongs: this.#wrongs };
  }
}

/** Where somebody left off, if the lesson still goes that way. */
function resumed(box: Box, course: Course, lesson: Lesson, place: Place | null): Place {
  const anew: Place = { ways: [], begun: [0] };
  if (place === null || place.begun.length > lesson.steps.length) return anew;
  try {
    matchAfter(box.game, course, lesson, place.ways);
    return place;
  } catch {
    // The lesson has changed since: it begins anew.
    return anew;
  }
}

/** A step can be gone back from, and whatever was done in the first one. */
function undoOf(ways: readonly Way[], begun: readonly number[], shown: Way | null): Undo {
  return begun.length > 1 || ways.length > 0 || shown !== null ? { kind: 'free', to: 0 } : { kind: 'nothing' };
}
