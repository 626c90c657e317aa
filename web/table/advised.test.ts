import { expect, test } from 'vitest';
import type { OpenOption } from '#kernel';
import { advisedOf, leadOf } from './advised.ts';

const option = (notation: string): OpenOption => ({ seat: 0, answer: { do: notation }, notation, preview: null }) as OpenOption;
const options = ['a 1', 'a 2', 'b', 'c', 'd'].map(option);
const first = ({ notation }: OpenOption): string => notation.slice(0, 1);
const said = (advice: Parameters<typeof advisedOf>[0]) => advisedOf(advice, options, first).map(({ option, odds }) => `${option.notation}: ${odds}`);

test('the adviser sorts by the number it says; of equal ones, what was tried more comes first', () => {
  const advice = [
    { notation: 'b', odds: 0.5, tries: 90 },
    { notation: 'c', odds: 0.704, tries: 60 },
    { notation: 'd', odds: 0.698, tries: 80 },
  ];
  expect(said(advice)).toEqual(['d: 70', 'c: 70', 'b: 50']);
});

test('what reads the same is one entry, with the trials of both', () => {
  const advice = [
    { notation: 'a 1', odds: 1, tries: 10 },
    { notation: 'b', odds: 0.6, tries: 40 },
    { notation: 'a 2', odds: 0, tries: 30 },
  ];
  expect(said(advice)).toEqual(['b: 60', 'a 1: 25']);
});

test('what was hardly tried, or is no option, is not compared', () => {
  const advice = [
    { notation: 'b', odds: 0.4, tries: 100 },
    { notation: 'c', odds: 1, tries: 9 },
    { notation: 'gone', odds: 1, tries: 100 },
  ];
  expect(said(advice)).toEqual(['b: 40']);
  expect(said(advice.map((one) => ({ ...one, tries: one.tries * 50 })))).toEqual(['c: 100', 'b: 40']);
});

test('the lead is said in points, and only where there is something to lead', () => {
  expect(leadOf([])).toBeNull();
  expect(leadOf([{ option: option('b'), odds: 40 }])).toBeNull();
  expect(
    leadOf([
      { option: option('b'), odds: 40 },
      { option: option('c'), odds: 38 },
    ]),
  ).toBe(2);
});
