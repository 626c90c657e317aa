import { board } from '../words/de/board.ts';
import { words as spoken } from '../words/de/index.ts';
import type { ContraWords } from './words.ts';

export const words: ContraWords = { ...spoken, board };
