import { board } from '../words/en/board.ts';
import { words as spoken } from '../words/en/index.ts';
import type { TileWords } from './words.ts';

export const words: TileWords = { ...spoken, board };
