import { expect } from 'vitest';
import { Match } from '#kernel';
import { checkOffered } from '../../offered.ts';
import { proves } from '../../proves.ts';
import { unpack } from '../answer.ts';
import { MEMBERS } from '../content/members.ts';
import { BOOK_TEAM } from '../positions.ts';
import { configure } from '../settings.ts';
import { night, nightScene, refusal, type Scene, say } from '../testing/night.ts';
import { viewOf } from '../view.ts';
import { contactGame } from './game.ts';
import { imaginableOrders } from './orders.ts';
import { newState, onBoard } from './state.ts';

function drafting(config: object = {}): Scene {
  const match = Match.start(contactGame, config, { script: [1, 1] });
  checkOffered(match);
  return match;
}

proves(['contact.setup.choice#2', 'contact.setup.choice#3'], 'whoever answers first has the specialist; nobody else can take it', () => {
  const match = drafting({ players: 2 });
  expect(match.asked).toEqual([0, 1]);
  say(match, 'take cooper by player 1');
  expect(refusal(match, 'take cooper by player 2', 1)).toContain('contact.setup.choice');
  expect(match.options(1)).not.toContain('take cooper by player 2');
});

proves(['contact.setup.unique-roles#1', 'contact.setup.unique-roles#2', 'contact.setup.unique-roles#3'], 'a role that is taken is taken', () => {
  const match = drafting();
  say(match, 'take cooper', 'take branson', 'take kenzo');
  for (const id of ['cole', 'miller', 'nelson', 'mobutu']) expect(refusal(match, `take ${id}`)).toContain('contact.setup.unique-roles');
  expect(match.options()).toEqual(['alvares', 'dunham', 'krussov', 'schulz', 'ayden', 'vanderbilt'].map((id) => `take ${id}`));
});

proves(['contact.setup.heavy-once#1', 'contact.setup.heavy-once#2'], 'a second heavy weapon or leader cannot be taken', () => {
  const match = say(drafting(), 'take branson', 'take cole');
  expect(refusal(match, 'take miller')).toContain('contact.setup.heavy-once');
  expect(refusal(match, 'take cooper')).toContain('contact.setup.heavy-once');
  expect(refusal(match, 'take kenzo')).toEqual([]);
});

proves(
  ['contact.setup.four-members#2', 'contact.setup.four-members#3', 'contact.setup.players#7'],
  'each player takes a share of the four, then the night begins',
  () => {
    const match = drafting({ players: 3, commands: [0, 1, 1, 2] });
    say(match, 'take ayden by player 1');
    expect(refusal(match, 'take schulz by player 1')).toEqual(['contact.setup.four-members']);
    expect(match.asked).toEqual([1, 2]);
    say(match, 'take schulz by player 3', 'take cooper by player 2');
    expect(match.state.phase).toBe('draft');
    say(match, 'take branson by player 2');
    expect(viewOf(match.state).members.map((m) => [m.id, m.seat])).toEqual([
      ['ayden', 0],
      ['cooper', 1],
      ['branson', 1],
      ['schulz', 2],
    ]);
    expect(match.state.phase).toBe('players');
  },
);

proves('contact.setup.leader-optional', 'nobody has to take a leader', () => {
  const match = say(drafting(), 'take alvares', 'take branson', 'take kenzo', 'take schulz');
  expect(match.state.phase).toBe('players');
});

proves('contact.setup.centre', 'members start in the centre and nothing they can do moves them', () => {
  const match = nightScene(night({}), [6, 4]);
  expect(viewOf(match.state).members.every((m) => m.alive)).toBe(true);
  const tried = match.state.team.flatMap((member) => [...imaginableOrders(member)]).map((o) => unpack(o, match.state).do);
  expect(new Set(tried)).toEqual(new Set(['fire', 'burn', 'burn-at', 'strike', 'throw', 'roll-first', 'waive']));
});

proves('contact.setup.marker', 'the marker starts on blue 1, on turn 1', () => {
  const view = viewOf(newState(configure({ team: BOOK_TEAM })));
  expect([view.marker, view.turn]).toEqual(['blue1', 1]);
});

proves('contact.setup.empty-board', 'the board starts without zombies', () => {
  const g = newState(configure({ team: BOOK_TEAM }));
  expect(onBoard(g)).toBe(0);
  expect(g.spawned).toBe(0);
});

proves('contact.modes.shared-table#5', 'with free control a player may also take what another one has left', () => {
  const match = drafting({ players: 2, settings: { 'free-control': true } });
  say(match, 'take cooper by player 1', 'take ayden by player 1', 'take branson by player 1', 'take schulz by player 1');
  expect(viewOf(match.state).members.map((m) => m.seat)).toEqual([0, 0, 0, 0]);
});

proves(['contact.setup.choice#1', 'contact.setup.choice#4'], 'every team of different roles can be chosen', () => {
  expect(drafting().options()).toEqual(MEMBERS.map((m) => `take ${m.id}`));
  expect(drafting({ players: 2 }).options()).toEqual([1, 2].flatMap((player) => MEMBERS.map((m) => `take ${m.id} by player ${player}`)));
});

proves('contact.setup.unique-roles#3', 'a role that several have is refused for that alone; leader and heavy weapon for being there once as well', () => {
  const match = say(drafting(), 'take kenzo', 'take cooper');
  expect(refusal(match, 'take mobutu')).toEqual(['contact.setup.unique-roles']);
  expect(refusal(match, 'take cole')).toEqual(['contact.setup.unique-roles', 'contact.setup.heavy-once']);
  expect(refusal(match, 'take kenzo')).toEqual(['contact.setup.choice', 'contact.setup.unique-roles']);
  for (const id of ['miller', 'branson', 'ayden']) expect(refusal(match, `take ${id}`)).toEqual([]);
});

proves('contact.modes.shared-table#5', 'each takes the own places first, with free control too, and then those of others from the first on', () => {
  const match = drafting({ players: 2, commands: [0, 1, 0, 1], settings: { 'free-control': true } });
  const team = (): (string | undefined)[] => match.state.team.map((member) => MEMBERS[member]?.id);
  say(match, 'take cooper by player 2');
  expect(team()).toEqual([undefined, 'cooper', undefined, undefined]);
  say(match, 'take ayden by player 2', 'take kenzo by player 2');
  expect(team()).toEqual(['kenzo', 'cooper', undefined, 'ayden']);
  say(match, 'take branson by player 1');
  expect(team()).toEqual(['kenzo', 'cooper', 'branson', 'ayden']);
});

proves('contact.grenade.once#4', 'where there are no grenades nobody who is taken brings one', () => {
  const match = say(drafting({ settings: { grenades: 'none' } }), 'take cooper');
  expect(match.state.grenades).toBe(0);
  expect(say(drafting(), 'take cooper').state.grenades).toBe(1);
});
