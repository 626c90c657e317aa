import { expect, test } from 'vitest';
import { testDrawnRules } from '../../../../web/kit/testing/drawn-rules.ts';
import { loadWords } from '../../words/words.ts';
import { DRAWN } from './drawn.ts';
import { EXAMPLES } from './examples.ts';
import { Figure } from './scene.tsx';
import { sketched } from './sketch.ts';

const [english, german] = await Promise.all([loadWords('en'), loadWords('de')]);

testDrawnRules('contra-tiles', { examples: EXAMPLES, drawn: DRAWN, Figure, english, german });

test('every layout is more than one piece', () => {
  for (const { layout } of Object.values(EXAMPLES)) expect(sketched(layout).length).toBeGreaterThan(1);
});
