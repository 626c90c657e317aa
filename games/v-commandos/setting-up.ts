import type { Json } from '#kernel';
import { type CardId, MISSIONS, type Mission, missionNamed } from './content/cards.ts';
import { type CardSide, type CommandoId, characterOf, commandoId, commandoNamed } from './content/commandos.ts';
import { configure, MOST_COMMANDOS, type Pick, rosterOf } from './settings.ts';

/* What is chosen before a raid, in a configuration as it is written: the card, how many go, and who. */

type Fields = { readonly [key: string]: Json };

/** Who goes: chosen at the table, dealt by chance, or named before. */
export type Casting = 'choose' | 'random' | 'named';

export function missionIn(config: Json): Mission {
  const { card } = fields(config);
  return MISSIONS.find(({ id }) => id === card) ?? missionNamed('lighthouse');
}

export function playersIn(config: Json): number {
  const { players } = fields(config);
  return typeof players === 'number' ? players : 2;
}

export function commandosIn(config: Json): number {
  const { commandos } = fields(config);
  return typeof commandos === 'number' ? commandos : Math.max(playersIn(config), named(config).length);
}

export function castingIn(config: Json): Casting {
  const { picks } = fields(config);
  return Array.isArray(picks) ? 'named' : picks === 'random' ? 'random' : 'choose';
}

/** The commandos that are named, each with a side. */
export function named(config: Json): readonly Pick[] {
  const { picks } = fields(config);
  return Array.isArray(picks) ? picks.filter((pick): pick is Pick => typeof pick === 'string' && /^[a-z-]+:[AB]$/.test(pick)) : [];
}

export const whoIn = (pick: Pick): CommandoId => pick.slice(0, -2) as CommandoId;

/** Who may be named for a card, with these settings. */
export function rosterIn(config: Json): readonly CommandoId[] {
  const { settings } = configure({
    card: missionIn(config).id,
    ...(settingsIn(config) === undefined ? {} : { settings: settingsIn(config) }),
    commandos: null,
    players: 2,
  });
  return rosterOf(missionIn(config).module, settings).map(commandoId);
}

/** Whether the card is played in Veteran mode. */
export function isVeteran(config: Json): boolean {
  return fields(settingsIn(config))['veteran'] === true;
}

function settingsIn(config: Json): Json | undefined {
  return fields(config)['settings'];
}

/** The same for another card: as many go as it takes at least, and whoever is at home there. */
export function withCard(config: Json, card: CardId): Json {
  const next = { ...fields(config), card };
  const fits = settled(next, clamped(commandosIn(config), missionNamed(card)));
  const roster = rosterIn(fits);
  return castingIn(fits) === 'named' && !named(fits).every((pick) => roster.includes(whoIn(pick))) ? withCasting(fits, 'choose') : fits;
}

export function withCommandos(config: Json, commandos: number): Json {
  const count = clamped(commandos, missionIn(config));
  const fits = settled(fields(config), count);
  return castingIn(fits) === 'named' ? withNamed(fits, named(fits), count) : fits;
}

export function withCasting(config: Json, casting: 'choose' | 'random'): Json {
  return { ...fields(config), picks: casting };
}

/** A commando is named, or another side of the same; named again with the same side they stay at home. Those who are missing come in order. */
export function withPick(config: Json, who: CommandoId, side: CardSide): Json {
  const pick: Pick = `${who}:${side}`;
  const had = named(config);
  if (had.includes(pick))
    return withNamed(
      config,
      had.filter((other) => other !== pick),
    );
  const same = had.findIndex((other) => characterOf(commandoNamed(whoIn(other))) === characterOf(commandoNamed(who)));
  if (same >= 0) return withNamed(config, had.with(same, pick));
  return withNamed(config, [...had, pick].slice(-commandosIn(config)));
}

/** All seats get somebody: whoever is not named yet comes in the order of the roster. */
function withNamed(config: Json, picks: readonly Pick[], wanted = commandosIn(config)): Json {
  if (picks.length === 0) return withCasting(config, 'choose');
  const taken = new Set(picks.map((pick) => characterOf(commandoNamed(whoIn(pick)))));
  const rest = rosterIn(config).filter((id) => !taken.has(characterOf(commandoNamed(id))));
  const all = [...picks, ...rest.map((id): Pick => `${id}:A`)].slice(0, wanted);
  return { ...fields(config), picks: all };
}

/** A configuration for so many players: each leads one, unless one person leads all of them. */
export function forPlayers(config: Json, players: number): Json {
  const { commandos: _, ...rest } = fields(config);
  const had = commandosIn(config);
  const next = { ...rest, players };
  const count = clamped(players === 1 ? had : players, missionIn(next));
  const fits = settled(next, count);
  return castingIn(fits) === 'named' ? withNamed(fits, named(fits), count) : fits;
}

function clamped(commandos: number, { players: [fewest, most] }: Mission): number {
  return Math.max(fewest, Math.min(most, MOST_COMMANDOS, commandos));
}

/** So many go: what is the same as the players is not written, and more than players are allowed where they are wanted. */
function settled(config: Fields, commandos: number): Json {
  const players = playersIn(config);
  const { commandos: _, ...rest } = config;
  if (commandos === players) return rest;
  if (players === 1) return { ...rest, commandos };
  return { ...rest, commandos, settings: { ...fields(config['settings']), 'extra-commandos': true } };
}

function fields(json: Json | undefined): Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Fields) : {};
}
