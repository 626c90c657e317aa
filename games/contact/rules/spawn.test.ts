import { expect } from 'vitest';
import { proves } from '../../proves.ts';
import type { Groups, Situation } from '../positions.ts';
import { asked, board, cited, eventsOf, night, nightScene, playerScene, rolled, say, waiveAll, zombieScene } from '../testing/night.ts';
import { onBoard } from './state.ts';

const PLAIN = ['alvares', 'branson', 'dunham', 'mobutu'] as const;
const WITH_AYDEN = ['ayden', 'branson', 'dunham', 'mobutu'] as const;

function spawned(blue: number, brown: number, groups: Groups = {}, situation: Situation = {}): Groups {
  return board(zombieScene(night(groups, { team: PLAIN, ...situation }), [blue, brown]));
}

proves(['contact.components.dice#1', 'contact.components.dice#2'], 'two eight-sided dice spawn, six-sided ones do everything else', () => {
  const match = zombieScene(night({ 'blue1/r1': 3 }, { team: PLAIN }), [5, 8, 7]);
  expect(eventsOf(match, 'zombies-attack')[0]).toMatchObject({ die: 5 });
  expect(eventsOf(match, 'spawn')[0]).toMatchObject({ blue: 8, brown: 7 });
  expect(() => zombieScene(night({ 'blue1/r1': 3 }, { team: PLAIN }), [7, 8, 7])).toThrow('7 was given where a number from 1 to 6 is due');
  const shot = playerScene(night({ 'blue1/r1': 3 }, { team: PLAIN }), [7]);
  expect(() => say(shot, 'alvares fires at blue1/r1')).toThrow('a number from 1 to 6 is due');
  expect(() => zombieScene(night({}, { team: PLAIN }), [9, 1])).toThrow('a number from 1 to 8 is due');
});

proves('contact.spawn.cross', 'each die says how many, the other one where', () => {
  expect(spawned(6, 3)).toEqual({ 'brown3/r4': 6, 'blue6/r4': 3 });
  expect(spawned(1, 8)).toEqual({ 'brown8/r4': 1, 'blue1/r4': 8 });
});

proves('contact.spawn.outer-ring', 'newcomers stand in ring 4, whatever the dice', () => {
  for (let blue = 1; blue <= 8; blue++)
    for (let brown = 1; brown <= 8; brown++) {
      const { 'blue1/r2': stood, ...came } = spawned(blue, brown, { 'blue1/r3': 4 });
      expect(stood).toBe(4);
      expect(Object.keys(came).every((name) => name.endsWith('/r4'))).toBe(true);
    }
});

proves('contact.spawn.after-move', 'newcomers do not move on the turn they appear', () => {
  const match = nightScene(night({}, { team: PLAIN }), [6, 4]);
  expect(asked(match)).toBe('act');
  expect(board(match)).toEqual({ 'brown4/r4': 6, 'blue6/r4': 4 });
});

proves('contact.spawn.join', 'newcomers join those who are still there', () => {
  expect(spawned(3, 2, { 'blue3/r4': 5 }, { confused: ['blue3/r4'] })).toEqual({ 'blue3/r4': 7, 'brown2/r4': 3 });
});

proves('contact.spawn.total', 'the sum of both dice comes: 2 to 16, 9 on average', () => {
  let total = 0;
  for (let blue = 1; blue <= 8; blue++)
    for (let brown = 1; brown <= 8; brown++) {
      const match = zombieScene(night({}, { team: PLAIN }), [blue, brown]);
      expect(onBoard(match.state)).toBe(blue + brown);
      expect(match.state.spawned).toBe(blue + brown);
      total += match.state.spawned;
    }
  expect(total / 64).toBe(9);
});

proves(
  ['contact.components.token-cap#1', 'contact.components.token-cap#2', 'contact.components.token-cap#3', 'contact.components.token-cap#4'],
  'zombies are without limit; with the token cap the 76th stays away',
  () => {
    expect(onBoard(zombieScene(night({ 'blue5/r2': 74 }, { team: PLAIN }), [8, 8]).state)).toBe(90);
    const capped = zombieScene(night({ 'blue5/r2': 74 }, { team: PLAIN, settings: { 'token-cap': true } }), [8, 8]);
    expect(board(capped)).toEqual({ 'blue5/r1': 74, 'blue8/r4': 1 });
    expect(capped.state.spawned).toBe(75);
    const larger = zombieScene(night({ 'blue5/r2': 70 }, { team: PLAIN, settings: { 'token-cap': true } }), [4, 2]);
    expect(board(larger)).toEqual({ 'blue5/r1': 70, 'brown2/r4': 4, 'blue4/r4': 1 });
    const other = zombieScene(night({ 'blue5/r2': 70 }, { team: PLAIN, settings: { 'token-cap': true } }), [2, 4]);
    expect(board(other)).toEqual({ 'blue5/r1': 70, 'blue2/r4': 4, 'brown4/r4': 1 });
    const full = zombieScene(night({ 'blue5/r2': 75 }, { team: PLAIN, settings: { 'token-cap': true } }), [2, 7]);
    expect(board(full)).toEqual({ 'blue5/r1': 75 });
  },
);

proves(['contact.ayden.air-recon#1', 'contact.ayden.air-recon#2', 'contact.ayden.air-recon#3'], 'from a sum of ten on, two zombies stay away', () => {
  const ten = zombieScene(night({}, { team: WITH_AYDEN }), [6, 4]);
  say(ten, 'ayden keeps one away from each');
  expect(onBoard(ten.state)).toBe(8);
  expect(ten.state.spawned).toBe(8);
  const nine = zombieScene(night({}, { team: WITH_AYDEN }), [5, 4]);
  expect([nine.number, onBoard(nine.state)]).toEqual([0, 9]);
  const dead = zombieScene(night({}, { team: WITH_AYDEN, dead: ['ayden'] }), [6, 4]);
  expect([dead.number, onBoard(dead.state)]).toEqual([0, 10]);
});

proves(['contact.ayden.air-recon-choice#1', 'contact.ayden.air-recon-choice#2'], 'Ayden’s player picks which two: of one group or one of each', () => {
  const results = [0, 1, 2].map((choice) => {
    const match = zombieScene(night({}, { team: WITH_AYDEN, players: 2, commands: [1, 1, 0, 0] }), [8, 2]);
    expect(match.asked).toEqual([1]);
    expect(match.options()).toEqual(['ayden keeps two away from brown', 'ayden keeps one away from each', 'ayden keeps two away from blue']);
    match.answerIndex(choice);
    return [board(match)['brown2/r4'], board(match)['blue8/r4']];
  });
  expect(results).toEqual([
    [6, 2],
    [7, 1],
    [8, undefined],
  ]);
});

proves('contact.ayden.air-recon-position', 'places are read from the full dice', () => {
  const match = zombieScene(night({}, { team: WITH_AYDEN }), [8, 8]);
  say(match, 'ayden keeps one away from each');
  expect(board(match)).toEqual({ 'brown8/r4': 7, 'blue8/r4': 7 });
  expect(rolled(match)).toEqual([8, 8]);
});

proves('contact.spawn.after-move', 'who spawned on the turn before is one ring closer now', () => {
  const match = waiveAll(nightScene(night({}, { team: PLAIN, turns: 2 }), [6, 4, 1, 1]));
  expect(board(match)).toEqual({ 'brown4/r3': 6, 'blue6/r3': 4, 'brown1/r4': 1, 'blue1/r4': 1 });
});

proves(['contact.spawn.cross', 'contact.components.token-cap'], 'who comes is told, and the tokens are cited where they run short', () => {
  const events = (settings: Situation['settings'] = {}, groups: Groups = {}) => cited(zombieScene(night(groups, { team: PLAIN, settings }), [6, 3]), 'spawn');
  const event = {
    kind: 'spawn',
    blue: 6,
    brown: 3,
    placed: [
      { segment: 'brown3/r4', zombies: 6 },
      { segment: 'blue6/r4', zombies: 3 },
    ],
  };
  expect(events()).toEqual([[event, ['contact.spawn.cross', 'contact.spawn.outer-ring']]]);
  expect(events({ 'token-cap': true })).toEqual(events());
  const [[capped, clauses] = []] = events({ 'token-cap': true }, { 'blue1/r4': 67 });
  expect(capped).toMatchObject({ placed: [{ zombies: 6 }, { zombies: 2 }] });
  expect(clauses).toEqual(['contact.spawn.cross', 'contact.spawn.outer-ring', 'contact.components.token-cap']);
});

proves(['contact.ayden.air-recon#1', 'contact.components.dice#1'], 'Air recon is told, and its dice have eight sides like all of the spawn', () => {
  const match = say(zombieScene(night({}, { team: WITH_AYDEN }), [8, 8]), 'ayden keeps one away from each');
  expect(cited(match, 'air-recon')).toEqual([[{ kind: 'air-recon', fewer: 2 }, ['contact.ayden.air-recon', 'contact.ayden.air-recon-choice']]]);
  for (const dice of [
    [9, 1],
    [1, 9],
  ])
    expect(() => zombieScene(night({}, { team: PLAIN }), dice)).toThrow('a number from 1 to 8 is due');
});
