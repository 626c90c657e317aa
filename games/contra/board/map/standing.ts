import type { CommandoId } from '../../content/index.ts';
import type { FoeView, View } from '../../rules/view.ts';

/** Who stands in a space. */
export interface Standing {
  readonly commando: CommandoId | null;
  readonly foes: readonly FoeView[];
  readonly boss: boolean;
  /** What may be attacked there, in the words of the notation. */
  readonly targets: readonly string[];
}

export function whoIsAt(view: View, space: string): Standing {
  const foes = view.fighters.flatMap((f) => f.foes.filter((foe) => foe.space === space));
  const boss = view.boss.includes(space);
  return {
    commando: view.fighters.find((f) => f.space === space)?.id ?? null,
    foes,
    boss,
    targets: [...(boss ? ['boss'] : []), ...foes.map(({ id }) => id)],
  };
}

/** The spaces a target fills. */
export function spacesOf(view: View, target: string): readonly string[] {
  if (target === 'boss') return view.boss;
  return view.fighters.flatMap((f) => f.foes.filter(({ id }) => id === target).map(({ space }) => space));
}

/** Health the boss has left, and at the start: all its cards together. */
export function bossHealth(view: View): { readonly left: number; readonly of: number } {
  let [left, of] = [0, 0];
  for (const { boss } of view.fighters) {
    if (boss === null) continue;
    of += boss.health;
    if (!boss.defeated) left += boss.health - boss.damage;
  }
  return { left, of };
}
