import { ConfigError, type Json } from '#kernel';
import type { PartNumber, TaleId } from '../../content/stories.ts';
import { type Config, configure, type StoryPart } from '../../settings.ts';

/** What is chosen before a game. */
export interface Mission extends Pick<Config, 'commandos' | 'stage' | 'enemy' | 'settings'> {
  readonly story: Pick<StoryPart, 'tale' | 'part' | 'carried'> | null;
}

export const TALE_IDS: readonly TaleId[] = ['return', 'escape'];
export const PARTS: readonly PartNumber[] = [1, 2, 3, 4];

/** What a configuration says; one that makes no sense is a first game. */
export function missionOf(config: Json): Mission {
  try {
    return configure(config);
  } catch (thrown) {
    if (thrown instanceof ConfigError) return configure({});
    throw thrown;
  }
}

/** The configuration of a mission; a part of a story has a stage and an enemy of its own. */
export function configOf({ commandos, stage, enemy, settings, story }: Mission): Json {
  if (story === null) return { commandos, stage, enemy, settings };
  const { tale, part, carried } = story;
  return { commandos, settings, story: { tale, part, carried } };
}
