import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { MemberId } from '../../content/members.ts';
import type { Groups, Situation } from '../../positions.ts';
import { asked, board, cited, eventsOf, night, nightScene, playerScene, refusal, rolled, type Scene, say } from '../../testing/night.ts';

const TEAM = ['cole', 'miller', 'kenzo', 'ayden'] as const;

/** Cole has rolled two sixes at a group in ring 4 and gives both dice to this member. */
function inspired(id: MemberId, groups: Groups, dice: readonly number[]): Scene {
  const others = (['branson', 'krussov', 'vanderbilt'] as const).filter((other) => other !== id).slice(0, 2);
  const match = playerScene(night({ 'brown1/r4': 9, ...groups }, { team: ['cole', id, ...others], fired: [id] }), [6, 6, ...dice]);
  say(match, 'cole fires at brown1/r4');
  while (asked(match) === 'inspire' || asked(match) === 'aim') say(match, asked(match) === 'inspire' ? `cole inspires ${id}` : 'cole fires at brown1/r4');
  return match;
}

proves(
  ['contact.cole.inspire#1', 'contact.cole.inspire#2', 'contact.cole.inspire#3'],
  'each 6 of his gives another member an extra die, to one or to two',
  () => {
    const two = playerScene(night({ 'blue1/r3': 9 }, { team: TEAM }), [6, 6]);
    say(two, 'cole fires at blue1/r3', 'cole inspires kenzo', 'cole fires at blue1/r3', 'cole inspires ayden');
    expect(two.state.granted).toEqual([0, 0, 1, 1]);
    const one = playerScene(night({ 'blue1/r3': 9 }, { team: TEAM }), [6, 6]);
    say(one, 'cole fires at blue1/r3', 'cole inspires kenzo', 'cole fires at blue1/r3', 'cole inspires kenzo');
    expect(one.state.granted).toEqual([0, 0, 2, 0]);
    const five = playerScene(night({ 'blue1/r3': 9 }, { team: TEAM }), [5, 5]);
    say(five, 'cole fires at blue1/r3', 'cole fires at blue1/r3');
    expect(five.state.granted).toEqual([0, 0, 0, 0]);
    const grenade = say(playerScene(night({ 'blue1/r3': 9 }, { team: TEAM }), [6]), 'cole throws a grenade at blue1/r3');
    expect(asked(grenade)).toBe('inspire');
    const close = say(playerScene(night({ 'blue1/r1': 7 }, { team: TEAM }), [6]), 'cole fires at blue1/r1');
    expect(asked(close)).toBe('inspire');
    expect(say(close, 'cole inspires kenzo').decision?.about).toMatchObject({ member: 'cole', dice: 2, close: 0 });
  },
);

proves(
  ['contact.cole.inspire-who#1', 'contact.cole.inspire-who#2', 'contact.cole.inspire-who#3', 'contact.cole.inspire#4'],
  'neither Cole nor a heavy weapon, and nobody who has fallen',
  () => {
    const match = say(playerScene(night({ 'blue1/r3': 9 }, { team: TEAM }), [6]), 'cole fires at blue1/r3');
    expect(match.options()).toEqual(['cole inspires kenzo', 'cole inspires ayden']);
    expect(refusal(match, 'cole inspires miller')).toEqual(['contact.cole.inspire-who']);
    expect(refusal(match, 'cole inspires cole')).toEqual(['contact.cole.inspire-who']);
    const single = say(playerScene(night({ 'blue1/r3': 9 }, { team: TEAM, dead: ['kenzo'] }), [6]), 'cole fires at blue1/r3');
    expect(single.state.granted).toEqual([0, 0, 0, 1]);
    const nobody = say(playerScene(night({ 'blue1/r3': 9 }, { team: TEAM, dead: ['kenzo', 'ayden'] }), [6]), 'cole fires at blue1/r3');
    expect([asked(nobody), nobody.state.granted]).toEqual(['aim', [0, 0, 0, 0]]);
  },
);

proves(['contact.cole.inspire-when#1', 'contact.cole.inspire-when#2'], 'in the same phase, also by one who has acted; unused it is lost', () => {
  const match = nightScene(night({ 'blue1/r4': 20 }, { team: TEAM, turn: 2, thrown: TEAM }), [1, 1, 1, 6, 1, 6, 1, 1]);
  say(match, 'ayden fires at blue1/r3', 'cole fires at blue1/r3', 'cole inspires ayden', 'cole waives');
  expect(match.options()).toContain('ayden fires at blue1/r3 with an extra die');
  say(match, 'miller waives', 'kenzo waives', 'ayden waives');
  expect([match.state.turn, match.state.granted]).toEqual([3, [0, 0, 0, 0]]);
  expect(refusal(match, 'ayden fires at blue1/r2 with an extra die')).toEqual(['contact.cole.inspire']);
});

proves(
  [
    'contact.cole.inspire-what#1',
    'contact.cole.inspire-what#2',
    'contact.cole.inspire-what#3',
    'contact.cole.inspire-what#4',
    'contact.cole.inspire-what#5',
    'contact.cole.inspire-what#7',
    'contact.alvares.confusion-any-attack#2',
  ],
  'one more attack with the own weapon, by that weapon’s rules',
  () => {
    const schulz = inspired('schulz', { 'blue1/r1': 5 }, [3, 2]);
    say(schulz, 'schulz double-shoots blue1/r1 with an extra die');
    expect(board(schulz)['blue1/r1']).toBe(3);
    say(schulz, 'schulz fires at blue1/r1 with an extra die');
    expect(board(schulz)['blue1/r1']).toBe(2);

    const mobutu = inspired('mobutu', { 'blue1/r3': 9 }, [6, 6]);
    say(mobutu, 'mobutu fires at blue1/r3 with an extra die', 'mobutu fires at blue1/r3 with an extra die');
    expect([asked(mobutu), board(mobutu)['blue1/r3']]).toEqual(['act', 7]);

    const kenzo = inspired('kenzo', { 'blue1/r1': 5 }, [6]);
    say(kenzo, 'kenzo fires at blue1/r1 with an extra die');
    expect([board(kenzo)['blue1/r1'], rolled(kenzo)]).toEqual([4, [6, 6, 6]]);
    expect(refusal(kenzo, 'kenzo fires at blue1/r4 with an extra die')).toEqual(['contact.attack.range', 'contact.attack.occupied-target']);

    const alvares = inspired('alvares', { 'blue1/r4': 9 }, [4, 5]);
    say(alvares, 'alvares fires at blue1/r4 with an extra die');
    expect([board(alvares)['blue1/r4'], alvares.state.frozen]).toEqual([8, 0]);
    say(alvares, 'alvares fires at blue1/r4 with an extra die');
    expect(alvares.view(0).view).toMatchObject({ confused: ['blue1/r4'] });

    const dunham = inspired('dunham', { 'blue1/r1': 5 }, [5]);
    say(dunham, 'dunham rolls first with an extra die');
    expect(dunham.options()).toEqual(['dunham fires at blue1/r1', 'dunham fires at brown1/r4']);
  },
);

proves(
  ['contact.cole.breakthrough#1', 'contact.cole.breakthrough#2', 'contact.cole.breakthrough#3', 'contact.cole.breakthrough#4', 'contact.cole.breakthrough#5'],
  'one more attack at ring 1 for every full seven zombies there',
  () => {
    const dice = (zombies: number, situation: Situation = {}): number => {
      const match = playerScene(night({ 'blue1/r1': zombies, 'blue1/r2': 9 }, { team: TEAM, ...situation }), [1, 1, 1, 1]);
      say(match, 'cole fires at blue1/r1');
      while (asked(match) === 'aim') say(match, 'cole fires at blue1/r1');
      return rolled(match).length;
    };
    expect([dice(6), dice(7), dice(13), dice(14)]).toEqual([2, 3, 3, 4]);
    const match = playerScene(night({ 'blue1/r1': 7, 'blue1/r2': 9 }, { team: TEAM }), [1, 1, 1]);
    say(match, 'cole fires at blue1/r2', 'cole fires at blue1/r2');
    expect(match.options()).toEqual(['cole fires at blue1/r1', 'cole waives']);
    expect(refusal(match, 'cole fires at blue1/r2')).toEqual(['contact.cole.breakthrough']);
    // A die at ring 1 is the extra one: both of his own still reach ring 2.
    const kept = playerScene(night({ 'blue1/r1': 7, 'blue1/r2': 9 }, { team: TEAM }), [1, 1, 1]);
    say(kept, 'cole fires at blue1/r1', 'cole fires at blue1/r2', 'cole fires at blue1/r2');
    expect(rolled(kept)).toHaveLength(3);
  },
);

proves(
  ['contact.cole.breakthrough-count#1', 'contact.cole.breakthrough-count#2', 'contact.cole.breakthrough-count#3'],
  'all of ring 1 is counted, when Cole begins',
  () => {
    const match = playerScene(night({ 'blue1/r1': 4, 'brown5/r1': 3 }, { team: TEAM }), [5, 5, 5]);
    say(match, 'cole fires at blue1/r1', 'cole fires at blue1/r1', 'cole fires at brown5/r1');
    expect(eventsOf(match, 'breakthrough')).toEqual([{ kind: 'breakthrough', dice: 1, zombies: 7 }]);
    expect([rolled(match), board(match)]).toEqual([[5, 5, 5], { 'blue1/r1': 2, 'brown5/r1': 2 }]);
    const grenade = say(playerScene(night({ 'blue1/r1': 14 }, { team: TEAM }), [5]), 'cole throws a grenade at blue1/r1');
    expect([asked(grenade), rolled(grenade)]).toEqual(['act', [5]]);
  },
);

proves(['contact.cole.inspire-when#3', 'contact.players.any-order#3'], 'Cole’s chain: extra dice are fired between his own, by whoever has them', () => {
  const team = ['cole', 'kenzo', 'miller', 'schulz'] as const;
  const match = playerScene(night({ 'blue1/r1': 8, 'blue7/r2': 5 }, { team, players: 4, fired: ['kenzo'] }), [6, 6, 3, 6, 3, 3]);
  say(match, 'cole fires at blue7/r2', 'cole inspires kenzo');
  expect([asked(match), match.asked]).toEqual(['aim', [0, 1]]);
  expect(match.options(1)).toEqual(['kenzo fires at blue1/r1 with an extra die', 'kenzo fires at blue7/r2 with an extra die']);
  say(match, 'kenzo fires at blue7/r2 with an extra die', 'cole fires at blue1/r1', 'cole fires at blue1/r1', 'cole inspires schulz');
  expect(board(match)).toEqual({ 'blue1/r1': 6, 'blue7/r2': 3 });
  expect(eventsOf(match, 'shot').filter((event) => event.member === 'cole')).toHaveLength(3);
  say(match, 'schulz double-shoots blue1/r1', 'schulz double-shoots blue1/r1 with an extra die');
  expect(board(match)).toEqual({ 'blue1/r1': 2, 'blue7/r2': 3 });
});

proves('contact.cole.inspire', 'who is inspired is told, and each extra die is fired once', () => {
  const match = inspired('dunham', { 'blue1/r1': 5 }, [2, 2]);
  expect(cited(match, 'inspire')).toEqual([
    [{ kind: 'inspire', member: 'dunham' }, ['contact.cole.inspire']],
    [{ kind: 'inspire', member: 'dunham' }, ['contact.cole.inspire']],
  ]);
  say(match, 'dunham rolls first with an extra die');
  expect([match.state.granted, board(match)['blue1/r1']]).toEqual([[0, 1, 0, 0], 4]);
  say(match, 'dunham rolls first with an extra die');
  expect([match.state.granted, board(match)['blue1/r1']]).toEqual([[0, 0, 0, 0], 3]);
  expect(match.options().filter((text) => text.includes('extra die'))).toEqual([]);
});

proves(
  ['contact.cole.inspire-when#3', 'contact.players.any-order#3'],
  'an extra die may be fired between the dice of others, by whoever stands first in the team too',
  () => {
    const team = ['kenzo', 'cole', 'miller', 'krussov'] as const;
    const match = playerScene(night({ 'blue1/r2': 9 }, { team }), [6, 3, 3]);
    say(match, 'cole fires at blue1/r2', 'cole inspires kenzo', 'cole waives', 'miller fires at blue1/r2');
    expect(match.options()).toEqual(['miller fires at blue1/r2', 'miller waives', 'kenzo fires at blue1/r2 with an extra die']);
    say(match, 'kenzo fires at blue1/r2 with an extra die');
    expect(match.options()).toEqual(['miller fires at blue1/r2', 'miller waives']);
  },
);

proves(['contact.cole.inspire-when#2', 'contact.turn.end-phase#3'], 'an extra die that finds nobody is lost with the phase, whoever holds it', () => {
  for (const team of [
    ['kenzo', 'cole', 'miller', 'krussov'],
    ['cole', 'miller', 'krussov', 'kenzo'],
  ] as const) {
    const match = playerScene(night({ 'blue1/r3': 1 }, { team }), [6]);
    say(match, 'cole fires at blue1/r3', 'cole inspires kenzo');
    expect([match.outcome === null, match.state.granted]).toEqual([false, [0, 0, 0, 0]]);
  }
});

proves('contact.cole.inspire-who#2', 'the dead are refused for being dead', () => {
  const team = ['cole', 'kenzo', 'ayden', 'krussov'] as const;
  const match = say(playerScene(night({ 'blue1/r3': 9 }, { team, dead: ['krussov'] }), [6]), 'cole fires at blue1/r3');
  expect(refusal(match, 'cole inspires krussov')).toEqual(['contact.players.dead-do-not-act']);
  expect(refusal(match, 'cole inspires ayden')).toEqual([]);
});

proves('contact.cole.breakthrough-count', 'Breakthrough is told with what was counted, and not where it gives nothing', () => {
  const cole = (zombies: number): Scene => say(playerScene(night({ 'blue1/r1': zombies }, { team: TEAM }), [5]), 'cole fires at blue1/r1');
  expect(cited(cole(15), 'breakthrough')).toEqual([
    [{ kind: 'breakthrough', dice: 2, zombies: 15 }, ['contact.cole.breakthrough', 'contact.cole.breakthrough-count']],
  ]);
  expect(cited(cole(6), 'breakthrough')).toEqual([]);
});

proves(['contact.cole.inspire-what#1', 'contact.schulz.double-same-segment#2'], 'an extra double shot may be spread, where that is agreed on', () => {
  const team = ['cole', 'schulz', 'branson', 'krussov'] as const;
  const match = playerScene(night({ 'blue1/r1': 5, 'blue2/r1': 5 }, { team, fired: ['schulz'], settings: { 'shotgun-spread': true } }), [6, 3]);
  say(match, 'cole fires at blue1/r1', 'cole inspires schulz', 'cole waives', 'schulz double-shoots blue1/r1 and blue2/r1 with an extra die');
  expect(board(match)).toEqual({ 'blue1/r1': 3, 'blue2/r1': 4 });
});
