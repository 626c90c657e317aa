import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { acyclic } from './web/build/acyclic.ts';
import { guests, ledgers, shelf } from './web/build/games.ts';
import { offline } from './web/build/offline.ts';
import { scopedCss } from './web/build/scoped-css.ts';
import { catalogues } from './words/vite.ts';

/** No part of any one game: a game is cut up by itself, so that no language comes with another. */
const isShared = (id: string): boolean => !/\/games\/[a-z-]+\//.test(id) && /\.(ts|tsx|js|mjs)$/.test(id);

/** What a file of words is called: `contact.de`, `contact.examples.de`. */
const wordsIn = (id: string): string | undefined =>
  id
    .match(/([\w-]+)\/words\/(.+)\/index\.ftl$/)
    ?.slice(1)
    .join('.')
    .replaceAll('/', '.');

export default defineConfig({
  root: 'web',
  plugins: [react(), catalogues(), shelf(), ledgers(), guests(), acyclic(), offline()],
  css: { postcss: { plugins: [scopedCss()] } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    // On a slow line many small files take longer than some bytes nobody needs: what several screens share comes in two files.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${wordsIn(facadeModuleId ?? '') ?? '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'app', test: /\/web\/(app|shelf)\/|\/node_modules\//, minShareCount: 2, priority: 2 },
            { name: 'table', test: isShared, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es', plugins: () => [guests()] },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } }, fs: { allow: ['..'] } },
});
