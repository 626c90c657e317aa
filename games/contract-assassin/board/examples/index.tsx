import { drawnClauses } from '#kit';
import type { ContractAssassinWords } from '../../words/words.ts';
import { DRAWN } from './drawn.ts';

export const example = drawnClauses<ContractAssassinWords>(DRAWN, () => import('./scene.tsx'));
