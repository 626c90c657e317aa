import type { Stream } from '#kernel';
import { type Carried, type PartNumber, partOf, type TaleId } from '../content/stories.ts';
import { BOSS_IDS, COMMANDO_IDS, STAGE_IDS } from '../rules/config.ts';
import { OPTIONS } from '../rules/options.ts';

/** One to four commandos in any order. */
function randomCommandos(stream: Stream): readonly string[] {
  const left = [...COMMANDO_IDS];
  const chosen: string[] = [];
  for (let n = 1 + stream.below(4); n > 0; n--) chosen.push(...left.splice(stream.below(left.length), 1));
  return chosen;
}

/** A part of a story, with some of what the part before may have left. */
function randomPart(stream: Stream): object {
  const tale: TaleId = stream.below(2) === 0 ? 'return' : 'escape';
  const part = (1 + stream.below(4)) as PartNumber;
  const carried: readonly Carried[] = partOf(tale, part).mayCarry.filter(() => stream.below(2) === 0);
  return { story: { tale, part, carried } };
}

/** Any commandos on any stage against any boss, or in a part of a story; each option set to anything in one of three. */
export function randomConfig(stream: Stream): object {
  const options: Record<string, unknown> = {};
  for (const { name, values } of OPTIONS) if (stream.below(3) === 0) options[name] = values[stream.below(values.length)];
  const where = stream.below(3) === 0 ? randomPart(stream) : { stage: STAGE_IDS[stream.below(4)], enemy: BOSS_IDS[stream.below(4)] };
  return { commandos: randomCommandos(stream), ...where, options };
}

/** Each stage with each boss for one to four commandos, the modes in turn, and each part of both stories with all it may carry. */
export function everySetting(): readonly object[] {
  const modes = OPTIONS.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  const team = (n: number, first: number): readonly string[] => Array.from({ length: n }, (_, i) => COMMANDO_IDS[(first + i) % 4] as string);
  const pairings = STAGE_IDS.flatMap((stage) => BOSS_IDS.map((enemy) => ({ stage, enemy })));
  const missions = [1, 2, 3, 4].flatMap((n) =>
    pairings.map((pairing, i) => ({ commandos: team(n, i), ...pairing, options: modes[(i + 3 * n) % modes.length] as object })),
  );
  const parts = (['return', 'escape'] as const).flatMap((tale) =>
    ([1, 2, 3, 4] as const).map((part) => ({ commandos: team(1 + (part % 4), part), story: { tale, part, carried: partOf(tale, part).mayCarry } })),
  );
  return [...missions, ...parts];
}
