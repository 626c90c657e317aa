import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { acyclic } from './web/build/acyclic.ts';
import { guests, ledgers, shelf } from './web/build/games.ts';
import { offline } from './web/build/offline.ts';
import { scopedCss } from './web/build/scoped-css.ts';

/** What games share, and the app; a game is cut up by itself, so that no language comes with another. */
function partOf(id: string): string | null {
  return /\/games\/[a-z-]+\//.test(id) ? null : 'app';
}

/** Parts are called after all that need them: the first is enough, since a hash tells them apart. */
function stem(name: string): string {
  return name.replace(/\.\w+$/, '').replace(/~.*/, '');
}

export default defineConfig({
  root: 'web',
  plugins: [react(), shelf(), ledgers(), guests(), acyclic(), offline()],
  css: { postcss: { plugins: [scopedCss()] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    // On a slow line many small files take longer than some bytes nobody needs: what few need goes with what more need.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${stem(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${stem(name)}-[hash][extname]`,
        codeSplitting: {
          groups: [{ name: partOf, test: /\.(ts|tsx|js|mjs)$/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000 }],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [guests()] },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } }, fs: { allow: ['..'] } },
});
