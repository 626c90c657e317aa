import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Box } from '#games';
import { LANGUAGES, type Language, preferred } from '#words';
import type { TableRegistry } from '../tables/registry.ts';

/** What the build says of the page of a table: where the lid of each game lies, and the files without which nobody can sit down. */
interface Built {
  readonly lids: Readonly<Record<string, string>>;
  readonly door: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/**
 * The page of a table as it is served: whoever is sent its address sees the game's name, a sentence and its lid, and nothing of the
 * people there. Whoever opens it is told at once what comes with it, not file by file: what is needed to sit down, and which game.
 */
export class TablePage {
  readonly #page: string;
  readonly #built: Built;
  readonly #registry: TableRegistry;
  readonly #url: string | undefined;

  /** `url`: the address people reach this server by, where it is known. */
  constructor(folder: string, registry: TableRegistry, url: string | undefined) {
    this.#url = url?.replace(/\/$/, '');
    this.#page = readFileSync(join(folder, 'index.html'), 'utf8');
    const built = join(folder, 'table-pages.json');
    this.#built = existsSync(built) ? JSON.parse(readFileSync(built, 'utf8')) : { lids: {}, door: {} };
    this.#registry = registry;
  }

  async pageOf(id: string, request: FastifyRequest): Promise<string> {
    const box = await this.#boxOf(id);
    if (box === null) return this.#page;
    const tags = request.headers['accept-language']?.split(',').map((tag) => tag.split(';')[0]?.trim() ?? '') ?? [];
    const language = preferred(tags);
    const { mood } = await box.words(language);
    const origin = this.#url ?? `${request.protocol}://${request.host}`;
    const lid = this.#built.lids[box.game.id];
    const meta = [
      ['og:site_name', 'Muster'],
      ['og:type', 'website'],
      ['og:title', box.game.title],
      ['og:description', mood],
      ['og:locale', LANGUAGES[language].tag.replace('-', '_')],
      ['og:url', `${origin}/t/${id}`],
      ...(lid === undefined ? [] : [['og:image', `${origin}${lid}`] as const]),
    ] as const;
    const written = [
      `<meta name="game" content="${box.game.id}" />`,
      ...meta.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`),
    ];
    const links = (this.#built.door[language] ?? []).map(linkTo);
    return this.#page.replace('<title>', () => `${written.join('\n    ')}\n    <title>`).replace('</head>', () => `${links.join('\n    ')}\n  </head>`);
  }

  async #boxOf(id: string): Promise<Box | null> {
    if (!/^[a-z0-9]{16}$/.test(id)) return null;
    // The page is there for whoever opens it, whatever the database says.
    const asked = this.#registry.store.db.selectFrom('tables').where('id', '=', id).select('game').executeTakeFirst();
    const row = await asked.catch(() => undefined);
    return this.#registry.boxes.find(({ game }) => game.id === row?.game) ?? null;
  }
}

function linkTo(file: string): string {
  return `<link rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="${file}" />`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (letter) => ESCAPES[letter] ?? letter);
}
