import { ConfigError } from '#kernel';
import { chosenOptions, fieldsOf, shown, wholeNumber } from '../../border.ts';
import type { BossId, CommandoId, StageId } from '../content/cards.ts';
import { type Carried, type PartNumber, partOf, TALES, type TaleId } from '../content/stories.ts';
import { OPTIONS, type Options } from './options.ts';
import { type Played, standing } from './story/story.ts';

export const COMMANDO_IDS: readonly CommandoId[] = ['bill', 'lance', 'lucia', 'sweets'];
export const STAGE_IDS: readonly StageId[] = ['jungle', 'waterfall', 'snow-field', 'alien-lair'];
export const BOSS_IDS: readonly BossId[] = ['defense-wall', 'garmakilma', 'gordea', 'java'];

/** A part of a story: which one, what the parts before have earned, and who plays it from its first part to its last. */
export interface StoryPart {
  readonly tale: TaleId;
  readonly part: PartNumber;
  readonly carried: readonly Carried[];
  /** What was played before; nothing for a part on its own. */
  readonly past: readonly Played[];
  readonly team: readonly CommandoId[];
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
  const team = commandos(given['commandos'], given['players']);
  const story = given['story'] === undefined || given['story'] === null ? null : storyPart(given['story'], team);
  const part = story === null ? null : partOf(story.tale, story.part);
  const stage = oneOf(given['stage'] ?? part?.stage ?? 'jungle', STAGE_IDS, 'stage', 'contra.setup.choose-stage');
  const enemy = oneOf(given['enemy'] ?? part?.enemy ?? 'defense-wall', BOSS_IDS, 'enemy', 'contra.setup.choose-enemy');
  if (part !== null && (stage !== part.stage || enemy !== part.enemy))
    throw new ConfigError(`this part of the story is ${part.stage} against ${part.enemy}`, ['contra.story.prologue']);
  return {
    commandos: team,
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

function storyPart(raw: unknown, commandos: readonly CommandoId[]): StoryPart {
  const given = fieldsOf(raw, "'story'", ['tale', 'part', 'carried', 'past', 'team']);
  const tale = oneOf(given['tale'], Object.keys(TALES) as TaleId[], 'tale', 'contra.story.structure');
  const part = partNumber(given['part']);
  const past = playedParts(given['past'] ?? []);
  const team = given['team'] ?? commandos;
  if (!Array.isArray(team) || team.length !== commandos.length || !commandos.every((id) => team.includes(id)))
    throw new ConfigError('the commandos who have begun a story play all of it', ['contra.story.same-commandos']);
  return { tale, part, carried: carriedInto(tale, part, past, given['carried']), past, team: commandos };
}

function partNumber(raw: unknown): PartNumber {
  return wholeNumber(raw, 'part', 1, 4, 'contra.story.structure') as PartNumber;
}

function playedParts(raw: unknown): readonly Played[] {
  if (!Array.isArray(raw)) throw new ConfigError(`'past' must be a list, not ${shown(raw)}`, ['contra.story.save']);
  return raw.map((one: unknown) => {
    const { part, won } = fieldsOf(one, 'a part that was played', ['part', 'won']);
    if (typeof won !== 'boolean') throw new ConfigError(`'won' must be true or false, not ${shown(won)}`, ['contra.story.epilogue']);
    return { part: partNumber(part), won };
  });
}

/** What the parts before have left; for a part on its own, whatever the part before might have. */
function carriedInto(tale: TaleId, part: PartNumber, past: readonly Played[], raw: unknown): readonly Carried[] {
  const before = standing(tale, past);
  if (before === null || (past.length > 0 && before.next !== part))
    throw new ConfigError(`part ${part} does not follow what has been played of this story`, ['contra.story.structure']);
  const given = raw ?? before.carried;
  if (!Array.isArray(given)) throw new ConfigError(`'carried' must be a list, not ${shown(given)}`, ['contra.story.epilogue']);
  const known = past.length > 0 ? before.carried : partOf(tale, part).mayCarry;
  const carried = given.map((what: unknown) => oneOf(what, known, 'carried', 'contra.story.fresh-setup'));
  if (new Set(carried).size !== given.length || (past.length > 0 && carried.length !== known.length))
    throw new ConfigError(`'carried' must be what the part before has left: ${known.join(', ')}`, ['contra.story.fresh-setup']);
  return carried;
}
