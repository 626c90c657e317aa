import type { Practice } from '../../challenge.ts';
import { set } from '../lessons/set.ts';
import type { Sketch } from '../positions.ts';
import { contraGame } from '../rules/game.ts';
import type { Contra } from '../types.ts';
import { again } from './again.ts';
import { evade } from './evade.ts';
import { nearer } from './nearer.ts';
import { quiet } from './quiet.ts';
import { which } from './which.ts';

export const practice: Practice<Contra, Sketch> = {
  game: contraGame,
  set,
  underWay: ({ fight, assault }) => [fight, assault].map((one) => one && { ...one, dice: one.dice.toSorted() }),
  challenges: [which, nearer, again, evade, quiet],
};
