import type { AdvantageSymbol } from '../content/advantage.ts';
import type { CommandoFace, EnemyFace } from '../content/dice.ts';

/**
 * Dice with what exploded from them: each that was rolled at once begins a chain, and a critical is followed by the die it brought.
 * Extra dice lie in the order in which they were rolled, wave by wave.
 */
export function chainsOf(dice: readonly CommandoFace[], rolled: number): readonly (readonly CommandoFace[])[] {
  const chains = dice.slice(0, rolled).map((face) => [face]);
  const extra = dice.slice(rolled);
  for (let next = 0; next < extra.length; ) {
    const open = chains.filter((chain) => chain.at(-1) === 'critical');
    if (open.length === 0) return [...chains, ...extra.slice(next).map((face) => [face])];
    for (const chain of open) {
      const face = extra[next++];
      if (face !== undefined) chain.push(face);
    }
  }
  return chains;
}

/** How each die counts: results of a type are converted from the left, the others wait. */
export type DieState = 'hit' | 'converted' | 'open';

export function stateOfDice(dice: readonly CommandoFace[], left: Readonly<Record<'M' | 'A' | 'S', number>>): readonly DieState[] {
  const rest = { ...left };
  const states: DieState[] = [];
  for (const face of dice.toReversed()) {
    if (face === 'success' || face === 'critical') states.unshift('hit');
    else if (rest[face] > 0) {
      rest[face]--;
      states.unshift('open');
    } else states.unshift('converted');
  }
  return states;
}

/** The damage of an enemy attack: all that its dice show and cards add, but for specials. */
export function damageIn({ dice, added }: { readonly dice: readonly EnemyFace[]; readonly added: readonly EnemyFace[] }): readonly AdvantageSymbol[] {
  return [...dice, ...added].filter((face): face is AdvantageSymbol => face !== 'SP');
}
