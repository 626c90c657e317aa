import { defineBoard } from '#kit';
import type { ContraTiles } from '../types.ts';
import { SIGNED } from '../words/facts.ts';
import type { ContraTilesWords } from '../words/words.ts';
import { Board } from './board.tsx';
import { example } from './examples/index.tsx';
import { AnswerPicture, Picture } from './picture.tsx';
import { coinsOf, isLaying } from './showing.ts';
import './board.css';

export const board = defineBoard<ContraTiles, ContraTilesWords>({
  Board,
  Picture,
  AnswerPicture,
  end: () => import('./end.tsx'),
  aid: () => import('./aid/index.tsx'),
  example,
  gist: () => import('./gist.tsx'),
  delta(event) {
    if (event.kind === 'score') return event.coins === 0 ? SIGNED(0) : null;
    if (event.kind !== 'pay' && event.kind !== 'reward') return null;
    return SIGNED(coinsOf(event));
  },
  turning: (event) => (event.kind === 'broke' ? 3 : event.kind === 'score' ? 1 + Math.abs(event.coins) / 2 : 0),
  curve: {
    label: ({ say, you }) => say.board[you === null ? 'curve' : 'curve-mine'],
    // From my side up.
    value: ({ purses: [bear, woman], bear: seat }, { you }) => (you === null || you === seat ? bear - woman : woman - bear),
    counted: 'turn',
    when: ({ turn }) => turn,
  },
  sound(event) {
    if (event.kind === 'pay' || event.kind === 'reward') return coinsOf(event) > 0 ? 'coin' : 'pay';
    return isLaying(event) ? 'place' : event.kind === 'broke' ? 'fall' : null;
  },
});
