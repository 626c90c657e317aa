import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, serialize } from '@fluent/syntax';
import { type Catalogue, filesIn, readCatalogue } from './catalogue.ts';
import { faultsOf } from './check.ts';
import { clauseFaults, hasClauses, writtenFrom } from './clauses.ts';
import { contractOf } from './contract.ts';
import { games, places } from './folders.ts';
import { isLanguage, LANGUAGES, type Language, languages, SOURCE } from './languages.ts';
import { factsOf } from './module.ts';
import { typesOf } from './types.ts';

const HELP = `npm run words [-- <options>]

Formats all catalogues of messages, writes the types that follow from the English ones, and checks every language.

  --check               change nothing: what would be changed is a fault
  --missing <language>  list what a language still lacks
  --play <game>         instead, show a match as text, with the ids of its messages
  --preset <id>         of which set-up (the first)
  --language <id>       in which language (${SOURCE})
  --seed <text>         another match
  --moves <n>           at most so many answers (60)
  --help                show this help
`;

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    missing: { type: 'string' },
    play: { type: 'string' },
    preset: { type: 'string' },
    language: { type: 'string', default: SOURCE },
    seed: { type: 'string', default: 'words' },
    moves: { type: 'string', default: '60' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) {
  process.stdout.write(HELP);
  process.exit();
}

function languageNamed(name: string): Language {
  if (isLanguage(name)) return name;
  console.error(`There is no language '${name}': ${languages.join(', ')}.`);
  process.exit(2);
}

if (options.play !== undefined) {
  // The hook that lets Node import catalogues, and the games that speak.
  const { playThrough } = await import('./play.ts');
  try {
    for await (const line of playThrough({
      game: options.play,
      preset: options.preset,
      language: languageNamed(options.language),
      seed: options.seed,
      most: Number(options.moves),
    }))
      console.log(line);
  } catch (thrown) {
    console.error(thrown instanceof Error ? thrown.message : thrown);
    process.exit(2);
  }
  process.exit();
}
const lacking = options.missing === undefined ? null : languageNamed(options.missing);

const faults: string[] = [];
const missing = new Map(languages.map((language) => [language, 0]));
let sentences = 0;

/** Write a file that is made of others, or with `--check` find that it is not as it should be. */
function put(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (options.check) faults.push(`${relative('.', file)} is not up to date: npm run words`);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Every catalogue of a place in its usual form; a language that has not begun there gets an empty one. */
function format(place: string): void {
  for (const language of languages) {
    if (!existsSync(join(place, language, 'index.ftl'))) put(join(place, language, 'index.ftl'), '');
    for (const file of filesIn(join(place, language))) put(file, serialize(parse(readFileSync(file, 'utf8'), { withSpans: false }), { withJunk: true }));
  }
}

function count(language: Language, ids: readonly string[], { messages, folder }: Catalogue): void {
  const lacks = ids.filter((id) => !messages.has(id));
  missing.set(language, (missing.get(language) ?? 0) + lacks.length);
  if (language === lacking) for (const id of lacks) console.log(`${relative('.', folder)}: ${id}`);
}

/** Sentences of which English makes the types. */
function checkSentences(place: string): void {
  const source = readCatalogue(join(place, SOURCE));
  const contract = contractOf(source);
  const facts = factsOf(source.folder);
  const around = existsSync(join(dirname(place), SOURCE)) ? '../messages.ts' : null;
  put(join(place, 'messages.ts'), typesOf(contract, source, facts.slice(1), around));
  const known = factsIn(join(source.folder, facts));
  sentences += contract.size;
  for (const language of languages) {
    const catalogue = readCatalogue(join(place, language));
    faults.push(...faultsOf(catalogue, contract, known));
    count(language, [...contract.keys()], catalogue);
  }
}

/** The clauses of a game, whose English is written from its ledger. */
function checkClauses(place: string): void {
  const source = readCatalogue(join(place, SOURCE));
  sentences += source.messages.size;
  for (const language of languages) {
    const catalogue = readCatalogue(join(place, language));
    faults.push(...clauseFaults(catalogue, source));
    count(language, [...source.messages.keys()], catalogue);
  }
}

for (const game of games()) {
  const written = writtenFrom(game);
  if (written !== null) put(join(game, 'words', 'clauses', SOURCE, 'index.ftl'), written);
}
for (const place of places()) {
  format(place);
  if (hasClauses(join(place, SOURCE))) checkClauses(place);
  else checkSentences(place);
}

/** The names of the facts that a game exports. */
function factsIn(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  return new Set([...readFileSync(file, 'utf8').matchAll(/\b(?:function|const|as) ([A-Z][A-Z_-]*)\b/g)].map(([, name = '']) => name));
}

for (const fault of faults) console.error(relative('.', fault));
const said = languages.map((language) => `${LANGUAGES[language].name} ${sentences - (missing.get(language) ?? 0)}`).join(', ');
console.log(`${sentences} sentences: ${said}${faults.length === 0 ? '' : `; ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`}`);
process.exitCode = faults.length === 0 ? 0 : 1;
