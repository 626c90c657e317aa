import { ConfigError } from '#kernel';
import { chosenOptions, fieldsOf, shown, wholeNumber } from '../../border.ts';
import type { BossId, CommandoId, StageId } from '../content/cards.ts';
import { type Carried, type PartNumber, partOf, TALES, type TaleId } from '../content/stories.ts';
import { OPTIONS, type Options } from './options.ts';

export const COMMANDO_IDS: readonly CommandoId[] = ['bill', 'lance', 'lucia', 'sweets'];
export const STAGE_IDS: readonly StageId[] = ['jungle', 'waterfall', 'snow-field', 'alien-lair'];
export const BOSS_IDS: readonly BossId[] = ['defense-wall', 'garmakilma', 'gordea', 'java'];

/** A part of a story: which one, and what the parts before have earned. */
export interface StoryPart {
  readonly tale: TaleId;
  readonly part: PartNumber;
  readonly carried: readonly Carried[];
}

export interface Config {
  /** One for each seat. */
  readonly commandos: readonly CommandoId[];
  readonly stage: StageId;
  readonly enemy: BossId;
  readonly options: Options;
  readonly story: StoryPart | null;
  /** Added to each boss card's health, by a story's special rule. */
  readonly bossHealth: number;
}

/** A full configuration from whatever came over the border. */
export function configure(raw: unknown): Config {
  const given = fieldsOf(raw, 'the configuration', ['players', 'commandos', 'stage', 'enemy', 'options', 'story', 'bossHealth']);
  const story = given['story'] === undefined || given['story'] === null ? null : storyPart(given['story']);
  const part = story === null ? null : partOf(story.tale, story.part);
  const stage = oneOf(given['stage'] ?? part?.stage ?? 'jungle', STAGE_IDS, 'stage', 'contra.setup.choose-stage');
  const enemy = oneOf(given['enemy'] ?? part?.enemy ?? 'defense-wall', BOSS_IDS, 'enemy', 'contra.setup.choose-enemy');
  if (part !== null && (stage !== part.stage || enemy !== part.enemy))
    throw new ConfigError(`this part of the story is ${part.stage} against ${part.enemy}`, ['contra.story.prologue']);
  return {
    commandos: commandos(given['commandos'], given['players']),
    stage,
    enemy,
    options: chosenOptions(OPTIONS, given['options']) as unknown as Options,
    story,
    bossHealth: part?.bossHealth ?? wholeNumber(given['bossHealth'] ?? 0, 'bossHealth', 0, 20, 'contra.story.special-rules'),
  };
}

function oneOf<T extends string>(value: unknown, known: readonly T[], name: string, clause: string): T {
  const found = known.find((id) => id === value);
  if (found === undefined) throw new ConfigError(`'${name}' is ${shown(value)}; it can be ${known.join(', ')}`, [clause]);
  return found;
}

/** One for each player; where only their number is said, the first ones. */
function commandos(given: unknown, players: unknown): readonly CommandoId[] {
  const clause = 'contra.overview.player-count';
  const count = players === undefined ? 2 : wholeNumber(players, 'players', 1, COMMANDO_IDS.length, clause);
  const raw = given ?? COMMANDO_IDS.slice(0, count);
  if (players !== undefined && Array.isArray(raw) && raw.length !== count)
    throw new ConfigError(`${count} players play ${count} commandos, not ${raw.length}`, [clause]);
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > COMMANDO_IDS.length)
    throw new ConfigError(`'commandos' must name one to four of ${COMMANDO_IDS.join(', ')}`, [clause]);
  const ids = raw.map((id: unknown) => oneOf(id, COMMANDO_IDS, 'commandos', 'contra.components.miniatures'));
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) throw new ConfigError(`${twice} is there twice; every commando is played by one player`, ['contra.setup.choose-commando']);
  return ids;
}

function storyPart(raw: unknown): StoryPart {
  const given = fieldsOf(raw, "'story'", ['tale', 'part', 'carried']);
  const tale = oneOf(given['tale'], Object.keys(TALES) as TaleId[], 'tale', 'contra.story.structure');
  const part = wholeNumber(given['part'], 'part', 1, 4, 'contra.story.structure') as PartNumber;
  const carried = given['carried'] ?? [];
  const known: readonly Carried[] = part === 1 ? [] : partOf(tale, part).mayCarry;
  if (!Array.isArray(carried)) throw new ConfigError(`'carried' must be a list, not ${shown(carried)}`, ['contra.story.epilogue']);
  return { tale, part, carried: carried.map((what: unknown) => oneOf(what, known, 'carried', 'contra.story.fresh-setup')) };
}
