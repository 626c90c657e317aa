import { board } from '../words/en/board.ts';
import { words as spoken } from '../words/en/index.ts';
import type { ContraWords } from './words.ts';

export const words: ContraWords = { ...spoken, board };
