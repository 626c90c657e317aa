import type { CommandoFace } from '../content/dice.ts';
import type { DieState } from '../facts/dice.ts';
import type { Messages } from './messages.ts';

/** What a die is and what comes of it, in two short lines; `open` when it may be converted. */
export function dieText(
  face: CommandoFace,
  state: DieState,
  { extra, open, reroll }: Readonly<Record<'extra' | 'open' | 'reroll', boolean>>,
  { dice: say }: Messages,
): readonly [name: string, note: string] {
  const name = say.face[face];
  if (reroll) return [name, say.reroll];
  if (face === 'critical') return [name, say.critical];
  if (face === 'success') return [name, extra ? say.extra : ''];
  return state === 'converted' ? [say.converted, say.was({ face })] : [name, say[open ? 'convert' : 'gain']({ face })];
}
