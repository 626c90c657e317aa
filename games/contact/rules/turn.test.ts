import { expect, test } from 'vitest';
import { keyFromSeed, Match, recordOf } from '#kernel';
import { proves } from '../../proves.ts';
import type { Groups } from '../positions.ts';
import { alive, board, cited, eventsOf, night, nightScene, rolled, type Scene, say, waiveAll, zombieScene } from '../testing/night.ts';
import { viewOf } from '../view.ts';
import { contactGame } from './game.ts';

proves('contact.turn.order#1', 'marker, zombie attacks, zombie moves, spawn, player actions, check', () => {
  const match = nightScene(night({ 'blue1/r1': 2, 'blue2/r2': 3 }, { turn: 2, turns: 2 }), [6, 2, 1, 5]);
  say(match, 'cooper removes one', 'vanderbilt fires at brown1/r4');
  waiveAll(match);
  const kinds = match.events.map(({ event }) => event.kind).filter((kind) => kind !== 'waive');
  expect(kinds).toEqual(['turn', 'zombies-attack', 'melee-expert', 'zombies-move', 'spawn', 'shot', 'turn-ends', 'rescued']);
});

proves(
  ['contact.turn.marker-moves#1', 'contact.turn.marker-moves#2', 'contact.turn.marker-moves#3'],
  'blue 1 on turn 1, then one segment clockwise each turn',
  () => {
    const markers: string[] = [];
    for (const turn of [1, 2, 9, 16, 17, 32]) markers.push(viewOf(nightScene(night({}, { turn }), [1, 1]).state).marker);
    expect(markers).toEqual(['blue1', 'blue2', 'brown8', 'brown1', 'blue1', 'brown1']);
  },
);

proves('contact.turn.marker-ring', 'zombies do not care for the marker', () => {
  const match = nightScene(night({ 'blue2/r4': 3 }, { turn: 2 }), [5, 5]);
  expect(viewOf(match.state).marker).toBe('blue2');
  expect(board(match)).toEqual({ 'blue2/r3': 3, 'brown5/r4': 5, 'blue5/r4': 5 });
});

/** Waive everything that is left of this turn. */
function endTurn(match: Scene): Scene {
  const { turn } = match.state;
  while (match.outcome === null && match.state.turn === turn) say(match, match.options().find((notation) => notation.endsWith(' waives')) ?? '');
  return match;
}

proves(['contact.turn.cycle#1', 'contact.turn.cycle#2'], 'the helicopter comes after two cycles: turn 31 is not enough, turn 32 is', () => {
  const match = endTurn(nightScene(night({}, { turn: 31 }), [1, 1, 1, 1]));
  expect([match.outcome, match.state.turn]).toEqual([null, 32]);
  expect(endTurn(match).outcome?.cause).toBe('rescued');
});

proves(['contact.turn.phases-of-zombies#1', 'contact.turn.phases-of-zombies#2'], 'attack, then move, then spawn: who only just arrives does not attack', () => {
  const match = zombieScene(night({ 'blue4/r2': 3 }), [1, 2]);
  expect(eventsOf(match, 'zombies-attack')).toEqual([]);
  expect(board(match)).toEqual({ 'blue4/r1': 3, 'brown2/r4': 1, 'blue1/r4': 2 });
  expect(rolled(match)).toEqual([1, 2]);
});

proves(
  ['contact.turn.end-phase#1', 'contact.turn.end-phase#2', 'contact.cole.inspire-when#2'],
  'only when the last extra die has lapsed the turn is over and the win declared',
  () => {
    const match = nightScene(night({}, { team: ['cole', 'kenzo', 'branson', 'ayden'], turn: 32 }), [2, 1, 6, 1]);
    say(match, 'ayden waives', 'kenzo waives', 'branson waives', 'cole fires at brown1/r4', 'cole inspires ayden', 'cole waives');
    expect(match.outcome).toBeNull();
    expect(match.options()).toEqual(['ayden fires at blue2/r4 with an extra die', 'ayden fires at brown1/r4 with an extra die', 'ayden waives']);
    const fired = nightScene(night({}, { team: ['cole', 'kenzo', 'branson', 'ayden'], turn: 32 }), [2, 1, 6, 1]);
    say(fired, 'ayden waives', 'kenzo waives', 'branson waives', 'cole fires at brown1/r4', 'cole inspires ayden', 'cole waives');
    expect(fired.outcome).toBeNull();
    expect(say(fired, 'ayden fires at blue2/r4 with an extra die').outcome?.cause).toBe('rescued');
    say(match, 'ayden waives');
    expect(match.outcome?.cause).toBe('rescued');
    expect(match.state.granted).toEqual([0, 0, 0, 0]);
  },
);

proves('contact.turn.order#2', 'after the last player phase the zombies do not come again, however many stand there', () => {
  const match = endTurn(nightScene(night({ 'blue1/r2': 20 }, { turn: 32 }), [1, 1]));
  expect([match.outcome?.cause, rolled(match)]).toEqual(['rescued', [1, 1]]);
  expect(eventsOf(match, 'zombies-attack')).toEqual([]);
});

proves('contact.victory.win', 'one member alive at the end of turn 32 is enough for everybody', () => {
  const setting = { team: ['cooper', 'ayden', 'branson', 'kenzo'] as const, players: 4, dead: ['cooper', 'branson', 'kenzo'] as const, turn: 32 };
  const match = nightScene(night({}, setting), [1, 1]);
  expect(match.outcome).toBeNull();
  say(match, 'ayden waives');
  expect(match.outcome).toEqual({ payoff: [1, 1, 1, 1], clause: 'contact.victory.win', cause: 'rescued' });
});

proves('contact.victory.loss', 'with the last member the game is lost at once, in the middle of the zombie phase', () => {
  const match = nightScene(night({ 'blue1/r1': 7, 'blue2/r1': 7, 'blue3/r2': 4 }, { dead: ['cooper', 'branson', 'kenzo'], turn: 32 }), [6]);
  expect(match.outcome).toEqual({ payoff: [0], clause: 'contact.victory.loss', cause: 'overrun by a group of 7 or more' });
  expect(rolled(match)).toEqual([6]);
  expect(board(match)).toEqual({ 'blue1/r1': 7, 'blue2/r1': 7, 'blue3/r2': 4 });
  expect(eventsOf(match, 'spawn')).toEqual([]);
});

proves(['contact.victory.shared#1', 'contact.victory.shared#2'], 'whose member has fallen wins and loses with the others', () => {
  const team = night({}, { players: 4, dead: ['kenzo'], turn: 32 });
  const match = waiveAll(nightScene(team, [1, 1]));
  expect(alive(match, 'kenzo')).toBe(false);
  expect(match.outcome?.payoff).toEqual([1, 1, 1, 1]);
  const lost = nightScene(night({ 'blue1/r1': 8 }, { players: 2, dead: ['cooper', 'branson', 'kenzo'], turn: 4 }), [1]);
  expect(lost.outcome?.payoff).toEqual([0, 0]);
});

test('a shorter night ends after one cycle', () => {
  const match = nightScene(night({}, { turn: 16, turns: 16 }), [1, 1]);
  expect(match.outcome).toBeNull();
  expect(waiveAll(match).outcome?.cause).toBe('rescued');
});

proves('contact.cooper.ardor#5', 'what can be done once a turn can be done again on the next', () => {
  const match = nightScene(night({}, { turn: 5 }), [3, 3, 1, 1, 4, 4]);
  say(match, 'vanderbilt fires at blue3/r4', 'cooper rerolls the die');
  expect([match.state.ardor, match.options().includes('vanderbilt waives')]).toEqual([false, false]);
  endTurn(match);
  expect([match.state.turn, match.state.ardor, match.options().includes('vanderbilt waives')]).toEqual([6, true, true]);
});

test('a defeat says how large the largest group was at the end', () => {
  const cause = (zombies: number): string | undefined =>
    nightScene(night({ 'blue1/r1': zombies }, { dead: ['cooper', 'branson', 'kenzo'] }), [1]).outcome?.cause;
  expect([2, 3, 4, 6, 7, 12].map(cause)).toEqual([
    'overrun by small groups',
    'overrun by small groups',
    'overrun by a group of 4 to 6',
    'overrun by a group of 4 to 6',
    'overrun by a group of 7 or more',
    'overrun by a group of 7 or more',
  ]);
});

proves(['contact.victory.win', 'contact.turn.cycle#1'], 'the rescue is told with those who live; two cycles are cited only where there were two', () => {
  const rescued = (turns: number) => cited(waiveAll(nightScene(night({}, { turn: turns, turns, dead: ['kenzo'] }), [1, 1])), 'turn-ends', 'rescued');
  const ends = (turn: number) => [{ kind: 'turn-ends', turn, zombies: 2 }, ['contact.turn.end-phase']];
  expect(rescued(32)).toEqual([ends(32), [{ kind: 'rescued', living: 3 }, ['contact.victory.win', 'contact.turn.cycle']]]);
  for (const turns of [16, 8]) expect(rescued(turns)).toEqual([ends(turns), [{ kind: 'rescued', living: 3 }, ['contact.victory.win']]]);
});

proves('contact.grenade.once#2', 'new grenades for the second cycle are told, and only where that is agreed on', () => {
  const refill = (grenades: 'one-per-cycle' | 'one-per-game', turn: number): Scene =>
    nightScene(night({}, { turn, settings: { grenades }, thrown: ['cooper', 'kenzo'], dead: ['kenzo'] }), [1, 1]);
  const again = refill('one-per-cycle', 17);
  expect(cited(again, 'refill')).toEqual([[{ kind: 'refill' }, ['contact.grenade.once']]]);
  expect(again.state.grenades).toBe(again.state.alive);
  for (const none of [refill('one-per-cycle', 16), refill('one-per-cycle', 18), refill('one-per-game', 17)]) expect(cited(none, 'refill')).toEqual([]);
});

proves('contact.victory.loss', 'a defeat pays nobody, and is named by the groups of the first ring alone', () => {
  const lost = (groups: Groups) => nightScene(night(groups, { players: 2, dead: ['cooper', 'branson', 'kenzo'] }), [1]).outcome;
  expect(lost({ 'blue1/r1': 2, 'blue2/r3': 30 })).toEqual({ payoff: [0, 0], clause: 'contact.victory.loss', cause: 'overrun by small groups' });
  expect(lost({ 'blue1/r1': 2, 'brown1/r1': 5 })).toEqual({ payoff: [0, 0], clause: 'contact.victory.loss', cause: 'overrun by a group of 4 to 6' });
  expect(lost({ 'blue1/r1': 7 })).toEqual({ payoff: [0, 0], clause: 'contact.victory.loss', cause: 'overrun by a group of 7 or more' });
});

proves(
  ['contact.vanderbilt.first-aid-once#2', 'contact.cooper.ardor#5'],
  'what can be done once a turn is all there again: weapon, grenade, blade, Ardor, First Aid',
  () => {
    const g = night({}, { turn: 6, fired: ['cooper'], ardorUsed: true });
    const match = nightScene({ ...g, thrown: 1, waived: 32, ronin: true, firstAid: false }, [1, 1]);
    const { fired, thrown, waived, ronin, ardor, firstAid, turn, phase } = match.state;
    expect([fired, thrown, waived]).toEqual([0, 0, 0]);
    expect({ ronin, ardor, firstAid }).toEqual({ ronin: false, ardor: true, firstAid: true });
    expect([turn, phase]).toEqual([6, 'players']);
  },
);

test('a record names the rules it was played by', () => {
  const match = Match.start(contactGame, { team: ['cooper', 'ayden', 'branson', 'kenzo'] }, { key: keyFromSeed('record') });
  expect(recordOf(match)).toMatchObject({ game: 'contact', rules: 2 });
});

proves(['contact.turn.marker-moves', 'contact.turn.order'], 'a turn is told when it begins, in the phase of the zombies', () => {
  const match = nightScene(night({ 'blue1/r1': 7 }, { turn: 3 }), [1]);
  expect(cited(match, 'turn')).toEqual([[{ kind: 'turn', turn: 3, marker: 'blue3' }, ['contact.turn.marker-moves', 'contact.turn.order']]]);
  expect(match.state.phase).toBe('zombies');
});

proves('contact.players.optional#2', 'who waives is told', () => {
  const match = say(nightScene(night({}, { turn: 3 }), [1, 1]), 'cooper waives');
  expect(cited(match, 'waive')).toEqual([[{ kind: 'waive', member: 'cooper' }, ['contact.players.optional']]]);
});

proves('contact.alvares.confusion', 'who is confused is told, and how many they are', () => {
  const team = ['alvares', 'branson', 'kenzo', 'ayden'] as const;
  const match = say(nightScene(night({ 'blue1/r4': 2 }, { team, turn: 3 }), [1, 1, 5]), 'alvares fires at blue1/r3');
  expect(cited(match, 'confusion')).toEqual([[{ kind: 'confusion', segment: 'blue1/r3', zombies: 1 }, ['contact.alvares.confusion']]]);
});
