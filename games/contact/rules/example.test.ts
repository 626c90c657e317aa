import { expect } from 'vitest';
import { proves } from '../../proves.ts';
import { configure } from '../settings.ts';
import { EXAMPLE, type ExampleAction, type ExampleTurn } from '../testing/example.ts';
import { asked, board, eventsOf, rolled, type Scene, say, turnScene } from '../testing/night.ts';
import { viewOf } from '../view.ts';
import { living, newState, onBoard } from './state.ts';

/** What the turn rolls, in the order in which it is rolled. */
function diceOf(turn: ExampleTurn): number[] {
  const dice = [turn.spawn.blue, turn.spawn.brown];
  for (const action of turn.actions)
    action.dice.forEach((die, i) => {
      dice.push(die);
      if (action.reroll?.die === i) dice.push(action.reroll.to);
    });
  return dice;
}

/** One action, die by die; where Ardor could be used and the book does not, it is kept. */
function play(match: Scene, action: ExampleAction): void {
  const before = eventsOf(match, 'shot').length;
  const killedBefore = match.state.killed;
  const [column = ''] = action.target.split('/');
  say(match, action.who === 'branson' ? `branson burns ${column}` : `${action.who} fires at ${action.target}`);
  for (let die = 0; die < action.dice.length; die++) {
    if (die > 0) say(match, `${action.who} fires at ${action.target}`);
    if (asked(match) === 'ardor') say(match, action.reroll?.die === die ? 'cooper rerolls the die' : 'cooper keeps the die');
  }
  const shots = eventsOf(match, 'shot').slice(before);
  expect(shots.map((shot) => [shot.segment, shot.needs])).toEqual(action.dice.map(() => [action.target, action.needs]));
  expect(shots.map((shot) => shot.die)).toEqual(action.dice.map((die, i) => (action.reroll?.die === i ? action.reroll.to : die)));
  expect(match.state.killed - killedBefore).toBe(action.hits);
  expect(board(match)).toEqual(action.after);
}

proves(
  [
    'contact.turn.order',
    'contact.turn.marker-moves',
    'contact.spawn.cross',
    'contact.spawn.total',
    'contact.move.one-inward',
    'contact.move.all-at-once',
    'contact.attack.target-number',
    'contact.attack.range',
    'contact.cooper.rifle',
    'contact.cooper.ardor',
    'contact.branson.one-roll',
    'contact.branson.three-hits',
  ],
  'the worked example of the book, die by die: turns 1 to 4',
  () => {
    const { team, turns, totals } = EXAMPLE;
    let g = newState(configure({ players: 4, team }));
    turns.forEach((turn, t) => {
      const match = turnScene(g, diceOf(turn));
      expect([match.state.turn, viewOf(match.state).marker]).toEqual([t + 1, turn.marker]);
      expect(eventsOf(match, 'zombies-attack')).toEqual([]);
      expect(eventsOf(match, 'spawn')).toEqual([
        { kind: 'spawn', ...turn.spawn, placed: Object.entries(turn.spawn.placed).map(([segment, zombies]) => ({ segment, zombies })) },
      ]);
      expect(board(match)).toEqual({ ...turn.moved, ...turn.spawn.placed });
      for (const id of turn.waived)
        expect(match.options().some((notation) => notation.startsWith(`${id} fires`) || notation.startsWith(`${id} burns`))).toBe(false);
      for (const action of turn.actions) play(match, action);
      for (const id of turn.waived) say(match, `${id} waives`);
      expect([asked(match), match.state.ardor, onBoard(match.state)]).toEqual([null, turn.ardorLeft, turn.zombies]);
      expect(rolled(match)).toEqual(diceOf(turn));
      g = match.state;
    });
    expect({ spawned: g.spawned, killed: g.killed, onBoard: onBoard(g), alive: living(g) }).toEqual(totals);
  },
);
