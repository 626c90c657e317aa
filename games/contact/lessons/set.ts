import type { Course } from '../../course.ts';
import { position, type Sketch } from '../positions.ts';
import type { Contact } from '../types.ts';

/** The night before the zombies' part of a turn. */
export function set(sketch: Sketch): ReturnType<Course<Contact>['set']> {
  const state = position(sketch);
  return { config: state.config, state: { ...state, phase: state.turn === 1 ? 'ready' : 'end', turn: Math.max(1, state.turn - 1) } };
}
