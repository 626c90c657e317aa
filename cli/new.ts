import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command, UsageError } from './command.ts';
import { say } from './words/words.ts';

const GAMES = fileURLToPath(new URL('../games/', import.meta.url));
const TEMPLATE = join(GAMES, 'template');
const SHELF = join(GAMES, 'shelf.ts');

export const newGame = command({
  name: 'new',
  takes: '<id>',
  summary: say.new.summary,
  options: { title: { type: 'string', value: '<text>', says: say.new.option.title } },
  examples: ['muster new high-noon', 'muster new high-noon --title "High Noon"'],
  run([id, ...more], { title }) {
    if (id === undefined || more.length > 0) throw new UsageError(say.started['no-id']);
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 40) throw new UsageError(say.started['wrong-id']({ id }));
    const folder = join(GAMES, id);
    if (existsSync(folder)) throw new UsageError(say.started.known({ id }));
    const name = namesOf(id, title);
    for (const file of filesOf(TEMPLATE)) {
      const target = join(folder, file);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, renamed(readFileSync(join(TEMPLATE, file), 'utf8'), name));
    }
    writeFileSync(SHELF, shelved(readFileSync(SHELF, 'utf8'), name));
    console.log(say.started.next(name));
    return 0;
  },
});

interface Names {
  readonly id: string;
  /** As constants are called: highNoon. */
  readonly constant: string;
  /** As types are called: HighNoon. */
  readonly type: string;
  readonly title: string;
}

function namesOf(id: string, title: string | undefined): Names {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const type = words.join('');
  return { id, type, constant: type.charAt(0).toLowerCase() + type.slice(1), title: title ?? words.join(' ') };
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

function renamed(text: string, { id, constant, type, title }: Names): string {
  return text
    .replaceAll("'Template'", quoted(title))
    .replaceAll('# Template', `# ${title}`)
    .replaceAll('Template', type)
    .replaceAll('templateGame', `${constant}Game`)
    .replaceAll('const template:', `const ${constant}:`)
    .replaceAll('{ template }', `{ ${constant} }`)
    .replaceAll('{ template as box }', `{ ${constant} as box }`)
    .replaceAll('fuzzTests(template,', `fuzzTests(${constant},`)
    .replaceAll('template', id);
}

/** As our style writes a text. */
function quoted(text: string): string {
  return text.includes("'") || text.includes('\\') ? JSON.stringify(text) : `'${text}'`;
}

/** The one line outside its folder: the game comes last on the shelf. */
function shelved(index: string, { id, constant }: Names): string {
  const lines = index.split('\n');
  const later = lines.findIndex((line) => (/^import \{ \w+ \} from '\.\/(.+)\/bot\/box\.ts';$/.exec(line)?.[1] ?? '') > id);
  const last = lines.findLastIndex((line) => line.startsWith('import '));
  lines.splice(later < 0 ? last + 1 : later, 0, `import { ${constant} } from './${id}/bot/box.ts';`);
  return lines.join('\n').replace(/(boxes: readonly Box\[\] = \[[^\]]*)\]/, `$1, ${constant}]`);
}
