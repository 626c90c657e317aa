import { at } from '#kernel';
import { leftTogether, partOf } from '../content/stories.ts';
import { BOSS_IDS, COMMANDO_IDS, SETTINGS, STAGE_IDS } from '../settings.ts';

const team = (n: number, first: number): readonly string[] => Array.from({ length: n }, (_, i) => at(COMMANDO_IDS, (first + i) % 4));

/** Each stage with each boss for two of one to four commandos, so that all numbers come to each stage and each boss, and the modes in turn. */
export function everyMission() {
  const modes = SETTINGS.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  const pairings = STAGE_IDS.flatMap((stage, s) => BOSS_IDS.map((enemy, b) => ({ stage, enemy, numbers: (s + b) % 2 === 0 ? [1, 3] : [2, 4] })));
  return pairings.flatMap(({ stage, enemy, numbers }, i) =>
    numbers.map((n, second) => ({ commandos: team(n, i), stage, enemy, settings: modes[(2 * i + second) % modes.length] ?? {} })),
  );
}

/** Each part of both stories with all it may carry, one after the other where it excludes each other. */
export function everyPart() {
  return (['return', 'escape'] as const).flatMap((tale) =>
    ([1, 2, 3, 4] as const).flatMap((part) => {
      const { mayCarry } = partOf(tale, part);
      const sets = leftTogether(tale, part, mayCarry) ? [mayCarry] : mayCarry.map((what) => [what]);
      return sets.map((carried) => ({ commandos: team(1 + (part % 4), part), story: { tale, part, carried } }));
    }),
  );
}
