import { drawnClauses } from '#kit';
import type { ContactWords } from '../../words/words.ts';
import { DRAWN } from './drawn.ts';

export const example = drawnClauses<ContactWords>(DRAWN, () => import('./scene.tsx'));
