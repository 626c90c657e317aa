import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { catalogues } from './words/vite.ts';

/** Not a measure of anything: only a hanging test ever meets it. */
const HANGS = 1_800_000;

const BROWSER = ['web/testing/*.test.ts', 'games/*/browser/*.test.ts'];
const FUZZ = ['games/*/fuzz.test.ts', 'kernel/testing/fuzz.test.ts'];
const SCREEN = ['web/**/*.test.ts', 'games/*/board/**/*.test.ts'];
const RULES = ['{kernel,games,bots,wire,words}/**/*.test.ts', 'cli/{clauses,play}/**/*.test.ts', 'cli/statistics.test.ts'];

// Projects begin in the order of their names, so that the small tests fill the gaps at the end.
export default defineConfig({
  test: {
    testTimeout: HANGS,
    hookTimeout: HANGS,
    expect: { poll: { timeout: 60_000 } },
    // One more than two cores: pages and servers that are killed make their tests wait half of the time.
    maxWorkers: 3,
    // Programs speak English, whatever the machine speaks. Many tests start processes: what was compiled for one is there for the next.
    env: { LC_ALL: 'C', NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/muster-compiled', import.meta.url)) },
    // Node runs our TypeScript as it stands, and calls between modules are twice as fast as through Vite.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      { test: { name: 'browser', include: BROWSER, globalSetup: 'web/testing/build.ts' } },
      { test: { name: 'fuzz', include: FUZZ } },
      { test: { name: 'server', include: ['{server,cli,bench}/**/*.test.ts'], exclude: ['bench/peers/**', ...RULES, ...FUZZ] } },
      { test: { name: 'unit', include: RULES, exclude: [...BROWSER, ...SCREEN, ...FUZZ], isolate: false } },
      // What boards and the app compute for the screen: these files have JSX, which takes Vite.
      { plugins: [catalogues()], test: { name: 'unit-screen', include: SCREEN, exclude: BROWSER, isolate: false, experimental: { viteModuleRunner: true } } },
    ],
  },
});
