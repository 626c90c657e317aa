import type { Weapon } from './cards.ts';

export const WEAPONS = [
  { id: 'machine-gun', copies: 3, dice: 3, range: 3 },
  { id: 'spread-gun', copies: 3, dice: 3, range: 2, special: { is: 'spread' } },
  { id: 'laser', copies: 2, dice: 3, range: 5, special: { is: 'critical', successes: 2 } },
  { id: 'flamethrower', copies: 2, dice: 4, range: 1 },
  { id: 'homing-launcher', copies: 2, dice: 2, range: 6, special: { is: 'reroll', dice: 1 } },
  { id: 'crusher', copies: 2, dice: 3, range: 3, special: { is: 'crusher' } },
  { id: 'rapid-kit', copies: 2, dice: 2, range: 3, special: { is: 'again' } },
] as const satisfies readonly Weapon<string>[];
