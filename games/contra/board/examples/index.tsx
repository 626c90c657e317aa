import { drawnClauses } from '#kit';
import type { ContraWords } from '../../words/words.ts';
import { DRAWN } from './drawn.ts';

export const example = drawnClauses<ContraWords>(DRAWN, () => import('./scene.tsx'));
