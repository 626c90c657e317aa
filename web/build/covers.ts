import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/**
 * Renders what is drawn as SVG and shown as a picture: the covers of the boxes to WebP, the mark to the icons of the installed app.
 * Run after a cover has changed (`npm run covers`); the pictures are kept in the repository.
 */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COVERS = ['games/*/board/cover.svg'];

/** Width of the picture and what it may weigh: the small one for most screens, the large one where the boxes are large and the pixels fine. */
const SIZES = [
  { suffix: '', width: 520, most: 40_000 },
  { suffix: '@2x', width: 880, most: 60_000 },
];
const QUALITIES = [0.82, 0.74, 0.66, 0.58, 0.5, 0.4];

const FACES = [
  { family: 'Inter Variable', weight: '100 900', file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2' },
  { family: 'Grenze Gotisch Variable', weight: '100 900', file: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2' },
  { family: 'Saira Stencil One', weight: '400', file: '@fontsource/saira-stencil-one/files/saira-stencil-one-latin-400-normal.woff2' },
  { family: 'Abril Fatface', weight: '400', file: '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2' },
  { family: 'Stardos Stencil', weight: '700', file: '@fontsource/stardos-stencil/files/stardos-stencil-latin-700-normal.woff2' },
  { family: 'Russo One', weight: '400', file: '@fontsource/russo-one/files/russo-one-latin-400-normal.woff2' },
];

const ICONS = [
  { file: 'icon-192.png', size: 192, mark: 0.74, radius: 0.22 },
  { file: 'icon-512.png', size: 512, mark: 0.74, radius: 0.22 },
  // Whatever shape the device cuts out: the mark lies within the inner four fifths.
  { file: 'icon-maskable-512.png', size: 512, mark: 0.56, radius: 0 },
];

const browser = await playwright.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote'),
});
try {
  for (const pattern of COVERS) for (const file of globSync(pattern, { cwd: ROOT })) await renderCover(browser, `${ROOT}${file}`);
  const mark = readFileSync(`${ROOT}web/public/mark.svg`, 'utf8');
  for (const icon of ICONS) await renderIcon(browser, mark, icon);
} finally {
  await browser.close();
}

async function renderCover(browser: Browser, file: string): Promise<void> {
  const svg = readFileSync(file, 'utf8');
  for (const { suffix, width, most } of SIZES) {
    const png = await photograph(browser, `<style>${faces()}</style>${svg}`, 300, 450, width / 300, false);
    const webp = await toWebp(browser, png, most);
    const target = file.replace(/\.svg$/, `${suffix}.webp`);
    writeFileSync(target, webp);
    console.log(`${target.slice(ROOT.length)}: ${(webp.length / 1000).toFixed(1)} kB`);
  }
}

async function renderIcon(browser: Browser, mark: string, { file, size, mark: part, radius }: (typeof ICONS)[number]): Promise<void> {
  const style = `#icon{width:${size}px;height:${size}px;border-radius:${size * radius}px;background:linear-gradient(#ffffff,#e3e7dd);display:grid;place-items:center} svg{width:${size * part}px}`;
  const png = await photograph(browser, `<style>${style}</style><div id="icon">${mark}</div>`, size, size, 1, true);
  writeFileSync(`${ROOT}web/public/${file}`, png);
  console.log(`web/public/${file}: ${(png.length / 1000).toFixed(1)} kB`);
}

async function photograph(browser: Browser, html: string, width: number, height: number, scale: number, clear: boolean): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(`<!doctype html><style>body{margin:0;overflow:hidden}svg{display:block}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: clear });
  await page.close();
  return png;
}

/** The best quality that is light enough. The browser itself is the encoder. */
async function toWebp(browser: Browser, png: Buffer, most: number): Promise<Buffer> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(
    async ({ source, qualities, most }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      let blob = new Blob();
      for (const quality of qualities) {
        blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        if (blob.size <= most) break;
      }
      return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, qualities: QUALITIES, most },
  );
  await page.close();
  return Buffer.from(encoded, 'base64');
}

function faces(): string {
  const { resolve } = createRequire(import.meta.url);
  return FACES.map(({ family, weight, file }) => {
    const font = readFileSync(resolve(file)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${font}) format('woff2')}`;
  }).join('');
}
