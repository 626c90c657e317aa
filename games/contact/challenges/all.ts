import type { Practice } from '../../challenge.ts';
import { set } from '../lessons/set.ts';
import type { Sketch } from '../positions.ts';
import { contactGame } from '../rules/game.ts';
import type { Contact } from '../types.ts';
import { double } from './double.ts';
import { flame } from './flame.ts';
import { one } from './one.ts';
import { walk } from './walk.ts';
import { whom } from './whom.ts';

export const practice: Practice<Contact, Sketch> = { game: contactGame, set, challenges: [one, double, whom, walk, flame] };
