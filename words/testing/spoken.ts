import { catalogueOf } from '../catalogue.ts';
import { faultsOf } from '../check.ts';
import { compile } from '../compile.ts';
import { contractOf } from '../contract.ts';
import type { Language } from '../languages.ts';
import { typesOf } from '../types.ts';

/** A message of a catalogue that was compiled for a test. */
type Said = string | ((a: object) => string);

/** A catalogue made of texts: English, and what another language says instead (a tag stands for its grammar alone). */
export interface Written {
  readonly en: string;
  readonly other?: string;
  /** What its sentences may name besides: grammar, the catalogue around it. */
  readonly around?: string;
  readonly tag?: string;
  readonly language?: Language;
  readonly facts?: Readonly<Record<string, (thing: never) => unknown>>;
}

function read({ en, other, around = '', tag = 'de', language = 'de' }: Written) {
  const source = catalogueOf('words/en', 'en', 'en-GB', { around }, { 'words/en/index.ftl': en });
  const spoken = other === undefined ? source : catalogueOf(`words/${language}`, language, tag, { around }, { [`words/${language}/index.ftl`]: other });
  return { source, spoken, contract: contractOf(source) };
}

/** What comes of a catalogue: `say('event_turn', { turn: 3 })`. */
export async function speaker(written: Written): Promise<(id: string, given?: object) => string> {
  const { source, spoken, contract } = read(written);
  const facts = asModule(
    Object.entries(written.facts ?? {})
      .map(([name, fact]) => `export const ${name} = ${fact};`)
      .join('\n'),
  );
  // What kind of device it is, is found out once: another one reads a runtime of its own.
  const runtime = new URL(`../runtime.ts${'matchMedia' in globalThis ? '?device' : ''}`, import.meta.url).href;
  const code = compile(spoken, contract, source, facts).replaceAll("'#words/runtime'", JSON.stringify(runtime));
  const { default: messages } = await import(asModule(code));
  return (id, given) => {
    const said: Said = id.split('_').reduce((group, part) => group[part], messages);
    return typeof said === 'string' ? said : said(given ?? {});
  };
}

export function faults(written: Written): readonly string[] {
  const { spoken, contract } = read(written);
  return faultsOf(spoken, contract, new Set(Object.keys(written.facts ?? {})));
}

export function types(en: string): string {
  const { source, contract } = read({ en });
  return typesOf(contract, source, './facts.ts', '../messages.ts');
}

function asModule(code: string): string {
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}
