import { drawnClauses } from '#kit';
import type { BoardWords } from '../../words/board.ts';
import { DRAWN } from './drawn.ts';

export const example = drawnClauses<BoardWords>(DRAWN, () => import('./scene.tsx'));
