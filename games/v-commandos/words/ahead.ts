import type { Answer } from '../answer.ts';
import type { Preview } from '../preview.ts';
import type { View } from '../view.ts';

/** Answers that bring somebody to a tile. */
const STEPS: readonly Answer['do'][] = ['move', 'creep', 'up', 'creep-up', 'choose-commando'];

export const isStep = ({ do: kind }: Answer): boolean => STEPS.includes(kind);

/** An attack that nobody hears or sees. */
export function isQuiet({ visible, alarm, muted, spotted, attack, falls }: Preview, { do: kind }: Answer): boolean {
  return (attack !== null || kind === 'stab' || kind === 'breath') && !visible && alarm.length + muted.length + falls.length === 0 && spotted === 0;
}

/** A chance in per cent, as people say it: what is almost certain is not certain. */
export function inHundred(chance: number): string {
  if (chance > ALMOST && chance < 0.005) return '<1';
  if (chance >= 0.995 && chance < 1 - ALMOST) return '>99';
  return `${Math.round(chance * 100)}`;
}

const ALMOST = 1e-9;

/** Each terrain has an E1: where there are several, it is said which is meant. */
export const placed = <A extends object>(about: A, { terrains }: View): A & { readonly several: boolean } => ({ ...about, several: terrains.length > 1 });
