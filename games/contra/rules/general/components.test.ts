import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { SpaceId } from '../../content/index.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { COMMANDO_IDS } from '../../settings.ts';
import { assaultScene, begun, effectScene, isOver, onward, say, settingUp, stageCardScene, turnScene } from '../../testing/scene.ts';
import { asked, eventsOf, fighterOf } from '../../testing/seen.ts';
import { gelsLeft } from '../stage/gels.ts';

proves('contra.components.turn-and-mission-cards', 'four commandos have four turn cards and four mission cards', () => {
  const { fighters } = begun({ commandos: COMMANDO_IDS }).state;
  expect(fighters.map(({ turnTaken, mission }) => [turnTaken, mission])).toEqual(COMMANDO_IDS.map(() => [false, 0]));
});

proves(['contra.components.dice#1', 'contra.components.dice#2'], 'a pool of seven dice rolls seven, though five are in the box', () => {
  const attack = effectScene(
    position({ commandos: ['bill'], at: { bill: 'J18' } }),
    'bill',
    [{ do: 'attack', pool: { dice: 7, range: 1 } }],
    dice('M', 'M', 'A', 'A', 'S', 'S', 'success'),
  );
  expect(eventsOf(attack, 'rolls')).toMatchObject([{ dice: ['M', 'M', 'A', 'A', 'S', 'S', 'success'] }]);
  const foes = { bill: { 'black gunner': 'J09', 'red gunner': 'J17' } } as const;
  const more = effectScene(position({ commandos: ['bill'], foes }), 'bill', [{ do: 'screen', dice: -3 }]);
  const faces = ['M', 'M', 'A', 'A', 'S', 'S', '*'] as const;
  expect(eventsOf(assaultScene(onward(more), 'bill', enemyDice(...faces)), 'assault')).toMatchObject([{ dice: faces }]);
});

proves('contra.components.advantage-tokens', 'the supply begins with 12 tokens of each type', () => {
  const match = settingUp({ commandos: COMMANDO_IDS }, 'discard');
  expect(match.state.supply).toEqual([12, 12, 12]);
  expect(begun({ commandos: COMMANDO_IDS, settings: { start: 'jump' } }).state.supply).toEqual([4, 4, 4]);
});

proves('contra.components.pillbox-tokens', 'with all four sensor tokens on the map a pillbox icon places none', () => {
  const full = stageCardScene(position({ stageDeck: ['strafing-run'], pillboxes: ['J06', 'J26', 'J30', 'J36'] }));
  expect([full.state.pillboxes.length, eventsOf(full, 'pillbox-placed')]).toEqual([4, []]);
  expect(isOver(full)).toBe(true);
  const three = stageCardScene(position({ stageDeck: ['strafing-run'], pillboxes: ['J06', 'J26', 'J30'] }));
  expect(asked(three)).toBe('sensor');
  expect(say(three, 'bill chooses J36 for the sensor').state.pillboxes).toHaveLength(4);
});

proves('contra.components.medal-tokens', 'four commandos have all twelve medals', () => {
  const { fighters } = begun({ commandos: COMMANDO_IDS }).state;
  expect(fighters.reduce((sum, { medals }) => sum + medals, 0)).toBe(12);
});

proves('contra.components.objective-tokens', 'each commando has an objective token 1, 2 and 3 to earn', () => {
  for (const id of COMMANDO_IDS) {
    const spaces = { 1: ['J21', 'J22'], 2: ['J08', 'J07'], 3: ['J18', 'J27'] } as const;
    for (const number of [1, 2, 3] as const) {
      const [from, to] = spaces[number];
      const others = [1, 2, 3].filter((n) => n !== number);
      for (const mission of [[], others]) {
        const g = position({ commandos: [id], at: { [id]: from }, tokens: { [id]: 'MMM' }, objectives: ['scale-the-ridge'], mission: { [id]: mission } });
        const match = say(turnScene(g, id), `${id} ${number === 2 ? 'jumps' : 'runs'} to ${to}`, `${id} accepts the objective`);
        expect(match.view(0).view).toMatchObject({ fighters: [{ mission: [...mission, number].toSorted() }] });
      }
    }
  }
});

proves('contra.components.bubble-dimers', 'there is no ninth bubble dimer', () => {
  const dimers: readonly SpaceId[] = ['J02', 'J03', 'J05', 'J08', 'J12', 'J13', 'J14'];
  const place = (there: readonly SpaceId[]) =>
    effectScene(position({ commandos: ['bill'], enemy: 'garmakilma', dimers: there }), 'bill', [{ do: 'dimers', n: 1, within: 1, here: true }]);
  const eighth = place(dimers);
  say(eighth, eighth.options()[0] ?? '');
  expect(eighth.state.dimers).toHaveLength(8);
  const ninth = place([...dimers, 'J16']);
  expect([isOver(ninth), ninth.state.dimers.length]).toEqual([true, 8]);
});

proves('contra.components.stage-tokens', 'of twelve stage tokens no thirteenth is placed, and those that come back can be placed again', () => {
  const grenades = Array.from({ length: 12 }, () => 'S38' as const);
  const thrown = effectScene(position({ commandos: ['bill'], stage: 'snow-field', grenades }), 'bill', [{ do: 'grenade' }]);
  expect(thrown.state.grenades).toHaveLength(12);
  const one = effectScene(position({ commandos: ['bill'], stage: 'snow-field', grenades: grenades.slice(1) }), 'bill', [{ do: 'grenade' }, { do: 'grenade' }]);
  expect(one.state.grenades).toHaveLength(12);
  const setting = { commandos: ['bill'], stage: 'alien-lair', enemy: 'java', gels: { bill: 12 } } as const;
  expect(gelsLeft(position(setting))).toBe(0);
  const full = effectScene(position(setting), 'bill', [{ do: 'gels', n: 2, to: 'you' }]);
  expect(gelsLeft(full.state)).toBeGreaterThanOrEqual(0);
  const cleaned = effectScene(position(setting), 'bill', [{ do: 'clean-gels' }]);
  expect(gelsLeft(cleaned.state)).toBe(12);
  const again = effectScene(onward(cleaned), 'bill', [{ do: 'gels', n: 1, to: 'you' }]);
  expect([fighterOf(again, 'bill').gels, gelsLeft(again.state)]).toEqual([1, 11]);
});

proves('contra.components.damage-tokens', 'a 57th damage token is placed like all others', () => {
  const g = position({ commandos: COMMANDO_IDS, at: { bill: 'J18' }, bossDamage: { bill: 14, lance: 14, lucia: 14, sweets: 14 } });
  const match = effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 1, range: 1 } }], dice('success'));
  say(match, 'bill deals 1 to defense-wall');
  expect(match.state.fighters.reduce((sum, f) => sum + f.bossDamage, 0)).toBe(57);
});
