import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';
import { filesIn, sibling } from './catalogue.ts';
import { SOURCE } from './languages.ts';
import { moduleOf } from './module.ts';

/** Lets Vite import catalogues: `import('…/words/de/index.ftl')` is the whole folder. */
export function catalogues(): Plugin {
  return {
    name: 'muster-catalogues',
    load(id) {
      if (!id.endsWith('/index.ftl')) return null;
      const folder = dirname(id);
      for (const file of [...filesIn(folder), ...filesIn(sibling(folder, SOURCE))]) this.addWatchFile(file);
      return moduleOf(folder);
    },
    // A catalogue is made of many files, so Vitest must not keep it for as long as one of them stays the same.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id.endsWith('/index.ftl') ? false : null));
    },
  };
}
