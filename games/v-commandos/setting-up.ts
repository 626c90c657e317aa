import { type CardId, type Mission, missionNamed } from './content/cards.ts';
import { type CardSide, type CommandoId, characterOf, commandoId, commandoNamed } from './content/commandos.ts';
import { configure, type Draft, MOST_COMMANDOS, type Pick, pickOf, rosterOf } from './settings.ts';

/* What is chosen before a raid: the card, how many go, and who. */

/** Who goes: chosen at the table, dealt by chance, or named before. */
export type Casting = 'choose' | 'random' | 'named';

export function missionIn({ card }: Draft): Mission {
  return missionNamed(card ?? 'lighthouse');
}

export function playersIn({ players = 2 }: Draft): number {
  return players;
}

export function commandosIn(draft: Draft): number {
  return draft.commandos ?? Math.max(playersIn(draft), named(draft).length);
}

export function castingIn({ picks = 'choose' }: Draft): Casting {
  return typeof picks === 'string' ? picks : 'named';
}

/** The commandos that are named, each with a side. */
export function named({ picks = 'choose' }: Draft): readonly Pick[] {
  return typeof picks === 'string' ? [] : picks;
}

/** Who may be named for a card, with these settings. */
export function rosterIn(draft: Draft): readonly CommandoId[] {
  const { id, module } = missionIn(draft);
  const { settings } = configure({ card: id, settings: draft.settings, players: 2 });
  return rosterOf(module, settings).map(commandoId);
}

/** Whether the card is played in Veteran mode. */
export function isVeteran({ settings }: Draft): boolean {
  return settings?.veteran === true;
}

/** The same for another card: as many go as it takes at least, and whoever is at home there. */
export function withCard(draft: Draft, card: CardId): Draft {
  const next = { ...draft, card };
  const fits = settled(next, clamped(commandosIn(draft), missionNamed(card)));
  const roster = rosterIn(fits);
  return castingIn(fits) === 'named' && !named(fits).every((pick) => roster.includes(pickOf(pick).id)) ? withCasting(fits, 'choose') : fits;
}

export function withCommandos(draft: Draft, commandos: number): Draft {
  const count = clamped(commandos, missionIn(draft));
  const fits = settled(draft, count);
  return castingIn(fits) === 'named' ? withNamed(fits, named(fits), count) : fits;
}

export function withCasting(draft: Draft, casting: 'choose' | 'random'): Draft {
  return { ...draft, picks: casting };
}

/** A commando is named, or another side of the same; named again with the same side they stay at home. Those who are missing come in order. */
export function withPick(draft: Draft, who: CommandoId, side: CardSide): Draft {
  const pick: Pick = `${who}:${side}`;
  const had = named(draft);
  if (had.includes(pick))
    return withNamed(
      draft,
      had.filter((other) => other !== pick),
    );
  const same = had.findIndex((other) => characterOf(commandoNamed(pickOf(other).id)) === characterOf(commandoNamed(who)));
  if (same >= 0) return withNamed(draft, had.with(same, pick));
  return withNamed(draft, [...had, pick].slice(-commandosIn(draft)));
}

/** All seats get somebody: whoever is not named yet comes in the order of the roster. */
function withNamed(draft: Draft, picks: readonly Pick[], wanted = commandosIn(draft)): Draft {
  if (picks.length === 0) return withCasting(draft, 'choose');
  const taken = new Set(picks.map((pick) => characterOf(commandoNamed(pickOf(pick).id))));
  const rest = rosterIn(draft).filter((id) => !taken.has(characterOf(commandoNamed(id))));
  const all = [...picks, ...rest.map((id): Pick => `${id}:A`)].slice(0, wanted);
  return { ...draft, picks: all };
}

/** The same for so many players: each leads one, unless one person leads all of them. */
export function forPlayers(draft: Draft, players: number): Draft {
  const { commandos: _, ...rest } = draft;
  const had = commandosIn(draft);
  const next = { ...rest, players };
  const count = clamped(players === 1 ? had : players, missionIn(next));
  const fits = settled(next, count);
  return castingIn(fits) === 'named' ? withNamed(fits, named(fits), count) : fits;
}

function clamped(commandos: number, { players: [fewest, most] }: Mission): number {
  return Math.max(fewest, Math.min(most, MOST_COMMANDOS, commandos));
}

/** So many go: what is the same as the players is not written, and more than players are allowed where they are wanted. */
function settled(draft: Draft, commandos: number): Draft {
  const players = playersIn(draft);
  const { commandos: _, ...rest } = draft;
  if (commandos === players) return rest;
  if (players === 1) return { ...rest, commandos };
  return { ...rest, commandos, settings: { ...draft.settings, 'extra-commandos': true } };
}
