import type { AdvantageSymbol } from './advantage.ts';

export type CommandoFace = 'success' | 'critical' | 'M' | 'A' | 'S';

/** A damage result of a type, or the special result. */
export type EnemyFace = AdvantageSymbol | 'SP';

/** The book prints no distribution; these are ours (contra.dice.commando-faces, contra.dice.enemy-faces). */
export const COMMANDO_DIE: readonly CommandoFace[] = ['success', 'success', 'critical', 'M', 'A', 'S'];
export const ENEMY_DIE: readonly EnemyFace[] = ['M', 'A', 'S', '*', 'SP', 'SP'];
