import { weaponAt, weaponNamed } from '../content/kit.ts';
import { positionOf, spotOf } from '../facts/position.ts';
import { descentRisk, type Risk, stepRisk } from '../facts/risk.ts';
import type { View } from '../view.ts';
import { priceOf, tileOf, toolOf, type Way } from './choosing.ts';

/** What a way risks, as far as it is a step. */
export function riskOf(view: View, { answer }: Way): Risk | null {
  switch (answer.do) {
    case 'move':
    case 'creep':
    case 'up':
    case 'creep-up': {
      const who = view.commandos.findIndex(({ id }) => id === answer.who);
      return who < 0 ? null : stepRisk(positionOf(view), who, spotOf(view, answer.tile), answer.do.startsWith('creep'));
    }
    case 'down': {
      const who = view.commandos.findIndex(({ id }) => id === answer.who);
      return who < 0 ? null : descentRisk(positionOf(view), who);
    }
    default:
      return null;
  }
}

/** How much a way gives away: 0 nothing, 1 dice decide, 2 Visible, fire or alarm. */
export type Grade = 0 | 1 | 2;

export function gradeOf(view: View, way: Way): Grade {
  const { answer } = way;
  const risk = riskOf(view, way);
  if (risk !== null) return risk.visible || risk.fire !== null || risk.alarm ? 2 : risk.stealth === null ? 0 : 1;
  switch (answer.do) {
    case 'shoot':
    case 'breach': {
      const { eye, loud } = weaponAt(weaponNamed(answer.weapon));
      return eye || loud ? 2 : answer.do === 'shoot' ? 1 : 0;
    }
    case 'grenade':
    case 'bombard':
    case 'panzerfaust':
    case 'detonate':
    case 'blow':
      return 2;
    case 'stab':
    case 'breath':
      return 1;
    default:
      return 0;
  }
}

/** The quietest first; equals by what they are paid with. */
export function quietest(view: View, ways: readonly Way[]): readonly Way[] {
  return ways.toSorted((a, b) => gradeOf(view, a) - gradeOf(view, b) || unseen(view, b) - unseen(view, a) || priceOf(a.answer) - priceOf(b.answer));
}

function unseen(view: View, way: Way): number {
  return riskOf(view, way)?.stealth?.unseen ?? 1;
}

/** How many quieter ways are shown. */
const QUIETER = 3;

/** Other steps, and a uniform, that give less away than this one: those to the same tile first. */
export function quieterThan(view: View, plan: Way, walks: readonly Way[], uniforms: readonly Way[]): readonly Way[] {
  if (toolOf(plan.answer) !== 'walk' || gradeOf(view, plan) < 2) return [];
  const ways = quietest(
    view,
    walks.filter((way) => way.notation !== plan.notation && gradeOf(view, way) < 2 && !('plus' in way.answer && way.answer.plus)),
  );
  const same = (way: Way): boolean => tileOf(way.answer) === tileOf(plan.answer);
  return [...ways.filter(same), ...uniforms.slice(0, 1), ...ways.filter((way) => !same(way))].slice(0, QUIETER);
}
