import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { SpaceId } from '../../content/index.ts';
import { dice, enemyDice, position, type Sketch, space } from '../../positions.ts';
import { assaultScene, effectScene, gameScene, type Scene, say, scene } from '../../testing/scene.ts';
import { asked, cited, damageOn, eventKinds, eventsOf, fighterOf, offered, whereIsEnemy } from '../../testing/seen.ts';
import { resolve } from '../effects/effects.ts';
import type { Foe } from '../state.ts';

/** The special of Bill's first enemy is triggered: his boss card is defeated and has none. */
function moves(setting: Sketch): Scene {
  const g = position({ bossCards: { bill: 'main-cannon' }, defeated: ['bill'], medals: { bill: 3 }, ...setting });
  const more = g.fighters[0]?.foes.length === 2 ? enemyDice('M') : [];
  return assaultScene(g, 'bill', [...enemyDice('SP', 'M'), ...more]);
}

proves('contra.enemy-move.only-by-effect', 'commandos move and attack, enemies attack, the stage has its turn: tokens stay where they are', () => {
  const g = position({
    at: { bill: 'J13', lance: 'J12' },
    foes: { bill: { 'red gunner': 'J17' }, lance: { 'black gunner': 'J24' } },
    tokens: { bill: 'MASS', lance: 'MAS' },
    stageDeck: ['supply-crate'],
    enemies: ['blue sniper', 'red sniper'],
  });
  const match = gameScene(g, [...dice('success', 'success'), ...enemyDice('M', 'M', 'M', 'M', 'M')]);
  say(
    match,
    'bill goes',
    'bill attacks black gunner',
    'bill runs to J14',
    'bill ends the turn',
    'lance runs to J21',
    'lance ends the turn',
    'bill keeps the rest',
    'lance keeps the rest',
  );
  expect(damageOn(match, 'black gunner')).toBe(2);
  expect([whereIsEnemy(match, 'red gunner'), whereIsEnemy(match, 'black gunner')]).toEqual(['J17', 'J24']);
  expect(match.state.phase).toBe('stage');
  expect(eventKinds(match)).not.toContain('enemy-moves');
  expect(eventKinds(match)).not.toContain('boss-moves');
});

proves('contra.enemy-move.shortest-path#1', 'of two ways next to the commando the shorter one is taken', () => {
  // To J14 it is 4 steps, to J04 over the ledge 6.
  const match = moves({ at: { bill: 'J13', lance: 'J20' }, foes: { bill: { 'red greeder': 'J18' } } });
  expect(eventsOf(match, 'enemy-moves')).toMatchObject([{ enemy: 'red greeder', from: 'J18', to: 'J14' }]);
  expect(asked(match)).toBeNull();
});

proves(
  ['contra.enemy-move.blocked-by-pieces#1', 'contra.enemy-move.blocked-by-pieces#2'],
  'a corridor that a commando holds forces a detour; with all of them held the destination is blocked',
  () => {
    const open = moves({ at: { bill: 'J21', lance: 'J29' }, foes: { bill: { 'red greeder': 'J13' } } });
    expect(whereIsEnemy(open, 'red greeder')).toBe('J22');
    const detour = moves({ commandos: ['bill', 'lance', 'lucia'], at: { bill: 'J21', lance: 'J22', lucia: 'J29' }, foes: { bill: { 'red greeder': 'J13' } } });
    expect(whereIsEnemy(detour, 'red greeder')).toBe('J30');
    const closed = moves({
      commandos: ['bill', 'lance', 'lucia', 'sweets'],
      at: { bill: 'J21', lance: 'J22', lucia: 'J29', sweets: 'J03' },
      foes: { bill: { 'red greeder': 'J13' }, lance: { 'red gunner': 'J31' } },
    });
    expect(whereIsEnemy(closed, 'red greeder')).toBe('J23');
  },
);

proves('contra.enemy-move.ignore-special', 'from the ground to a ledge is a step like any other', () => {
  const match = moves({ at: { bill: 'J06', lance: 'J15' }, foes: { bill: { 'red greeder': 'J14' } } });
  expect(eventsOf(match, 'enemy-moves')).toMatchObject([{ from: 'J14', to: 'J05' }]);
  expect(match.state.map.spaces[space(match.state, 'J05')]?.ledge).not.toBe('');
});

proves(
  ['contra.enemy-move.blocked-destination#1', 'contra.enemy-move.blocked-destination#2'],
  'the last free space next to the commando is taken; with all four taken, the next closest',
  () => {
    const taken = {
      lance: { 'red gunner': 'J30', 'blue gunner': 'J12' },
    } as const;
    const fourth = moves({ at: { bill: 'J21', lance: 'J20' }, foes: { bill: { 'red greeder': 'J13' }, ...taken } });
    expect(whereIsEnemy(fourth, 'red greeder')).toBe('J22');
    const next = moves({
      at: { bill: 'J21', lance: 'J20' },
      foes: {
        bill: { 'red greeder': 'J13', 'red sniper': 'J22' },
        ...taken,
      },
    });
    expect(whereIsEnemy(next, 'red greeder')).toBe('J23');
  },
);

proves('contra.enemy-move.no-destination#1', 'an enemy that is walled in stays, and nothing else happens', () => {
  const match = moves({ commandos: ['bill', 'lance', 'lucia'], at: { bill: 'J21', lance: 'J02', lucia: 'J04' }, foes: { bill: { 'black greeder': 'J03' } } });
  expect(eventsOf(match, 'special')).toMatchObject([{ card: 'black greeder' }]);
  expect(whereIsEnemy(match, 'black greeder')).toBe('J03');
  expect(eventKinds(match)).not.toContain('enemy-moves');
  expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['M'] }]);
});

proves('contra.enemy-move.no-destination#2', 'what cannot be moved by its own card is not pushed either', () => {
  const g = position({ enemy: 'gordea', at: { bill: 'J13' }, foes: { bill: { 'red garth': 'J14' } } });
  const match = effectScene(g, 'bill', [{ do: 'push-enemy', spaces: 1, within: 1 }]);
  expect(whereIsEnemy(match, 'red garth')).toBe('J14');
  expect(asked(match)).toBeNull();
  const sent = scene(
    (state, ref) => resolve(state, ref, [{ do: 'approach' }], { seat: 1, from: 'enemy', what: 'advance', foe: state.fighters[0]?.foes[0] as Foe }),
    g,
  );
  expect([asked(sent), whereIsEnemy(sent, 'red garth')]).toEqual([null, 'J14']);
});

proves('contra.enemy-move.tie-break#1', 'of two end spaces the one that is closer to the other commandos as well', () => {
  // J05 and J15 are both next to Bill; J05 is 2 from Lance, J15 is 4.
  const match = moves({ at: { bill: 'J14', lance: 'J03' }, foes: { bill: { 'red greeder': 'J07' } } });
  expect(whereIsEnemy(match, 'red greeder')).toBe('J05');
  expect(asked(match)).toBeNull();
});

proves('contra.enemy-move.tie-break#3', 'a full tie is for the attacked player to decide', () => {
  const match = moves({ commandos: ['bill'], at: { bill: 'J14' }, foes: { bill: { 'red greeder': 'J07' } } });
  expect([asked(match), match.asked, offered(match, 'to')]).toEqual(['space', [0], ['J05', 'J15']]);
  say(match, 'bill chooses J15 for the enemy-move');
  expect(whereIsEnemy(match, 'red greeder')).toBe('J15');
});

proves('contra.enemy-move.partial', 'three towards Bill from six away ends three away', () => {
  const match = moves({ enemy: 'java', at: { bill: 'J01', lance: 'J29' }, foes: { bill: { 'red bugger': 'J24' } } });
  const { map } = match.state;
  expect(map.distance(space(match.state, 'J24'), space(match.state, 'J01'))).toBe(6);
  expect(whereIsEnemy(match, 'red bugger')).toBe('J21');
  expect(map.distance(space(match.state, 'J21'), space(match.state, 'J01'))).toBe(3);
  expect(fighterOf(match, 'bill').medals).toBe(2);
});

proves(
  ['contra.enemy-move.push-by-commandos#1', 'contra.enemy-move.push-by-commandos#2'],
  'a pushed enemy stops before an occupied space, and the way is for the one who pushes to choose',
  () => {
    const g = position({ at: { bill: 'J18', lance: 'J15' }, foes: { bill: { 'red gunner': 'J17' } } });
    const match = effectScene(g, 'bill', [{ do: 'push-enemy', spaces: 3, within: 1 }]);
    expect(offered(match, 'to')).toEqual(['J08', 'J26', 'J16']);
    say(match, 'bill chooses J16 for the push-enemy');
    expect(offered(match, 'to')).toEqual(['J07', 'J25']);
    const held = position({ commandos: ['bill', 'lance', 'lucia'], at: { bill: 'J01', lance: 'J04', lucia: 'J12' }, foes: { bill: { 'red gunner': 'J02' } } });
    const stopped = effectScene(held, 'bill', [{ do: 'push-enemy', spaces: 3, within: 1 }]);
    expect(whereIsEnemy(stopped, 'red gunner')).toBe('J03');
    expect(eventsOf(stopped, 'enemy-moves')).toMatchObject([{ from: 'J02', to: 'J03' }]);
  },
);

/** Bill, Lance and Lucia where it is said, and a bugger of Bill's that comes three spaces, or a greeder that comes to him. */
function towardsBill(card: 'red bugger' | 'red greeder', [bill, lance, lucia, from]: readonly [SpaceId, SpaceId, SpaceId, SpaceId]): Scene {
  return moves({
    commandos: ['bill', 'lance', 'lucia'],
    enemy: card === 'red bugger' ? 'java' : 'defense-wall',
    at: { bill, lance, lucia },
    foes: { bill: { [card]: from } },
  });
}

proves('contra.enemy-move.tie-break#2', 'the nearest commando counts first, then the next, whoever they are', () => {
  // J31 is 1 from Bill, 2 from Lucia and 7 from Lance; J23 is 1, 4 and 5.
  expect(whereIsEnemy(towardsBill('red greeder', ['J32', 'J17', 'J29', 'J20']), 'red greeder')).toBe('J31');
  // J23 is 1 from Lucia, 3 from Bill and 5 from Lance; J33 is 3, 3 and 2.
  expect(whereIsEnemy(towardsBill('red bugger', ['J15', 'J35', 'J13', 'J30']), 'red bugger')).toBe('J23');
});

proves('contra.enemy-move.blocked-by-pieces', 'a way that is blocked farther on is not set out on', () => {
  // By J07 and J06 it is as near as by J17 and J16, were it not for Lance and Lucia.
  const match = towardsBill('red bugger', ['J20', 'J02', 'J23', 'J18']);
  expect([asked(match), whereIsEnemy(match, 'red bugger')]).toEqual([null, 'J15']);
  expect(cited(match).find(([kind]) => kind === 'enemy-moves')).toEqual(['enemy-moves', 'contra.enemy-move.shortest-path', 'contra.enemy-move.tie-break']);
});

proves('contra.enemy-move.push-by-commandos', 'with no way to go nothing is told', () => {
  const g = position({ commandos: ['bill', 'lance', 'lucia'], at: { bill: 'J01', lance: 'J03', lucia: 'J12' }, foes: { bill: { 'red gunner': 'J02' } } });
  const match = effectScene(g, 'bill', [{ do: 'push-enemy', spaces: 2, within: 1 }]);
  expect([asked(match), eventKinds(match), whereIsEnemy(match, 'red gunner')]).toEqual([null, [], 'J02']);
});
