import prefresh from '@prefresh/vite';
import { defineConfig } from 'vite';
import { acyclic } from './web/build/acyclic.ts';
import { chunkFileNames, groups, LISTS } from './web/build/chunks.ts';
import { guests, ledgers, lessons, shelf } from './web/build/games.ts';
import { offline } from './web/build/offline.ts';
import { noteParts } from './web/build/parts.ts';
import { scopedCss } from './web/build/scoped-css.ts';
import { tablePages } from './web/build/table-pages.ts';
import { catalogues } from './words/vite.ts';

export default defineConfig({
  root: 'web',
  plugins: [await prefresh(), catalogues(), shelf(), lessons(), ledgers(), guests(), acyclic(), noteParts(), tablePages(), offline()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { postcss: { plugins: [scopedCss()] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    // A browser that cannot fetch modules ahead fetches them when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: LISTS, sideEffects: false }] }, output: { chunkFileNames, codeSplitting: { groups } } },
  },
  worker: { format: 'es', plugins: () => [guests(), noteParts()] },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } }, fs: { allow: ['..'] } },
});
