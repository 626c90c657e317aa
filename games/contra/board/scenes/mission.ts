import type { Json } from '#kernel';
import type { BossId, CommandoId, StageId } from '../../content/index.ts';
import { type Carried, type PartNumber, partOf, TALES, type TaleId } from '../../content/stories.ts';
import { BOSS_IDS, COMMANDO_IDS, STAGE_IDS } from '../../rules/config.ts';
import { isCommando } from '../answers/deed.ts';

/** What is chosen before a game, as far as the board knows it. */
export interface Mission {
  readonly commandos: readonly CommandoId[];
  readonly stage: StageId;
  readonly enemy: BossId;
  readonly story: { readonly tale: TaleId; readonly part: PartNumber; readonly carried: readonly Carried[] } | null;
}

type Fields = { readonly [key: string]: Json };

function fields(json: Json | undefined): Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Fields) : {};
}

export const TALE_IDS: readonly TaleId[] = ['return', 'escape'];
export const PARTS: readonly PartNumber[] = [1, 2, 3, 4];

/** What a configuration says; whatever is missing or wrong is as in a first game. */
export function missionOf(config: Json): Mission {
  const given = fields(config);
  const story = storyOf(given['story']);
  const part = story === null ? null : partOf(story.tale, story.part);
  const named = Array.isArray(given['commandos']) ? given['commandos'].filter(isCommando) : [];
  const players = Number(given['players'] ?? 2);
  return {
    commandos: named.length > 0 ? [...new Set(named)] : COMMANDO_IDS.slice(0, players >= 1 && players <= 4 ? players : 2),
    stage: part?.stage ?? STAGE_IDS.find((id) => id === given['stage']) ?? 'jungle',
    enemy: part?.enemy ?? BOSS_IDS.find((id) => id === given['enemy']) ?? 'defense-wall',
    story,
  };
}

function storyOf(json: Json | undefined): Mission['story'] {
  const given = fields(json);
  const tale = TALE_IDS.find((id) => id === given['tale']);
  const part = PARTS.find((n) => n === given['part']);
  if (tale === undefined || part === undefined) return null;
  const carried = Array.isArray(given['carried']) ? given['carried'] : [];
  return { tale, part, carried: TALES[tale][part - 1]?.mayCarry.filter((what) => carried.includes(what)) ?? [] };
}

/** The configuration with this mission; options stay as they are. */
export function withMission(config: Json, { commandos, stage, enemy, story }: Mission): Json {
  const { players: _, stage: _stage, enemy: _enemy, story: _story, commandos: _commandos, ...rest } = fields(config);
  if (story === null) return { ...rest, commandos: [...commandos], stage, enemy };
  return { ...rest, commandos: [...commandos], story: { tale: story.tale, part: story.part, carried: [...story.carried] } };
}
