import { expect, test } from 'vitest';
import type { Entry, TableState } from '#wire';
import { TableLog } from './table-log.ts';

const INES = { id: 'i'.repeat(16), name: 'Ines' };
const JONAS = { id: 'j'.repeat(16), name: 'Jonas' };
const bot = (owner: typeof INES | null) => ({ name: 'B', kind: 'bot', person: null, bot: 'greedy', owner }) as const;
const person = (who: typeof INES) => ({ name: 'A', kind: 'person', person: who, bot: null, owner: null }) as const;

function table(...seats: TableState['seats']): TableState {
  return {
    id: 't'.repeat(16),
    game: 'contra-tiles',
    rules: 1,
    config: {},
    phase: 'playing',
    host: INES,
    listed: false,
    watched: true,
    patience: 120,
    created: 0,
    seats,
    commitment: '',
    pledges: [],
    ready: null,
    shares: [],
    knocking: [],
    undos: 0,
    undoRequest: null,
    resigned: null,
    rematch: null,
  };
}

const START: Entry = { entry: 1, at: 1000, person: INES, kind: 'start', opening: [], events: [] };

test('what happens to seats is told once the match has begun, by whom and for whom', () => {
  const log = new TableLog(INES.id);
  const entries: Entry[] = [
    { entry: 0, at: 500, person: JONAS, kind: 'sit', seat: 1 },
    START,
    { entry: 2, at: 2000, person: JONAS, kind: 'give', seat: 1, to: { kind: 'bot', bot: 'greedy', owner: JONAS } },
    { entry: 3, at: 2100, person: JONAS, kind: 'sit', seat: 1 },
    { entry: 4, at: 2200, person: INES, kind: 'give', seat: 1, to: { kind: 'bot', bot: 'greedy', owner: JONAS } },
    { entry: 5, at: 2300, person: JONAS, kind: 'stand', seat: 1 },
    { entry: 6, at: 2400, person: INES, kind: 'resign', seat: 0 },
  ];
  for (const entry of entries) log.take(entry);
  expect(log.talk.map(({ who, news }) => [who, news?.kind, news?.whom])).toEqual([
    ['Jonas', 'away', ''],
    ['Jonas', 'back', ''],
    ['Ines', 'replaced', 'Jonas'],
    ['Jonas', 'left', ''],
    ['Ines', 'resigned', ''],
  ]);
});

test('what becomes of an undo is told, by whom and for whom', () => {
  const log = new TableLog(INES.id);
  const undo = (by: typeof INES, agreed: readonly string[]): Entry => ({ entry: 9, at: 9000, person: by, kind: 'undo', to: 0, agreed: [...agreed] });
  const of = (person: typeof INES, kind: 'agree' | 'decline'): Entry => ({ entry: 8, at: 8000, person, kind });
  const ask = (person: typeof INES): Entry => ({ entry: 7, at: 7000, person, kind: 'ask', to: 0 });
  const answer: Entry = { entry: 9, at: 9000, person: JONAS, kind: 'answer', number: 1, seat: 1, notation: 'x', gave: [], events: [] };
  const stories: readonly Entry[][] = [
    [ask(INES), undo(JONAS, [JONAS.id])],
    [ask(JONAS), undo(INES, [INES.id])],
    [undo(JONAS, [])],
    [ask(INES), of(JONAS, 'decline')],
    [ask(JONAS), of(JONAS, 'decline')],
    [ask(INES), answer],
    [answer],
  ];
  for (const entry of stories.flat()) log.take(entry);
  expect(log.talk.map(({ who, news }) => [who, news?.kind, news?.whom, news?.forMe])).toEqual([
    ['Ines', 'wants-undo', '', false],
    ['Jonas', 'lets-undo', 'Ines', true],
    ['Jonas', 'wants-undo', '', false],
    ['Ines', 'lets-undo', 'Jonas', false],
    ['Jonas', 'undoes', '', false],
    ['Ines', 'wants-undo', '', false],
    ['Jonas', 'keeps', 'Ines', true],
    ['Jonas', 'wants-undo', '', false],
    ['Jonas', 'withdraws', '', false],
    ['Ines', 'wants-undo', '', false],
    ['Jonas', 'moves-on', 'Ines', true],
  ]);
});

test('a seat that others left to a bot is to be taken back at once, one I left myself is not', () => {
  const log = new TableLog(JONAS.id);
  log.take(START);
  log.take({ entry: 2, at: 2000, person: JONAS, kind: 'give', seat: 0, to: { kind: 'bot', bot: 'greedy', owner: JONAS } });
  log.take({ entry: 3, at: 2000, person: INES, kind: 'give', seat: 1, to: { kind: 'bot', bot: 'greedy', owner: JONAS } });
  const seats = table(bot(JONAS), bot(JONAS), bot(null), bot(INES));
  expect(log.onLeave(seats)).toEqual([0, 1]);
  expect(log.replaced(seats)).toEqual([1]);
});

test('the table waits for whoever is asked since they were asked, or last said something; never for me or a bot', () => {
  const log = new TableLog(INES.id);
  log.take(START);
  const seats = table(person(INES), person(JONAS), bot(null));
  expect(log.waits(seats, [0, 1, 2])).toEqual([{ seat: 1, since: 1000, patience: 120_000 }]);
  log.take({ entry: 2, at: 5000, person: JONAS, kind: 'say', text: 'Thinking' });
  expect(log.waits(seats, [1])).toEqual([{ seat: 1, since: 5000, patience: 120_000 }]);
  expect(log.waits({ ...seats, phase: 'finished' }, [1])).toEqual([]);
});

test('what was removed is gone from the chat, and so is the name of whoever was removed', () => {
  const log = new TableLog(INES.id);
  const nobody = { entry: 9, at: 9, person: null };
  log.take({ entry: 1, at: 1, person: JONAS, kind: 'say', text: 'something vile' });
  log.take({ entry: 2, at: 2, person: INES, kind: 'say', text: 'hello' });
  log.take({ ...nobody, kind: 'unsay', said: 1 });
  expect(log.talk.map(({ who, text }) => [who, text])).toEqual([
    ['Jonas', ''],
    ['Ines', 'hello'],
  ]);
  log.take({ ...nobody, kind: 'rename', who: { ...JONAS, name: 'N. N.' } });
  expect(log.talk.map(({ who }) => who)).toEqual(['N. N.', 'Ines']);
});
