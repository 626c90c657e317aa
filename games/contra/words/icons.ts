import { ADVANTAGES } from '../content/advantage.ts';
import type { EnemyFace } from '../content/dice.ts';

/** Advantage and results the way texts have them: `[M] [A]`. */
export function icons(symbols: readonly EnemyFace[]): string {
  return symbols.map((symbol) => `[${symbol}]`).join(' ');
}

/** Tokens of each type with their number, where it does not matter how they are mixed: `1 [M]`, and the number of those of any type. */
export function tokensOf(symbols: readonly EnemyFace[]): { readonly typed: readonly string[]; readonly any: number } {
  const count = (symbol: EnemyFace) => symbols.filter((one) => one === symbol).length;
  return { typed: ADVANTAGES.filter((type) => count(type) > 0).map((type) => `${count(type)} [${type}]`), any: count('*') };
}
