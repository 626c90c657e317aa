import type { Plugin, Rolldown } from 'vite';

/** Files that only one game or one language needs; `null` where all do. */
export interface Part {
  readonly game: string | null;
  readonly language: string | null;
  readonly files: readonly string[];
}

/** What each file is made of, by its name: as the build of the app and those of its workers tell. */
const madeOf = new Map<string, readonly string[]>();

/** Notes what each script is made of, and the styles, fonts and pictures it brings. */
export function noteParts(): Plugin {
  return {
    name: 'muster-parts',
    apply: 'build',
    generateBundle(_, bundle: Rolldown.OutputBundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { importedCss = [], importedAssets = [] } =
          (file as { viteMetadata?: { importedCss?: Iterable<string>; importedAssets?: Iterable<string> } }).viteMetadata ?? {};
        for (const name of [file.fileName, ...importedCss, ...importedAssets]) madeOf.set(name, [...(madeOf.get(name) ?? []), ...file.moduleIds]);
      }
    },
  };
}

/** All these files, by who needs them. What the shelf shows of a game is no part of it. */
export function partsOf(names: readonly string[]): readonly Part[] {
  const parts = new Map<string, { game: string | null; language: string | null; files: string[] }>();
  for (const name of names) {
    const modules = (madeOf.get(name) ?? []).filter((id) => !id.startsWith('\0'));
    const game = only(modules, /\/games\/([a-z-]+)\//);
    const language = only(modules, /\/words\/(?:\w+\/)*(\w+)\/index\.ftl$/);
    const key = `${game} ${language}`;
    const part = parts.get(key) ?? { game, language, files: [] };
    part.files.push(`/${name}`);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** What all modules have in common; null where they have not. */
function only(modules: readonly string[], name: RegExp): string | null {
  const found = new Set(modules.map((id) => name.exec(id)?.[1] ?? null));
  const [one = null] = found;
  return found.size === 1 ? one : null;
}
