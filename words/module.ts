import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalogue, sibling } from './catalogue.ts';
import { clausesModule, hasClauses } from './clauses.ts';
import { compile } from './compile.ts';
import { contractOf } from './contract.ts';
import { SOURCE } from './languages.ts';

/** The catalogue of a folder as a module. */
export function moduleOf(folder: string): string {
  if (hasClauses(folder)) return clausesModule(folder);
  const source = readCatalogue(sibling(folder, SOURCE));
  const catalogue = folder === source.folder ? source : readCatalogue(folder);
  const [fault] = [...source.faults, ...catalogue.faults];
  if (fault !== undefined) throw new Error(fault);
  return compile(catalogue, contractOf(source), source, factsOf(folder));
}

/** The module of facts that the sentences of a folder may ask, as seen from there. */
export function factsOf(folder: string): string {
  return existsSync(join(dirname(folder), 'facts.ts')) ? '../facts.ts' : '../../facts.ts';
}
