import { expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import type { Groups, Situation } from '../positions.ts';
import { asked, eventsOf, night, say, zombieScene } from '../testing/night.ts';
import { chanceToHit, threatTo } from './threat.ts';

const AID = { team: ['cooper', 'vanderbilt', 'branson', 'kenzo'] } as const;
const NO_LEADER = { team: ['vanderbilt', 'branson', 'kenzo', 'ayden'] } as const;
const FORTIFIED = { team: ['schulz', 'branson', 'kenzo', 'ayden'] } as const;
const PLAIN = { team: ['krussov', 'branson', 'kenzo', 'ayden'] } as const;

const ANSWERS: Readonly<Record<string, string>> = { 'first-aid': 'vanderbilt tries first aid', ardor: 'cooper rerolls the die', melee: 'cooper removes none' };

/** How many of all rolls of so many dice take somebody, by the rules themselves. */
function counted(groups: Groups, situation: Situation, dice: number): number {
  let falls = 0;
  const all = 6 ** dice;
  for (let n = 0; n < all; n++) {
    const script = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6));
    const match = zombieScene(night(groups, situation), [...script, 1, 1]);
    for (let kind = asked(match); kind !== null && ANSWERS[kind] !== undefined; kind = asked(match)) say(match, ANSWERS[kind] ?? '');
    if (asked(match) === 'victim' || eventsOf(match, 'removed').length > 0) falls++;
  }
  return falls / all;
}

function threat(groups: Groups, situation: Situation): number {
  return threatTo(night(groups, situation)).falls;
}

test.each([
  ['two groups, nobody helps', { 'blue1/r1': 3, 'brown2/r1': 5 }, PLAIN, 2],
  ['a lone zombie is harmless', { 'blue1/r1': 1, 'brown2/r1': 2 }, PLAIN, 2],
  ['seven always hit', { 'blue1/r1': 7 }, PLAIN, 1],
  ['Fortify', { 'blue1/r1': 4, 'brown2/r1': 5 }, FORTIFIED, 2],
  ['First Aid', { 'blue1/r1': 4, 'brown2/r1': 5 }, NO_LEADER, 3],
  ['First Aid rolled again', { 'blue1/r1': 4, 'brown2/r1': 5 }, AID, 4],
  ['First Aid for three', { 'blue1/r1': 4 }, { ...NO_LEADER, dead: ['ayden'] as const }, 2],
  ['only those of ring 1 attack', { 'blue1/r2': 9 }, PLAIN, 1],
])('the threat is what the rules do: %s', (_, groups, situation, dice) => {
  expect(threat(groups, situation)).toBeCloseTo(counted(groups, situation, dice), 10);
});

test('the most dangerous group comes first, and nobody attacks after the last turn', () => {
  const { attackers, counts } = threatTo(night({ 'blue1/r1': 3, 'brown6/r1': 6 }, FORTIFIED));
  expect(attackers.map(({ column, chance }) => `${column} ${Math.round(chance * 100)}`)).toEqual(['brown6 67', 'blue1 17']);
  expect(counts).toEqual(['fortify']);
  expect(threat({ 'blue1/r1': 7 }, { ...PLAIN, turn: 32 })).toBe(0);
});

proves('contact.zombies.segment-attack', 'the chance of a group goes from none to sure', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((zombies) => chanceToHit(zombies, 1))).toEqual([0, 0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1, 1]);
  expect([2, 3, 7, 8, 9].map((zombies) => chanceToHit(zombies, 2))).toEqual([0, 1 / 6, 5 / 6, 1, 1]);
});

proves('contact.vanderbilt.first-aid', 'the chances of First Aid and of Ardor are counted in, and said', () => {
  const seen = (groups: Groups, situation: Situation) => {
    const { falls, counts } = threatTo(night(groups, situation));
    return { falls: Math.round(falls * 1296), counts };
  };
  const sure = { 'blue1/r1': 7 };
  // Of 36 rolls of First Aid and again, with four alive: 3 and another 3 of 6.
  expect(seen(sure, AID)).toEqual({ falls: 1296 / 4, counts: ['first-aid', 'ardor'] });
  expect(seen(sure, NO_LEADER)).toEqual({ falls: 1296 / 2, counts: ['first-aid'] });
  expect(seen(sure, { ...NO_LEADER, dead: ['ayden', 'kenzo'] })).toEqual({ falls: (1296 * 5) / 6, counts: ['first-aid'] });
  expect(seen(sure, { ...NO_LEADER, dead: ['ayden', 'kenzo', 'branson'] })).toEqual({ falls: 1296, counts: [] });
  expect(seen(sure, { ...NO_LEADER, dead: ['vanderbilt'] })).toEqual({ falls: 1296, counts: [] });
  expect(seen(sure, { team: ['cooper', 'ayden', 'branson', 'kenzo'] })).toEqual({ falls: 1296, counts: [] });
  expect(seen({ 'blue1/r1': 4, 'blue2/r1': 4 }, PLAIN)).toEqual({ falls: (1296 * 3) / 4, counts: [] });
  expect(seen({ 'blue1/r1': 4, 'blue2/r1': 4 }, NO_LEADER)).toEqual({ falls: 1296 / 2, counts: ['first-aid'] });
  expect(seen({}, FORTIFIED)).toEqual({ falls: 0, counts: ['fortify'] });
  expect(seen({ 'blue1/r1': 4, 'blue2/r1': 4 }, AID)).toEqual({ falls: (1296 * 3) / 8, counts: ['first-aid', 'ardor'] });
});

test('a lone zombie is named among those that attack, with no chance to hit', () => {
  expect(threatTo(night({ 'blue1/r1': 1, 'blue2/r1': 2 }, PLAIN)).attackers).toEqual([
    { column: 'blue2', zombies: 2, chance: 1 / 6 },
    { column: 'blue1', zombies: 1, chance: 0 },
  ]);
});

test('of groups with the same chance the larger comes first, and when it is over nobody falls', () => {
  const { attackers } = threatTo(night({ 'blue1/r1': 7, 'blue2/r1': 9, 'blue3/r1': 8 }, PLAIN));
  expect(attackers.map(({ zombies }) => zombies)).toEqual([9, 8, 7]);
  const over = threatTo({ ...night({ 'blue1/r1': 7 }, PLAIN), outcome: 'rescued' });
  expect([over.falls, over.over]).toEqual([0, true]);
  expect(threatTo(night({ 'blue1/r1': 7 }, { ...PLAIN, turn: 31 })).over).toBe(false);
});
