import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Box } from '#games';
import { LANGUAGES, preferred } from '#words';
import type { TableRegistry } from '../tables/registry.ts';

/** The build says where the lid of each game lies. */
export const COVERS = 'covers.json';

/** The page of a table as it is served: whoever is sent its address sees the game's name, a sentence and its lid, and nothing of the people there. */
export class LinkPreview {
  readonly #page: string;
  readonly #covers: Readonly<Record<string, string>>;
  readonly #registry: TableRegistry;
  readonly #url: string | undefined;

  /** `url`: the address people reach this server by, where it is known. */
  constructor(folder: string, registry: TableRegistry, url: string | undefined) {
    this.#url = url?.replace(/\/$/, '');
    this.#page = readFileSync(join(folder, 'index.html'), 'utf8');
    const covers = join(folder, COVERS);
    this.#covers = existsSync(covers) ? JSON.parse(readFileSync(covers, 'utf8')) : {};
    this.#registry = registry;
  }

  async pageOf(id: string, request: FastifyRequest): Promise<string> {
    const box = await this.#boxOf(id);
    if (box === null) return this.#page;
    const tags = request.headers['accept-language']?.split(',').map((tag) => tag.split(';')[0]?.trim() ?? '') ?? [];
    const language = preferred(tags);
    const { mood } = await box.words(language);
    const origin = this.#url ?? `${request.protocol}://${request.host}`;
    const cover = this.#covers[box.game.id];
    const meta = [
      ['og:site_name', 'Muster'],
      ['og:type', 'website'],
      ['og:title', box.game.title],
      ['og:description', mood],
      ['og:locale', LANGUAGES[language].tag.replace('-', '_')],
      ['og:url', `${origin}/t/${id}`],
      ...(cover === undefined ? [] : [['og:image', `${origin}${cover}`] as const]),
    ] as const;
    const tagsOf = meta.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`);
    return this.#page.replace('<title>', () => `${tagsOf.join('\n    ')}\n    <title>`);
  }

  async #boxOf(id: string): Promise<Box | null> {
    if (!/^[a-z0-9]{16}$/.test(id)) return null;
    // The page is there for whoever opens it, whatever the database says.
    const asked = this.#registry.store.db.selectFrom('tables').where('id', '=', id).select('game').executeTakeFirst();
    const row = await asked.catch(() => undefined);
    return this.#registry.boxes.find(({ game }) => game.id === row?.game) ?? null;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (letter) => ESCAPES[letter] ?? letter);
}
