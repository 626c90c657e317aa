import { dirname, join, relative } from 'node:path';
import { Resource, serialize } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { RandomBot } from '#bots';
import { keyFromSeed, Match } from '#kernel';
import { boxes } from '#shelf';
import { PLAIN } from '../cli/paint.ts';
import { readCatalogue } from './catalogue.ts';
import { contractOf } from './contract.ts';
import { places } from './folders.ts';
import { LANGUAGES, languages, SOURCE } from './languages.ts';
import './node.ts';

/* What is in every catalogue, taken as a whole: nothing is left in English, and numbers read well whatever they are. */

const ROOT = join(import.meta.dirname, '..');
const NUMBERS = [0, 1, 2, 5, 21, 100];
const spoken = places().filter((place) => !place.endsWith('/clauses'));
const boards = spoken.filter((place) => place.endsWith('/text')).map((place) => relative(ROOT, place));
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

/** What is said in a place, without what is put in. */
function textsOf(folder: string): ReadonlyMap<string, string> {
  const { messages } = readCatalogue(folder);
  return new Map([...messages].map(([id, { entry }]) => [id, serialize(new Resource([entry.clone()]), {}).replaceAll(/^(?:#.*\n)*[\w-]+ =|\{[^{}]*\}/g, ' ')]));
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

describe.each(translations)('in %s', (language) => {
  test.each(boards)('no word of %s is one that only English has', (place) => {
    const [english, own, source, around] = [
      textsOf(join(ROOT, place, SOURCE)),
      textsOf(join(ROOT, place, language)),
      textsOf(join(ROOT, dirname(place), SOURCE)),
      textsOf(join(ROOT, dirname(place), language)),
    ];
    const known = new Set([...around].flatMap(([id, text]) => (source.get(id) === text ? [] : wordsIn(text))));
    const same = [...own].filter(([id, text]) => english.get(id) === text);
    expect(same.flatMap(([id, text]) => wordsIn(text).flatMap((word) => (known.has(word) ? [] : [`${id}: ${word}`])))).toEqual([]);
  });
});

/** The same messages, each saying nothing. */
function silent(messages: object): unknown {
  const nothing = (message: unknown): unknown =>
    typeof message === 'object' && message !== null ? silent(message) : typeof message === 'function' ? () => '' : '';
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, nothing(message)]));
}

/** The letters of tiles as they lie on a map. */
const MAP = /^ {4}[a-z.]+$/gm;

test.each(boxes.map((box) => [box.game.id, box] as const))('the board of %s as text says nothing by itself', async (id, { game, presets }) => {
  const [{ drawText }, { default: messages }] = await Promise.all([
    import(join(ROOT, 'games', id, 'text.ts')),
    import(join(ROOT, 'games', id, 'words/text', SOURCE, 'index.ftl')),
  ]);
  const said = new Set<string>();
  for (const { id: preset, config } of presets) {
    const [match, bot] = [Match.start(game, config, { key: keyFromSeed(preset) }), new RandomBot(preset)];
    for (let number = 0; number < 200 && match.decision !== null; number++) {
      const text: string = drawText(match.scene(0).view, 0, PLAIN, silent(messages));
      for (const [word] of text.replaceAll(MAP, '').matchAll(/\p{L}*(?:\p{Ll}{2}|\p{Lu}{3})\p{L}*/gu)) said.add(word);
      match.answerIndex(bot.decide(match, [...match.seatNames.keys()]));
    }
  }
  expect([...said]).toEqual([]);
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
