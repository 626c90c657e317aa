import { fields } from './grammar.ts';
import { type Action, verb } from './said.ts';

export const add = verb('füge', 'fügt', 'fügen', 'hinzu');
export const advance = verb('rücke', 'rückt', 'rücken', 'vor');
export const attack = verb('greife', 'greift', 'greifen', 'an');
export const become = verb('werde', 'wird', 'werden');
export const choose = verb('wähle', 'wählt', 'wählen');
export const discard = verb('lege', 'legt', 'legen', 'ab');
export const draw = verb('ziehe', 'zieht', 'ziehen');
export const gain = verb('erhalte', 'erhält', 'erhalten');
export const inflict = verb('füge', 'fügt', 'fügen', 'zu');
export const jump = verb('springe', 'springt', 'springen');
export const lay = verb('lege', 'legt', 'legen');
export const allow = verb('lass', 'lässt', 'lassen');
export const lose = verb('verliere', 'verliert', 'verlieren');
export const putBack = verb('lege', 'legt', 'legen', 'zurück');
export const remove = verb('entferne', 'entfernt', 'entfernen');
export const reveal = verb('decke', 'deckt', 'decken', 'auf');
export const spend = verb('gib', 'gibt', 'geben', 'aus');
export const suffer = verb('erleide', 'erleidet', 'erleiden');
export const take = verb('nimm', 'nimmt', 'nehmen');

/** "Stelle dich", "stellt sich". */
export function stand(object: string): Action {
  const plain = verb('stelle dich', 'stellt sich', 'stellen')(object);
  return { ...plain, infinitive: `sich ${plain.infinitive}`, to: `sich ${plain.to}` };
}

/** A run or a jump: two verbs in one action. */
export function run(spaces: number): Action {
  const far = `bis zu ${fields(spaces)}`;
  return {
    kind: 'action',
    imperative: (adverb = '') => `laufe ${adverb === '' ? '' : `${adverb} `}${far} oder springe 1`,
    third: (subject = '') => `läuft ${subject === '' ? '' : `${subject} `}${far} oder springt 1`,
    infinitive: `${far} laufen oder 1 springen`,
    to: `${far} zu laufen oder 1 zu springen`,
    more: [],
  };
}
