import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import type { MemberId } from '../content/members.ts';
import type { Groups, Situation } from '../positions.ts';
import { asked, board, eventsOf, night, playerScene, rolled, type Scene, say, zombieScene } from '../testing/night.ts';

proves('contact.cooper.ardor#1', 'one die a turn may be rolled again, and the new result stands', () => {
  const match = playerScene(night({ 'blue6/r4': 2 }), [3, 4, 1, 1]);
  say(match, 'vanderbilt fires at blue6/r4');
  expect(match.options()).toEqual(['cooper rerolls the die', 'cooper keeps the die']);
  say(match, 'cooper rerolls the die');
  expect(eventsOf(match, 'shot')).toMatchObject([{ member: 'vanderbilt', die: 4, hit: false }]);
  say(match, 'cooper fires at blue6/r4');
  expect(asked(match)).toBe('aim');
  say(match, 'cooper fires at blue6/r4');
  expect(rolled(match)).toEqual([3, 4, 1, 1]);
});

proves(
  ['contact.cooper.ardor#2', 'contact.cooper.ardor#3', 'contact.cooper.ardor#4'],
  'a die that was kept leaves Ardor for another, and a worse result stands',
  () => {
    const match = playerScene(night({ 'blue3/r1': 4, 'blue4/r4': 4 }), [1, 4, 1]);
    say(match, 'cooper fires at blue3/r1', 'cooper keeps the die');
    expect(match.state.ardor).toBe(true);
    say(match, 'cooper waives', 'vanderbilt fires at blue4/r4', 'cooper rerolls the die');
    expect(eventsOf(match, 'shot').slice(1)).toMatchObject([{ die: 1, hit: false }]);
    expect(match.state.ardor).toBe(false);
  },
);

proves('contact.cooper.ardor#6', 'only Cooper’s player is asked, and never about a die that could not be better', () => {
  const match = playerScene(night({ 'blue3/r1': 4 }, { players: 4 }), [1, 2]);
  say(match, 'vanderbilt fires at blue3/r1');
  expect(match.asked).toEqual([0]);
  say(match, 'cooper keeps the die', 'kenzo fires at blue3/r1');
  expect(asked(match)).toBe('aim');
});

proves(
  ['contact.cooper.ardor-scope#1', 'contact.cooper.ardor-scope#2', 'contact.cooper.ardor-scope#3'],
  'First Aid and every attack die, but neither zombies’ dice nor victims’ dice',
  () => {
    const aid = zombieScene(night({ 'blue1/r1': 7 }), [6, 4, 2, 1, 1]);
    expect(asked(aid)).toBe('first-aid');
    say(aid, 'vanderbilt tries first aid', 'cooper rerolls the die');
    expect(eventsOf(aid, 'removed')).toEqual([]);
    expect(aid.state.ardor).toBe(false);
    const afterwards = playerScene({ ...aid.state, outcome: null }, [1]);
    say(afterwards, 'vanderbilt fires at blue1/r1');
    expect(asked(afterwards)).toBe('act');

    const dice = playerScene(night({ 'blue1/r2': 9 }, { team: ['cooper', 'nelson', 'kenzo', 'schulz'] }), [1, 6, 1]);
    say(dice, 'kenzo throws a grenade at blue1/r2');
    expect(lying(dice)).toMatchObject({ for: 'grenade', needs: 3 });
    say(dice, 'cooper keeps the die', 'nelson fires at blue1/r2');
    expect(lying(dice)).toMatchObject({ for: 'quantity', rolled: 1 });

    const victims = zombieScene(
      night({ 'blue1/r1': 7 }, { team: ['cooper', 'nelson', 'kenzo', 'schulz'], settings: { 'hit-by-dice': true } }),
      [1, 6, 6, 6, 1, 1, 1],
    );
    expect([victims.number, asked(victims)]).toEqual([0, null]);
    expect(eventsOf(victims, 'removed')).toMatchObject([{ member: 'schulz' }]);
  },
);

/** What Ardor is about, if it is asked about: the member and the die, or all dice. */
function lying(match: Scene): unknown {
  const { decision } = match.scene(null);
  if (decision?.kind !== 'ardor') return null;
  const { member, dice } = decision.about;
  return dice.length === 1 ? { member, ...dice[0] } : { member, dice };
}

/** The same after these orders. */
function offered(groups: Groups, situation: Situation, dice: readonly number[], ...orders: readonly string[]): unknown {
  return lying(say(playerScene(night(groups, situation), dice), ...orders));
}

const HEAVY = (id: MemberId): Situation => ({ team: ['cooper', id, 'krussov', 'ayden'] });

proves('contact.cooper.ardor', 'the die that lies there is named with its target, what it is for and what it takes', () => {
  const groups = { 'blue1/r1': 9, 'blue2/r1': 9, 'blue3/r3': 9, 'blue4/r4': 9 };
  const about = (situation: Situation, die: number, ...orders: readonly string[]): unknown => offered(groups, situation, [die], ...orders);
  expect(about({}, 1, 'vanderbilt fires at blue1/r1')).toEqual({
    member: 'vanderbilt',
    rolled: 1,
    target: 'blue1/r1',
    for: 'rifle',
    needs: 2,
    grants: false,
    better: [2, 3, 4, 5, 6],
  });
  expect(about({}, 2, 'branson burns blue1')).toBeNull();
  expect(about({}, 1, 'branson burns blue1')).toEqual({
    member: 'branson',
    rolled: 1,
    target: 'blue1/r1',
    for: 'flame',
    needs: 2,
    grants: false,
    better: [2, 3, 4, 5, 6],
  });
  expect(about(HEAVY('miller'), 2, 'miller fires at blue1/r1')).toEqual({
    member: 'miller',
    rolled: 2,
    target: 'blue1/r1',
    for: 'mg60',
    needs: 3,
    grants: false,
    better: [3, 4, 5, 6],
  });
  expect(about(HEAVY('nelson'), 3, 'nelson fires at blue3/r3')).toEqual({
    member: 'nelson',
    rolled: 3,
    target: 'blue3/r3',
    for: 'launcher',
    needs: 4,
    grants: false,
    better: [4, 5, 6],
  });
  expect(about({}, 4, 'kenzo throws a grenade at blue4/r4')).toEqual({
    member: 'kenzo',
    rolled: 4,
    target: 'blue4/r4',
    for: 'grenade',
    needs: 5,
    grants: false,
    better: [5, 6],
  });
});

proves('contact.cooper.ardor', 'the shotgun’s die says whether the shot was announced', () => {
  const groups = { 'blue1/r1': 9, 'blue2/r1': 9 };
  const about = (order: string) => offered(groups, { ...HEAVY('schulz'), settings: { 'shotgun-spread': true } }, [1], `schulz ${order}`);
  expect(about('fires at blue1/r1')).toMatchObject({ for: 'shotgun', needs: 2 });
  expect(about('double-shoots blue1/r1')).toMatchObject({ for: 'double', needs: 3 });
  expect(about('double-shoots blue1/r1 and blue2/r1')).toMatchObject({ for: 'spread', needs: 3 });
});

proves('contact.cooper.ardor', 'a die without a target has none: First Aid’s, and Dunham’s before he picks', () => {
  const aid = say(zombieScene(night({ 'blue1/r1': 7 }), [1, 6]), 'vanderbilt tries first aid');
  expect(lying(aid)).toEqual({ member: 'vanderbilt', rolled: 6, target: null, for: 'first-aid', needs: 4, grants: false, better: [1, 2, 3] });
  expect(offered({ 'blue1/r1': 1 }, HEAVY('dunham'), [1], 'dunham rolls first')).toEqual({
    member: 'dunham',
    rolled: 1,
    target: null,
    for: 'rifle',
    needs: 2,
    grants: false,
    better: [2, 3, 4, 5, 6],
  });
});

proves('contact.cooper.ardor#6', 'Dunham’s die is offered as long as a higher one reaches farther, and no longer', () => {
  const least = (groups: Groups, settings: Situation['settings'] = {}, order = 'dunham rolls first'): number[] =>
    [1, 2, 3, 4, 5, 6].filter((die) => offered(groups, { ...HEAVY('dunham'), settings }, [die], order) !== null);
  expect(least({ 'blue1/r1': 2 })).toEqual([1]);
  expect(least({ 'blue1/r2': 2 })).toEqual([1, 2]);
  expect(least({ 'blue1/r1': 2, 'blue1/r3': 2 })).toEqual([1, 2, 3]);
  expect(least({ 'blue1/r1': 2, 'blue1/r4': 2 })).toEqual([1, 2, 3, 4]);
  expect(least({ 'blue1/r1': 2, 'blue1/r4': 2 }, { 'grenade-range-2': true })).toEqual([1, 2, 3, 4]);
  const lob = 'dunham rolls first with the grenade';
  expect(least({ 'blue1/r1': 2, 'blue1/r2': 2, 'blue1/r4': 2 }, { 'grenade-range-2': true, 'flexible-grenade': true }, lob)).toEqual([1, 2]);
});

proves('contact.cooper.ardor#6', 'a 2 is offered as soon as one zombie stands in ring 2', () => {
  expect(offered({ 'blue1/r1': 1, 'blue1/r2': 1 }, {}, [2], 'branson burns blue1')).toMatchObject({ rolled: 2, needs: 3 });
  expect(offered({ 'blue1/r1': 1 }, {}, [2], 'branson burns blue1')).toBeNull();
});

proves(['contact.cooper.ardor-scope#2', 'contact.cooper.ardor#6'], 'the second die is offered unless it takes them all, or shows 6', () => {
  const second = (zombies: number, die: number): unknown => offered({ 'blue1/r2': zombies }, HEAVY('nelson'), [3, die], 'nelson fires at blue1/r2');
  expect(second(9, 5)).toEqual({ member: 'nelson', rolled: 5, target: 'blue1/r2', for: 'quantity', needs: 1, grants: false, better: [6] });
  expect(second(9, 6)).toBeNull();
  expect(second(4, 3)).toMatchObject({ rolled: 3 });
  expect(second(4, 4)).toBeNull();
});

proves('contact.cooper.ardor#6', 'a hit of Alvares is offered where a 5 would confuse what is left', () => {
  const hit = (segment: string, zombies: number, die: number) => offered({ [segment]: zombies }, HEAVY('alvares'), [die], `alvares fires at ${segment}`);
  expect(hit('blue1/r3', 2, 4)).toMatchObject({ rolled: 4, needs: 3 });
  expect(hit('blue1/r3', 1, 4)).toBeNull();
  expect(hit('blue1/r3', 2, 5)).toBeNull();
  expect(hit('blue1/r2', 9, 4)).toBeNull();
});

describe('Mobutu’s dice', () => {
  const groups = { 'blue1/r1': 9, 'blue2/r2': 3, 'blue3/r2': 2, 'blue4/r3': 9 };
  const at = (dice: readonly number[], ...targets: readonly string[]) =>
    offered(groups, HEAVY('mobutu'), dice, ...targets.map((target) => `mobutu fires at ${target}`));

  proves('contact.cooper.ardor#6', 'the first hit is offered where three stand in ring 2 or 3: a 6 is the best start', () => {
    expect(at([5], 'blue2/r2')).toMatchObject({ rolled: 5, needs: 3 });
    expect(at([6], 'blue2/r2')).toBeNull();
    expect(at([3], 'blue3/r2')).toBeNull();
    expect(at([2], 'blue1/r1')).toBeNull();
    expect(at([2], 'blue3/r2')).toMatchObject({ rolled: 2 });
  });

  /** The first die was a 6, which is never offered, or was kept. */
  const second = (first: number, zombies: number, die: number): unknown => {
    const match = playerScene(night({ 'blue4/r3': zombies }, HEAVY('mobutu')), [first, die]);
    say(match, 'mobutu fires at blue4/r3');
    if (asked(match) === 'ardor') say(match, 'cooper keeps the die');
    say(match, 'mobutu fires at blue4/r3');
    return lying(match);
  };

  proves('contact.cooper.ardor#6', 'the second is offered where it lacks the ten, can still make it, and two stand there', () => {
    expect(second(5, 9, 4)).toMatchObject({ rolled: 4 });
    expect(second(5, 9, 5)).toBeNull();
    expect(second(5, 3, 4)).toMatchObject({ rolled: 4 });
    expect(second(5, 2, 4)).toBeNull();
    expect(second(4, 9, 5)).toMatchObject({ rolled: 5 });
    expect(second(3, 9, 4)).toBeNull();
    expect(second(3, 9, 6)).toBeNull();
    expect(second(3, 9, 3)).toMatchObject({ rolled: 3, needs: 4 });
  });

  proves('contact.cooper.ardor#6', 'a second hit at another segment is as good as it gets', () => {
    expect(at([6, 3], 'blue4/r3', 'blue2/r2')).toBeNull();
    expect(at([2, 4], 'blue1/r1', 'blue4/r3')).toBeNull();
  });
});

proves('contact.components.dice#2', 'every die but those of the spawn has six sides', () => {
  const due = 'a number from 1 to 6 is due';
  const seven = (situation: Situation, dice: readonly number[], ...orders: readonly string[]): void => {
    const groups = { 'blue1/r1': 9, 'blue2/r2': 9 };
    expect(() => say(playerScene(night(groups, situation), dice), ...orders)).toThrow(due);
  };
  for (const ardorUsed of [true, false]) {
    for (const order of ['vanderbilt fires at blue1/r1', 'branson burns blue1', 'kenzo strikes at blue1/r1', 'kenzo throws a grenade at blue1/r1'])
      seven({ ardorUsed }, [7], order);
    seven({ ...HEAVY('miller'), ardorUsed }, [7], 'miller fires at blue1/r1');
    seven({ ...HEAVY('nelson'), ardorUsed }, [7], 'nelson fires at blue2/r2');
    seven({ ...HEAVY('nelson'), ardorUsed }, [6, 7], 'nelson fires at blue2/r2');
    seven({ ...HEAVY('schulz'), ardorUsed }, [7], 'schulz fires at blue1/r1');
    seven({ ...HEAVY('dunham'), ardorUsed }, [7], 'dunham rolls first');
  }
  const cole: Situation = { team: ['cole', 'kenzo', 'branson', 'krussov'], fired: ['kenzo'] };
  seven(cole, [6, 7], 'cole fires at blue2/r2', 'cole inspires kenzo', 'cole waives', 'kenzo fires at blue1/r1 with an extra die');
  seven({ settings: { 'declare-all': true } }, [6, 7], 'cooper fires at blue1/r1', 'cooper fires at blue2/r2');
  seven({}, [1, 7], 'vanderbilt fires at blue1/r1', 'cooper rerolls the die');
  expect(() => zombieScene(night({ 'blue1/r1': 7 }, { team: ['cooper', 'ayden', 'branson', 'kenzo'], settings: { 'hit-by-dice': true } }), [1, 7])).toThrow(
    due,
  );
  expect(() => say(zombieScene(night({ 'blue1/r1': 7 }), [1, 7]), 'vanderbilt tries first aid')).toThrow(due);
});

proves('contact.cooper.ardor#1', 'once it is used nobody is asked any more, whatever falls', () => {
  const groups = { 'blue1/r1': 9, 'blue2/r2': 9 };
  const miss = (id: MemberId, ...orders: readonly string[]) => offered(groups, { ...HEAVY(id), ardorUsed: true }, [1, 1, 1, 1], ...orders);
  expect(miss('schulz', 'schulz fires at blue1/r1')).toBeNull();
  expect(miss('miller', 'miller fires at blue1/r1')).toBeNull();
  expect(miss('nelson', 'nelson fires at blue2/r2')).toBeNull();
  expect(miss('kenzo', 'kenzo strikes at blue1/r1')).toBeNull();
  expect(miss('dunham', 'dunham rolls first')).toBeNull();
  expect(miss('branson', 'branson burns blue1')).toBeNull();
});

proves('contact.cooper.ardor#6', 'a hit of anybody without a better one is not offered, however many stand there', () => {
  expect(offered({ 'blue1/r3': 9 }, {}, [4], 'kenzo fires at blue1/r3')).toBeNull();
  expect(offered({ 'blue1/r3': 9 }, {}, [4], 'vanderbilt fires at blue1/r3')).toBeNull();
});

proves('contact.cooper.ardor#9', 'dice that fall one after the other are offered one by one, before they have an effect', () => {
  const match = say(playerScene(night({ 'blue2/r2': 4 }), [1, 2, 6]), 'cooper fires at blue2/r2');
  expect([asked(match), rolled(match)]).toEqual(['ardor', [1]]);
  say(match, 'cooper keeps the die', 'cooper fires at blue2/r2');
  expect([asked(match), rolled(match)]).toEqual(['ardor', [1, 2]]);
  const hit = say(playerScene(night({ 'blue3/r3': 4 }, HEAVY('alvares')), [4]), 'alvares fires at blue3/r3');
  expect([asked(hit), board(hit)]).toEqual(['ardor', { 'blue3/r3': 4 }]);
});
