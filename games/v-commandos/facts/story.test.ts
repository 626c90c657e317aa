import { describe, expect, test } from 'vitest';
import { at, type Step } from '#kernel';
import type { Event } from '../event.ts';
import { position, type Sketch } from '../positions.ts';
import { vCommandosGame } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { begin, play, say, stepsIn } from '../testing/raid.ts';
import { changed, wholeTurn } from '../testing/telling.ts';
import type { VCommandos } from '../types.ts';
import { viewOf } from '../view.ts';
import { storyOf } from './story.ts';

const PAIR: Sketch = { card: 'lighthouse', who: ['scout:B', 'medic:A'], at: { scout: 'a', medic: 'a' } };
const TURN: Event = { kind: 'turn', turn: 1, bag: 40 };

/** Steps of which only what is seen matters. */
const seenAs = (...states: readonly (State | Sketch)[]): Step<VCommandos>[] =>
  states.map((state, i) => ({ at: i, event: { ...TURN, turn: i + 1 }, clauses: [], view: viewOf('commandos' in state ? state : position(state)) }));

test('the word for how it went: the first that fits of Ghosts, Clean, Pyrrhic, Costly', () => {
  const loud: Sketch = { ...PAIR, alarm: true };
  expect(storyOf(seenAs(PAIR, PAIR), true).grade).toBe('ghosts');
  expect(storyOf(seenAs(PAIR, loud, PAIR), true).grade).toBe('clean');
  expect(storyOf(seenAs(PAIR, loud, { ...PAIR, out: ['medic'] }), true).grade).toBe('pyrrhic');
  const three: Sketch = { card: 'lighthouse', who: ['scout:B', 'medic:A', 'sapper:A'], alarm: true };
  expect(storyOf(seenAs(three, { ...three, out: ['medic'] }), true).grade).toBe('costly');
  expect(storyOf(seenAs(PAIR, PAIR), false).grade).toBe('failed');
  const alone: Sketch = { card: 'lighthouse', who: ['scout:B'], at: { scout: 'a' }, alarm: true };
  expect(storyOf(seenAs(alone, { ...alone, at: {} }), true).grade).toBe('clean');
  const replaced: Sketch = { ...alone, who: ['medic:A'], at: { medic: 'a' } };
  expect(storyOf(seenAs(alone, { ...alone, out: ['scout'] }, replaced), true).grade).toBe('costly');
  const two: Sketch = { card: 'night-ferry', who: ['scout:B', 'medic:A'] };
  const oneLoud = changed(two, (g) => {
    at(g.boards, 1).alarm = true;
  });
  expect(storyOf(seenAs(two, oneLoud), true)).toMatchObject({ grade: 'clean', alarmTurns: 1 });
});

describe('of each commando', () => {
  test('wounds, how often they were seen, and when they fell', () => {
    const story = storyOf(
      seenAs(
        PAIR,
        { ...PAIR, visible: ['scout'], wounds: { medic: 2 } },
        { ...PAIR, visible: ['scout'], wounds: { medic: 1 } },
        { ...PAIR, wounds: { medic: 2 } },
        { ...PAIR, visible: ['scout'], out: ['medic'] },
        { ...PAIR, visible: ['scout'], out: ['medic'] },
      ),
      true,
    );
    expect(story.commandos).toEqual([
      { id: 'scout', kills: 0, wounds: 0, seen: 2, fell: null },
      { id: 'medic', kills: 0, wounds: 3, seen: 0, fell: 5 },
    ]);
  });

  test('whoever is replaced keeps their own', () => {
    const other: Sketch = { ...PAIR, who: ['scout:B', 'sapper:A'], at: { scout: 'a', sapper: 'a' } };
    expect(storyOf(seenAs({ ...PAIR, wounds: { medic: 1 } }, { ...PAIR, out: ['medic'] }, other), true).commandos).toMatchObject([
      { id: 'scout', fell: null },
      { id: 'medic', wounds: 1, fell: 2 },
      { id: 'sapper', wounds: 0, fell: null },
    ]);
  });

  test('each way to attack counts for whoever attacks, what falls otherwise for nobody', () => {
    const gone: Event = { kind: 'eliminated', enemies: ['mp40', 'karabiner'], tile: 'lighthouse/e' };
    const [{ view } = { view: viewOf(position(PAIR)) }] = seenAs(PAIR);
    const kills = (...events: Event[]): readonly number[] =>
      storyOf(
        [...events, gone].map((event, at) => ({ at, event, clauses: [], view })),
        true,
      ).commandos.map((fate) => fate.kills);
    const tile = 'lighthouse/e';
    expect([
      kills({ kind: 'shoots', who: 'scout', weapon: 'welrod', tile, dice: [6], needed: 4, hits: 1 }),
      kills({ kind: 'strikes', who: 'scout', with: 'grenade', tile, dice: [6], needed: 4, hits: 1 }),
      kills({ kind: 'panzerfaust', who: 'scout', tile }),
      kills({ kind: 'ability', who: 'scout' }),
      kills({ kind: 'overpowers', who: 'scout', victim: 'barrel' }),
      kills({ kind: 'overpowers', who: 'scout', victim: 'mp40' }),
      kills({ kind: 'detonates', who: 'medic', tile }),
      kills({ kind: 'detonates', who: 'scout', tile }, { kind: 'enemy-step', step: 'fire' }),
      kills({ kind: 'detonates', who: 'scout', tile }, { kind: 'moves', up: false, who: 'medic', to: 'lighthouse/e', careful: false, visible: false }),
    ]).toEqual([
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [3, 0],
      [0, 2],
      [0, 0],
      [0, 0],
    ]);
  });

  test('as it is played', () => {
    const match = say(begin({ ...PAIR, active: 'scout', enemies: { a: ['mp40'] } }, 0), 'scout overpowers mp40');
    expect(storyOf(stepsIn(match), true).commandos).toMatchObject([{ id: 'scout', kills: 1 }, { id: 'medic' }]);
  });
});

describe('turns', () => {
  test('in alarm are those in which it sounded at some time', () => {
    const loud: Sketch = { ...PAIR, alarm: true };
    const [first, second, third, fourth] = seenAs(PAIR, loud, PAIR, PAIR);
    const within = (step: Step<VCommandos> | undefined, sketch: Sketch): Step<VCommandos>[] =>
      step === undefined ? [] : [step, { ...step, event: { kind: 'ends', who: 'scout', left: 0 }, view: viewOf(position(sketch)) }];
    const story = storyOf([...within(first, PAIR), ...within(second, PAIR), ...within(third, loud), ...within(fourth, PAIR)], true);
    expect([story.alarmTurns, story.turns]).toEqual([2, 4]);
  });

  test('do not count the alarm that sounds before the first, which is nothing for Ghosts', () => {
    const loud = viewOf(position({ ...PAIR, alarm: true }));
    const laid: Step<VCommandos> = { at: 0, event: { kind: 'laid-out', terrain: 'lighthouse', guards: 3, alarm: true }, clauses: [], view: loud };
    const story = storyOf([laid, ...seenAs(PAIR)], true);
    expect([story.alarmTurns, story.turns, story.grade]).toEqual([0, 1, 'clean']);
  });

  test('in alarm count from the first, and whoever is not picked yet is nobody', () => {
    const nobody = changed({ ...PAIR, alarm: true }, (g) => {
      at(g.commandos, 1).card = -1;
    });
    const story = storyOf(seenAs(nobody), true);
    expect([story.alarmTurns, story.commandos.map(({ id }) => id)]).toEqual([1, ['scout']]);
  });

  test('find the bag as it was when they began', () => {
    const [first, second] = seenAs(PAIR, PAIR);
    const steps = [first, second].flatMap((step, i) => (step === undefined ? [] : [{ ...step, event: { ...TURN, bag: [38, 31][i] ?? 0 } }]));
    expect(storyOf([...steps, ...seenAs(PAIR)], true).lowestBag).toBe(31);
    const g = changed(PAIR, ({ bag }) => {
      bag.fill(0);
      bag[0] = 9;
    });
    const bags = stepsIn(wholeTurn(PAIR)).flatMap(({ event }) => (event.kind === 'turn' ? [event.bag] : []));
    expect(storyOf(stepsIn(wholeTurn(PAIR)), true)).toMatchObject({ turns: bags.length, lowestBag: Math.min(...bags) });
    expect(storyOf(stepsIn(play('reinforcements', vCommandosGame.copy(g))), true).turns).toBe(0);
  });
});
