/** The little that compiled catalogues need while they run. */

export { percentOf as percent } from './percent.ts';

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A title in the middle of a sentence: abbreviations keep their capitals. */
export function inside(text: string): string {
  return /^[A-Z][A-Z]/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** How a language lists things: "a, b and c". */
export function lists(tag: string, type: 'conjunction' | 'disjunction'): (things: readonly (string | number)[]) => string {
  const format = new Intl.ListFormat(tag, { type });
  return (things) => (things.length < 2 ? String(things[0] ?? '') : format.format(things.map(String)));
}

/** Which form a number asks for. */
export function plurals(tag: string, type: 'cardinal' | 'ordinal' = 'cardinal'): (n: number) => Intl.LDMLPluralRule {
  const rules = new Intl.PluralRules(tag, { type });
  return (n) => rules.select(n);
}

/** Whoever reads points with a finger: they tap, others click. Devices do not change their kind while a page is open. */
export const touch: boolean = 'matchMedia' in globalThis && globalThis.matchMedia('(pointer: coarse)').matches;
