import type { Names } from './cards.ts';

/** What a card, an ability or a weapon is called; null when it is none of them. */
export function nameIn(names: Names, id: string): string | null {
  for (const kind of [names.card, names.ability, names.weapon, names.bossCard, names.stageCard, names.objective]) {
    const name = kind[id];
    if (name !== undefined) return name;
  }
  return null;
}

/** A text of a card in one line, with letters for its icons: `[M]` is `M`, `[A] [A]` is `2 A`. */
export function lettered(text: string, counted: (symbols: readonly string[]) => string, any: string, special: string): string {
  return text
    .replaceAll('\n', ' ')
    .replaceAll(/\[[MAS*]\](?: \[[MAS*]\])+/g, (run) => counted([...run].filter((letter) => /[MAS*]/.test(letter))))
    .replaceAll(/\[([MAS])\]/g, '$1')
    .replaceAll('[*]', any)
    .replaceAll('[SP]', special);
}
