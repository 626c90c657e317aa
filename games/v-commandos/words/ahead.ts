import type { Answer } from '../answer.ts';
import type { Preview } from '../preview.ts';

/** Answers that bring somebody to a tile. */
const STEPS: readonly Answer['do'][] = ['move', 'creep', 'up', 'creep-up', 'choose-commando'];

export const isStep = ({ do: deed }: Answer): boolean => STEPS.includes(deed);

/** An attack that nobody hears or sees. */
export function isQuiet({ visible, alarm, muted, spotted, attack, falls }: Preview, { do: deed }: Answer): boolean {
  return (attack !== null || deed === 'stab' || deed === 'breath') && !visible && alarm.length + muted.length + falls.length === 0 && spotted === 0;
}
