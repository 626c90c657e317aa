import { expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import type { Groups, Situation } from '../positions.ts';
import { asked, board, cited, night, nightScene, playerScene, refusal, type Scene, say, waiveAll, zombieScene } from '../testing/night.ts';
import { viewOf } from '../view.ts';

const PLAIN = ['branson', 'dunham', 'mobutu', 'vanderbilt'] as const;
const WITH_KRUSSOV = ['krussov', 'alvares', 'branson', 'mobutu'] as const;

/** The board after these groups have moved; the newcomers of the spawn (one each on brown 1 and blue 1) are left out. */
function moved(groups: Groups, situation: Situation = { team: PLAIN }): Groups {
  const { 'brown1/r4': _, 'blue1/r4': __, ...rest } = board(zombieScene(night(groups, situation), [1, 1]));
  return rest;
}

function wired(groups: Groups, situation: Situation = {}): Scene {
  return zombieScene(night(groups, { team: WITH_KRUSSOV, ...situation }), [1, 1]);
}

proves('contact.move.one-inward', 'every zombie comes one ring closer, in its column', () => {
  expect(moved({ 'brown4/r4': 6 })).toEqual({ 'brown4/r3': 6 });
});

proves('contact.move.all-at-once', 'each group moves once', () => {
  expect(moved({ 'blue8/r4': 2, 'blue8/r3': 3, 'blue8/r2': 1 })).toEqual({ 'blue8/r1': 1, 'blue8/r2': 3, 'blue8/r3': 2 });
});

proves('contact.board.centre-closed', 'zombies of the first ring do not enter the centre', () => {
  const match = zombieScene(night({ 'blue3/r1': 4 }, { team: PLAIN }), [6, 1, 1]);
  expect(board(match)['blue3/r1']).toBe(4);
});

proves('contact.move.first-ring-stays', 'who arrives joins those of the first ring', () => {
  const match = zombieScene(night({ 'blue8/r1': 4, 'blue8/r2': 3 }, { team: PLAIN }), [6, 1, 1]);
  expect(board(match)).toMatchObject({ 'blue8/r1': 7 });
  expect(board(match)['blue8/r2']).toBeUndefined();
});

proves('contact.move.merge', 'zombies of one segment are one group', () => {
  expect(moved({ 'blue2/r3': 5, 'blue2/r4': 4 }, { team: ['alvares', 'branson', 'dunham', 'mobutu'], confused: ['blue2/r3'] })).toEqual({ 'blue2/r3': 9 });
});

proves('contact.alvares.confusion#1', 'a group he hits with a 5 does not move in the next zombie phase, but in the one after', () => {
  const match = playerScene(night({ 'blue3/r4': 6 }, { team: ['alvares', 'branson', 'dunham', 'mobutu'] }), [5]);
  waiveAll(say(match, 'alvares fires at blue3/r4'));
  expect(board(match)).toEqual({ 'blue3/r4': 5 });
  const stayed = zombieScene({ ...match.state, outcome: null }, [1, 1]);
  expect(board(stayed)).toMatchObject({ 'blue3/r4': 5 });
  const after = zombieScene({ ...stayed.state, outcome: null }, [1, 1]);
  expect(board(after)).toMatchObject({ 'blue3/r3': 5 });
});

proves(
  ['contact.alvares.confusion-scope#1', 'contact.alvares.confusion-scope#2'],
  'it holds those who stand there, not who arrives, and outlives Alvares',
  () => {
    const situation = { team: ['alvares', 'branson', 'dunham', 'mobutu'] as const, confused: ['blue3/r3'] };
    expect(moved({ 'blue3/r3': 2, 'blue3/r4': 4 }, situation)).toEqual({ 'blue3/r3': 6 });
    expect(moved({ 'blue3/r3': 2, 'blue3/r4': 4 }, { ...situation, dead: ['alvares'] })).toEqual({ 'blue3/r3': 6 });
    const match = zombieScene(night({ 'blue3/r3': 2, 'blue3/r4': 4 }, situation), [1, 1]);
    expect(match.state.frozen).toBe(0);
  },
);

proves('contact.alvares.confusion#3', 'a confused group stays confused while one of it stands, and no longer', () => {
  const team = ['alvares', 'branson', 'krussov', 'ayden'] as const;
  const match = playerScene(night({ 'blue1/r3': 2, 'blue3/r4': 9 }, { team, confused: ['blue1/r3', 'blue3/r4'] }), [6, 6]);
  say(match, 'ayden fires at blue1/r3');
  expect(viewOf(match.state).confused).toEqual(['blue1/r3', 'blue3/r4']);
  say(match, 'krussov fires at blue1/r3');
  expect(viewOf(match.state).confused).toEqual(['blue3/r4']);
});

proves('contact.alvares.confusion-blocks-tripwire', 'who does not move does not trip', () => {
  const match = wired({ 'blue3/r4': 6, 'blue5/r4': 5 }, { confused: ['blue3/r4'] });
  expect(match.options()).toEqual(['krussov lays a tripwire at blue5/r4', 'krussov lays no tripwire']);
  expect(refusal(match, 'krussov lays a tripwire at blue3/r4')).toEqual(['contact.alvares.confusion-blocks-tripwire']);
  expect(asked(wired({ 'blue3/r4': 6 }, { confused: ['blue3/r4'] }))).toBeNull();
});

proves(
  ['contact.krussov.tripwire#1', 'contact.krussov.tripwire#2', 'contact.krussov.tripwire#3'],
  'of a moving group of five or more one zombie may be removed',
  () => {
    expect(board(say(wired({ 'blue8/r4': 8 }), 'krussov lays a tripwire at blue8/r4'))).toMatchObject({ 'blue8/r3': 7 });
    expect(board(say(wired({ 'blue8/r4': 8 }), 'krussov lays no tripwire'))).toMatchObject({ 'blue8/r3': 8 });
    const match = wired({ 'blue8/r4': 8, 'blue7/r4': 4 });
    expect(refusal(match, 'krussov lays a tripwire at blue7/r4')).toEqual(['contact.krussov.tripwire']);
    expect(refusal(match, 'krussov lays a large tripwire at blue8/r4')).toEqual(['contact.krussov.tripwire']);
    expect(asked(wired({ 'blue8/r4': 8 }, { dead: ['krussov'] }))).toBeNull();
  },
);

proves('contact.krussov.tripwire#4', 'with the option tripwire-large a large token may be taken: five zombies', () => {
  const match = wired({ 'blue8/r4': 8 }, { settings: { 'tripwire-large': true } });
  expect(match.options()).toEqual(['krussov lays a tripwire at blue8/r4', 'krussov lays a large tripwire at blue8/r4', 'krussov lays no tripwire']);
  expect(board(say(match, 'krussov lays a large tripwire at blue8/r4'))).toMatchObject({ 'blue8/r3': 3 });
});

proves('contact.krussov.tripwire-once#1', 'one group a turn', () => {
  const match = say(wired({ 'blue8/r4': 6, 'blue7/r3': 5 }), 'krussov lays a tripwire at blue8/r4');
  expect(asked(match)).toBeNull();
  expect(board(match)).toMatchObject({ 'blue8/r3': 5, 'blue7/r2': 5 });
});

proves(
  ['contact.krussov.tripwire-before-merge#1', 'contact.krussov.tripwire-before-merge#2'],
  'the size before joining counts, and the first ring does not move',
  () => {
    const joining = zombieScene(night({ 'blue2/r2': 4, 'blue2/r1': 3 }, { team: WITH_KRUSSOV }), [6, 1, 1]);
    expect(joining.number).toBe(0);
    expect(asked(joining)).toBeNull();
    const standing = zombieScene(night({ 'blue2/r1': 9, 'blue5/r4': 5 }, { team: WITH_KRUSSOV }), [6, 1, 1]);
    say(standing, 'mobutu falls');
    expect(standing.options()).toEqual(['krussov lays a tripwire at blue5/r4', 'krussov lays no tripwire']);
    expect(refusal(standing, 'krussov lays a tripwire at blue2/r1')).toEqual(['contact.krussov.tripwire-before-merge']);
  },
);

proves('contact.krussov.tripwire-choice-first', 'all groups that will move are offered at once', () => {
  expect(wired({ 'blue1/r4': 5, 'brown2/r2': 7 }).options()).toEqual([
    'krussov lays a tripwire at brown2/r2',
    'krussov lays a tripwire at blue1/r4',
    'krussov lays no tripwire',
  ]);
});

test('confusion, movement, tripwire and spawn in one phase', () => {
  const g = night({ 'blue3/r4': 6, 'blue3/r3': 5, 'blue3/r2': 2, 'blue3/r1': 1 }, { team: WITH_KRUSSOV, confused: ['blue3/r4'] });
  const match = zombieScene(g, [3, 5]);
  expect(match.options()).toEqual(['krussov lays a tripwire at blue3/r3', 'krussov lays no tripwire']);
  say(match, 'krussov lays a tripwire at blue3/r3');
  expect(board(match)).toEqual({ 'blue3/r1': 3, 'blue3/r2': 4, 'blue3/r4': 11, 'brown5/r4': 3 });
  expect(match.state.frozen).toBe(0);
});

proves('contact.move.one-inward', 'how many move is told, were it only one, and nothing when nobody does', () => {
  const events = (groups: Groups) => cited(zombieScene(night(groups, { team: PLAIN }), [6, 1, 1]), 'zombies-move');
  const clauses = ['contact.move.one-inward', 'contact.move.first-ring-stays'];
  expect(events({ 'blue1/r3': 1 })).toEqual([[{ kind: 'zombies-move', moved: 1 }, clauses]]);
  expect(events({ 'blue1/r3': 2, 'blue5/r2': 3 })).toEqual([[{ kind: 'zombies-move', moved: 5 }, clauses]]);
  expect(events({ 'blue1/r1': 2 })).toEqual([]);
});

proves(['contact.krussov.tripwire#3', 'contact.krussov.tripwire#4'], 'groups of five and more beyond the first ring, small or large, and no others', () => {
  const groups = { 'blue1/r1': 6, 'blue1/r2': 5, 'blue2/r2': 4, 'blue3/r3': 6, 'brown1/r4': 5, 'blue8/r4': 9 };
  const wired = (settings: Situation['settings'] = {}): Scene =>
    zombieScene(night(groups, { team: WITH_KRUSSOV, confused: ['blue8/r4'], settings }), [6, 1, 1]);
  expect(wired().options()).toEqual([
    'krussov lays a tripwire at blue1/r2',
    'krussov lays a tripwire at blue3/r3',
    'krussov lays a tripwire at brown1/r4',
    'krussov lays no tripwire',
  ]);
  expect(refusal(wired(), 'krussov lays a tripwire at blue1/r1')).toEqual(['contact.krussov.tripwire-before-merge']);
  expect(refusal(wired(), 'krussov lays a tripwire at blue2/r2')).toEqual(['contact.krussov.tripwire']);
  expect(refusal(wired(), 'krussov lays a tripwire at blue8/r4')).toEqual(['contact.alvares.confusion-blocks-tripwire']);
  expect(refusal(wired(), 'krussov lays a large tripwire at blue1/r2')).toEqual(['contact.krussov.tripwire']);
  const large = wired({ 'tripwire-large': true });
  expect(large.options()).toHaveLength(7);
  say(large, 'krussov lays a large tripwire at blue3/r3');
  expect(cited(large, 'tripwire')).toEqual([[{ kind: 'tripwire', segment: 'blue3/r3', removed: 5 }, ['contact.krussov.tripwire']]]);
});

proves('contact.alvares.confusion#1', 'a group that is confused stays and is not counted among those who move', () => {
  const groups = { 'blue1/r3': 5, 'blue2/r3': 5, 'blue3/r1': 1 };
  const match = zombieScene(night(groups, { team: WITH_KRUSSOV, confused: ['blue1/r3'] }), [1, 1]);
  expect(match.options()).toEqual(['krussov lays a tripwire at blue2/r3', 'krussov lays no tripwire']);
  say(match, 'krussov lays no tripwire');
  expect(cited(match, 'zombies-move').map(([event]) => event)).toEqual([{ kind: 'zombies-move', moved: 5 }]);
  expect(board(match)).toMatchObject({ 'blue1/r3': 5, 'blue2/r2': 5, 'blue3/r1': 1 });
});

test('a tripwire could be tried at each of the 64 segments, small or large, or not at all', () => {
  const match = zombieScene(night({ 'blue2/r3': 5 }, { team: WITH_KRUSSOV }), [1, 1]);
  expect([...(match.decision?.question.candidates(match.state, null) ?? [])]).toHaveLength(1 + 2 * 64);
});

proves(['contact.krussov.tripwire-once#2', 'contact.krussov.tripwire-once#3'], 'Krussov’s player alone is asked, on the next turn again', () => {
  const g = night({ 'blue8/r4': 9 }, { team: WITH_KRUSSOV, players: 2, commands: [1, 0, 0, 1], turn: 2 });
  const match = nightScene(g, [1, 1, 1, 1]);
  expect([asked(match), match.asked]).toEqual(['tripwire', [1]]);
  say(match, 'krussov lays a tripwire at blue8/r4');
  while (match.state.turn === 2) say(match, match.options().find((text) => text.endsWith(' waives')) ?? '');
  expect(match.options()).toEqual(['krussov lays a tripwire at blue8/r3', 'krussov lays no tripwire']);
});
