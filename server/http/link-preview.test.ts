import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Guest } from '../testing/guest.ts';
import { openServer } from '../testing/open.ts';

test('the page of a table names its game in the language of the request, with a sentence and the lid, and nobody who plays', async () => {
  const pages = mkdtempSync(join(tmpdir(), 'muster-'));
  writeFileSync(join(pages, 'index.html'), '<html><head><title>Muster</title></head></html>');
  writeFileSync(join(pages, 'covers.json'), JSON.stringify({ contact: '/assets/cover-1.webp' }));
  const server = await openServer({ MUSTER_PAGES: pages });
  onTestFinished(async () => {
    await server.stop();
    rmSync(pages, { recursive: true });
  });
  const ann = await Guest.come(server.base, 'Annabelle');
  const { table } = await ann.create({ game: 'contact', watched: false });
  const page = async (id: string, language: string): Promise<string> => {
    const response = await fetch(`${server.base}/t/${id}`, { headers: { 'accept-language': language, accept: 'text/html' } });
    expect(response.status).toBe(200);
    return await response.text();
  };
  const german = await page(table, 'de-AT,de;q=0.9,en;q=0.8');
  expect(german).toContain('<meta property="og:title" content="Contact" />');
  expect(german).toContain(`<meta property="og:image" content="${server.base}/assets/cover-1.webp" />`);
  expect(german).toContain('<meta property="og:locale" content="de" />');
  const said = (html: string): string => /og:description" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(said(german)).not.toBe(said(await page(table, 'en')));
  expect(german).not.toContain('Annabelle');
  // A table that is not here has no preview, and neither has what is no id at all.
  for (const id of ['a'.repeat(16), 'x%22%3E']) expect(await page(id, 'en')).not.toContain('og:');
});
