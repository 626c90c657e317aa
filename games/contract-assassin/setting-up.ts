import { ASSASSINS, type AssassinId } from './content/assassins.ts';
import type { Event } from './event.ts';
import { CLOCKS, type Draft } from './settings.ts';

/** How assassins come to their players: dealt blind, picked in turn when the game has begun, or named before it. */
export type Casting = 'dealt' | 'picked' | 'named';

const ids = ASSASSINS.map(({ id }) => id);

export function castingOf(draft: Draft): Casting {
  if (namedIn(draft).length > 0) return 'named';
  return draft.settings?.['assassin-draft'] === true ? 'picked' : 'dealt';
}

/** Who plays whom, seat by seat; nobody where they are not named. */
export function namedIn({ assassins }: Draft): readonly AssassinId[] {
  return assassins ?? [];
}

/** Assassins are dealt blind, or picked in turn. */
export function cast(draft: Draft, casting: 'dealt' | 'picked'): Draft {
  const { assassins: _, settings, ...rest } = draft;
  const { 'assassin-draft': _draft, ...others } = settings ?? {};
  return withSettings(rest, casting === 'picked' ? { ...others, 'assassin-draft': true } : others);
}

/**
 * These seats have these assassins. A seat that has picked none keeps whom it has, if nobody else
 * wants them, and gets one by lot otherwise; `lot` gives a number below another.
 */
export function named(draft: Draft, picks: readonly (AssassinId | null)[], lot: (below: number) => number): Draft {
  const had = namedIn(draft);
  const kept = picks.map((pick, seat) => pick ?? had.find((id, at) => at === seat && !picks.includes(id)) ?? null);
  const free = ids.filter((id) => !kept.includes(id));
  const assassins = kept.flatMap((id) => id ?? free.splice(lot(free.length), 1));
  return { ...cast(draft, 'dealt'), assassins };
}

/** The same again with contracts that are dealt: whoever killed last begins, and where nobody did it is drawn by lot. */
export function rematch({ contracts: _, ...draft }: Draft, events: readonly Event[]): Draft {
  const last = events.findLast((event) => event.kind === 'kills');
  return { ...draft, first: last?.seat ?? 'random' };
}

/** The same for so many: one alone plays against a clock, and whoever comes anew has no assassin yet. */
export function forPlayers(draft: Draft, players: number): Draft {
  const { assassins: _, contracts: _contracts, first: _first, settings, ...rest } = draft;
  const { 'solo-clock': clock = 0, 'round-limit': limit, ...others } = settings ?? {};
  const kept = namedIn(draft).slice(0, players);
  const seats = { ...rest, players, ...(kept.length === players ? { assassins: kept } : {}) };
  if (players === 1) return withSettings(seats, { ...others, 'solo-clock': clock === 0 ? CLOCKS[2] : clock });
  return withSettings(seats, limit === undefined ? others : { ...others, 'round-limit': limit });
}

function withSettings(draft: Draft, settings: NonNullable<Draft['settings']>): Draft {
  return Object.keys(settings).length === 0 ? draft : { ...draft, settings };
}
