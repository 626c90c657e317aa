import { expect, test } from 'vitest';
import { fuzzEach } from '../../cli/fuzz/testing.ts';
import { contra } from './box.ts';
import { everyMission, everyPart } from './testing/configs.ts';

const missions = everyMission();
const parts = everyPart();

test('each pairing for two numbers of commandos, each stage and boss for all four, every mode, and nine parts of stories', () => {
  const different = (of: (mission: (typeof missions)[number]) => unknown): number => new Set(missions.map((mission) => JSON.stringify(of(mission)))).size;
  expect([missions.length, parts.length]).toEqual([32, 9]);
  expect(different(({ stage, enemy, commandos }) => [stage, enemy, commandos.length])).toBe(32);
  expect(different(({ stage, enemy }) => [stage, enemy])).toBe(16);
  expect(different(({ stage, commandos }) => [stage, commandos.length])).toBe(16);
  expect(different(({ enemy, commandos }) => [enemy, commandos.length])).toBe(16);
  expect(different(({ settings }) => settings)).toBe(10);
});

await fuzzEach(contra, [...missions, ...parts]);
