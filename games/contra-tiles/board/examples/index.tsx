import { drawnClauses } from '#kit';
import type { ContraTilesWords } from '../../words/words.ts';
import { DRAWN } from './drawn.ts';

export const example = drawnClauses<ContraTilesWords>(DRAWN, () => import('./scene.tsx'));
