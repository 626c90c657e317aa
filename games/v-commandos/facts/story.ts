import type { Step } from '#kernel';
import type { CommandoId } from '../content/commandos.ts';
import type { Event } from '../event.ts';
import type { VCommandos } from '../types.ts';
import type { CommandoView, View } from '../view.ts';

/** What became of a commando. */
export interface Fate {
  readonly id: CommandoId;
  readonly kills: number;
  readonly wounds: number;
  readonly seen: number;
  /** The turn, counted from the beginning, in which they fell; null for those who did not. */
  readonly fell: number | null;
}

/** The word for how it went: for show, never for the rules. */
export type Grade = 'ghosts' | 'clean' | 'pyrrhic' | 'costly' | 'failed';

export interface Story {
  readonly commandos: readonly Fate[];
  readonly turns: number;
  readonly alarmTurns: number;
  /** The fewest tokens that a turn has found in the enemy bag. */
  readonly lowestBag: number;
  readonly grade: Grade;
}

/** Whose attack begins: what is eliminated then is theirs; null where it is nobody's. */
function attacker(event: Event): CommandoId | null | undefined {
  switch (event.kind) {
    case 'shoots':
    case 'strikes':
    case 'overpowers':
    case 'detonates':
    case 'panzerfaust':
    case 'ability':
      return event.who;
    case 'moves':
    case 'enemy-step':
      return null;
    default:
      return undefined;
  }
}

const isLoud = ({ terrains }: View): boolean => terrains.some(({ alarm }) => alarm);

/** The course of a raid in figures: who struck from the events, all else from what was seen after each. `won`: whether the mission succeeded. */
export function storyOf(steps: readonly Step<VCommandos>[], won: boolean): Story {
  const fates = new Map<CommandoId, { -readonly [K in keyof Fate]: Fate[K] }>();
  const of = (id: CommandoId) => {
    const found = fates.get(id) ?? { id, kills: 0, wounds: 0, seen: 0, fell: null };
    fates.set(id, found);
    return found;
  };
  const loud = new Set<number>();
  let [turns, lowestBag] = [0, Number.POSITIVE_INFINITY];
  let before = new Map<CommandoId, CommandoView>();
  let striking: CommandoId | null = null;
  for (const { event, view } of steps) {
    if (event.kind === 'turn') {
      turns++;
      lowestBag = Math.min(lowestBag, event.bag);
    }
    if (isLoud(view)) loud.add(turns);
    const by = attacker(event);
    if (by !== undefined) striking = by;
    if (striking !== null && event.kind === 'eliminated') of(striking).kills += event.enemies.length;
    if (event.kind === 'overpowers' && event.victim !== 'barrel') of(event.who).kills++;
    const after = new Map(view.commandos.flatMap((own) => (own.id === null ? [] : [[own.id, own] as const])));
    for (const [id, own] of after) {
      const was = before.get(id);
      const fate = of(id);
      if (own.state === 'visible' && was?.state !== 'visible') fate.seen++;
      if (own.place === 'out' && was?.place !== 'out') fate.fell = turns;
      fate.wounds += Math.max(0, own.wounds - (was?.wounds ?? 0));
    }
    before = after;
  }
  const all = [...fates.values()];
  const left = [...before.values()].filter(({ place }) => place !== 'out').length;
  const grade: Grade = !won
    ? 'failed'
    : loud.size === 0
      ? 'ghosts'
      : all.every(({ fell }) => fell === null)
        ? 'clean'
        : left === 1 && before.size > 1
          ? 'pyrrhic'
          : 'costly';
  return { commandos: all, turns, alarmTurns: [...loud].filter((turn) => turn > 0).length, lowestBag, grade };
}
