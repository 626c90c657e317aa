// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { expect } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import type { SpaceId } from '../../content/index.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { assaultScene, effectScene, say, stageScene } from '../../testing/scene.ts';
import { eventsOf, fighterOf, refusal, spaceIds, tokensOf } from '../../testing/seen.ts';
import { laws } from '../laws.ts';
import type { State } from '../state.ts';

const FOUR = ['bill', 'lance', 'lucia', 'sweets'] as const;

/** So many tokens of this type lie on the map. */
function onMap(g: State, type: number, n: number): State {
  g.onMap[type] = n;
  g.supply[type] = at(g.supply, type) - n;
  return g;
}

proves(['contra.limits.advantage-supply#1', 'contra.limits.advantage-supply#2'], 'with no token of a type left none is gained', () => {
  const g = position({ commandos: FOUR, tokens: { bill: 'MMM', lance: 'MMM', lucia: 'MMM', sweets: 'M' } });
  const empty = onMap(g, 0, 2);
  expect(empty.supply[0]).toBe(0);
  const match = effectScene(empty, 'sweets', [{ do: 'gain', symbols: ['M'] }]);
  expect(tokensOf(match, 'sweets')).toBe('M');
  expect(eventsOf(match, 'gains')).toMatchObject([{ tokens: [] }]);
  const any = effectScene(empty, 'sweets', [{ do: 'gain', symbols: ['*'] }]);
  expect(any.options()).toEqual(['sweets gains token A', 'sweets gains token S']);
  expect(refusal(any, 'sweets gains token M')).toEqual(['contra.limits.advantage-supply']);
});

proves('contra.limits.advantage-used-elsewhere', 'what lies on the map or before commandos is not in the supply', () => {
  const g = onMap(position({ commandos: FOUR, tokens: { bill: 'AA', lance: 'AA', lucia: 'AA', sweets: 'AA' } }), 1, 2);
  expect(g.supply[1]).toBe(2);
  expect(laws.filter((law) => !law.holds(g)).map(({ name }) => name)).toEqual([]);
  const match = effectScene(g, 'bill', [{ do: 'each', then: [{ do: 'gain', symbols: ['A'] }] }]);
  expect(FOUR.map((id) => tokensOf(match, id))).toEqual(['AAA', 'AAA', 'AA', 'AA']);
  expect([match.state.supply[1], match.state.onMap[1]]).toEqual([0, 2]);
  expect(match.view(0).view).toMatchObject({ supply: { A: 0 } });
});

proves('contra.limits.short-supply-order', 'one token for everybody: who reacts first gets it', () => {
  const g = onMap(position({ windows: true, tokens: { bill: 'MM', lance: 'MM' } }), 0, 7);
  const match = effectScene(g, 'bill', [{ do: 'each', then: [{ do: 'gain', symbols: ['M'] }] }]);
  say(match, 'lance is next');
  expect(tokensOf(match, 'lance')).toBe('MMM');
  say(match, 'lance goes on');
  expect([tokensOf(match, 'bill'), tokensOf(match, 'lance')]).toEqual(['MM', 'MMM']);
});

proves('contra.limits.damage-unlimited', 'a hundred damage on the boss cards, and one more', () => {
  const g = position({ commandos: FOUR, at: { bill: 'J18' }, bossDamage: { bill: 25, lance: 25, lucia: 25, sweets: 25 } });
  const tough = { ...g, config: { ...g.config, bossHealth: 20 } };
  const match = effectScene(tough, 'bill', [{ do: 'attack', pool: { dice: 1, range: 1 } }], dice('success'));
  say(match, 'bill deals 1 to gate-garrison');
  expect(match.state.fighters.reduce((sum, f) => sum + f.bossDamage, 0)).toBe(101);
  expect(match.state.fighters.every((f) => !f.defeated)).toBe(true);
});

proves(['contra.limits.other-tokens#1', 'contra.limits.other-tokens#2'], 'one gel in the supply and two to place: one is placed', () => {
  const g = position({ commandos: ['bill'], stage: 'alien-lair', enemy: 'java', at: { bill: 'L01' }, gels: { bill: 11 } });
  const match = effectScene(g, 'bill', [{ do: 'gels', n: 2, to: 'wadder' }]);
  expect(eventsOf(match, 'gels')).toMatchObject([
    { space: 'L03', n: 1 },
    { space: 'L03', n: -1 },
  ]);
  const later = effectScene(position({ commandos: ['bill'], stage: 'alien-lair', enemy: 'java', gels: { bill: 12 } }), 'bill', [
    { do: 'clean-gels' },
    { do: 'gels', n: 2, to: 'you' },
  ]);
  expect(fighterOf(later, 'bill').gels).toBe(2);
});

proves('contra.limits.other-tokens#3', 'eight dimers and twelve grenades are all there are', () => {
  const dimers: readonly SpaceId[] = ['J02', 'J03', 'J05', 'J08', 'J12', 'J13', 'J14', 'J16'];
  const bubbles = assaultScene(position({ commandos: ['bill'], enemy: 'garmakilma', dimers }), 'bill', enemyDice('SP'));
  expect(spaceIds(bubbles, bubbles.state.dimers)).toEqual(dimers);
  expect(eventsOf(bubbles, 'suffers')).toMatchObject([{ damage: ['S'] }]);
  const grenades = Array.from({ length: 12 }, () => 'S38' as const);
  const thrown = stageScene(position({ commandos: ['bill'], stage: 'snow-field', boss: ['S10'], grenades, stageDeck: ['mortar-line'] }));
  expect(thrown.state.grenades).toHaveLength(2);
  const full = effectScene(position({ commandos: ['bill'], stage: 'snow-field', grenades }), 'bill', [{ do: 'grenade' }]);
  expect(full.state.grenades).toHaveLength(12);
});
