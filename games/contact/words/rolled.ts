import type { About } from '../types.ts';
import type { Messages } from './messages.ts';

/** What lies there when Ardor may roll a die again, and what it would take. */
export function rolled(say: Messages, { member, dice }: About<'ardor'>): string {
  const [first, ...others] = dice;
  if (first === undefined) return '';
  if (others.length > 0) {
    const alike = others.every(({ target, needs }) => target === first.target && needs === first.needs);
    return alike ? say.lying.alike({ member, dice, needs: first.needs }) : say.lying.each({ member, dice });
  }
  const { rolled: shows, for: what, target, needs, better } = first;
  const given = { member, rolled: shows, needs };
  if (what === 'first-aid') return say.lying.below(given);
  if (shows < needs && target !== null && what !== 'flame') return say.lying.needs(given);
  return say.lying[what === 'quantity' ? 'blast' : 'better']({ ...given, from: Math.min(...better) });
}
