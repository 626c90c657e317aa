import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pattern } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { keyFromSeed, Match, Stream, Timeline } from '#kernel';
import { type Language, languages } from '#words';
import { readCatalogue } from '../words/catalogue.ts';
import { places } from '../words/folders.ts';
import { unbroken } from '../words/languages.ts';
import { answerText, eventText, promptText } from './index.ts';
import { boxes } from './shelf.ts';

/*
 * What a machine can keep of how Muster speaks: what is written, and what is said in played games. The rest is for people who
 * read it aloud.
 */

const home = fileURLToPath(new URL('..', import.meta.url));

/** What nobody should ever read, whatever the language. */
const NEVER: readonly (readonly [what: string, found: RegExp])[] = [
  ['a value that is missing', /\bundefined\b|\bNaN\b|\[object/],
  ['two spaces', /\S {2,}\S/],
  ['a space before a full stop or a comma', / [.,;](\s|$)/],
  ['two full stops', /[^.]\.\.(?!\.)|[.!?]\.$/],
  ['the id of a clause', new RegExp(`\\b(${boxes.map(({ game }) => game.id).join('|')})\\.[a-z][a-z-]*\\.[a-z]`)],
  ['no answer at all', /No rule speaks|Davon spricht/],
];

const PERCENT: Readonly<Record<Language, RegExp>> = { en: /[\d}]\s+%|per cent/, de: /[\d}]( |)%|Prozent/, fr: /[\d}]( |)%|pour cent/ };
/** A person without a name has a seat; German calls that by another word. */
const SEATS: Readonly<Record<Language, RegExp>> = { en: /\b[Ss]eat \d|\bPlayer \d/, de: /\b(Sitz|Spieler|Player) \d/, fr: /\b(Siège|Joueur|Player) \d/ };

/** A question, or a word to whoever reads it. */
const TO_YOU: Readonly<Record<Language, RegExp>> = {
  en: /\?$|\b[Yy]our?\b/,
  de: /\?$|\b[Dd](?:u|ir|ich|ein(?:e[mnrs]?)?)\b/,
  fr: /\?$|(?<!-)\b(?:[Vv]ous|[Vv]otre|[Vv]os)\b/,
};

const NUMBERED: Readonly<Record<Language, RegExp>> = { en: /(Player|Seat) \{\}/, de: /(Platz|Spieler|Sitz) \{\}/, fr: /(Place|Siège|Joueur) \{\}/ };

function faults(text: string, language: Language): readonly string[] {
  const all: readonly (readonly [string, RegExp])[] = [...NEVER, ['another form of per cent', PERCENT[language]], ['a number for a person', SEATS[language]]];
  return all.flatMap(([what, found]) => (found.test(text) ? [`${what}: ${text}`] : []));
}

describe.each(boxes.map((box) => [box.game.title, box] as const))('in %s', (_, box) => {
  test.each(languages)('everything that is asked, offered and told is fit to be read (%s)', async (language) => {
    const words = await box.words(language);
    const said = new Set<string>();
    // What is asked of somebody else as if it were asked of whoever reads it.
    const asked = new Set<string>();
    for (const [at, { config }] of box.presets.entries()) {
      const match = Match.start(box.game, box.game.configure(config), { key: keyFromSeed(`voice ${at}`) });
      const timeline = new Timeline(match);
      const chance = new Stream(keyFromSeed(`voice ${at}`));
      const people = match.seatNames.map((__, seat) => ['Ines', 'Mira', 'Otto', 'Lola', 'Sven', 'Yara', 'Paul', 'Edda'][seat] ?? '');
      for (let answers = 0; answers < 120 && match.decision !== null; answers++) {
        const { view, decision } = match.scene(match.asked[0] ?? 0);
        if (decision === null) break;
        const [mine, watched] = (['you', 'others'] as const).map((to) => promptText(words, decision, view, to, people)) as [string, string];
        said.add(mine).add(watched);
        if (watched === mine || TO_YOU[language].test(watched)) asked.add(watched);
        const options = match.options();
        for (const one of [options[0], options[chance.below(options.length)]]) {
          const answer = one === undefined ? undefined : box.game.notation.parse(one);
          if (answer !== undefined) said.add(answerText(words, answer, view, decision));
        }
        match.answerIndex(chance.below(match.decision.count));
        for (const step of timeline.stepsAt(match.number)) said.add(eventText(words, step.event, step.view, people));
      }
    }
    expect([...asked]).toEqual([]);
    expect(said.size).toBeGreaterThan(20);
    expect([...said].flatMap((text) => faults(text, language))).toEqual([]);
  });

  test.each(languages)('what is told ends with a full stop (%s)', async (language) => {
    const words = await box.words(language);
    const match = Match.start(box.game, box.game.configure(box.presets[0]?.config), { key: keyFromSeed('stops') });
    const timeline = new Timeline(match);
    const chance = new Stream(keyFromSeed('stops'));
    const open = new Set<string>();
    for (let answers = 0; answers < 200 && match.decision !== null; answers++) {
      match.answerIndex(chance.below(match.decision.count));
      for (const { event, view } of timeline.stepsAt(match.number)) {
        const text = eventText(words, event, view);
        if (text !== '' && !/[.!?]\*?$/.test(text)) open.add(text);
      }
    }
    expect([...open]).toEqual([]);
  });

  test.each(languages)('what settings change is a sentence, and what ready-made games are called is none (%s)', async (language) => {
    const words = await box.words(language);
    const sentences = [...Object.values(words.settings), ...Object.values(words.gist)];
    expect(sentences.filter((text) => !text.endsWith('.'))).toEqual([]);
    expect(Object.values(words.presets).filter((text) => text.endsWith('.'))).toEqual([]);
    expect([words.mood, ...sentences, ...Object.values(words.presets)].flatMap((text) => faults(text, language))).toEqual([]);
  });
});

/** A text as it is written, with a brace for whatever is put in. */
function textsOf(pattern: Pattern): readonly string[] {
  const inner = pattern.elements.flatMap((element) =>
    element.type === 'Placeable' && element.expression.type === 'SelectExpression' ? element.expression.variants.flatMap(({ value }) => textsOf(value)) : [],
  );
  return [pattern.elements.map((element) => (element.type === 'TextElement' ? element.value : '{}')).join(''), ...inner];
}

describe.each(languages)('what is written (%s)', (language) => {
  const catalogues = places()
    .filter((place) => !/\/(clauses|cli\/words)$/.test(place))
    .map((place) => readCatalogue(join(place, language)));
  const written = catalogues.flatMap(({ messages, terms, folder }) =>
    [...messages.values(), ...terms.values()]
      .filter(({ file }) => file.startsWith(folder))
      .flatMap(({ entry, file, line }) =>
        [entry.value, ...entry.attributes.map(({ value }) => value)].flatMap((pattern) =>
          pattern === null ? [] : textsOf(pattern).map((text) => ({ text: unbroken(text, language), at: `${relative(home, file)}:${line}` })),
        ),
      ),
  );
  const where = (found: RegExp): readonly string[] => written.filter(({ text }) => found.test(text)).map(({ text, at }) => `${at}: ${text}`);

  test('is all there', () => expect(written.length).toBeGreaterThan(500));
  test.each([
    ['one form of per cent', PERCENT[language]],
    ['no number for a person', SEATS[language]],
    ['no two spaces', /[^\s{}] {2,}[^\s{}]/],
    ['an answer', /No rule speaks|Davon spricht/],
    ['no straight quotation marks', /[\w}]'\w|(?<![\w=(/ ])"|" /],
  ])('has %s', (_, found) => expect(where(found)).toEqual([]));

  // People who have no name yet are numbered in one place a game, and only there.
  test('calls a person by a number only where there is no name', () => {
    expect(where(NUMBERED[language]).filter((text) => !/: \S+ \{\}$/.test(text))).toEqual([]);
  });
});
