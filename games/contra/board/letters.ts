import type { Colour, CommandoId, EnemyType, SpaceKind } from '../content/index.ts';

/** How pieces and spaces are written where there are only letters. */
export const COMMANDO_LETTER: Readonly<Record<CommandoId, string>> = { bill: 'B', lance: 'L', lucia: 'U', sweets: 'S' };

export const TYPE_LETTERS: Readonly<Record<EnemyType, string>> = { greeder: 'Gr', gunner: 'Gu', sniper: 'Sn', bugger: 'Bu', garth: 'Ga', rangel: 'Ra' };

/** `k` is black. */
export const COLOUR_LETTER: Readonly<Record<Colour, string>> = { red: 'r', blue: 'b', green: 'g', yellow: 'y', black: 'k' };

export const KIND_LETTER: Readonly<Record<SpaceKind, string>> = {
  plain: '',
  start: 'C',
  boss: 'B',
  enemy: 'E',
  pillbox: 'p',
  objective1: '1',
  objective2: '2',
  objective3: '3',
  'alarm-post': 'T',
  platform: 'F',
  drift: 'D',
  wadder: 'W',
};
