import { expect, test } from 'vitest';
import { compare, drawGoal, drawTable, figure, median, ratio } from './report.ts';

test('contestants take turns, after everybody has warmed up', async () => {
  const turns: string[] = [];
  const contestant = (name: string) => ({
    name,
    work: () => {
      turns.push(name);
      const until = process.cpuUsage().user + 2000;
      while (process.cpuUsage().user < until);
      return 1;
    },
  });
  const speeds = await compare([contestant('a'), contestant('b'), { name: 'elsewhere', sample: () => turns.push('elsewhere') && 7 }], {
    warmUp: 0.001,
    seconds: 0.001,
    rounds: 2,
    thorough: false,
  });
  expect(turns).toEqual(['a', 'b', 'a', 'b', 'elsewhere', 'a', 'b', 'elsewhere']);
  expect(speeds.map((speed) => speed.samples.length)).toEqual([2, 2, 2]);
  expect(speeds[2]).toEqual({ name: 'elsewhere', samples: [7, 7], perSecond: 7 });
});

test('a ratio is the median of the ratios of the rounds', () => {
  const speed = (...samples: number[]) => ({ name: '', samples, perSecond: median(samples) });
  expect(ratio(speed(10, 20, 90), speed(5, 10, 10))).toBe(2);
  expect(median([4, 1, 3])).toBe(3);
  expect(median([4, 1])).toBe(2.5);
});

test('a goal says whether it was reached', () => {
  expect(drawGoal({ says: 'speed', sign: '≥', bound: 0.7, value: 0.93 })).toBe('speed: goal ≥ 0.7: 0.930 ok');
  expect(drawGoal({ says: 'undo', sign: '<', bound: 1, value: 1.5 })).toBe('undo: goal < 1: 1.50 missed');
});

test('numbers have the digits one reads, tables are aligned', () => {
  expect([1234567.8, 123.4, 12.34, 0.01234, 5, Number.NaN].map(figure)).toEqual(['1,234,568', '123', '12.3', '0.0123', '5', '–']);
  expect(
    drawTable({
      head: ['', 'games'],
      rows: [
        ['ours', '12'],
        ['a peer', '7'],
      ],
    }),
  ).toBe('          games\n  ──────  ─────\n  ours       12\n  a peer      7');
});
