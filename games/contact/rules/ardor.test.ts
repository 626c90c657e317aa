import { expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { asked, board, night, playerScene, rolled, say, told, zombieScene } from '../testing/night.ts';

proves('contact.cooper.ardor', 'one die a turn may be rolled again, and the new result stands', () => {
  const match = playerScene(night({ 'blue6/r4': 2 }), [3, 4, 1, 1]);
  say(match, 'vanderbilt fires at blue6/r4');
  expect(match.options()).toEqual(['cooper rerolls the die', 'cooper keeps the die']);
  say(match, 'cooper rerolls the die');
  expect(told(match, 'shot')).toMatchObject([{ member: 'vanderbilt', die: 4, hit: false }]);
  say(match, 'cooper fires at blue6/r4');
  expect(asked(match)).toBe('aim');
  say(match, 'cooper fires at blue6/r4');
  expect(rolled(match)).toEqual([3, 4, 1, 1]);
});

test('a die that was kept leaves Ardor for another, and a worse result stands', () => {
  const match = playerScene(night({ 'blue3/r1': 4 }), [1, 3, 1, 2]);
  say(match, 'cooper fires at blue3/r1', 'cooper keeps the die');
  expect(match.state.ardor).toBe(true);
  say(match, 'cooper waives', 'kenzo strikes at blue3/r1');
  expect(match.decision?.about).toMatchObject({ member: 'kenzo', rolled: 3, for: 'ronin', needs: 2 });
  say(match, 'cooper rerolls the die');
  expect(told(match, 'shot').slice(1)).toMatchObject([
    { die: 1, hit: false },
    { die: 2, hit: true },
  ]);
});

test('only Cooper’s player is asked, and never about a die that could not be better', () => {
  const match = playerScene(night({ 'blue3/r1': 4 }, { players: 4 }), [1, 2]);
  say(match, 'vanderbilt fires at blue3/r1');
  expect(match.asked).toEqual([0]);
  say(match, 'cooper keeps the die', 'kenzo fires at blue3/r1');
  expect(asked(match)).toBe('aim');
});

proves('contact.cooper.ardor-scope', 'First Aid and every attack die, but neither zombies’ dice nor victims’ dice', () => {
  const aid = zombieScene(night({ 'blue1/r1': 7 }), [6, 4, 2, 1, 1]);
  expect(asked(aid)).toBe('first-aid');
  say(aid, 'vanderbilt tries first aid', 'cooper rerolls the die');
  expect(told(aid, 'removed')).toEqual([]);
  expect(aid.state.ardor).toBe(false);
  const afterwards = playerScene({ ...aid.state, outcome: null }, [1]);
  say(afterwards, 'vanderbilt fires at blue1/r1');
  expect(asked(afterwards)).toBe('act');

  const dice = playerScene(night({ 'blue1/r2': 9 }, { team: ['cooper', 'nelson', 'kenzo', 'schulz'] }), [1, 6, 1]);
  say(dice, 'kenzo throws a grenade at blue1/r2');
  expect(dice.decision?.about).toMatchObject({ for: 'grenade', needs: 3 });
  say(dice, 'cooper keeps the die', 'nelson fires at blue1/r2');
  expect(dice.decision?.about).toMatchObject({ for: 'quantity', rolled: 1 });

  const victims = zombieScene(
    night({ 'blue1/r1': 7 }, { team: ['cooper', 'nelson', 'kenzo', 'schulz'], settings: { 'hit-by-dice': true } }),
    [1, 6, 6, 6, 1, 1, 1],
  );
  expect(victims.number).toBe(0);
  expect(told(victims, 'removed')).toMatchObject([{ member: 'schulz' }]);
});

test('granted dice of Ronin can be rerolled as well', () => {
  const match = playerScene(night({ 'blue1/r1': 9 }), [5, 5, 1, 2, 2]);
  say(match, 'kenzo strikes at blue1/r1');
  expect(match.decision?.about).toMatchObject({ for: 'ronin-extra', rolled: 1 });
  say(match, 'cooper rerolls the die');
  expect(rolled(match)).toEqual([5, 5, 1, 2, 2]);
  expect(board(match)).toEqual({ 'blue1/r1': 5 });
});
