import * as z from 'zod/mini';
import type { Way } from '../../games/course.ts';
import { Store } from '../app/store.ts';

const WayForm = z.union([z.string(), z.tuple([z.string()], z.union([z.string(), z.number()]))]);

/** Where somebody is in a lesson: the ways taken so far, and how many of them before each step. */
const PlaceForm = z.object({ ways: z.readonly(z.array(WayForm)), begun: z.readonly(z.array(z.number())) });
export interface Place {
  readonly ways: readonly Way[];
  readonly begun: readonly number[];
}

/** What somebody has learnt on this device, by game and lesson: where they are in it, and whether it is behind them. */
const LearntForm = z.record(
  z.string(),
  z.object({
    lessons: z.record(z.string(), z.object({ is: z.enum(['begun', 'done', 'skipped']), place: z.nullable(PlaceForm) })),
    /** The challenges that have been solved. */
    challenges: z.optional(z.readonly(z.array(z.string()))),
    /** The pictures before the first game have been seen. */
    met: z.boolean(),
    /** The hints that have been said, or are needed no more. */
    said: z._default(z.readonly(z.array(z.string())), []),
    /** The game and its moment at which a hint came last. */
    lastTip: z.optional(z.object({ game: z.string(), number: z.number() })),
    /** The games in which hints were said, by their ids. */
    guided: z._default(z.readonly(z.array(z.string())), []),
  }),
);
export type Learnt = z.infer<typeof LearntForm>;

const KEY = 'muster.learnt';
const NOTHING: Learnt[string] = { lessons: {}, met: false, said: [], guided: [] };

/** In so many games hints may come; then never again. */
const GUIDED = 2;

export const learnt = new Store<Learnt>(kept());

export function learntOf(all: Learnt, game: string): Learnt[string] {
  return all[game] ?? NOTHING;
}

/** A lesson is begun, done or skipped; who does it again keeps that it was done. */
export function noteLesson(game: string, lesson: string, is: 'begun' | 'done' | 'skipped', place: Place | null): void {
  const before = learntOf(learnt.value, game);
  const was = before.lessons[lesson]?.is;
  const now = was === 'done' && is !== 'done' ? was : is;
  keep({ ...learnt.value, [game]: { ...before, lessons: { ...before.lessons, [lesson]: { is: now, place } } } as Learnt[string] });
}

/** A challenge is solved, for good. */
export function noteSolved(game: string, challenge: string): void {
  const before = learntOf(learnt.value, game);
  keep({ ...learnt.value, [game]: { ...before, challenges: [...new Set([...(before.challenges ?? []), challenge])] } });
}

export function noteMet(game: string): void {
  keep({ ...learnt.value, [game]: { ...learntOf(learnt.value, game), met: true } });
}

/** A hint has come, at this moment of a game: it does not come again. */
export function noteTip(game: string, hint: string, at: { readonly game: string; readonly number: number }): void {
  const before = learntOf(learnt.value, game);
  keep({ ...learnt.value, [game]: { ...before, said: [...new Set([...before.said, hint])], lastTip: at } });
}

/** These hints are not said again. */
export function noteSaid(game: string, hints: readonly string[]): void {
  const before = learntOf(learnt.value, game);
  const said = [...new Set([...before.said, ...hints])];
  if (said.length > before.said.length) keep({ ...learnt.value, [game]: { ...before, said } });
}

/** Whether hints may come in this game: in the first games of a person, of which this is one from now on. */
export function beginsGuided(game: string, id: string): boolean {
  const before = learntOf(learnt.value, game);
  if (before.guided.includes(id)) return true;
  if (before.guided.length >= GUIDED) return false;
  keep({ ...learnt.value, [game]: { ...before, met: true, guided: [...before.guided, id] } });
  return true;
}

function keep(next: Learnt): void {
  learnt.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

function kept(): Learnt {
  try {
    return LearntForm.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}
