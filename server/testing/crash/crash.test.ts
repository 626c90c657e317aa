import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { at, type Json } from '#kernel';
import type { Action } from '#wire';
import { openStore } from '../../storage/open.ts';
import type { Store, StoredEntry } from '../../storage/store.ts';
import { auditJournal, type Findings, nothingFound } from './audit.ts';
import { storedEssence } from './essence.ts';
import { Notebook } from './notebook.ts';
import { faults, report } from './report.ts';
import { MISHAPS } from './rounds.ts';
import { crash } from './run.ts';

/** Here only a hanging server is slow: how long it takes depends on what else the machine does. */
const GENEROUS = 30_000;

// Side by side: most of the time people wait to be let in again.
test.concurrent.each([
  { kind: 'sqlite', rounds: MISHAPS.sqlite.length },
  { kind: 'postgres', rounds: MISHAPS.postgres.length },
] as const)('on $kind, whatever goes wrong $rounds times: nothing acknowledged is lost or doubled, and no table is stuck', async ({ kind, rounds }) => {
  const seed = String(Date.now());
  const result = await crash(kind, { rounds, tables: 6, seed });
  expect(faults(result, GENEROUS), `seed ${seed}\n${report(result)}`).toEqual([]);
  expect([...result.mishaps.values()].reduce((sum, { times }) => sum + times, 0)).toBe(rounds);
  expect(result.answers).toBeGreaterThan(rounds * 10);
  expect(result.verified).toBeGreaterThanOrEqual(6);
});

const TABLE = 'tabletabletable2';
const PERSON = 'personpersonper2';

async function storeWith(rows: readonly Partial<StoredEntry>[]): Promise<{ store: Store; written: StoredEntry[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-audit-'));
  const store = await openStore({ database: join(folder, 'muster.db') });
  onTestFinished(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  const written = rows.map(
    (row, entry): StoredEntry => ({ table: TABLE, entry, at: entry, kind: 'create', person: PERSON, id: `id-${entry}`, body: {}, ...row }),
  );
  for (const entry of written) await store.commit({ entry });
  return { store, written };
}

const said = (text: string, more: Partial<StoredEntry> = {}): Partial<StoredEntry> => ({ kind: 'say', body: { text }, ...more });
const answered = (number: number, notation: string): Partial<StoredEntry> => ({ kind: 'answer', body: { number, seat: 0, notation, gave: [] } satisfies Json });
const say = (id: string, text: string): Action => ({ do: 'say', id, text });

async function audit(store: Store, notebook: Notebook, finished: readonly string[] = []): Promise<Findings> {
  const found = nothingFound();
  await auditJournal(store, notebook, new Set(finished), found);
  return found;
}

/** A notebook in which this was sent and acknowledged. */
function acknowledged(action: Action, entry: number | null): Notebook {
  const notebook = new Notebook();
  notebook.sent(TABLE, PERSON, action);
  notebook.overhear({ type: 'result', re: action.id, entry, number: 0 });
  return notebook;
}

test('the audit is content with what is written as it was told', async () => {
  const { store, written } = await storeWith([{}, said('one'), answered(0, 'a'), answered(1, 'b')]);
  const notebook = acknowledged(say('id-1', 'one'), 1);
  notebook.entries.set(TABLE, written.map(storedEssence));
  expect(await audit(store, notebook)).toEqual(nothingFound());
});

test('the audit notices what is lost', async () => {
  const { store, written } = await storeWith([{}, said('one'), said('two')]);
  const lost = async (action: Action, entry: number | null) => (await audit(store, acknowledged(action, entry))).lost.length;
  expect(await lost(say('id-9', 'nine'), 9)).toBe(1); // not there
  expect(await lost(say('id-9', 'one'), 1)).toBe(1); // somebody else's
  expect(await lost(say('id-1', 'won'), 1)).toBe(1); // in other words
  expect(await lost(say('id-1', 'one'), 2)).toBe(1); // elsewhere
  expect(await lost({ do: 'answer', id: 'a', number: 0, seat: 0, notation: 'a' }, null)).toBe(1);
  const notebook = new Notebook();
  notebook.entries.set(TABLE, [...written, { ...at(written, 2), entry: 3 }].map(storedEssence));
  expect((await audit(store, notebook)).lost).toHaveLength(1); // told before it was written
});

test('the audit notices what is doubled', async () => {
  const { store } = await storeWith([{}, said('one'), said('one', { id: 'another' }), answered(0, 'a'), answered(0, 'b')]);
  const { doubled } = await audit(store, acknowledged(say('id-1', 'one'), 1));
  expect(doubled).toHaveLength(2);
  expect(doubled[0]).toContain('entries 1,2');
  expect(doubled[1]).toContain('when 1 was open');
});

test('the audit notices what was refused and happened all the same, and tables that are listed wrongly', async () => {
  const { store } = await storeWith([{}, said('one')]);
  const notebook = new Notebook();
  notebook.sent(TABLE, PERSON, say('id-1', 'one'));
  notebook.receive(TABLE, -1, { type: 'refusal', re: 'id-1', code: 'closed', message: 'no' });
  expect((await audit(store, notebook, [TABLE])).wrong).toHaveLength(2);
});

test('what is told of another table does not count for this one, and is a complaint', () => {
  const notebook = new Notebook();
  notebook.receive(TABLE, -1, {
    type: 'entry',
    of: 'another',
    entry: { entry: 0, at: 0, person: null, kind: 'trouble', text: 'late' },
    match: null,
  });
  expect(notebook.entries.size).toBe(0);
  expect(notebook.complaints).toHaveLength(1);
});

test('the notebook notices gaps, contradictions and refusals that should not be', () => {
  const notebook = new Notebook();
  const entry = (number: number, text: string) =>
    ({ type: 'entry', of: TABLE, entry: { entry: number, at: 0, person: null, kind: 'trouble', text }, match: null }) as const;
  notebook.receive(TABLE, -1, entry(0, 'a'));
  notebook.receive(TABLE, 0, entry(2, 'c'));
  expect(notebook.complaints.splice(0)).toHaveLength(1);
  notebook.receive(TABLE, -1, entry(0, 'b'));
  expect(notebook.complaints.splice(0)).toHaveLength(1);
  notebook.sent(TABLE, PERSON, say('s', 'hello'));
  notebook.receive(TABLE, 0, { type: 'refusal', re: 's', code: 'unavailable', message: 'later' });
  expect(notebook.complaints).toHaveLength(0);
  notebook.overhear({ type: 'result', re: 's', entry: 3, number: 0 });
  notebook.overhear({ type: 'result', re: 's', entry: 3, number: 0 });
  expect(notebook.complaints).toHaveLength(0);
  notebook.overhear({ type: 'result', re: 's', entry: 4, number: 0 });
  notebook.overhear({ type: 'result', re: 'nobody', entry: 4, number: 0 });
  expect(notebook.complaints.splice(0)).toHaveLength(2);
});
