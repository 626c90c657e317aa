import type { ClauseId, GameTypes, OpenOption, Seat } from '#kernel';
import type { Spot } from './course.ts';

/** Somebody is asked, and has not answered yet. */
export interface Asked<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly decision: T['Decision'];
  readonly you: Seat;
  /** What they may answer. */
  readonly options: readonly OpenOption<T>[];
  /** What happened since they answered last, with what that answer led to. */
  readonly since: readonly T['Event'][];
}

interface Said<T extends GameTypes> {
  /** Its name in the catalogue. */
  readonly id: string;
  /** Why it is so. */
  readonly clause: ClauseId;
  /** What it speaks of. */
  at?(asked: Asked<T>): readonly Spot[];
}

/** Said when it fits, before somebody chooses. */
export interface Tip<T extends GameTypes = GameTypes> extends Said<T> {
  when(asked: Asked<T>): boolean;
  /** Whoever answers so does on their own what it would say: it is dropped unsaid. */
  did?(option: OpenOption<T>, asked: Asked<T>): boolean;
}

/** Said when somebody is about to choose what costs them dearly: it asks for a second click. */
export interface Warning<T extends GameTypes = GameTypes> extends Said<T> {
  warns(option: OpenOption<T>, asked: Asked<T>): boolean;
}

export type Hint<T extends GameTypes = GameTypes> = Tip<T> | Warning<T>;

/** What the first games of somebody new are accompanied by: of several hints that fit, the first speaks. */
export interface Guide<T extends GameTypes = GameTypes> {
  readonly hints: readonly Hint<T>[];
  /** What they say in one language, by their ids. */
  readonly words: Readonly<Record<string, string>>;
}

export function isWarning<T extends GameTypes>(hint: Hint<T>): hint is Warning<T> {
  return 'warns' in hint;
}

/** The hint that fits, of those that have not been said. */
export function tipFor<T extends GameTypes>({ hints }: Pick<Guide<T>, 'hints'>, said: ReadonlySet<string>, asked: Asked<T>): Tip<T> | null {
  return hints.find((hint): hint is Tip<T> => !isWarning(hint) && !said.has(hint.id) && hint.when(asked)) ?? null;
}

/** What an answer is worth a second look for, of what has not been said. */
export function warningFor<T extends GameTypes>(
  { hints }: Pick<Guide<T>, 'hints'>,
  said: ReadonlySet<string>,
  option: OpenOption<T>,
  asked: Asked<T>,
): Warning<T> | null {
  return hints.find((hint): hint is Warning<T> => isWarning(hint) && !said.has(hint.id) && hint.warns(option, asked)) ?? null;
}

/** The hints that somebody needs no more who answers so. */
export function droppedBy<T extends GameTypes>({ hints }: Pick<Guide<T>, 'hints'>, option: OpenOption<T>, asked: Asked<T>): readonly string[] {
  return hints.filter((hint) => !isWarning(hint) && hint.did?.(option, asked) === true).map(({ id }) => id);
}
