import { join, relative } from 'node:path';
import { Resource, serialize } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from './catalogue.ts';
import { contractOf } from './contract.ts';
import { places } from './folders.ts';
import { LANGUAGES, languages, SOURCE } from './languages.ts';
import './node.ts';

/* What is in every catalogue, taken as a whole: nothing is left in English, and numbers read well whatever they are. */

const ROOT = join(import.meta.dirname, '..');
const NUMBERS = [0, 1, 2, 5, 21, 100];
const spoken = places().filter((place) => !/\/clauses$|\/template\//.test(place));
const translations = languages.filter((language) => language !== SOURCE && LANGUAGES[language].complete);

/** Names of people, brands and commands are the same everywhere. */
const NAMES = /^(?:['\p{Lu}\d][\p{L}\d.’'-]*(?: (?:von |de |the )?|$))+$|^[^\p{L}]*$/u;

describe.each(translations)('in %s', (language) => {
  test.each(spoken.map((place) => relative(ROOT, place)))('nothing of %s is left in English', (place) => {
    const [source, own] = [readCatalogue(join(ROOT, place, SOURCE)), readCatalogue(join(ROOT, place, language))];
    const same = [...own.messages].flatMap(([id, { entry }]) => {
      const [text, english] = [entry, source.messages.get(id)?.entry].map((one) => (one === undefined ? '' : serialize(new Resource([one.clone()]), {})));
      const said = (text ?? '')
        .replace(/^(?:#.*\n)*[\w-]+ =\s*/, '')
        .replaceAll(/\{[^{}]*\}|<\/?b>/g, ' ')
        .trim();
      return text === english && /\p{L}{3,} +\p{L}{3,}/u.test(said) && !NAMES.test(said) ? [`${id} = ${said}`] : [];
    });
    expect(same).toEqual([]);
  });
});

describe.each(languages)('in %s', (language) => {
  test.each(spoken.map((place) => relative(ROOT, place)))('%s counts to a hundred', async (place) => {
    const contract = contractOf(readCatalogue(join(ROOT, place, SOURCE)));
    const { default: messages } = await import(join(ROOT, place, language, 'index.ftl'));
    const wrong: string[] = [];
    for (const [id, given] of contract) {
      const counted = [...given].filter(([, { uses, declared }]) => declared === 'number' || uses.some(({ as }) => as === 'number'));
      if (counted.length === 0 || counted.length !== given.size) continue;
      const say = id.split('_').reduce((group, part) => group[part], messages);
      for (const n of NUMBERS) {
        const text: string = say(Object.fromEntries(counted.map(([name]) => [name, n])));
        if (typeof text !== 'string' || /undefined|NaN|\[object|\s{2}\S/.test(text)) wrong.push(`${id} (${n}): ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
