import { board } from '../words/en/board.ts';
import { words as spoken } from '../words/en/index.ts';
import type { ContactWords } from './words.ts';

export const words: ContactWords = { ...spoken, board };
