import { describe, expect, test } from 'vitest';
import { Match } from '#kernel';
import { proves } from '../../proves.ts';
import { segmentNamed } from '../content/board.ts';
import { BOOK_TEAM } from '../positions.ts';
import { configure } from '../settings.ts';
import { cited, night, say } from '../testing/night.ts';
import { contactGame } from './game.ts';
import { copy, load, save } from './save.ts';
import { freeze, isFrozen, kill, lookAround, newState, type State } from './state.ts';

proves(['contact.setup.centre', 'contact.setup.marker', 'contact.setup.empty-board'], 'a new night: everybody alive and fresh, nobody on the board', () => {
  const g = newState(configure({ team: BOOK_TEAM, players: 2, commands: [0, 1, 1, 0] }));
  const { config: _, fired, thrown, waived, frozen, spawned, killed, ...rest } = g;
  expect([fired, thrown, waived, frozen, spawned, killed]).toEqual([0, 0, 0, 0, 0, 0]);
  expect(rest).toEqual({
    team: [0, 12, 2, 5],
    seatOf: [0, -1, 1, -1, -1, 0, -1, -1, -1, -1, -1, -1, 1],
    phase: 'ready',
    turn: 1,
    outcome: null,
    alive: 0b1_0000_0010_0101,
    grenades: 0b1_0000_0010_0101,
    ronin: false,
    ardor: true,
    firstAid: true,
    granted: [0, 0, 0, 0],
    zombies: new Array<number>(64).fill(0),
    scrap: { options: [], occupied: [], upTo: [0] },
  });
});

test('a new night of which the members are still chosen has none', () => {
  const g = newState(configure({ players: 2 }));
  expect([g.team, g.phase, g.alive, g.grenades]).toEqual([[-1, -1, -1, -1], 'draft', 0, 0]);
  expect(g.seatOf).toEqual(new Array<number>(13).fill(-1));
  expect(Object.keys(g.seatOf)).toHaveLength(13);
});

test('what is given in one night is not given in the next', () => {
  const config = configure({ team: BOOK_TEAM });
  newState(config).granted[0] = 1;
  expect(newState(config).granted).toEqual([0, 0, 0, 0]);
});

/** A night in which everything is different from a new one. */
function late(): State {
  const g = night({ 'blue1/r1': 3, 'blue3/r4': 5 }, { confused: ['blue3/r4'], dead: ['kenzo'], turn: 9, thrown: ['cooper'], fired: ['cooper'], players: 2 });
  return Object.assign(g, {
    phase: 'players',
    thrown: 4,
    waived: 32,
    ronin: true,
    ardor: false,
    firstAid: false,
    granted: [0, 2, 1, 0],
    spawned: 20,
    killed: 12,
  });
}

describe('a night', () => {
  test('that is copied shares nothing that changes', () => {
    const g = late();
    const before = save(g);
    const twin = copy(g);
    expect(save(twin)).toEqual(before);
    twin.granted[1] = 9;
    twin.zombies[0] = 9;
    twin.scrap.options.push(1);
    expect(save(g)).toEqual(before);
    expect(g.scrap.options).toEqual([]);
  });

  test('that is saved and loaded is the same', () => {
    const g = late();
    expect(load(JSON.parse(JSON.stringify(save(g))))).toEqual(copy(g));
    for (const phase of ['draft', 'ready', 'zombies', 'players', 'end'] as const)
      for (const outcome of [null, 'rescued', 'overrun'] as const) {
        const saved = load(JSON.parse(JSON.stringify(save({ ...g, phase, outcome }))));
        expect([saved.phase, saved.outcome]).toEqual([phase, outcome]);
      }
    for (const flag of ['ronin', 'ardor', 'firstAid'] as const)
      for (const value of [true, false]) expect(load(JSON.parse(JSON.stringify(save({ ...g, [flag]: value }))))[flag]).toBe(value);
  });

  test.each([
    ['no object', 7, 'a saved night is an object'],
    ['nothing', null, 'a saved night is an object'],
    ['a list', [], 'a saved night is an object'],
  ])('that is %s is not loaded', (_, saved, why) => {
    expect(() => load(saved)).toThrow(why);
  });

  test.each([
    ['phase', 'noon', 'no such phase'],
    ['outcome', 'lost', 'no such outcome'],
    ['outcome', 0, 'no such outcome'],
    ['turn', '9', "'turn' of a saved night is a whole number"],
    ['killed', 0.5, "'killed' of a saved night is a whole number"],
    ['alive', null, "'alive' of a saved night is a whole number"],
    ['zombies', [1, 2], "'zombies' of a saved night is a list"],
    ['granted', '0000', "'granted' of a saved night is a list"],
    ['team', [0, 1, 2, 'kenzo'], "'team' of a saved night is a list of whole numbers"],
    ['granted', [0, 0, 0, 1.5], "'granted' of a saved night is a list of whole numbers"],
  ])('whose %s is %j is not loaded', (key, value, why) => {
    const saved = JSON.parse(JSON.stringify(save(late())));
    expect(() => load({ ...saved, [key]: value })).toThrow(why);
  });
});

proves(
  ['contact.alvares.confusion-range#1', 'contact.alvares.confusion-range#2'],
  'each group of the two outer rings is confused for itself, those of the inner rings never',
  () => {
    for (const name of ['blue1/r3', 'brown1/r3', 'blue1/r4', 'brown1/r4']) {
      const g = night({});
      freeze(g, segmentNamed(name));
      const confused = Array.from({ length: 64 }, (_, segment) => segment).filter((segment) => isFrozen(g, segment));
      expect(confused).toEqual([segmentNamed(name)]);
    }
  },
);

proves('contact.alvares.confusion#3', 'a group that is gone is not confused any more; one that is gone elsewhere changes nothing', () => {
  const names = ['blue1/r3', 'blue2/r3', 'brown1/r4'] as const;
  const groups = { 'blue1/r1': 2, 'blue1/r2': 2, 'blue1/r3': 2, 'blue2/r3': 2, 'brown1/r4': 2 };
  const left = (gone: string, kills: number): string[] => {
    const g = night(groups, { confused: names });
    kill(g, segmentNamed(gone), kills);
    return names.filter((name) => isFrozen(g, segmentNamed(name)));
  };
  for (const name of names) {
    expect(left(name, 2)).toEqual(names.filter((other) => other !== name));
    expect(left(name, 3)).toEqual(names.filter((other) => other !== name));
    expect(left(name, 1)).toEqual([...names]);
  }
  for (const near of ['blue1/r1', 'blue1/r2']) expect(left(near, 2)).toEqual([...names]);
});

test('looking around finds the groups ring by ring', () => {
  const g = night({ 'blue2/r1': 1, 'brown1/r1': 2, 'blue1/r2': 1, 'brown8/r4': 3 });
  lookAround(g);
  expect([g.scrap.occupied.slice(0, 4), g.scrap.upTo.slice(0, 5)]).toEqual([
    ['blue2/r1', 'brown1/r1', 'blue1/r2', 'brown8/r4'].map(segmentNamed),
    [0, 2, 3, 3, 4],
  ]);
});

proves('contact.setup.choice', 'who was chosen at the table is commanded by who chose, also when the night is loaded', () => {
  const match = Match.start(contactGame, { players: 2 }, { script: [1, 1] });
  say(match, 'take cooper by player 2', 'take ayden by player 1', 'take kenzo by player 1', 'take branson by player 2');
  const loaded = load(JSON.parse(JSON.stringify(save(match.state))));
  expect([loaded.team, loaded.seatOf]).toEqual([match.state.team, match.state.seatOf]);
  expect(cited(match, 'taken')[0]).toEqual([{ kind: 'taken', member: 'cooper', seat: 1 }, ['contact.setup.choice']]);
  expect([match.state.alive, match.state.grenades]).toEqual([0b10_0010_0101, 0b10_0010_0101]);
});

test('what was agreed on is saved with the night', () => {
  const g = night({}, { settings: { 'token-cap': true, grenades: 'none' }, turns: 16 });
  expect(save(g)).toMatchObject({ config: { turns: 16, settings: { 'token-cap': true, grenades: 'none', 'free-control': false } } });
  expect(load(JSON.parse(JSON.stringify(save(g)))).config).toEqual(g.config);
});
