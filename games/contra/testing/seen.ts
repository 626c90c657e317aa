import type { ClauseId, GameEvent, Seat } from '#kernel';
import { type CommandoId, commando } from '../content/index.ts';
import type { Fighter } from '../rules/state.ts';
import { seatNamed } from './raid.ts';
import type { Scene } from './scene.ts';

export function fighterOf(match: Scene, id: CommandoId): Fighter {
  return match.state.fighters[seatNamed(match.state, id)] as Fighter;
}

/** `'MMA'`: the tokens of a commando. */
export function tokensOf(match: Scene, id: CommandoId): string {
  return fighterOf(match, id)
    .tokens.map((n, type) => ('MAS'[type] as string).repeat(n))
    .join('');
}

/** The id of the space a commando stands in. */
export function whereIs(match: Scene, id: CommandoId): string {
  return match.state.map.spaces[fighterOf(match, id).space]?.id ?? '';
}

/** Spaces by their ids. */
export function spaceIds(match: Scene, spaces: readonly number[]): readonly string[] {
  return spaces.map((index) => match.state.map.spaces[index]?.id ?? '');
}

/** Where an enemy's token stands; null when it is not on the map. */
export function whereIsEnemy(match: Scene, card: string): string | null {
  for (const { foes } of match.state.fighters) for (const foe of foes) if (foe.card === card) return match.state.map.spaces[foe.space]?.id ?? '';
  return null;
}

export function damageOn(match: Scene, card: string): number | null {
  for (const { foes } of match.state.fighters) for (const foe of foes) if (foe.card === card) return foe.damage;
  return null;
}

export function asked(match: Scene): string | null {
  return match.decision?.question.kind ?? null;
}

export function told(match: Scene, kind: string): readonly GameEvent[] {
  return match.events.flatMap(({ event }) => (event.kind === kind ? [event] : []));
}

export function kindsTold(match: Scene): readonly string[] {
  return match.events.map(({ event }) => event.kind);
}

/** The clauses that forbid an answer; none when it is allowed. */
export function refusal(match: Scene, notation: string, seat: Seat = match.asked[0] ?? 0): readonly ClauseId[] {
  const why = match.whyNot(seat, notation);
  if (why.kind === 'unknown') throw new Error(`nobody could ever try '${notation}' here`);
  return why.kind === 'legal' ? [] : why.clauses;
}

/** How many enemy cards, the boss card included, and in which order. */
export function areaOf(match: Scene, id: CommandoId): readonly string[] {
  const f = fighterOf(match, id);
  return [f.boss, ...f.foes.map((foe) => foe.card)];
}

export function weaponOf(match: Scene, id: CommandoId): string {
  const f = fighterOf(match, id);
  return f.weapon === '' ? commando(f.id).weapon.id : f.weapon;
}
