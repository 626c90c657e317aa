import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { guests, ledgers, shelf } from './web/build/games.ts';
import { offline } from './web/build/offline.ts';
import { scopedCss } from './web/build/scoped-css.ts';

/** Which game a module belongs to, and which language; what games share belongs to the app. */
function partOf(id: string): string {
  const [, game = 'app', inside = ''] = /\/games\/([a-z-]+)\/(.*)/.exec(id) ?? [];
  const [, language] = /[/.]([a-z]{2})[/.]/.exec(inside) ?? [];
  return language === undefined ? game : `${game}-${language}`;
}

/** Parts are called after all that need them: the first is enough, since a hash tells them apart. */
function stem(name: string): string {
  return name.replace(/\.\w+$/, '').replace(/~.*/, '');
}

export default defineConfig({
  root: 'web',
  plugins: [react(), shelf(), ledgers(), guests(), offline()],
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
