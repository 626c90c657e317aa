import { catalogue, type Language } from '#words';
import type { SaidPractice } from '../../challenge.ts';
import type { Sketch } from '../positions.ts';
import type { VCommandos } from '../types.ts';
import type { Messages } from '../words/challenges/messages.ts';
import { practice } from './all.ts';

export async function loadPractice(language: Language): Promise<SaidPractice<VCommandos, Sketch>> {
  const { ...words } = await catalogue<Messages>(import(`../words/challenges/${language}/index.ftl`));
  return { ...practice, words };
}
