import { ConfigError } from '#kernel';
import type { PartNumber, TaleId } from '../../content/stories.ts';
import { type Config, configure, type Draft, type StoryPart } from '../../settings.ts';

/** What is chosen before a game. */
export interface Mission extends Pick<Config, 'commandos' | 'stage' | 'enemy' | 'settings'> {
  readonly story: Pick<StoryPart, 'tale' | 'part' | 'carried'> | null;
}

export const TALE_IDS: readonly TaleId[] = ['return', 'escape'];
export const PARTS: readonly PartNumber[] = [1, 2, 3, 4];

/** What is chosen, with all that follows from it; what makes no sense is a first game. */
export function missionOf(draft: Draft): Mission {
  try {
    return configure(draft);
  } catch (thrown) {
    if (thrown instanceof ConfigError) return configure({});
    throw thrown;
  }
}

/** A mission as it is written down; a part of a story has a stage and an enemy of its own. */
export function draftOf({ commandos, stage, enemy, settings, story }: Mission): Draft {
  if (story === null) return { commandos, stage, enemy, settings };
  const { tale, part, carried } = story;
  return { commandos, settings, story: { tale, part, carried } };
}
