import type { Seat } from '#kernel';
import type { FighterView, View } from '../view.ts';

/** What a commando is about, seen from the whole table. */
export type Acting = 'acting' | 'done' | 'attacked' | 'ready' | 'idle';

export function actingOf(view: View, f: FighterView, seat: Seat): Acting {
  if (view.active === seat) return 'acting';
  if (view.assault?.seat === seat) return 'attacked';
  if (view.phase !== 'commandos') return 'idle';
  return f.turnTaken ? 'done' : 'ready';
}
