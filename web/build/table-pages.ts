import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { languages } from '../../words/languages.ts';

const HOUSE = fileURLToPath(new URL('../../', import.meta.url));

/** What the page of a table is made with when it is served: the lids, for whoever is sent its address, and the files without which nobody can sit down. */
export function tablePages(): Plugin {
  return {
    name: 'muster-table-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle: Rolldown.OutputBundle) {
        this.emitFile({ type: 'asset', fileName: 'table-pages.json', source: JSON.stringify(pagesOf(bundle)) });
      },
    },
  };
}

function pagesOf(bundle: Rolldown.OutputBundle) {
  const made = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds.map((id) => [id, file] as const) : [])));
  /** The scripts and styles that these modules need. */
  const neededBy = (...modules: readonly string[]): ReadonlySet<string> => {
    const found = new Set<string>();
    const add = (file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void => {
      if (file?.type !== 'chunk' || found.has(file.fileName)) return;
      const { importedCss = [] } = (file as { viteMetadata?: { importedCss?: Iterable<string> } }).viteMetadata ?? {};
      for (const name of [file.fileName, ...importedCss]) found.add(name);
      for (const name of file.imports) add(bundle[name]);
    };
    for (const module of modules) {
      if (!made.has(`${HOUSE}${module}`)) throw new Error(`no script of the app has ${module}`);
      add(made.get(`${HOUSE}${module}`));
    }
    return found;
  };
  const shell = neededBy('web/main.tsx');
  const door = languages.map((language) => {
    const files = neededBy('web/table/invitation.tsx', `web/words/${language}/index.ftl`).difference(shell);
    return [language, [...files].map((name) => `/${name}`)];
  });
  const lids = Object.values(bundle).flatMap((file) => {
    const game = file.type === 'asset' ? file.originalFileNames.map((name) => /games\/([a-z-]+)\/board\/cover\.webp$/.exec(name)?.[1])[0] : undefined;
    return game === undefined ? [] : [[game, `/${file.fileName}`] as const];
  });
  return { lids: Object.fromEntries(lids), door: Object.fromEntries(door) };
}
