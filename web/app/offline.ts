import { Store } from './store.ts';

/** This browser says that it has no network. */
export const offline = new Store(!navigator.onLine);
for (const kind of ['offline', 'online']) addEventListener(kind, () => offline.set(!navigator.onLine));
