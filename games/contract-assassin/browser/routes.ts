import type { Page } from 'playwright-core';
import { paint } from '../../../web/testing/paint.ts';

/** How much of a route is on the screen, and how much of that can be seen: points a unit of the map apart. */
export interface Sighting {
  readonly points: number;
  readonly seen: number;
}

const NO_ROUTES = '.road, .road-shade, .sea-route, .sea-shade { display: none }';

/** What can be seen of each route, given as the path it is drawn by: where the map with routes differs from the map without them. */
export async function sightings(page: Page, paths: readonly string[]): Promise<readonly Sighting[]> {
  await paint(page);
  await page.evaluate(bareGround);
  const drawn = await page.screenshot();
  await page.addStyleTag({ content: NO_ROUTES });
  const bare = await page.screenshot();
  return await page.evaluate(comparison, { pictures: [drawn.toString('base64'), bare.toString('base64')] as const, paths });
}

/** In the page: nothing lies over the backdrop any more. */
function bareGround(): void {
  const backdrop = document.querySelector('.backdrop') as Element;
  for (const element of document.body.querySelectorAll<HTMLElement | SVGElement>('*'))
    if (!element.contains(backdrop) && !backdrop.contains(element)) element.style.visibility = 'hidden';
}

/** In the page: where two pictures of it differ along the routes. */
async function comparison({ pictures, paths }: { readonly pictures: readonly [string, string]; readonly paths: readonly string[] }): Promise<Sighting[]> {
  const pixels = async (base64: string): Promise<ImageData> => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  };
  const [drawn, bare] = (await Promise.all(pictures.map(pixels))) as [ImageData, ImageData];
  const differs = (x: number, y: number): boolean => {
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) {
        const at = 4 * ((y + dy) * drawn.width + x + dx);
        const by = [0, 1, 2].reduce((sum, channel) => sum + Math.abs((drawn.data[at + channel] ?? 0) - (bare.data[at + channel] ?? 0)), 0);
        if (by > 24) return true;
      }
    return false;
  };
  const backdrop = document.querySelector('.backdrop') as SVGSVGElement;
  const frame = (backdrop.closest('.panzoom-port, .tour-map') as Element).getBoundingClientRect();
  const toScreen = backdrop.getScreenCTM() as DOMMatrix;
  const inFrame = ({ x, y }: DOMPoint): boolean => {
    const [right, bottom] = [Math.min(drawn.width - 1, frame.right), Math.min(drawn.height - 1, frame.bottom)];
    return x > Math.max(1, frame.left) && x < right && y > Math.max(1, frame.top) && y < bottom;
  };
  /** The world comes three times; a route is looked at where it can be seen best. */
  return paths.map((d) => {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    const line = Array.from({ length: Math.ceil(path.getTotalLength()) }, (_, far) => path.getPointAtLength(far));
    const echoes = [0, -1000, 1000].map((by) => {
      const points = line.map(({ x, y }) => new DOMPoint(x + by, y).matrixTransform(toScreen)).filter(inFrame);
      return { points: points.length, seen: points.filter(({ x, y }) => differs(Math.round(x), Math.round(y))).length };
    });
    return echoes.reduce((best, echo) => (echo.seen > best.seen || (echo.seen === best.seen && echo.points > best.points) ? echo : best));
  });
}
