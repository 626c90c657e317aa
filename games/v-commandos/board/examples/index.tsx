import { drawnClauses } from '#kit';
import type { VCommandosWords } from '../../words/words.ts';
import { DRAWN } from './drawn.ts';

export const example = drawnClauses<VCommandosWords>(DRAWN, () => import('./scene.tsx'));
