import { type Answerer, at, type GameTypes, loadMatch, Playout, recordOf, runRecord, Stream, saveMatch } from '#kernel';
import { type Line, longestLines, matchOf, type Subject } from '../lines.ts';
import { type Budget, cpuSeconds, type Findings, figure, type Goal, median, type Table } from '../report.ts';

const THIRDS = ['beginning', 'middle', 'end'] as const;

/** The third of a line that its answer number `at` is in. */
function thirdOf(line: Line, at: number): number {
  return Math.floor((3 * at) / line.answers.length);
}

/** CPU seconds and decisions of each third, summed over the lines. */
class Thirds {
  readonly seconds = [0, 0, 0];
  readonly decisions = [0, 0, 0];

  add(third: number, seconds: number, decisions: number): void {
    this.seconds[third] = (this.seconds[third] ?? 0) + seconds;
    this.decisions[third] = (this.decisions[third] ?? 0) + decisions;
  }

  get speeds(): number[] {
    return this.decisions.map((decisions, third) => decisions / (this.seconds[third] ?? Number.NaN));
  }
}

/** Plays a line through a match that writes everything down and listens to every event. */
function playMatch<T extends GameTypes>(subject: Subject<T>, line: Line, thirds: Thirds): void {
  const match = matchOf(subject, line, 0);
  for (let third = 0, place = 0; third < 3; third++) {
    const before = place;
    const from = cpuSeconds();
    for (; place < line.answers.length && thirdOf(line, place) === third; place++) match.answerIndex(at(line.answers, place));
    thirds.add(third, cpuSeconds() - from, place - before);
  }
}

/** Plays a line by the rules alone. */
function playRules<T extends GameTypes>({ game, config }: Subject<T>, line: Line, thirds: Thirds): void {
  let place = 0;
  let before = 0;
  let from = 0;
  const answerer: Answerer = {
    answer() {
      if (place === 0) from = cpuSeconds();
      else if (thirdOf(line, place) !== thirdOf(line, place - 1)) {
        const now = cpuSeconds();
        thirds.add(thirdOf(line, place - 1), now - from, place - before);
        from = now;
        before = place;
      }
      return at(line.answers, place++);
    },
  };
  new Playout(game, config, new Stream(line.key), answerer).run();
  thirds.add(2, cpuSeconds() - from, place - before);
}

function speedRows<T extends GameTypes>(subject: Subject<T>, lines: readonly Line[], seconds: number): string[][] {
  const ways = [
    { name: 'through a match, listening', play: playMatch<T> },
    { name: 'the rules alone', play: playRules<T> },
  ];
  return ways.map(({ name, play }) => {
    let thirds = new Thirds();
    for (const warm of [true, false]) {
      thirds = new Thirds();
      const until = cpuSeconds() + (warm ? seconds / 2 : seconds);
      for (let i = 0; cpuSeconds() < until || i < lines.length; i++) play(subject, at(lines, i % lines.length), thirds);
    }
    return [subject.title, name, figure(median(lines.map((line) => line.answers.length))), ...thirds.speeds.map(figure)];
  });
}

/** How the record of a match and the time to run it again grow with the answers. */
function recordRows<T extends GameTypes>(subject: Subject<T>, line: Line, times: number): string[][] {
  return [0.1, 0.25, 0.5, 0.75, 1].map((part) => {
    const answers = Math.round(part * line.answers.length);
    const text = JSON.stringify(recordOf(matchOf(subject, line, answers)));
    const took = timed(times, () => runRecord(subject.game, JSON.parse(text)));
    return [subject.title, String(answers), figure(text.length), figure(text.length / answers), figure(took.median), figure((1000 * took.median) / answers)];
  });
}

/** Milliseconds of CPU, of many tries of the same thing. */
interface Took {
  readonly median: number;
  readonly worst: number;
  readonly tries: number;
  /** How many of the tries took a millisecond or more. */
  readonly slow: number;
}

function timed(times: number, act: () => void, prepare: () => void = () => {}): Took {
  const samples: number[] = [];
  for (let n = -times; n < times; n++) {
    prepare();
    const from = cpuSeconds();
    act();
    if (n >= 0) samples.push(1000 * (cpuSeconds() - from));
  }
  return { median: median(samples), worst: Math.max(...samples), tries: samples.length, slow: samples.filter((ms) => ms >= 1).length };
}

const ACTIONS = { undo: 'undo', load: 'load a save from text', consent: 'take back a roll, all agreeing' } as const;
type Action = keyof typeof ACTIONS;

/** What was tried at some moment of a match. */
interface ConfigCheck {
  readonly action: Action;
  readonly third: number;
  readonly took: Took;
}

/** Load at moments spread over a line, and at the moments nearest to them undo and, where something was revealed, taking back by consent. */
function tryMoments<T extends GameTypes>(subject: Subject<T>, line: Line, moments: number, times: number): ConfigCheck[] {
  const { answers } = line;
  const revealed = matchOf(subject, line, answers.length).answers.map((answer) => answer.gave.length > 0);
  const tried: ConfigCheck[] = [];
  for (let n = 0; n < moments; n++) {
    const near = Math.floor(((n + 0.5) * answers.length) / moments);
    const third = thirdOf(line, near);
    const text = JSON.stringify(saveMatch(matchOf(subject, line, near)));
    tried.push({ action: 'load', third, took: timed(times, () => loadMatch(subject.game, JSON.parse(text))) });
    for (const action of ['undo', 'consent'] as const) {
      const number = nearest(revealed, near, action === 'consent');
      if (number < 0 || thirdOf(line, number) !== third) continue;
      const match = matchOf(subject, line, number);
      const again = (): void => match.answerIndex(at(answers, number));
      tried.push({ action, third, took: timed(times, action === 'undo' ? () => match.undo() : () => match.rewind(number), again) });
    }
  }
  return tried;
}

/** The place nearest to one where a list says so; -1 when there is none. */
function nearest(list: readonly boolean[], near: number, wanted: boolean): number {
  for (let off = 0; off < list.length; off++) {
    if (list[near - off] === wanted) return near - off;
    if (list[near + off] === wanted) return near + off;
  }
  return -1;
}

/** The slowest moment, each moment being the median of its tries. */
function slowest(tried: readonly ConfigCheck[], action: Action): number {
  return Math.max(...tried.filter((t) => t.action === action).map((t) => t.took.median));
}

/** Single tries also have in them what the collection of garbage and the compiler do in other threads. */
function slowTries(title: string, tried: readonly ConfigCheck[]): string {
  let [slow, tries] = [0, 0];
  for (const { action, took } of tried) {
    if (action === 'consent') continue;
    slow += took.slow;
    tries += took.tries;
  }
  return `${title}: ${slow} of ${tries} single undos and loads took 1 ms of CPU or more, garbage collection and compiling included`;
}

function deedRows(title: string, tried: readonly ConfigCheck[]): string[][] {
  return (Object.keys(ACTIONS) as Action[]).map((action) => [
    title,
    ACTIONS[action],
    ...THIRDS.map((_, third) => {
      const took = tried.filter((t) => t.action === action && t.third === third).map((t) => t.took);
      if (took.length === 0) return 'no such moment';
      const figures = [median(took.map((t) => t.median)), Math.max(...took.map((t) => t.median)), Math.max(...took.map((t) => t.worst))];
      return figures.map((ms) => ms.toFixed(3)).join(' / ');
    }),
  ]);
}

export function measureGrowth(subjects: readonly Subject[], { seconds, thorough }: Budget): Findings {
  const looked = subjects.map((subject) => {
    const lines = longestLines(subject, thorough ? 300 : 20, thorough ? 8 : 2);
    return {
      title: subject.title,
      speeds: speedRows(subject, lines, seconds),
      records: recordRows(subject, at(lines, 0), thorough ? 15 : 3),
      tried: lines.flatMap((line) => tryMoments(subject, line, thorough ? 12 : 6, thorough ? 15 : 3)),
    };
  });
  const tables: Table[] = [
    { head: ['decisions per CPU second', '', 'answers', ...THIRDS], rows: looked.flatMap(({ speeds }) => speeds) },
    {
      head: ['record of the longest match', 'answers', 'bytes', 'bytes an answer', 'run again, ms', 'µs an answer'],
      rows: looked.flatMap(({ records }) => records),
    },
    { head: ['CPU milliseconds', '', ...THIRDS], rows: looked.flatMap(({ title, tried }) => deedRows(title, tried)) },
  ];
  const goals = looked.flatMap(({ title, tried }): Goal[] => [
    { says: `${title}: undo at the slowest moment, ms`, sign: '<', bound: 1, value: slowest(tried, 'undo') },
    { says: `${title}: load at the slowest moment, ms`, sign: '<', bound: 1, value: slowest(tried, 'load') },
  ]);
  return {
    title: 'How cost grows with the length of a match (the longest of many)',
    tables,
    notes: [
      'CPU milliseconds are those of the middle moment / of the slowest moment / of the slowest single try; a moment counts with the median of its tries, after as many to warm up',
      ...looked.map(({ title, tried }) => slowTries(title, tried)),
    ],
    goals,
    wrong: [],
  };
}
