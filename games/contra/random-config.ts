import type { Json, Stream } from '#kernel';
import { type Carried, leftTogether, type PartNumber, partOf, type TaleId } from './content/stories.ts';
import { BOSS_IDS, COMMANDO_IDS, SETTINGS, STAGE_IDS } from './settings.ts';

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
