import type { Practice } from '../../challenge.ts';
import { set } from '../lessons/set.ts';
import type { Sketch } from '../positions.ts';
import { contractAssassinGame } from '../rules/game.ts';
import type { ContractAssassin } from '../types.ts';
import { draw } from './draw.ts';
import { five } from './five.ts';
import { four } from './four.ts';
import { gift } from './gift.ts';
import { ticket } from './ticket.ts';

export const practice: Practice<ContractAssassin, Sketch> = { game: contractAssassinGame, set, challenges: [five, ticket, draw, four, gift] };
