import { Store } from './store.ts';

/** So often a tab loads the same build of the app again by itself. */
const MOST = 2;

/** A file of the app did not come: the page is about to load again, or cannot. */
export const missingFile = new Store<'none' | 'reloading' | 'lost'>('none');

/**
 * Browsers never ask again for a module that did not come, so the page is loaded again: it has the files of the new app where it
 * was updated meanwhile, and the old ones where it was only bad luck. Games are kept with every answer, and the address says where
 * one was. Without a server to load it from, the page stays.
 */
export function followMissingFiles(): void {
  addEventListener('vite:preloadError', () => {
    if (missingFile.value === 'reloading') return;
    missingFile.set('reloading');
    void mayReload().then((may) => (may ? location.reload() : missingFile.set('lost')));
  });
}

async function mayReload(): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/me', { cache: 'no-store' });
    return ok && counted();
  } catch {
    return false;
  }
}

/** Each build has its own chances. */
function counted(): boolean {
  const key = `muster.reloaded ${document.querySelector<HTMLScriptElement>('script[type="module"]')?.src}`;
  const count = Number(sessionStorage.getItem(key) ?? 0);
  sessionStorage.setItem(key, String(count + 1));
  return count < MOST;
}
