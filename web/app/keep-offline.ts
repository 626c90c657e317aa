/** What a browser may know of its line; not all do. */
interface Line {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** So long, in milliseconds, nobody has to wait for anything before a browser that does not say when it is idle is taken to be. */
const A_WHILE = 3000;

/** Keeps the app on the device once the page has nothing else to load: what was opened, and on a line that costs nothing everything else. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  whenIdle(() => void register().catch(() => undefined));
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ loaded });
  if (costsNothing()) whenIdle(() => active?.postMessage({ everything: true }));
}

/** A browser that does not say is taken by its look: telephones pay for what they load. */
function costsNothing(): boolean {
  const line = 'connection' in navigator ? (navigator.connection as Line) : null;
  if (line === null) return !matchMedia('(pointer: coarse)').matches;
  return line.saveData !== true && line.type !== 'cellular' && (line.effectiveType ?? '4g') === '4g';
}

function whenIdle(then: () => void): void {
  const later = (): void => void ('requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, A_WHILE));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
