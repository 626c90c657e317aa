import type { Box } from '#games';
import { ConfigError } from '#kernel';
import { boxes } from '#shelf';
import { readLedger } from '../server/ledger.ts';
import { UsageError } from './command.ts';
import { language, say } from './words/words.ts';

/** The options by which every command sets a game up. */
export const CONFIG_OPTIONS = {
  preset: { type: 'string', value: '<name>', says: say.option.preset },
  ...fieldOptions(),
  players: { type: 'string', value: '<n>', says: say.option.players },
  set: { type: 'string', value: '<option=value,…>', says: say.option.set },
  config: { type: 'string', value: '<json>', says: say.option.config },
} as const;

export type ConfigWords = { readonly [name in keyof typeof CONFIG_OPTIONS]?: string | undefined };

type FieldOption = { readonly type: 'string'; readonly value: string; says(): Promise<string> };

/** What games have to configure besides players and settings: `--team`, `--stage`. */
function fieldOptions(): Readonly<Record<string, FieldOption>> {
  const options: Record<string, FieldOption> = {};
  for (const { fields = [] } of boxes)
    for (const { name, kind } of fields) options[name] = { type: 'string', value: kind === 'list' ? '<a,b,…>' : '<name>', says: () => inEachGame(name) };
  return options;
}

/** What a field is in the games that have it. */
async function inEachGame(name: string): Promise<string> {
  const having = boxes.filter(({ fields = [] }) => fields.some((field) => field.name === name));
  const said = having.map(async ({ game, text }) => `${game.id}: ${(await text(language)).fields?.[name] ?? ''}`);
  return (await Promise.all(said)).join('; ');
}

function listOf(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

/** A configuration from the words of the command line, checked by the game. What they do not say is as in the whole game, unless they name a preset. */
export function configFrom(box: Box, words: ConfigWords): unknown {
  const config: Record<string, unknown> = { ...presetOf(box, words.preset ?? box.standard) };
  if (words.config !== undefined) {
    let given: unknown;
    try {
      given = JSON.parse(words.config);
    } catch {
      throw new UsageError(say.wrong.json);
    }
    Object.assign(config, given);
  }
  for (const { name, kind } of box.fields ?? []) {
    const given = (words as Readonly<Record<string, string | undefined>>)[name];
    if (given !== undefined) config[name] = kind === 'list' ? listOf(given) : given;
  }
  if (words.players !== undefined) config['players'] = Number(words.players);
  if (words.set !== undefined) config['settings'] = { ...(config['settings'] as object | undefined), ...settings(box, words.set) };
  try {
    return box.game.configure(config);
  } catch (thrown) {
    if (thrown instanceof ConfigError) throw new UsageError(refused(box, thrown));
    throw thrown;
  }
}

/** The rules a configuration breaks, and what is wrong with it as programs are told. */
function refused({ game: { id, title } }: Box, { clauses, message: what }: ConfigError): string {
  const broken = readLedger(id, language).filter((clause) => clauses.includes(clause.id));
  return broken.length === 0 ? say.wrong['config-form']({ title, what }) : say.wrong.config({ title, clauses: broken.map(({ says }) => says), what });
}

function presetOf(box: Box, id: string | undefined): object {
  if (id === undefined) return {};
  const preset = box.presets.find((p) => p.id === id);
  if (preset === undefined) throw new UsageError(say.wrong.preset({ title: box.game.title, id, presets: box.presets.map((p) => p.id) }));
  return preset.config as object;
}

function settings(box: Box, text: string): Record<string, unknown> {
  return Object.fromEntries(
    text.split(',').map((word) => {
      const [name = '', value = 'true'] = word.trim().split('=');
      const setting = box.settings.find((s) => s.name === name);
      if (setting === undefined) throw new UsageError(say.wrong.setting({ title: box.game.title, name, settings: box.settings.map((s) => s.name) }));
      const chosen = setting.values.find((v) => String(v) === value);
      if (chosen === undefined) throw new UsageError(say.wrong.value({ name, values: setting.values.map(String), value }));
      return [name, chosen];
    }),
  );
}
