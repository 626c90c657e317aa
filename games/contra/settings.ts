import * as z from 'zod/mini';
import { type ClauseId, ConfigError } from '#kernel';
import { configured, fields, oneOf, settingsOf, shown, wholeNumber } from '../border.ts';
import type { DraftOf, Setting } from '../box.ts';
import type { BossId, CommandoId, StageId } from './content/cards.ts';
import { type Carried, leftTogether, type PartNumber, partOf, TALES, type TaleId } from './content/stories.ts';
import { type Played, standing } from './rules/story/story.ts';

export const COMMANDO_IDS: readonly CommandoId[] = ['bill', 'lance', 'lucia', 'sweets'];
export const STAGE_IDS: readonly StageId[] = ['jungle', 'waterfall', 'snow-field', 'alien-lair'];
export const BOSS_IDS: readonly BossId[] = ['defense-wall', 'garmakilma', 'gordea', 'java'];

/** The optional rules of the book. */
export type Settings = {
  readonly start: 'normal' | 'jump' | 'rough';
  readonly unpredictable: 'off' | 'on' | 'expert';
  readonly 'battle-damage': boolean;
  /** Our own: a weaker boss for a first mission. */
  readonly training: boolean;
};

/** One value for `start`: Jump Start and Rough Start exclude each other. */
export const SETTINGS: readonly Setting[] = [
  { name: 'start', values: ['normal', 'jump', 'rough'], clause: 'contra.mode.start-modes-exclusive' },
  { name: 'unpredictable', values: ['off', 'on', 'expert'], clause: 'contra.mode.unpredictable' },
  { name: 'battle-damage', values: [false, true], clause: 'contra.mode.battle-damage' },
  { name: 'training', values: [false, true], clause: 'contra.mode.training' },
];

/** A part of a story: which one, what the parts before have earned, and who plays it from its first part to its last. */
export type StoryPart = {
  readonly tale: TaleId;
  readonly part: PartNumber;
  readonly carried: readonly Carried[];
  /** What was played before, from the first part on; nothing for a part on its own. */
  readonly past: readonly Played[];
  readonly team: readonly CommandoId[];
};

export interface Config {
  /** One for each seat. */
  readonly commandos: readonly CommandoId[];
  readonly stage: StageId;
  readonly enemy: BossId;
  readonly settings: Settings;
  readonly story: StoryPart | null;
  /** Added to each boss card's health, by a story's special rule. */
  readonly bossHealth: number;
}

/** What people choose of it: a part of a story brings its stage, its boss and what the parts before have left. */
export type Draft = Omit<DraftOf<Config>, 'story'> & { readonly story?: (Pick<StoryPart, 'tale' | 'part'> & Partial<StoryPart>) | null };

/** Which part of which story, what was played before, and what that has left. */
const StoryForm = fields("'story'", {
  tale: oneOf('tale', Object.keys(TALES) as TaleId[]),
  part: wholeNumber('part', 1, 4),
  carried: z.optional(z.array(z.unknown(), { error: ({ input }) => `'carried' must be a list, not ${shown(input)}` })),
  past: z._default(
    z.array(
      fields('a part that was played', {
        part: wholeNumber('part', 1, 4),
        won: z.boolean({ error: ({ input }) => `'won' must be true or false, not ${shown(input)}` }),
      }),
      {
        error: ({ input }) => `'past' must be a list, not ${shown(input)}`,
      },
    ),
    [],
  ),
  team: z.optional(z.array(z.unknown())),
});

const COMMANDOS_FORM = `'commandos' must name one to four of ${COMMANDO_IDS.join(', ')}`;

const schema = fields('the configuration', {
  players: z.optional(wholeNumber('players', 1, COMMANDO_IDS.length)),
  commandos: z.optional(
    z.nullable(
      z
        .array(oneOf('commandos', COMMANDO_IDS), { error: COMMANDOS_FORM })
        .check(z.minLength(1, { error: COMMANDOS_FORM }), z.maxLength(COMMANDO_IDS.length, { error: COMMANDOS_FORM })),
    ),
  ),
  stage: z.optional(z.nullable(oneOf('stage', STAGE_IDS))),
  enemy: z.optional(z.nullable(oneOf('enemy', BOSS_IDS))),
  settings: settingsOf<Settings>(SETTINGS),
  story: z._default(z.nullable(StoryForm), null),
  bossHealth: z._default(wholeNumber('bossHealth', 0, 20), 0),
});

const CLAUSES: Readonly<Record<string, ClauseId>> = {
  players: 'contra.overview.player-count',
  commandos: 'contra.overview.player-count',
  stage: 'contra.setup.choose-stage',
  enemy: 'contra.setup.choose-enemy',
  bossHealth: 'contra.story.special-rules',
  tale: 'contra.story.structure',
  part: 'contra.story.structure',
  past: 'contra.story.save',
  carried: 'contra.story.epilogue',
  team: 'contra.story.same-commandos',
  won: 'contra.story.epilogue',
};

function clauseAt(path: readonly string[]): ClauseId | undefined {
  const [field = '', member] = path;
  if (field === 'commandos' && member !== undefined) return 'contra.components.miniatures';
  return CLAUSES[(field === 'story' ? path.findLast((name) => name in CLAUSES) : field) ?? ''];
}

/** A full configuration from whatever came over the border. */
export function configure(raw: unknown): Config {
  const { players, commandos, stage, enemy, settings, story: chosen, bossHealth } = configured(schema, raw, SETTINGS, clauseAt);
  const team = teamOf(commandos ?? null, players);
  const story = chosen === null ? null : storyPart(chosen, team);
  const part = story === null ? null : partOf(story.tale, story.part);
  const config: Config = {
    commandos: team,
    stage: stage ?? part?.stage ?? 'jungle',
    enemy: enemy ?? part?.enemy ?? 'defense-wall',
    settings,
    story,
    bossHealth: part?.bossHealth ?? bossHealth,
  };
  if (part !== null && (config.stage !== part.stage || config.enemy !== part.enemy))
    throw new ConfigError(`this part of the story is ${part.stage} against ${part.enemy}`, ['contra.story.prologue']);
  return config;
}

/** One for each player; where only their number is said, the first ones. */
function teamOf(given: readonly CommandoId[] | null, players: number | undefined): readonly CommandoId[] {
  const team = given ?? COMMANDO_IDS.slice(0, players ?? 2);
  if (players !== undefined && team.length !== players)
    throw new ConfigError(`${players} players play ${players} commandos, not ${team.length}`, ['contra.overview.player-count']);
  const twice = team.find((id, place) => team.indexOf(id) !== place);
  if (twice !== undefined) throw new ConfigError(`${twice} is there twice; every commando is played by one player`, ['contra.setup.choose-commando']);
  return team;
}

function storyPart({ tale, part, past, carried, team }: z.infer<typeof StoryForm>, commandos: readonly CommandoId[]): StoryPart {
  if (team !== undefined && (team.length !== commandos.length || !commandos.every((id) => team.includes(id))))
    throw new ConfigError('the commandos who have begun a story play all of it', ['contra.story.same-commandos']);
  const played = past.map((one): Played => ({ part: one.part as PartNumber, won: one.won }));
  const number = part as PartNumber;
  return { tale, part: number, carried: carriedInto(tale, number, played, carried), past: played, team: commandos };
}

/** What the parts before have left; for a part on its own, whatever the part before might have. */
function carriedInto(tale: TaleId, part: PartNumber, past: readonly Played[], given: readonly unknown[] | undefined): readonly Carried[] {
  const before = standing(tale, past);
  if (before === null || (past.length > 0 && before.next !== part))
    throw new ConfigError(`part ${part} does not follow what has been played of this story`, ['contra.story.structure']);
  const known: readonly Carried[] = past.length > 0 ? before.carried : partOf(tale, part).mayCarry;
  const carried = (given ?? before.carried).map((what) => {
    const found = known.find((one) => one === what);
    if (found === undefined) throw new ConfigError(`'carried' is ${shown(what)}; it can be ${known.join(', ')}`, ['contra.story.fresh-setup']);
    return found;
  });
  if (past.length === 0 && !leftTogether(tale, part, carried))
    throw new ConfigError(`'carried' has ${carried.join(' and ')}; the part before leaves one of them`, ['contra.story.fresh-setup']);
  if (new Set(carried).size !== carried.length || (past.length > 0 && carried.length !== known.length))
    throw new ConfigError(`'carried' must be what the part before has left: ${known.join(', ')}`, ['contra.story.fresh-setup']);
  return carried;
}
