import { expect, test } from 'vitest';
import { testDrawnRules } from '../../../../web/kit/testing/drawn-rules.ts';
import { board as german } from '../../words/de/board.ts';
import { board as english } from '../../words/en/board.ts';
import { planOf } from '../map/geometry.ts';
import { DRAWN } from './drawn.ts';
import { EXAMPLES } from './examples.ts';
import { Figure } from './scene.tsx';

testDrawnRules('contra', { examples: EXAMPLES, drawn: DRAWN, Figure, english, german });

test('paths lead from space to space', () => {
  for (const example of Object.values(EXAMPLES)) {
    if (example.of !== 'map') continue;
    const plan = planOf(example.stage ?? 'jungle');
    const { path = [] } = example;
    for (const [at, space] of path.slice(1).entries()) expect(plan.space(path[at] ?? '')?.links).toContain(space);
  }
});
