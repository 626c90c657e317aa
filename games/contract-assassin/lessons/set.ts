import type { Course } from '../../course.ts';
import { position, type Sketch } from '../positions.ts';
import type { ContractAssassin } from '../types.ts';

export function set(sketch: Sketch): ReturnType<Course<ContractAssassin>['set']> {
  const state = position(sketch);
  return { config: state.config, state };
}
