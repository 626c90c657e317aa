import type { Course } from '../../course.ts';
import { position, type Sketch } from '../positions.ts';
import type { VCommandos } from '../types.ts';

export function set(sketch: Sketch): ReturnType<Course<VCommandos>['set']> {
  const state = position(sketch);
  return { config: state.config, state };
}
