import { createRequire, registerHooks } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Module from './module.ts';

export * from './index.ts';

const require = createRequire(import.meta.url);

/** Lets Node import catalogues: `import('…/words/de/index.ftl')` is the whole folder. The compiler is loaded with the first of them. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/index.ftl')) return next(url, context);
    const { moduleOf } = require('./module.ts') as typeof Module;
    return { format: 'module', source: moduleOf(dirname(fileURLToPath(url))), shortCircuit: true };
  },
});
