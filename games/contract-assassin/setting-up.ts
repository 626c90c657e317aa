import type { Json } from '#kernel';
import { ASSASSINS, type AssassinId } from './content/assassins.ts';
import type { Event } from './event.ts';
import { CLOCKS } from './settings.ts';

/** How assassins come to their players: dealt blind, picked in turn when the game has begun, or named before it. */
export type Casting = 'dealt' | 'picked' | 'named';

type Fields = { readonly [key: string]: Json };

const ids = ASSASSINS.map(({ id }) => id);

export function castingOf(config: Json): Casting {
  const { assassins, settings } = fields(config);
  if (Array.isArray(assassins)) return 'named';
  return fields(settings)['assassin-draft'] === true ? 'picked' : 'dealt';
}

/** Who plays whom, seat by seat; nobody where they are not named. */
export function namedIn(config: Json): readonly AssassinId[] {
  const { assassins } = fields(config);
  return Array.isArray(assassins) ? assassins.flatMap((name) => ids.find((id) => id === name) ?? []) : [];
}

/** The configuration in which assassins are dealt blind, or picked in turn. */
export function cast(config: Json, casting: 'dealt' | 'picked'): Json {
  const { assassins: _, settings, ...rest } = fields(config);
  const { 'assassin-draft': _draft, ...others } = fields(settings);
  return withSettings(rest, casting === 'picked' ? { ...others, 'assassin-draft': true } : others);
}

/**
 * The configuration in which these seats have these assassins. A seat that has picked none keeps whom it has, if nobody else
 * wants them, and gets one by lot otherwise; `lot` gives a number below another.
 */
export function named(config: Json, picks: readonly (AssassinId | null)[], lot: (below: number) => number): Json {
  const had = namedIn(config);
  const kept = picks.map((pick, seat) => pick ?? had.find((id, at) => at === seat && !picks.includes(id)) ?? null);
  const free = ids.filter((id) => !kept.includes(id));
  const assassins = kept.flatMap((id) => id ?? free.splice(lot(free.length), 1));
  return { ...fields(cast(config, 'dealt')), assassins };
}

/** The same again: whoever killed last begins, and where nobody did it is drawn by lot. */
export function rematch(config: Json, told: readonly Event[]): Json {
  const last = told.findLast((event) => event.kind === 'kills');
  return { ...fields(config), first: last?.seat ?? 'random' };
}

/** A configuration for so many: one alone plays against a clock, and whoever comes anew has no assassin yet. */
export function forPlayers(config: Json, players: number): Json {
  const { assassins: _, first: _first, settings, ...rest } = fields(config);
  const { 'solo-clock': clock = CLOCKS[2], 'round-limit': limit, ...others } = fields(settings);
  const kept = namedIn(config).slice(0, players);
  const seats = { ...rest, players, ...(kept.length === players ? { assassins: kept } : {}) };
  if (players === 1) return withSettings(seats, { ...others, 'solo-clock': clock });
  return withSettings(seats, limit === undefined ? others : { ...others, 'round-limit': limit });
}

function withSettings(config: Fields, settings: Fields): Json {
  return Object.keys(settings).length === 0 ? config : { ...config, settings };
}

function fields(json: Json | undefined): Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Fields) : {};
}
