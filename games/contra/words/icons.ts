import { ADVANTAGES, type AdvantageSymbol, SYMBOLS } from '../content/advantage.ts';
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

/** A text of a card in one line, with letters for its icons: `[M]` is `M`, `[A] [A]` is `2 A`. */
export function lettered(text: string, counted: (symbols: readonly AdvantageSymbol[]) => string, any: string, special: string): string {
  return text
    .replaceAll('\n', ' ')
    .replaceAll(/\[[MAS*]\](?: \[[MAS*]\])+/g, (run) => counted(SYMBOLS.flatMap((symbol) => [...run].filter((letter) => letter === symbol).map(() => symbol))))
    .replaceAll(/\[([MAS])\]/g, '$1')
    .replaceAll('[*]', any)
    .replaceAll('[SP]', special);
}
