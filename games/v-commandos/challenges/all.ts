import type { Practice } from '../../challenge.ts';
import { set } from '../lessons/set.ts';
import type { Sketch } from '../positions.ts';
import { vCommandosGame } from '../rules/game.ts';
import type { VCommandos } from '../types.ts';
import { breath } from './breath.ts';
import { door } from './door.ts';
import { fewer } from './fewer.ts';
import { hide } from './hide.ts';
import { moment } from './moment.ts';

export const practice: Practice<VCommandos, Sketch> = { game: vCommandosGame, set, challenges: [hide, fewer, door, breath, moment] };
