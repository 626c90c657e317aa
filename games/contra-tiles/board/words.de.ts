import { board } from '../words/de/board.ts';
import { words as spoken } from '../words/de/index.ts';
import type { TileWords } from './words.ts';

export const words: TileWords = { ...spoken, board };
