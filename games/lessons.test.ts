import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Match } from '#kernel';
import { boxes } from '#shelf';
import { languages } from '#words';
import { type Course, dueOf, givesOf, judge, type Lesson, type LessonWords, matchAfter, notationOfWay, type Task, tryOf, type Way } from './course.ts';

const MOST_WORDS = { step: 16, try: 18 };

const taught = await Promise.all(
  boxes.flatMap(({ course, game }) =>
    course === undefined ? [] : [Promise.all(languages.map(async (language) => ({ game, language, course: await course(language) })))],
  ),
);
const lessons = taught.flatMap(([english]) =>
  english === undefined ? [] : english.course.lessons.map((lesson) => [`${english.game.id} ${lesson.id}`, { ...english, lesson }] as const),
);

function clausesOf(game: string): ReadonlySet<string> {
  const ledger: unknown = parse(readFileSync(new URL(`./${game}/clauses.yaml`, import.meta.url), 'utf8'));
  return new Set(JSON.stringify(ledger).match(/[a-z-]+(\.[a-z0-9-]+)+/g));
}

/** A way is taken: it is an option of somebody, and what it gives is what is rolled, no more and no less. */
function take(lesson: Taught, ways: readonly Way[], way: Way): readonly Way[] {
  const after = [...ways, way];
  const match = lesson.after(after);
  const given = match.opening.length + match.answers.reduce((sum, { gave }) => sum + gave.length, 0);
  const scripted = (lesson.lesson.opening ?? []).length + after.reduce((sum, one) => sum + givesOf(one).length, 0);
  expect([notationOfWay(way), given]).toEqual([notationOfWay(way), scripted]);
  return after;
}

class Taught {
  readonly lesson: Lesson;
  readonly #of: (typeof lessons)[number][1];

  constructor(of: (typeof lessons)[number][1]) {
    this.lesson = of.lesson;
    this.#of = of;
  }

  after(ways: readonly Way[]) {
    return matchAfter(this.#of.game, this.#of.course, this.lesson, ways);
  }

  /** What whoever learns may answer. */
  options(ways: readonly Way[]): readonly string[] {
    const match = this.after(ways);
    return this.lesson.mine.flatMap((seat) => match.options(seat));
  }
}

/** All orders in which the targets of a step may come. */
function orders(ways: readonly Way[], anyOrder: boolean): readonly (readonly Way[])[] {
  if (!anyOrder || ways.length < 2) return [ways];
  return ways.map((way) => [way, ...ways.filter((other) => other !== way)]);
}

/** Every way through a step that counts: the targets, and what is as good. */
function throughs(task: Task): readonly (readonly Way[])[] {
  return [...orders(task.target, task.anyOrder === true), ...(task.also ?? []).map((way) => [way])];
}

/** Takes the steps from `at` on by their targets; the ways up to the end. */
function toTheEnd(lesson: Taught, at: number, ways: readonly Way[]): readonly Way[] {
  return lesson.lesson.steps.slice(at).reduce<readonly Way[]>((taken, step) => {
    const next = step.do === 'answer' ? step.target : step.do === 'watch' ? step.ways : [];
    return next.reduce((before, way) => take(lesson, before, way), taken);
  }, ways);
}

/** Wrong tries are refused by a clause, or legal; those that are shown can be played. */
function checkTries(lesson: Taught, step: Pick<Task, 'tries'>, ways: readonly Way[], targets: readonly string[]): void {
  const match = lesson.after(ways);
  const options = lesson.options(ways);
  for (const [index, { way, show }] of (step.tries ?? []).entries()) {
    const notation = notationOfWay(way);
    const meant = notation.includes('*') ? options.filter((option) => tryOf(step, option)?.index === index) : [notation];
    expect([notation, meant.length > 0]).toEqual([notation, true]);
    for (const option of meant) {
      expect(targets).not.toContain(option);
      expect(tryOf(step, option)).toMatchObject({ index });
      if (options.includes(option)) {
        if (show === true) take(lesson, ways, [option, ...givesOf(way)]);
        continue;
      }
      expect([option, show]).toEqual([option, undefined]);
      const kinds = lesson.lesson.mine.map((seat) => match.whyNot(seat, option).kind);
      expect([option, kinds.includes('forbidden')]).toEqual([option, true]);
    }
  }
}

function checkTask(lesson: Taught, task: Task, at: number, ways: readonly Way[]): void {
  for (const through of throughs(task)) {
    const after = through.reduce<readonly Way[]>((before, way) => {
      expect(lesson.options(before)).toContain(notationOfWay(way));
      const taken = before.slice(ways.length).map(notationOfWay);
      expect(judge(task, taken, notationOfWay(way))).toEqual({ is: 'way', way });
      return take(lesson, before, way);
    }, ways);
    toTheEnd(lesson, at + 1, after);
  }
  const options = lesson.options(ways);
  const targets = [...dueOf(task, []), ...(task.also ?? [])].map(notationOfWay);
  checkTries(lesson, task, ways, targets);
  if (task.free === undefined) return;
  let free = 0;
  for (const option of options) {
    const judged = judge(task, [], option);
    if (judged.is !== 'way' || targets.includes(option)) continue;
    free++;
    toTheEnd(lesson, at + 1, take(lesson, ways, judged.way));
  }
  expect(free).toBeGreaterThan(0);
}

test('a game that teaches has lessons', () => expect(lessons.length).toBeGreaterThan(0));

describe.each(lessons)('%s', (_, of) => {
  const lesson = new Taught(of);

  test('every target is an option, chance is used up, tries are answered, and it ends', () => {
    let ways: readonly Way[] = [];
    expect(lesson.after([]).opening.length).toBe(of.lesson.opening?.length ?? 0);
    for (const [at, step] of of.lesson.steps.entries()) {
      if (step.do === 'answer') checkTask(lesson, step, at, ways);
      if (step.do === 'watch') checkTries(lesson, step, ways, []);
      ways = (step.do === 'answer' ? step.target : step.do === 'watch' ? step.ways : []).reduce((before, way) => take(lesson, before, way), ways);
    }
    expect(of.lesson.steps.some((step) => step.do === 'answer' || step.do === 'point')).toBe(true);
  });

  test('teaches clauses of the ledger', () => {
    const known = clausesOf(of.game.id);
    expect(of.lesson.teaches.length).toBeGreaterThan(0);
    expect(of.lesson.teaches.filter((id) => !known.has(id))).toEqual([]);
  });
});

/** Chances that the rules foretell at a moment: of options, and of what comes if nobody does anything. */
function foretoldChances(match: Match): readonly number[] {
  const found: number[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'number' && value >= 0 && value <= 1) found.push(value);
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) look(inner);
  };
  for (const { preview } of match.open(match.seatNames.map((_, seat) => seat))) look(preview);
  const { view } = match.scene(match.asked[0] ?? null);
  if (typeof view === 'object' && view !== null && 'ahead' in view) look((view as { readonly ahead: unknown }).ahead);
  return found;
}

/** What a sentence says of chances: whether a chance is what it means, and how it says so. */
function chancesSaid(text: string): readonly (readonly [said: string, isIt: (chance: number) => boolean])[] {
  const percent = [...text.matchAll(/(\d+)%/g)].map(([said, n]) => [said, (chance: number) => Math.round(chance * 100) === Number(n)] as const);
  const ways = [...text.matchAll(/(\d+) (?:of|in) (6|18|36)\b/g)].map(
    ([said, n, of]) => [said, (chance: number) => Math.abs(chance * Number(of) - Number(n)) < 1e-6] as const,
  );
  return [...percent, ...ways];
}

describe.each(lessons)('%s', (_, of) => {
  test('says only chances that the rules foretell there', () => {
    const lesson = new Taught(of);
    const said = of.course.words[of.lesson.id] ?? { title: '', close: '' };
    let ways: readonly Way[] = [];
    for (const [at, step] of of.lesson.steps.entries()) {
      const moments = [ways];
      for (const way of step.do === 'answer' ? step.target : step.do === 'watch' ? step.ways : []) {
        ways = [...ways, way];
        moments.push(ways);
      }
      // What was true before the last thing that happened may be compared with what is true now.
      const against = step.do === 'answer' && step.against !== undefined ? [step.against] : [];
      const chances = [...moments, ways.slice(0, -1), ...against].flatMap((moment) => foretoldChances(lesson.after(moment)));
      const lines = Object.entries(said).filter(([line]) => new RegExp(`^s${at + 1}(if|$)`).test(line));
      const untrue = lines.flatMap(([line, text]) => chancesSaid(text).flatMap(([what, isIt]) => (chances.some(isIt) ? [] : [`${line}: ${text} (${what})`])));
      expect(untrue).toEqual([]);
    }
  });
});

/** The lines that a lesson has to have. */
function linesOf(lesson: Lesson): readonly string[] {
  return lesson.steps.flatMap((step, at) => {
    const tries = step.do === 'point' ? (step.instead ?? []) : step.do === 'look' ? [] : (step.tries ?? []);
    return [`s${at + 1}`, ...tries.map((_, index) => `s${at + 1}if${index + 1}`)];
  });
}

const spoken = taught.flat().map(({ game, language, course }) => [game.id, language, course] as const);

test.each(spoken)('%s is taught in %s, every line and no other', (_, __, { lessons: all, words, coach }: Course) => {
  expect(coach.name).not.toBe('');
  expect(Object.keys(words).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  for (const lesson of all) {
    const said: LessonWords = words[lesson.id] ?? { title: '', close: '' };
    const lines = Object.keys(said).filter((line) => !line.endsWith('spoken'));
    expect(lines.toSorted()).toEqual(['title', 'close', ...linesOf(lesson)].toSorted());
    expect(Object.entries(said).filter(([line]) => line.endsWith('spoken') && said[line.replace('spoken', '')] === undefined)).toEqual([]);
  }
});

test.each(taught)('says the same chances in every language', (english, ...others) => {
  const chancesIn = (text: string | undefined): readonly string[] => [...(text ?? '').matchAll(/\d+(?=\s?%)/g)].map(([n]) => n).toSorted();
  for (const { course } of others)
    for (const [id, said] of Object.entries(english.course.words))
      for (const [line, text] of Object.entries(said)) expect([id, line, chancesIn(course.words[id]?.[line])]).toEqual([id, line, chancesIn(text)]);
});

test.each(spoken.filter(([, language]) => language === 'en'))('%s is taught in few words', (_, __, { words }: Course) => {
  const long = Object.entries(words).flatMap(([id, said]) =>
    Object.entries(said).flatMap(([line, text]) => {
      const most = line.includes('if') ? MOST_WORDS.try : line.endsWith('spoken') ? Number.POSITIVE_INFINITY : MOST_WORDS.step;
      return text.split(/\s+/).length > most ? [`${id} ${line}: ${text}`] : [];
    }),
  );
  expect(long).toEqual([]);
});

/** As `npm run newcomer` counts them, in a browser. */
test.each(spoken.filter(([, language]) => language === 'en'))(
  '%s says little before the first click, and in its first lesson',
  (_, __, { lessons: [first], words }: Course) => {
    const count = (text: string | undefined): number => (text ?? '').split(/\s+/).filter((word) => word !== '').length;
    const said = first === undefined ? undefined : words[first.id];
    const due = first?.steps.findIndex((step) => step.do === 'answer') ?? -1;
    const lines = first?.steps.map((__, at) => count(said?.[`s${at + 1}`])) ?? [];
    const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
    expect(due).toBeGreaterThanOrEqual(0);
    expect(sum(lines.slice(0, due + 1))).toBeLessThanOrEqual(40);
    expect(sum(lines) + count(said?.close)).toBeLessThanOrEqual(120);
  },
);
