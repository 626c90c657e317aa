import { board } from '../words/de/board.ts';
import { words as spoken } from '../words/de/index.ts';
import type { ContactWords } from './words.ts';

export const words: ContactWords = { ...spoken, board };
