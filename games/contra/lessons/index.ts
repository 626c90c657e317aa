import { catalogue, type Language } from '#words';
import type { Course } from '../../course.ts';
import type { Sketch } from '../positions.ts';
import type { Contra } from '../types.ts';
import type { Messages } from '../words/lessons/messages.ts';
import { back } from './back.ts';
import { clock } from './clock.ts';
import { faces } from './faces.ts';
import { flag } from './flag.ts';
import { play } from './play.ts';
import { run } from './run.ts';
import { set } from './set.ts';
import { wall } from './wall.ts';

export async function loadCourse(language: Language): Promise<Course<Contra, Sketch>> {
  const { coach, ...words } = await catalogue<Messages>(import(`../words/lessons/${language}/index.ftl`));
  return { set, lessons: [run, faces, play, back, flag, wall, clock], words, coach };
}
