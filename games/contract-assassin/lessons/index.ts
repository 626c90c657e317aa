import { catalogue, type Language } from '#words';
import type { Course } from '../../course.ts';
import type { Sketch } from '../positions.ts';
import type { ContractAssassin } from '../types.ts';
import type { Messages } from '../words/lessons/messages.ts';
import { away } from './away.ts';
import { bodyguard } from './bodyguard.ts';
import { dice } from './dice.ts';
import { failure } from './failure.ts';
import { last } from './last.ts';
import { names } from './names.ts';
import { school } from './school.ts';
import { set } from './set.ts';
import { tickets } from './tickets.ts';

export async function loadCourse(language: Language): Promise<Course<ContractAssassin, Sketch>> {
  const { coach, ...words } = await catalogue<Messages>(import(`../words/lessons/${language}/index.ftl`));
  return { set, lessons: [names, dice, away, failure, bodyguard, school, tickets, last], words, coach };
}
