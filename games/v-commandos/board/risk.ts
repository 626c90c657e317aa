import type { CommandoId } from '../content/commandos.ts';
import { weaponNamed } from '../content/kit.ts';
import type { Side } from '../content/vocabulary.ts';
import { type AttackRisk, shotRisk, throwRisk } from '../facts/attack.ts';
import { fallenBy } from '../facts/deadly.ts';
import { headingOf, withStep } from '../facts/march.ts';
import { positionOf, spotOf } from '../facts/position.ts';
import { descentRisk, type Risk, stepRisk } from '../facts/risk.ts';
import { commando, type State, UNDERGROUND } from '../rules/state.ts';
import type { Decision } from '../types.ts';
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

/** What a way rolls and gives away, as far as it is an attack. */
export function attackOf(view: View, { answer }: Way): AttackRisk | null {
  const g = positionOf(view);
  switch (answer.do) {
    case 'shoot':
      return shotRisk(g, whoIs(view, answer.who), weaponNamed(answer.weapon), spotOf(view, answer.tile));
    case 'breach': {
      const who = whoIs(view, answer.who);
      return shotRisk(g, who, weaponNamed(answer.weapon), commando(g, who).at);
    }
    case 'grenade':
      return throwRisk(g, whoIs(view, answer.who), 'grenade', spotOf(view, answer.tile));
    case 'bombard':
      return throwRisk(g, whoIs(view, answer.who), 'bombardment', spotOf(view, answer.tile));
    default:
      return null;
  }
}

const whoIs = ({ commandos }: View, who: CommandoId): number => commandos.findIndex(({ id }) => id === who);

/** The position after a step or a shot, when no dice change it; null for other deeds. */
export function afterOf(view: View, way: Way): State | null {
  const { answer } = way;
  const g = positionOf(view);
  const risk = riskOf(view, way);
  if (risk !== null && 'who' in answer) {
    const to = tileOf(answer);
    return withStep(g, whoIs(view, answer.who), to === null ? UNDERGROUND : spotOf(view, to), risk.visible);
  }
  if (!('who' in answer) || attackOf(view, way)?.visible !== true) return null;
  const who = whoIs(view, answer.who);
  return withStep(g, who, commando(g, who).at, true);
}

/** What a way does to the march of the enemies around. */
export function turnOf(view: View, way: Way): { readonly turn: 'come' | 'lose'; readonly direction: Side | '?' } | null {
  const after = afterOf(view, way);
  if (after === null) return null;
  const g = positionOf(view);
  for (const [index, { direction }] of view.terrains.entries()) {
    const [now, then] = [headingOf(g, index), headingOf(after, index)];
    if (now !== then) return { turn: then === 'visible' ? 'come' : 'lose', direction: then === 'direction' ? direction : '?' };
  }
  return null;
}

/** How much a way gives away: 0 nothing, 1 dice decide, 2 Visible, fire or alarm, or somebody's life. */
export type Grade = 0 | 1 | 2;

/** Whatever explodes is heard and asks for nobody. */
const BLASTS: readonly Way['answer']['do'][] = ['panzerfaust', 'detonate', 'blow'];

export function gradeOf(view: View, way: Way, decision: Decision | null = null): Grade {
  if (fallenBy(view, way.answer, decision) !== null) return 2;
  const risk = riskOf(view, way);
  if (risk !== null) return risk.visible || risk.fire !== null || risk.alarm ? 2 : risk.stealth === null ? 0 : 1;
  const attack = attackOf(view, way);
  if (attack !== null) return attack.visible || attack.alarm ? 2 : 1;
  if (BLASTS.includes(way.answer.do)) return 2;
  return way.answer.do === 'stab' || way.answer.do === 'breath' ? 1 : 0;
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
