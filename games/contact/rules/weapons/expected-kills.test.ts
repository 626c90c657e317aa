import { expect, test } from 'vitest';
import type { MemberId } from '../../content/members.ts';
import type { Settings } from '../../settings.ts';
import { aloneScene, asked, say } from '../../testing/night.ts';

/** The zombies that fall on average over all that so many dice can show, with targets enough. */
function expected(id: MemberId, order: string, ring: number, dice: number, settings: Partial<Settings> = {}): number {
  let sum = 0;
  const rolls = 6 ** dice;
  for (let roll = 0; roll < rolls; roll++) {
    const script = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(roll / 6 ** i) % 6));
    const match = aloneScene(id, ring === 12 ? { 'blue1/r1': 20, 'blue1/r2': 20 } : { [`blue1/r${ring}`]: 20 }, script, settings);
    say(match, order === 'flame' ? 'branson burns blue1' : order === 'first' ? 'dunham rolls first' : `${id} ${order} blue1/r${ring}`);
    while (asked(match) === 'aim' || asked(match) === 'scatter') say(match, asked(match) === 'aim' ? `${id} fires at blue1/r${ring}` : 'mobutu scatters');
    sum += match.state.killed;
  }
  return Math.round((100 * sum) / rolls) / 100;
}

interface Row {
  readonly weapon: string;
  readonly id: MemberId;
  readonly order: string;
  readonly dice: number;
  /** By ring; null where it does not reach. */
  readonly kills: readonly (number | null)[];
  readonly settings?: Partial<Settings>;
}

const TABLE: readonly Row[] = [
  { weapon: 'standard rifle', id: 'vanderbilt', order: 'fires at', dice: 1, kills: [0.83, 0.67, 0.5, 0.33] },
  { weapon: 'standard rifle of Dunham, at one group', id: 'dunham', order: 'first', dice: 1, kills: [0.83, 0.67, 0.5, 0.33] },
  { weapon: 'modified rifle', id: 'cooper', order: 'fires at', dice: 2, kills: [1.67, 1.33, 1, 0.67] },
  { weapon: 'sniper rifle', id: 'alvares', order: 'fires at', dice: 1, kills: [1, 0.83, 0.67, 0.5] },
  { weapon: 'assault rifle', id: 'kenzo', order: 'fires at', dice: 2, kills: [1.67, 1.33, 1, null] },
  { weapon: 'Ronin', id: 'kenzo', order: 'strikes at', dice: 4, kills: [2.22, null, null, null] },
  { weapon: 'assault rifle with Scatter', id: 'mobutu', order: 'fires at', dice: 2, kills: [1.67, 1.5, 1.17, null] },
  { weapon: 'flame thrower', id: 'branson', order: 'flame', dice: 1, kills: [2.5, 2, null, null] },
  { weapon: 'MG60', id: 'miller', order: 'fires at', dice: 4, kills: [2.67, 2.67, 2, 1.33] },
  { weapon: 'launcher', id: 'nelson', order: 'fires at', dice: 2, kills: [null, 2.33, 1.75, 1.17] },
  { weapon: 'launcher without attack roll', id: 'nelson', order: 'fires at', dice: 1, kills: [null, 3.5, 3.5, 3.5], settings: { 'launcher-auto': true } },
  { weapon: 'shotgun, single', id: 'schulz', order: 'fires at', dice: 1, kills: [0.83, 0.67, null, null] },
  { weapon: 'shotgun, double', id: 'schulz', order: 'double-shoots', dice: 1, kills: [1.33, null, null, null] },
  { weapon: 'grenade', id: 'ayden', order: 'throws a grenade at', dice: 1, kills: [4.17, 3.33, 2.5, 1.67] },
];

test.each(TABLE)('kills a turn, ring by ring: $weapon', ({ id, order, dice, kills, settings }) => {
  kills.forEach((kill, i) => {
    if (kill !== null) expect(expected(id, order, i + 1, dice, settings)).toBe(kill);
  });
});

test('the flame thrower on both rings at once', () => {
  expect(expected('branson', 'flame', 12, 1)).toBe(4.5);
});
