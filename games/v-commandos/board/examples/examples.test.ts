import { expect, test } from 'vitest';
import { testDrawnRules } from '../../../../web/kit/testing/drawn-rules.ts';
import { enemyNamed, PUSH } from '../../content/enemies.ts';
import { GRENADE_DICE } from '../../content/kit.ts';
import { terrainNamed } from '../../content/map.ts';
import { loadWords } from '../../words/words.ts';
import { DRAWN } from './drawn.ts';
import { EXAMPLES } from './examples.ts';
import { Figure } from './scene.tsx';

testDrawnRules('v-commandos', { examples: EXAMPLES, drawn: DRAWN, Figure, english: await loadWords('en'), german: await loadWords('de') });

test('on maps everything stands on tiles that are seen, and steps lead from one tile to the next', () => {
  for (const example of Object.values(EXAMPLES)) {
    if (example.of !== 'map') continue;
    const { tiles, edges } = terrainNamed(example.terrain);
    const letters = tiles.map(({ letter }) => letter);
    const { commandos = [], enemies = [], goes = [], marches = [], fires = [], full = '' } = example;
    for (const letter of example.tiles) expect(letters).toContain(letter);
    for (const tile of [...commandos.map(([at]) => at), ...enemies.map(([at]) => at), ...full]) expect(example.tiles).toContain(tile);
    for (const [from, to] of [...goes, ...marches, ...fires]) expect(edges[letters.indexOf(from)]?.map((edge) => edge.to)).toContain(letters.indexOf(to));
  }
});

test('what is counted in a picture is what the rules count', () => {
  const { 'v-commandos.reinforce.sledgehammer': barricade, 'v-commandos.equip.grenade': grenade } = EXAMPLES;
  const pushing = barricade?.of === 'row' ? barricade.items.flatMap((item) => (item[0] === 'pushes' ? [PUSH[enemyNamed(item[1])] ?? 0] : [])) : [];
  expect(barricade).toHaveProperty('items', expect.arrayContaining([['number', `${pushing.reduce((sum, n) => sum + n, 0)}`]]));
  expect(grenade).toHaveProperty('dice.rolled.length', GRENADE_DICE);
});
