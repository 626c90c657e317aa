import type { Seat } from '#kernel';
import { enemyDeck } from '../../content/index.ts';
import { textOf } from '../enemies/breach.ts';
import { type Fight, fighter, foeCard, type State } from '../state.ts';
import { BOSS, bossDistance, foeAt, type Target } from './aim.ts';

/** How many successes of an attack on this target are ignored. */
export function ignoredBy(g: State, seat: Seat, target: Target): number {
  if (target !== BOSS) return armor(g, target);
  const { rule } = enemyDeck(g.config.enemy);
  switch (rule.is) {
    case 'blast-doors':
      return bossDistance(g, fighter(g, seat).space) > rule.beyond ? rule.ignored : 0;
    case 'brood-mother':
      return g.fighters.some(({ foes }) => foes.some((foe) => foeCard(foe).type === 'bugger')) ? rule.ignored : 0;
    default:
      return 0;
  }
}

/** The damage that so many successes deal to a target of an attack: all but those that are ignored. */
export function damageTo(g: State, { seat, sure }: Pick<Fight, 'seat' | 'sure'>, target: Target, successes: number): number {
  return sure ? successes : Math.max(0, successes - ignoredBy(g, seat, target));
}

function armor(g: State, target: Target): number {
  let n = 0;
  for (const constant of textOf(foeAt(g, target)).constants) if (constant.is === 'armor') n += constant.n;
  return n;
}
