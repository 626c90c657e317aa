import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { keyFromSeed, Match, Stream, Timeline } from '#kernel';
import type { Language } from '#words';
import { answerText, eventText, promptText } from './index.ts';
import { boxes } from './shelf.ts';

/*
 * What a machine can keep of how Muster speaks: what is written, and what is said in played games. The rest is for people who
 * read it aloud.
 */

const home = fileURLToPath(new URL('..', import.meta.url));
const LANGUAGES = ['en', 'de'] as const;

/** What nobody should ever read, whatever the language. */
const NEVER: readonly (readonly [what: string, found: RegExp])[] = [
  ['a value that is missing', /\bundefined\b|\bNaN\b|\[object/],
  ['two spaces', /\S {2,}\S/],
  ['a space before a full stop or a comma', / [.,;](\s|$)/],
  ['two full stops', /[^.]\.\.(?!\.)|[.!?]\.$/],
  ['the id of a clause', /\b(contact|contra|contra-tiles|contract-assassin|v-commandos)\.[a-z][a-z-]*\.[a-z]/],
  ['no answer at all', /No rule speaks|Davon spricht/],
];

const PERCENT: Readonly<Record<Language, RegExp>> = { en: /[\d}]\s+%|per cent/, de: /[\d}]( |)%|Prozent/, fr: /[\d}]( |)%|pour cent/ };
/** A person without a name has a seat; German calls that by another word. */
const SEATS: Readonly<Record<Language, RegExp>> = { en: /\b[Ss]eat \d|\bPlayer \d/, de: /\b(Sitz|Spieler|Player) \d/, fr: /\b(Siège|Joueur|Player) \d/ };

function faults(text: string, language: Language): readonly string[] {
  const all: readonly (readonly [string, RegExp])[] = [...NEVER, ['another form of per cent', PERCENT[language]], ['a number for a person', SEATS[language]]];
  return all.flatMap(([what, found]) => (found.test(text) ? [`${what}: ${text}`] : []));
}

describe.each(boxes.map((box) => [box.game.title, box] as const))('in %s', (_, box) => {
  test.each(LANGUAGES)('everything that is asked, offered and told is fit to be read (%s)', async (language) => {
    const words = await box.words(language);
    const said = new Set<string>();
    for (const [at, { config }] of box.presets.entries()) {
      const match = Match.start(box.game, box.game.configure(config), { key: keyFromSeed(`voice ${at}`) });
      const timeline = new Timeline(match);
      const chance = new Stream(keyFromSeed(`voice ${at}`));
      const people = match.seatNames.map((__, seat) => ['Ines', 'Mira', 'Otto', 'Lola', 'Sven', 'Yara', 'Paul', 'Edda'][seat] ?? '');
      for (let answers = 0; answers < 120 && match.decision !== null; answers++) {
        const { view, decision } = match.scene(match.asked[0] ?? 0);
        if (decision === null) break;
        for (const to of ['you', 'others'] as const) said.add(promptText(words, decision, view, to, people));
        const options = match.options();
        for (const one of [options[0], options[chance.below(options.length)]]) {
          const answer = one === undefined ? undefined : box.game.notation.parse(one);
          if (answer !== undefined) said.add(answerText(words, answer, view, decision));
        }
        match.answerIndex(chance.below(match.decision.count));
        for (const step of timeline.stepsAt(match.number)) said.add(eventText(words, step.event, step.view, people));
      }
    }
    expect(said.size).toBeGreaterThan(20);
    expect([...said].flatMap((text) => faults(text, language))).toEqual([]);
  });

  test.each(LANGUAGES)('what is told ends with a full stop (%s)', async (language) => {
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

  test.each(LANGUAGES)('what settings change is a sentence, and what ready-made games are called is none (%s)', async (language) => {
    const words = await box.words(language);
    expect(Object.values(words.settings).filter((text) => !text.endsWith('.'))).toEqual([]);
    expect(Object.values(words.presets).filter((text) => text.endsWith('.'))).toEqual([]);
    expect([words.mood, ...Object.values(words.settings), ...Object.values(words.presets)].flatMap((text) => faults(text, language))).toEqual([]);
  });
});

/** The texts in a file of words, each as it is written, without the names of what it says them about. */
function textsIn(file: string): readonly string[] {
  const source = readFileSync(`${home}${file}`, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^\s*('[\w.=-]+'|\w+):/gm, '');
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, plain, made]) => (plain ?? made ?? '').replaceAll('\\u00a0', '\u00a0'));
}

describe.each(LANGUAGES)('what is written (%s)', (language) => {
  const files = [
    ...globSync(`games/*/words/${language}/**/*.ts`, { cwd: home }),
    ...globSync(`games/*/board/**/*.${language}.ts`, { cwd: home }),
    ...globSync(`web/words/${language}/*.ts`, { cwd: home }),
  ].filter((file) => !file.endsWith('.test.ts') && !file.includes('template'));

  test('is all there', () => expect(files.length).toBeGreaterThan(30));

  test.each(files)('in %s', (file) => {
    const written = [PERCENT[language], SEATS[language], /\S {2,}\S/, /No rule speaks|Davon spricht/];
    expect(textsIn(file).filter((text) => written.some((found) => found.test(text)))).toEqual([]);
  });

  // People who have no name yet are numbered in one place a game, and only there.
  test('calls a person by a number only where there is no name', () => {
    const numbered = files.flatMap((file) => textsIn(file).filter((text) => /(Player|Seat|Platz|Spieler|Sitz) \$\{/.test(text)));
    expect(numbered.filter((text) => text !== `${language === 'en' ? 'Player' : 'Platz'} \${seat + 1}`)).toEqual([]);
  });
});
