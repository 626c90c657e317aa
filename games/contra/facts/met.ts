import type { Seat } from '#kernel';
import { objectiveOf, type Space } from '../content/map.ts';
import { kindOf } from '../rules/movement/paths.ts';
import { gelsIn } from '../rules/stage/gels.ts';
import { fighter, type State } from '../rules/state.ts';
import { mayScout } from '../rules/turn/rights.ts';
import { canPay, costOf } from './advantage.ts';
import { ALARM_COST } from './stage-area.ts';

export const OBJECTIVES = ['objective1', 'objective2', 'objective3'] as const;

/** What happens in a space, or may be done there. */
export type Met = 'gels' | 'alarm-post' | (typeof OBJECTIVES)[number] | 'pillbox' | 'dimer' | 'drift';

export type Entering = 'run' | 'jump' | 'moved';

/** What a commando meets who comes into a space; forced things meet only those who run. */
export function metIn(g: State, seat: Seat, space: Space, how: Entering): readonly Met[] {
  const kind = kindOf(g, space);
  const met: Met[] = [];
  if (how === 'run' && gelsIn(g, space) > 0) met.push('gels');
  if (kind === 'alarm-post' && g.alarm > 0 && canPay(fighter(g, seat), costOf(ALARM_COST))) met.push('alarm-post');
  if (objectiveOf(kind) >= 0 && mayScout(g, seat)) met.push(OBJECTIVES[objectiveOf(kind)] ?? 'objective1');
  if (g.pillboxes.includes(space)) met.push('pillbox');
  if (how === 'run' && g.dimers.includes(space)) met.push('dimer');
  if (how === 'run' && kind === 'drift') met.push('drift');
  return met;
}
