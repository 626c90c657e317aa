import type { Json } from '#kernel';
import { type AdvantageSymbol, SYMBOLS } from '../content/advantage.ts';
import type { CommandoId } from '../content/index.ts';
import type { View } from '../rules/view.ts';

/** Reading what a question is about or an event tells: whatever is missing is empty. */

export function value(from: Json | undefined, name: string): Json | undefined {
  return typeof from === 'object' && from !== null && !Array.isArray(from) ? (from as { readonly [key: string]: Json })[name] : undefined;
}

export function text(from: Json | undefined, name: string): string {
  const found = value(from, name);
  return typeof found === 'string' ? found : '';
}

export function num(from: Json | undefined, name: string): number {
  const found = value(from, name);
  return typeof found === 'number' ? found : -1;
}

export function list(from: Json | undefined, name: string): readonly string[] {
  const found = value(from, name);
  return Array.isArray(found) ? found.map(String) : [];
}

export function seats(from: Json | undefined, name: string): readonly number[] {
  return list(from, name).map(Number);
}

export function symbols(from: Json | undefined, name: string): readonly AdvantageSymbol[] {
  return list(from, name).flatMap((symbol) => SYMBOLS.find((known) => known === symbol) ?? []);
}

/** The commando that somebody on a seat plays; null where it is nobody in particular. */
export function commandoOn(view: View | null, seat: number): CommandoId | null {
  return view?.fighters[seat]?.id ?? null;
}
