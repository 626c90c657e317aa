import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Guest } from '../testing/guest.ts';
import { openServer } from '../testing/open.ts';

test('the page of a table names its game in the language of the request, with a sentence and the lid, and nobody who plays', async () => {
  const pages = mkdtempSync(join(tmpdir(), 'muster-'));
  writeFileSync(join(pages, 'index.html'), '<html><head><title>Muster</title></head></html>');
  const door = { en: ['/assets/door-1.js', '/assets/web.en-1.js'], de: ['/assets/door-1.js', '/assets/door-1.css', '/assets/web.de-1.js'] };
  writeFileSync(join(pages, 'table-pages.json'), JSON.stringify({ lids: { contact: '/assets/cover-1.webp' }, door }));
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
  // What is needed to sit down comes with the page; and it knows its game before anybody is asked.
  expect(german).toContain('<meta name="game" content="contact" />');
  const linked = [...german.matchAll(/<link rel="([^"]+)"(?: as="(\w+)")? crossorigin href="([^"]+)" \/>/g)].map(([, ...link]) => link);
  expect(linked).toEqual([
    ['modulepreload', undefined, '/assets/door-1.js'],
    ['preload', 'style', '/assets/door-1.css'],
    ['modulepreload', undefined, '/assets/web.de-1.js'],
  ]);
  const said = (html: string): string => /og:description" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(said(german)).not.toBe(said(await page(table, 'en')));
  expect(german).not.toContain('Annabelle');
  // A table that is not here has no preview, and neither has what is no id at all.
  for (const id of ['a'.repeat(16), 'x%22%3E']) expect(await page(id, 'en')).not.toMatch(/og:|<link|name="game"/);
});
