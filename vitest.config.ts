import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{kernel,games,bots,cli,bench}/**/*.test.ts'] },
});
