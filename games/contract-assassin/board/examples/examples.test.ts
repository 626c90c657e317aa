import { expect, test } from 'vitest';
import { testDrawnRules } from '../../../../web/kit/testing/drawn-rules.ts';
import { ASSASSINS, SUGAR } from '../../content/assassins.ts';
import { WEAPONS } from '../../content/kit.ts';
import { actionsOf, CONTRACTS_EACH } from '../../rules/state.ts';
import { words as german } from '../words.de.ts';
import { words as english } from '../words.en.ts';
import { DRAWN } from './drawn.ts';
import { EXAMPLES } from './examples.ts';
import { Figure } from './scene.tsx';

testDrawnRules('contract-assassin', { examples: EXAMPLES, drawn: DRAWN, Figure, english: english.board, german: german.board });

test('maps lead somewhere, or show where several things are', () => {
  for (const example of Object.values(EXAMPLES))
    if (example.of === 'map') expect(example.pawns.length + (example.to?.length ?? 0) + (example.targets?.length ?? 0)).toBeGreaterThan(2);
});

test('what is counted in a picture is what the rules count', () => {
  const items = (clause: string): readonly unknown[] => {
    const found = EXAMPLES[`contract-assassin.${clause}`];
    return found?.of === 'row' ? found.items : [];
  };
  expect(items('goal.four-contracts')).toContainEqual(['stamps', CONTRACTS_EACH]);
  expect(items('turn.mix').filter((item) => Array.isArray(item))).toHaveLength(actionsOf({ assassin: SUGAR }));
  expect(EXAMPLES['contract-assassin.setup.target-markers']).toHaveProperty('targets.length', CONTRACTS_EACH);
  expect(ASSASSINS[SUGAR]?.weapon).toBe(WEAPONS.find(({ id }) => id === 'machete')?.number);
});
