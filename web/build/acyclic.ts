import type { Plugin } from 'vite';

/** Refuses a build in which files import each other: what one of them reads when it is loaded may not be there yet. */
export function acyclic(): Plugin {
  return {
    name: 'muster-acyclic',
    apply: 'build',
    generateBundle(_, bundle) {
      const imports = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [])));
      const cycle = cycleIn(imports);
      if (cycle !== null) this.error(`These files import each other: ${cycle.join(' → ')}. Change how vite.config.ts cuts up the app.`);
    },
  };
}

/** The first way found that leads back to where it began. */
export function cycleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const from = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const cycle = from(next, [...path, file]);
      if (cycle !== null) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const cycle = from(file, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
