import type { Json, Stream } from '#kernel';
import { type Carried, leftTogether, type PartNumber, partOf, type TaleId } from '../content/stories.ts';
import { BOSS_IDS, COMMANDO_IDS, SETTINGS, STAGE_IDS } from '../settings.ts';

/** One to four commandos in any order. */
function randomCommandos(stream: Stream): readonly string[] {
  const left = [...COMMANDO_IDS];
  const chosen: string[] = [];
  for (let n = 1 + stream.below(4); n > 0; n--) chosen.push(...left.splice(stream.below(left.length), 1));
  return chosen;
}

/** A part of a story, with some of what the part before may have left. */
function randomPart(stream: Stream): { readonly story: Json } {
  const tale: TaleId = stream.below(2) === 0 ? 'return' : 'escape';
  const part = (1 + stream.below(4)) as PartNumber;
  const carried: readonly Carried[] = partOf(tale, part).mayCarry.filter(() => stream.below(2) === 0);
  return { story: { tale, part, carried: leftTogether(tale, part, carried) ? carried : carried.slice(0, 1) } };
}

/** Any commandos on any stage against any boss, or in a part of a story; each setting set to anything in one of three. */
export function randomConfig(stream: Stream): Json {
  const settings: Record<string, Json> = {};
  for (const { name, values } of SETTINGS) if (stream.below(3) === 0) settings[name] = values[stream.below(values.length)] ?? null;
  const where = stream.below(3) === 0 ? randomPart(stream) : { stage: STAGE_IDS[stream.below(4)] ?? null, enemy: BOSS_IDS[stream.below(4)] ?? null };
  return { commandos: randomCommandos(stream), ...where, settings };
}

const team = (n: number, first: number): readonly string[] => Array.from({ length: n }, (_, i) => COMMANDO_IDS[(first + i) % 4] as string);

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
