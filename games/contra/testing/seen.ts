import { at, type ClauseId, type EventKind, type EventOf, type GameAnswer, type Json, type Seat } from '#kernel';
import { type Answer, notation } from '../answer.ts';
import { type BossCardId, type CommandoId, commando, type DefaultWeaponId, type EnemyId, type SpaceId, type WeaponId } from '../content/index.ts';
import type { Event } from '../event.ts';
import { seatNamed } from '../positions.ts';
import { bossOf, type Fighter, spaceId } from '../rules/state.ts';
import type { Contra } from '../types.ts';
import type { Scene } from './scene.ts';

export function fighterOf(match: Scene, id: CommandoId): Fighter {
  return at(match.state.fighters, seatNamed(match.state, id));
}

/** `'MMA'`: the tokens of a commando. */
export function tokensOf(match: Scene, id: CommandoId): string {
  return fighterOf(match, id)
    .tokens.map((n, type) => at('MAS', type).repeat(n))
    .join('');
}

/** The id of the space a commando stands in. */
export function whereIs(match: Scene, id: CommandoId): SpaceId {
  return spaceId(match.state, fighterOf(match, id).space);
}

/** Spaces by their ids. */
export function spaceIds(match: Scene, spaces: readonly number[]): readonly SpaceId[] {
  return spaces.map((index) => spaceId(match.state, index));
}

/** Where an enemy's token stands; null when it is not on the map. */
export function whereIsEnemy(match: Scene, card: EnemyId): SpaceId | null {
  for (const { foes } of match.state.fighters) for (const foe of foes) if (foe.card === card) return spaceId(match.state, foe.space);
  return null;
}

export function damageOn(match: Scene, card: EnemyId): number | null {
  for (const { foes } of match.state.fighters) for (const foe of foes) if (foe.card === card) return foe.damage;
  return null;
}

export function asked(match: Scene): string | null {
  return match.decision?.question.kind ?? null;
}

export function eventsOf<K extends EventKind<Contra>>(match: Scene, kind: K): readonly EventOf<Contra, K>[] {
  return match.events.flatMap(({ event }) => (isOf(event, kind) ? [event] : []));
}

function isOf<K extends EventKind<Contra>>(event: Event, kind: K): event is EventOf<Contra, K> {
  return event.kind === kind;
}

/** What the open options name in a field of theirs: the spaces, targets, commandos to choose from. */
export function offered(match: Scene, name: string): readonly Json[] {
  return match.options().flatMap((text) => {
    const fields: GameAnswer | undefined = notation.parse(text);
    return fields?.[name] ?? [];
  });
}

/** The open options of a packed. */
export function offeredTo(match: Scene, does: Answer['do']): readonly string[] {
  return match.options().filter((text) => notation.parse(text)?.do === does);
}

export function eventKinds(match: Scene): readonly EventKind<Contra>[] {
  return match.events.map(({ event }) => event.kind);
}

/** Everything that was told, with the rules it cites. */
export function cited(match: Scene): readonly (readonly [EventKind<Contra>, ...ClauseId[]])[] {
  return match.events.map(({ event, clauses }) => [event.kind, ...clauses]);
}

/** What is going on, from the outermost to the innermost: `['card advance of 0']`. */
export function goingOn(match: Scene): readonly string[] {
  return match.state.resolving.map(({ kind, what, seat }) => `${kind} ${what} of ${seat}`);
}

/** The clauses that forbid an answer; none when it is allowed. */
export function refusal(match: Scene, notation: string, seat: Seat = match.asked[0] ?? 0): readonly ClauseId[] {
  const why = match.whyNot(seat, notation);
  if (why.kind === 'unknown') throw new Error(`nobody could ever try '${notation}' here`);
  return why.kind === 'legal' ? [] : why.clauses;
}

/** How many enemy cards, the boss card included, and in which order. */
export function areaOf(match: Scene, id: CommandoId): readonly (BossCardId | EnemyId)[] {
  const f = fighterOf(match, id);
  return [bossOf(f), ...f.foes.map((foe) => foe.card)];
}

export function weaponOf(match: Scene, id: CommandoId): WeaponId | DefaultWeaponId {
  const f = fighterOf(match, id);
  return f.weapon === '' ? commando(f.id).weapon.id : f.weapon;
}

/** What is asked, and before what; who is threatened and who has passed already is left out. */
export function coming(match: Scene): unknown {
  const { decision } = match;
  if (decision === null) return [null, undefined];
  return [asked(match), Object.fromEntries(Object.entries(decision.about as object).filter(([key]) => key !== 'threatened' && key !== 'passed'))];
}
