import { catalogue, type Language } from '#words';
import type { Course } from '../../course.ts';
import type { Sketch } from '../positions.ts';
import type { VCommandos } from '../types.ts';
import type { Messages } from '../words/lessons/messages.ts';
import { arrow } from './arrow.ts';
import { door } from './door.ts';
import { fuse } from './fuse.ts';
import { home } from './home.ts';
import { pocket } from './pocket.ts';
import { seen } from './seen.ts';
import { set } from './set.ts';
import { slow } from './slow.ts';
import { small } from './small.ts';

export async function loadCourse(language: Language): Promise<Course<VCommandos, Sketch>> {
  const { coach, ...words } = await catalogue<Messages>(import(`../words/lessons/${language}/index.ftl`));
  return { set, lessons: [small, slow, door, arrow, seen, pocket, fuse, home], words, coach };
}
