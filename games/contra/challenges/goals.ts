import type { Goal } from '../../challenge.ts';
import { COMMANDO_DIE } from '../content/dice.ts';
import type { Event } from '../event.ts';
import type { Contra } from '../types.ts';

function has(told: readonly Event[], ...kinds: readonly Event['kind'][]): boolean {
  return told.some(({ kind }) => kinds.includes(kind));
}

/** Nobody loses a medal before the stage acts. */
export const unhurt: Goal<Contra> = {
  is: 'chance',
  wanted: 'most',
  of: (g, told) => (has(told, 'medal-lost') ? 0 : has(told, 'round', 'over') || g.phase === 'stage' ? 1 : null),
};

/** The round ends without an alarm, and the stage hurts nobody. */
export const quiet: Goal<Contra> = {
  is: 'chance',
  wanted: 'most',
  of: (g, told) => {
    const stage = told.findIndex((event) => event.kind === 'phase' && event.phase === 'stage');
    const isHurt = stage >= 0 && has(told.slice(stage), 'suffers');
    if (isHurt || g.outcome !== null || told.some((event) => event.kind === 'rule' && event.rule === 'alarm')) return 0;
    return has(told, 'round') ? 1 : null;
  },
};

/** The next attack brings the boss down, whose last point is left: with two criticals among the dice that is certain from anywhere. */
export const shotDown: Goal<Contra> = {
  is: 'chance',
  wanted: 'most',
  of: (g, told, gave) => {
    if (g.outcome !== null) return g.outcome === 'destroyed' ? 1 : 0;
    if (!has(told, 'attacks')) return g.phase === 'commandos' ? null : 0;
    if (g.fight?.names.includes('boss') !== true) return 0;
    return gave.filter((die) => die === CRITICAL).length >= 2 ? 1 : null;
  },
};

const CRITICAL = COMMANDO_DIE.indexOf('critical') + 1;
