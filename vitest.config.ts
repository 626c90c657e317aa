import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{kernel,games,bots,wire,server,cli,bench,web}/**/*.test.ts'],
    // Not a measure of anything: only a hanging test ever meets it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    globalSetup: 'web/testing/build.ts',
    maxWorkers: 2,
  },
});
