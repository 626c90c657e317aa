import type { Course } from '../../course.ts';
import { position, type Sketch } from '../positions.ts';
import type { Contra } from '../types.ts';

export function set(sketch: Sketch): ReturnType<Course<Contra>['set']> {
  const state = position(sketch);
  return { config: state.config, state };
}
