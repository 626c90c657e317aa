import { expect, test } from 'vitest';
import { testDrawnRules } from '../../../../web/kit/testing/drawn-rules.ts';
import { words as german } from '../words.de.ts';
import { words as english } from '../words.en.ts';
import { DRAWN } from './drawn.ts';
import { EXAMPLES } from './examples.ts';
import { Figure } from './scene.tsx';
import { sketched } from './sketch.ts';

testDrawnRules('contra-tiles', { examples: EXAMPLES, drawn: DRAWN, Figure, english: english.board, german: german.board });

test('every layout is more than one piece', () => {
  for (const { layout } of Object.values(EXAMPLES)) expect(sketched(layout).length).toBeGreaterThan(1);
});
