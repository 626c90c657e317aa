import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Match, Seat } from '#kernel';
import { JournalStore } from '../storage/journal-store.ts';
import { SqliteDriver } from '../storage/sqlite-driver.ts';
import { SqliteFile } from '../storage/sqlite-file.ts';
import type { FileBatch, FileHolder, Requests, Responses } from '../storage/sqlite-messages.ts';
import { TableRegistry } from './registry.ts';

/** Bytes in the log of SQLite for a page that was written. */
const FRAME = 4_096 + 24;

/** The file of a database that counts what it is asked for. */
class CountedFile implements FileHolder {
  readonly #path: string;
  readonly #file: SqliteFile;
  reads = 0;
  commits = 0;
  /** Statements of commits besides those of the entries themselves. */
  further = 0;

  constructor(path: string) {
    this.#path = path;
    this.#file = new SqliteFile(path, 1_000);
  }

  get pages(): number {
    return statSync(`${this.#path}-wal`).size / FRAME;
  }

  async request<K extends keyof Requests>(kind: K, content: Requests[K]): Promise<Responses[K]>;
  async request(kind: keyof Requests, content: Requests[keyof Requests]): Promise<Responses[keyof Responses]> {
    if (kind === 'close') return null;
    if (kind === 'run') {
      this.reads++;
      return this.#file.run(content as Requests['run']);
    }
    const batch = content as FileBatch;
    this.commits++;
    this.further += batch.statements.reduce((sum, [, statements]) => sum + statements.length, 0);
    return this.#file.commit(batch);
  }

  async close(): Promise<void> {
    this.#file.close();
  }
}

test('an answer costs the database one commit of few pages and no look-up, a match few of either', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-cost-'));
  const file = new CountedFile(join(folder, 'muster.db'));
  onTestFinished(async () => {
    await file.close();
    rmSync(folder, { recursive: true });
  });
  const driver = new SqliteDriver(() => file, 1_000);
  await driver.migrate();
  const registry = new TableRegistry(await JournalStore.open(driver));
  const ann = { id: 'ann', name: 'Ann' };
  const ben = { id: 'ben', name: 'Ben' };

  const before = { reads: file.reads, commits: file.commits };
  const { table: id } = await registry.create(ann, {
    game: 'contra-tiles',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: false,
    watched: true,
    patience: 120,
  });
  const table = await registry.table(id);
  for (const [seat, person] of [ann, ben].entries()) await table.act(person, { do: 'sit', id: `sit-${seat}`, seat });
  await table.act(ann, { do: 'start', id: 'start' });
  // What sets a table up: it is looked for nowhere, since whoever made it knows all there is.
  expect(file.reads - before.reads).toBe(0);
  expect(file.commits - before.commits).toBeLessThanOrEqual(4);

  const begun = { reads: file.reads, commits: file.commits, further: file.further, pages: file.pages };
  let answers = 0;
  for (let match = table.match as Match; match.outcome === null; match = table.match as Match) {
    const [seat = 0] = match.asked as readonly Seat[];
    await table.act(seat === 0 ? ann : ben, { do: 'answer', id: `a-${answers}`, number: match.number, seat, notation: match.options(seat)[0] ?? '' });
    answers++;
  }
  expect(answers).toBeGreaterThan(15);
  expect(file.reads).toBe(begun.reads);
  expect(file.commits - begun.commits).toBe(answers);
  // Whose turn it is, every sixteenth time a checkpoint, and at the end the record and the list.
  expect(file.further - begun.further).toBeLessThanOrEqual(answers + answers / 16 + 3);
  expect((file.pages - begun.pages) / answers).toBeLessThan(4);
});
