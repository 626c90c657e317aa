import type { Practice } from '../../challenge.ts';
import { set } from '../lessons/set.ts';
import type { Sketch } from '../positions.ts';
import { contraTilesGame } from '../rules/game.ts';
import type { ContraTiles } from '../types.ts';
import { behind } from './behind.ts';
import { both } from './both.ts';
import { coin } from './coin.ts';
import { give } from './give.ts';
import { income } from './income.ts';

export const practice: Practice<ContraTiles, Sketch> = { game: contraTilesGame, set, challenges: [give, both, coin, income, behind] };
