import { defineBoard } from '#kit';
import type { Template } from '../types.ts';
import type { TemplateWords } from '../words/words.ts';
import { Board } from './board.tsx';
import './board.css';

export const board = defineBoard<Template, TemplateWords>({
  Board,
  sound: ({ kind }) => (kind === 'plays' || kind === 'throws' ? 'place' : null),
});
