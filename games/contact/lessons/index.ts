import { catalogue, type Language } from '#words';
import type { Course } from '../../course.ts';
import type { Sketch } from '../positions.ts';
import type { Contact } from '../types.ts';
import type { Messages } from '../words/lessons/messages.ts';
import { aim } from './aim.ts';
import { bites } from './bites.ts';
import { bullet } from './bullet.ts';
import { burn } from './burn.ts';
import { closer } from './closer.ts';
import { friends } from './friends.ts';
import { last } from './last.ts';
import { set } from './set.ts';

export async function loadCourse(language: Language): Promise<Course<Contact, Sketch>> {
  const { coach, ...words } = await catalogue<Messages>(import(`../words/lessons/${language}/index.ftl`));
  return { set, lessons: [aim, closer, bites, bullet, burn, friends, last], words, coach };
}
