import { type ChanceResult, type ClauseId, type Game, type GameTypes, Match, type Seat } from '#kernel';

/** A place people can see: `rack 2`, `cell 1,0`, `purse bear`. Boards put it on elements as `data-spot`. */
export type Spot = string;

/** An answer in notation, and what dice, draws and bags give because of it, in the order in which the rules ask. */
export type Way = string | readonly [answer: string, ...gives: ChanceResult[]];

/** Something likely that is not the target. Whether it is refused or legal follows from the rules; `show` plays it and takes it back. */
export interface Try {
  readonly way: Way;
  readonly show?: true;
}

export type Step =
  /** Read, and confirmed. */
  | { readonly do: 'look'; readonly at: readonly Spot[] }
  /** A question on the board: nothing is played. Each of `instead` has its own sentence; `*` is any other place. */
  | { readonly do: 'point'; readonly at: readonly Spot[]; readonly instead?: readonly (readonly Spot[])[] }
  | Task
  /** Played by others, or by the coach for a comrade. */
  | { readonly do: 'watch'; readonly ways: readonly Way[]; readonly at?: readonly Spot[]; readonly tries?: readonly Try[] };

/** Done by whoever learns: one answer, or several one after the other. */
export interface Task {
  readonly do: 'answer';
  readonly target: readonly Way[];
  readonly anyOrder?: true;
  /** As good as the target, where that is a single answer. */
  readonly also?: readonly Way[];
  /** Every answer of this form will do; a star stands for anything. */
  readonly free?: readonly Way[];
  readonly tries?: readonly Try[];
  /** What is lit besides the option itself: the piece to take up, the button to press. */
  readonly lit?: readonly Spot[];
  /** Another way from the beginning, which the sentence compares with: so its numbers are true, too. */
  readonly against?: readonly Way[];
}

/** A minute at the real table: a position, scripted chance, and steps. What is said is in `words/lessons`. */
export interface Lesson<Position = unknown> {
  /** Its name in addresses and in the catalogue: one word. */
  readonly id: string;
  readonly seconds: number;
  readonly teaches: readonly ClauseId[];
  readonly position: Position;
  /** Whom the learner plays. */
  readonly mine: readonly Seat[];
  /** What chance gives before the first question. */
  readonly opening?: readonly ChanceResult[];
  readonly steps: readonly Step[];
}

/**
 * What a lesson says, line by line: `s2` with the second step, `s2spoken` to those who do not see the board, `s2if1` to the first of its
 * wrong tries, `close` at the end.
 */
export interface LessonWords {
  readonly title: string;
  readonly close: string;
  readonly [line: string]: string;
}

/** What a game teaches, and in which order. */
export interface Course<T extends GameTypes = GameTypes, Position = unknown> {
  /** Sets up a position. */
  set(position: Position): { readonly config: T['Config']; readonly state: T['State'] };
  readonly lessons: readonly Lesson<Position>[];
  /** What the lessons say in one language, by their ids. */
  readonly words: Readonly<Record<string, LessonWords>>;
  /** Who speaks. */
  readonly coach: { readonly name: string; readonly trade: string };
}

export function notationOfWay(way: Way): string {
  return typeof way === 'string' ? way : way[0];
}

export function givesOf(way: Way): readonly ChanceResult[] {
  return typeof way === 'string' ? [] : way.slice(1);
}

/** The match after the ways taken so far: few answers from a position, so that going back is beginning anew. */
export function matchAfter<T extends GameTypes, P>(
  game: Game<T>,
  course: Pick<Course<T, P>, 'set'>,
  lesson: Pick<Lesson<P>, 'position' | 'opening'>,
  ways: readonly Way[],
): Match<T> {
  const { config, state } = course.set(lesson.position);
  const script = [...(lesson.opening ?? []), ...ways.flatMap(givesOf)];
  const match = Match.from(game, config, state, { script });
  for (const way of ways) {
    const notation = notationOfWay(way);
    match.answer(match.number, ownerOf(match, notation), notation);
  }
  return match;
}

/** The seat that has this option; the first one where nobody has it. */
function ownerOf(match: Match, notation: string): Seat {
  return Math.max(
    0,
    match.seatNames.findIndex((_, seat) => match.options(seat).includes(notation)),
  );
}

/** What an answer means in a step: the way it is taken, or which of the wrong tries it is. */
export type Judged =
  | { readonly is: 'way'; readonly way: Way }
  | { readonly is: 'try'; readonly index: number; readonly way: Way; readonly show: boolean }
  | { readonly is: 'other' };

/** `taken` are the targets of this step that have been taken already. */
export function judge(task: Task, taken: readonly string[], notation: string): Judged {
  const due = dueOf(task, taken);
  const next = task.anyOrder === true ? due : due.slice(0, 1);
  const way = [...next, ...(task.also ?? [])].find((one) => notationOfWay(one) === notation);
  if (way !== undefined) return { is: 'way', way };
  const tried = tryOf(task, notation);
  if (tried !== null) return tried;
  const free = (task.free ?? []).find((one) => fits(one, notation));
  return free === undefined ? { is: 'other' } : { is: 'way', way: [notation, ...givesOf(free)] };
}

/** Which of the wrong tries of a step this is; null when it is none. */
export function tryOf({ tries = [] }: Pick<Task, 'tries'>, notation: string): Extract<Judged, { is: 'try' }> | null {
  const index = tries.findIndex(({ way }) => fits(way, notation));
  const found = tries[index];
  return found === undefined ? null : { is: 'try', index, way: [notation, ...givesOf(found.way)], show: found.show === true };
}

/** A star stands for anything. */
export function fits(way: Way, notation: string): boolean {
  const [start = '', ...rest] = notationOfWay(way).split('*');
  let at = start.length;
  if (!notation.startsWith(start)) return false;
  for (const part of rest) {
    const found = part === '' ? notation.length : notation.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at >= notation.length;
}

/** The targets of a step that are still to be taken. */
export function dueOf({ target, anyOrder }: Task, taken: readonly string[]): readonly Way[] {
  return anyOrder === true ? target.filter((way) => !taken.includes(notationOfWay(way))) : target.slice(taken.length);
}
