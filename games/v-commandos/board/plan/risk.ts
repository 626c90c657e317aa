import type { Option } from '../../types.ts';
import { isPlus, priceOf, tileOf, toolOf } from '../choosing.ts';

/** How much an option gives away: 0 nothing, 1 dice decide, 2 Visible, fire or alarm, or somebody's life. */
export type Grade = 0 | 1 | 2;

/** What cannot be taken back is asked about first. */
const ASKED_FIRST: readonly Option['answer']['do'][] = ['stab', 'breath', 'panzerfaust', 'detonate', 'blow'];

export function gradeOf({ answer, preview }: Option): Grade {
  if (preview === null) return 0;
  const { visible, shown, alarm, falls, escapes, fire, stealth, attack, spotted } = preview;
  const seen = shown.length > 0 || (visible && toolOf(answer) === 'walk');
  if (seen || fire !== null || alarm.length + falls.length + escapes.length > 0) return 2;
  if (attack !== null && (isDeadly(attack.barrel) || (attack.spill?.hits.length ?? 0) > 1)) return 2;
  return stealth.length > 0 || attack !== null || spotted !== 0 || ASKED_FIRST.includes(answer.do) ? 1 : 0;
}

const isDeadly = (barrel: { readonly bursts: number; readonly falls: readonly unknown[] } | null): boolean =>
  barrel !== null && barrel.bursts > 0 && barrel.falls.length > 0;

const unseen = ({ preview }: Option): number => preview?.stealth[0]?.unseen ?? 1;

/** The quietest first; equals by what they are paid with. */
export function quietest(options: readonly Option[]): readonly Option[] {
  return options.toSorted((a, b) => gradeOf(a) - gradeOf(b) || unseen(b) - unseen(a) || priceOf(a) - priceOf(b));
}

/** How many quieter options are shown. */
const QUIETER = 3;

/** Other steps, and a uniform, that give less away than this one: those to the same tile first. */
export function quieterThan(plan: Option, walks: readonly Option[], uniforms: readonly Option[]): readonly Option[] {
  if (toolOf(plan.answer) !== 'walk' || gradeOf(plan) < 2) return [];
  const options = quietest(walks.filter((option) => option.notation !== plan.notation && gradeOf(option) < 2 && !isPlus(option)));
  const same = (option: Option): boolean => tileOf(option.answer) === tileOf(plan.answer);
  return [...options.filter(same), ...uniforms.slice(0, 1), ...options.filter((option) => !same(option))].slice(0, QUIETER);
}
