import { join } from 'node:path';
import { type Checker, type Program, type Project, SymbolFlags, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { type Schema, Schemas } from './schema.ts';

/** What goes over the wire of a game's bag of types. */
const SEEN = { view: 'View', decision: 'Decision', event: 'Event', preview: 'Preview' } as const;

/** Everything that is seen of the game in this folder, as one schema with a property for each. */
export function seenIn(home: string, { checker, program }: Project): Schema {
  const bag = exportsOf(join(home, 'types.ts'), checker, program)
    .map((one) => checker.getDeclaredTypeOfSymbol(one))
    .find((type) => ['State', ...Object.values(SEEN)].every((name) => checker.getPropertyOfType(type, name) !== undefined));
  if (bag === undefined) throw new Error(`${home}/types.ts has no bag of types`);
  const files = program.getSourceFileNames().filter((file) => file.startsWith(join(home, '/')) && !file.endsWith('.test.ts'));
  const aliases = files.sort().flatMap((file) => exportsOf(file, checker, program).filter(({ flags }) => flags & SymbolFlags.TypeAlias));
  const schemas = new Schemas(checker, aliases);
  const properties = Object.fromEntries(Object.entries(SEEN).map(([name, type]) => [name, schemas.of(checker.getPropertyOfType(bag, type))]));
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', properties, $defs: Object.fromEntries(schemas.defs) };
}

function exportsOf(file: string, checker: Checker, program: Program): readonly TypeSymbol[] {
  const source = program.getSourceFile(file);
  const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
  return module === undefined ? [] : checker.getExportsOfModule(module);
}
