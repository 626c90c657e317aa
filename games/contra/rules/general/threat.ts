import type { Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import { holds } from '../effects/conditions.ts';
import { gelsLeft } from '../stage/gels.ts';
import { fighter, isCrowded, type State } from '../state.ts';

/** Whether effects are about to make a commando suffer, or may: what an earlier one of them can change counts as changed. */
export function threatens(g: State, seat: Seat, effects: readonly Effect[]): boolean {
  return effects.some((effect, index) => {
    switch (effect.do) {
      case 'suffer':
      case 'blast':
        return true;
      case 'draw-enemy':
      case 'hatch':
        return isCrowded(fighter(g, seat));
      case 'gels':
        return gelsLeft(g) < effect.n;
      case 'either':
        return effect.of.some((branch) => threatens(g, seat, branch));
      case 'if':
        return (index > 0 || holds(g, seat, effect.when)) && threatens(g, seat, effect.then);
      default:
        return false;
    }
  });
}
