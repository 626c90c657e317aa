import { type CommandoId, enemy, type MapSpace, type SpaceId, stage, type TargetId } from '../content/index.ts';
import type { FighterView, FoeView, View } from '../view.ts';

export function spaceOf(view: View, id: SpaceId): MapSpace | null {
  const { map } = stage(view.stage);
  return map.spaces[map.named(id)] ?? null;
}

/** Spaces between, as range is counted; null when one of the two is not on the map. */
export function distance(view: View, from: SpaceId | null, to: SpaceId | null): number | null {
  const { map } = stage(view.stage);
  const [start, end] = [map.named(from ?? ''), map.named(to ?? '')];
  return start < 0 || end < 0 ? null : map.distance(start, end);
}

/** The spaces a target fills. */
export function spacesOf(view: View, target: TargetId): readonly SpaceId[] {
  return target === 'boss' ? view.boss : view.fighters.flatMap(({ foes }) => foes.flatMap(({ id, space }) => (id === target ? [space] : [])));
}

/** How far a target is away from a space: of the boss the nearest space it covers. Null when it is not in play. */
export function targetDistance(view: View, from: SpaceId | null, target: TargetId): number | null {
  const far = spacesOf(view, target).flatMap((space) => distance(view, from, space) ?? []);
  return far.length === 0 ? null : Math.min(...far);
}

/** Who stands in a space. */
export interface Standing {
  readonly commando: CommandoId | null;
  readonly foes: readonly FoeView[];
  readonly boss: boolean;
  /** What may be attacked there. */
  readonly targets: readonly TargetId[];
}

export function whoIsAt(view: View, space: SpaceId): Standing {
  const foes = view.fighters.flatMap((f) => f.foes.filter((foe) => foe.space === space));
  const boss = view.boss.includes(space);
  return {
    commando: view.fighters.find((f) => f.space === space)?.id ?? null,
    foes,
    boss,
    targets: [...(boss ? (['boss'] as const) : []), ...foes.map(({ id }) => id)],
  };
}

/** An enemy adjacent to its commando that holds them fast; null where nobody does. */
export function heldBy(view: View, f: FighterView): FoeView | null {
  const holds = ({ id, space, breached }: FoeView): boolean =>
    !breached && distance(view, space, f.space) === 1 && enemy(id).constants.some((constant) => constant.is === 'pins');
  return f.foes.find(holds) ?? null;
}

/** Whether a run of so many spaces gets there, whatever stands at its end: neither up a ledge nor past an enemy. */
export function canRunTo(view: View, from: SpaceId | null, to: SpaceId, spaces: number): boolean {
  const { map } = stage(view.stage);
  const end = map.named(to);
  const ledge = (space: number): string => map.spaces[space]?.ledge ?? '';
  const isFree = (space: number): boolean => space === end || whoIsAt(view, map.spaces[space]?.id ?? to).targets.length === 0;
  let reached = new Set([map.named(from ?? '')]);
  for (let step = 0; step < spaces && !reached.has(end); step++)
    reached = new Set(
      [...reached].flatMap((at) => [at, ...(map.links[at] ?? []).filter((next) => (ledge(next) === '' || ledge(next) === ledge(at)) && isFree(next))]),
    );
  return reached.has(end);
}
