import { expect, test } from 'vitest';
import { GETAWAYS } from '../content/kit.ts';
import { asked, begin, counted, eventsOf, say } from '../testing/job.ts';
import { KILLS, WAYS_OUT } from './aid.ts';
import { leadsOut } from './odds.ts';

const DICE = [1, 2, 3, 4, 5, 6];
const JOB = { who: ['archie', 'sugar'], at: { archie: 'rome' }, contracts: { archie: ['rome'] } } as const;

test.each(KILLS)('$id kills in $ways of $rolls rolls', ({ id, ways, rolls }) => {
  const all = DICE.flatMap((a) =>
    DICE.map((b) => eventsOf(say(begin({ ...JOB, hand: { archie: [id] } }, a, b, 12), 'attempt in rome', `bring ${id}`, 'roll'), 'kills').length),
  );
  expect(all).toHaveLength(rolls);
  expect(all.reduce((sum, kills) => sum + kills, 0)).toBe(ways);
});

test('from one getaway to the most that may be brought, each opens a number more of the six', () => {
  const doors = WAYS_OUT.map(({ cards }) => DICE.filter((die) => leadsOut(counted(GETAWAYS.slice(0, cards).map(({ id }) => id)), die, false)).length);
  expect(WAYS_OUT.map(({ cards, chance }) => [cards, Math.round(chance * DICE.length)])).toEqual(doors.map((ways, i) => [i + 1, ways]));
  expect(doors).toEqual([1, 2, 3, 4]);
});

test.each(WAYS_OUT)('$cards different getaways lead out with $chance', ({ cards, chance }) => {
  const brought = GETAWAYS.slice(0, cards).map(({ id }) => id);
  const out = DICE.filter((die) => {
    const match = begin({ ...JOB, hand: { archie: ['poison', ...brought] } }, 1, 1, 12, die);
    return asked(say(match, 'attempt in rome', 'bring poison', 'roll', 'escape', ...brought.map((id) => `bring ${id}`), 'roll')) === 'go';
  });
  expect(out.length / DICE.length).toBeCloseTo(chance);
});
