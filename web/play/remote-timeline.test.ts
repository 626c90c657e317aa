import { expect, test } from 'vitest';
import { boxes } from '#shelf';
import type { Entry } from '#wire';
import { RemoteTimeline } from './remote-timeline.ts';

type Answered = Extract<Entry, { kind: 'answer' }>;

const game = boxes.find(({ game: { id } }) => id === 'contract-assassin')?.game;

function timeline(): RemoteTimeline {
  if (game === undefined) throw new Error('the game is not on the shelf');
  return new RemoteTimeline(game);
}

/** An answer, and the hands seen after each event it brought about. */
function answer(number: number, seat: number, hands: readonly string[], gave: Answered['gave'] = []): Answered {
  const events = hands.map((hand) => ({ event: { kind: 'told' }, clauses: [], view: { hand } }));
  return { entry: number, at: 0, person: null, kind: 'answer', number, seat, notation: 'draw', gave, events };
}

function present(number: number, hand: string) {
  return { undos: 0, views: [{ seat: 1, number, view: { hand }, decision: { kind: 'act', about: null, seats: [1] }, options: ['draw'], outcome: null }] };
}

test('moments from before somebody came are seen as the last event left them, with the own hand of then', () => {
  const views = timeline();
  views.happened(0, [{ event: { kind: 'first' }, clauses: [], view: { hand: 'none' } }]);
  views.answered(answer(0, 1, ['one', 'two']));
  views.answered(answer(1, 0, []));
  views.answered(answer(2, 1, ['three']));
  views.take(present(3, 'three'));
  expect([0, 1, 2, 3].map((number) => views.sceneAt(number)?.view)).toEqual([{ hand: 'none' }, { hand: 'two' }, { hand: 'two' }, { hand: 'three' }]);
  expect(views.sceneAt(1)?.decision).toBeNull();
  expect(views.sceneAt(3)?.decision).toMatchObject({ kind: 'act' });
  expect(views.sceneAt(4)).toBeNull();
  expect(views.eyes).toBe(1);
});

test('what has been taken back is seen no more', () => {
  const views = timeline();
  views.happened(0, [{ event: { kind: 'first' }, clauses: [], view: { hand: 'none' } }]);
  for (const number of [0, 1, 2]) views.answered(answer(number, 1, [`hand ${number}`]));
  views.rewound(1);
  views.take(present(1, 'hand 0'));
  views.answered(answer(1, 1, ['another']));
  views.take(present(2, 'another'));
  expect([1, 2, 3].map((number) => views.sceneAt(number)?.view ?? null)).toEqual([{ hand: 'hand 0' }, { hand: 'another' }, null]);
  expect(views.stepsAt(3)).toEqual([]);
});

test('nobody goes back alone behind what came to light, whoever saw it', () => {
  const views = timeline();
  views.answered(answer(0, 1, []));
  expect(views.barrier).toBe(0);
  views.answered(answer(1, 0, [], [{ to: [0] }]));
  views.answered(answer(2, 1, []));
  expect(views.barrier).toBe(2);
  expect(views.answers.map(({ seat }) => seat)).toEqual([1, 0, 1]);
  views.rewound(1);
  expect(views.barrier).toBe(0);
});

test('what an option would do is what the server says of it, in the order of the options', () => {
  const views = timeline();
  const [view] = present(3, 'three').views;
  if (view === undefined) throw new Error('nothing is seen');
  views.take({ undos: 0, views: [{ ...view, options: ['draw', 'end the turn'], previews: [{ actions: -1 }, null] }] });
  expect(views.options()).toEqual([
    { seat: 1, answer: { do: 'draw' }, notation: 'draw', preview: { actions: -1 } },
    { seat: 1, answer: { do: 'end' }, notation: 'end the turn', preview: null },
  ]);
  views.take(present(4, 'four'));
  expect(views.options()).toMatchObject([{ notation: 'draw', preview: null }]);
});
