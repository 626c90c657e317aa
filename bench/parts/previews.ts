import type { GameTypes } from '#kernel';
import { lineOf, matchOf, type Subject } from '../lines.ts';
import { type Budget, type Findings, figure } from '../report.ts';

/** What a screen is given at each new moment may take so long, in milliseconds, at the 95th percentile. */
const GOAL = 1;

interface Times {
  /** Milliseconds for each moment, sorted. */
  readonly moments: readonly number[];
  readonly options: number;
}

/** Opens the options of every seat at every decision of matches, half of them random and half played with some sense, until so many moments were seen. */
function times<T extends GameTypes>(subject: Subject<T>, moments: number): Times {
  const seats = subject.game.seats(subject.config).map((_, seat) => seat);
  const found: number[] = [];
  let options = 0;
  for (let seed = 0; found.length < moments; seed++) {
    const line = lineOf(subject, seed, seed % 2 === 0 ? 0 : 80);
    const match = matchOf(subject, line, 0);
    for (const answer of line.answers) {
      const from = performance.now();
      const open = match.open(seats);
      found.push(performance.now() - from);
      options += open.length;
      match.answerIndex(answer);
    }
  }
  return { moments: found.sort((a, b) => a - b), options: options / found.length };
}

/** How long it takes to say what every open option would do. */
export function measurePreviews(subjects: readonly Subject[], { thorough }: Budget): Findings {
  const measured = subjects.map((subject) => {
    const moments = thorough ? 5_000 : 300;
    times(subject, moments / 5); // a warm engine
    return { title: subject.title, ...times(subject, moments) };
  });
  const share = (moments: readonly number[], part: number) => moments[Math.floor(part * (moments.length - 1))] ?? Number.NaN;
  return {
    title: 'Previews: what every open option would do, in milliseconds for each moment',
    tables: [
      {
        head: ['', 'moments', 'options a moment', 'median', '95th percentile', 'slowest'],
        rows: measured.map(({ title, moments, options }) => [
          title,
          ...[moments.length, options, share(moments, 0.5), share(moments, 0.95), share(moments, 1)].map(figure),
        ]),
      },
    ],
    notes: ['the options of every seat at once, at every decision of whole matches: half of them random, half played with some sense'],
    goals: measured.map(({ title, moments }) => ({
      says: `previews of ${title}, 95th percentile in ms`,
      sign: '<',
      bound: GOAL,
      value: share(moments, 0.95),
    })),
    wrong: [],
  };
}
