import { expect, test } from 'vitest';
import { Meter } from './meter.ts';
import { MovesUnderWay } from './moves-under-way.ts';

test('percentiles are those of what was recorded, to a part in a thousand', () => {
  const meter = new Meter();
  for (let milliseconds = 1; milliseconds <= 1000; milliseconds++) {
    meter.confirm(milliseconds);
    meter.see(2 * milliseconds);
  }
  const { confirmed, seen } = meter.read();
  for (const [measured, expected] of [
    [confirmed.p50, 500],
    [confirmed.p99, 990],
    [confirmed.p999, 999],
    [seen.p50, 1000],
  ] as const)
    expect(Math.abs(measured / expected - 1)).toBeLessThan(0.002);
});

test('starting again forgets times and keeps counts', () => {
  const meter = new Meter();
  meter.confirm(1000);
  meter.restart();
  meter.confirm(0);
  expect(meter.read().confirmed.p999).toBeLessThan(1);
  expect(meter.moves).toBe(2);
});

test('a move is under way until both players see where it led', () => {
  const meter = new Meter();
  const underWay = new MovesUnderWay<'north' | 'south'>(meter);
  underWay.send(1, 'north');
  underWay.arrive(1, 'north');
  expect([meter.moves, underWay.size]).toEqual([1, 1]);
  underWay.send(2, 'north');
  underWay.arrive(1, 'south');
  expect([meter.moves, underWay.size]).toEqual([1, 1]);
  underWay.arrive(2, 'south');
  underWay.arrive(2, 'north');
  expect([meter.moves, underWay.size]).toEqual([2, 0]);
});

test('what nobody sent is not counted', () => {
  const meter = new Meter();
  new MovesUnderWay<string>(meter).arrive(7, 'north');
  expect(meter.moves).toBe(0);
});
