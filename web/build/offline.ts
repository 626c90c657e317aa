import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { partsOf } from './parts.ts';

const TEXT = /\.(?:js|css|html|svg|json|webmanifest|yaml)$/;
/** What is rarely needed is fetched when it is, and kept then. */
const LATER = /@2x|latin-ext|cyrillic|greek|vietnamese|\.woff$|\.text\.|\/text-/;

/** After the build: the service worker learns which files there are, and every text file gets its compressed forms. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'muster-offline',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler(options, bundle: Rolldown.OutputBundle) {
        const out = options.dir ?? folder;
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !LATER.test(name));
        const parts = partsOf(['', 'mark.svg', 'muster.webmanifest', ...assets]);
        const worker = readFileSync(join(out, 'service-worker.js'), 'utf8');
        const version = createHash('sha256')
          .update(JSON.stringify(parts))
          .update(readFileSync(join(out, 'index.html')))
          .update(worker)
          .digest('hex')
          .slice(0, 12);
        writeFileSync(join(out, 'service-worker.js'), worker.replace('__PARTS__', JSON.stringify(parts)).replace('__VERSION__', version));
        for (const name of [...Object.keys(bundle), 'service-worker.js', 'mark.svg', 'muster.webmanifest']) if (TEXT.test(name)) compress(join(out, name));
      },
    },
  };
}

function compress(path: string): void {
  const text = readFileSync(path);
  if (text.length < 1024) return;
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
