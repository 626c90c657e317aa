import type { Json, Outcome } from '#kernel';
import type { Sequel } from '../../../box.ts';
import type { CommandoId } from '../../content/cards.ts';
import { type Carried, type PartNumber, partOf, type TaleId } from '../../content/stories.ts';
import type { Config, Settings, StoryPart } from '../../settings.ts';

/** A part that has been played, and how it ended. */
export type Played = {
  readonly part: PartNumber;
  readonly won: boolean;
};

/** Where a tale stands: the part that is next, or how the tale has ended, and what is carried on. */
export interface Standing {
  readonly next: PartNumber | 'won' | 'lost';
  readonly carried: readonly Carried[];
}

/** The record of a story: who plays it, what was played and what each part has left, and how it goes on. */
export interface Story extends Standing {
  readonly tale: TaleId;
  readonly commandos: readonly CommandoId[];
  readonly settings: Settings;
  readonly played: readonly (Played & { readonly carried: readonly Carried[] })[];
}

function after(tale: TaleId, { part, won }: Played): Standing {
  const { win, lose } = partOf(tale, part);
  return won ? { next: win.next, carried: win.carry } : { next: lose.next, carried: lose.carry };
}

/** Where these parts have led, from the first one on; null when they cannot have followed each other. */
export function standing(tale: TaleId, past: readonly Played[]): Standing | null {
  let now: Standing = { next: 1, carried: [] };
  for (const played of past) {
    if (played.part !== now.next) return null;
    now = after(tale, played);
  }
  return now;
}

export function beginStory(tale: TaleId, commandos: readonly CommandoId[], settings: Settings): Story {
  return { tale, commandos, settings, played: [], next: 1, carried: [] };
}

/** The story a configuration is a part of: the configuration is all that has to be kept of it. */
export function readStory({ story, commandos, settings }: Config): Story | null {
  if (story === null) return null;
  const { tale, part, carried, past } = story;
  return { tale, commandos, settings, played: past.map((played) => ({ ...played, carried: after(tale, played).carried })), next: part, carried };
}

/** The story once its next part has been played. */
export function afterPart(story: Story, won: boolean): Story {
  if (typeof story.next === 'string') throw new Error('the story is over');
  const played: Played = { part: story.next, won };
  const now = after(story.tale, played);
  return { ...story, ...now, played: [...story.played, { ...played, carried: now.carried }] };
}

/** The whole configuration of the part that is next: the same commandos and settings, and all that has happened. */
export function partConfig({ tale, commandos, settings, played, next, carried }: Story): Json {
  if (typeof next === 'string') throw new Error('the story is over');
  const { stage, enemy, bossHealth } = partOf(tale, next);
  return {
    commandos: [...commandos],
    stage,
    enemy,
    settings: { ...settings },
    story: { tale, part: next, carried: [...carried], past: played.map(({ part, won }) => ({ part, won })), team: [...commandos] },
    bossHealth,
  };
}

/** A later part of a tale of which nothing has been played: a game of its own, which leads nowhere. */
export function isAlone({ part, past }: StoryPart): boolean {
  return part > 1 && past.length === 0;
}

/** What is played after a part of a story; the tale begins anew when it has ended. */
export function sequel(config: Config, outcome: Outcome): Sequel | null {
  const story = readStory(config);
  if (story === null || config.story === null || isAlone(config.story)) return null;
  const now = afterPart(
    story,
    outcome.payoff.every((share) => share > 0),
  );
  const over = typeof now.next === 'string';
  return { config: partConfig(over ? beginStory(story.tale, story.commandos, story.settings) : now), over };
}
