import { catalogue, type Language } from '#words';
import type { Course } from '../../course.ts';
import type { Sketch } from '../positions.ts';
import type { ContraTiles } from '../types.ts';
import type { Messages } from '../words/lessons/messages.ts';
import { broke } from './broke.ts';
import { crown } from './crown.ts';
import { edge } from './edge.ts';
import { four } from './four.ts';
import { last } from './last.ts';
import { own } from './own.ts';
import { set } from './set.ts';
import { wrong } from './wrong.ts';

export async function loadCourse(language: Language): Promise<Course<ContraTiles, Sketch>> {
  const { coach, ...words } = await catalogue<Messages>(import(`../words/lessons/${language}/index.ftl`));
  return { set, lessons: [edge, crown, four, wrong, broke, own, last], words, coach };
}
