import { expect } from 'vitest';
import { deckSize } from '#kernel';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { enemiesOf, enemyDeck } from '../../content/index.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, isOver, type Scene, say } from '../../testing/scene.ts';
import { areaOf, asked, cited, damageOn, eventKinds, eventsOf, fighterOf, offered, refusal, tokensOf, whereIsEnemy } from '../../testing/seen.ts';
import type { State } from '../state.ts';

const DRAW: readonly Effect[] = [{ do: 'draw-enemy' }];

function draws(g: State): Scene {
  return effectScene(g, 'bill', DRAW);
}

/** Bill with a full play area. */
function crowded(setting: Parameters<typeof position>[0] = {}): State {
  return position({ commandos: ['bill'], foes: { bill: { 'red gunner': 'J09', 'red greeder': 'J17' } }, ...setting });
}

proves('contra.draw-enemy.rightmost', 'a drawn enemy lies to the right of those that are there', () => {
  const match = draws(position({ foes: { bill: { 'red gunner': 'J09' } }, enemies: ['blue sniper'] }));
  expect(areaOf(match, 'bill')).toEqual(['defense-wall', 'red gunner', 'blue sniper']);
});

proves(['contra.draw-enemy.nearest-space#1', 'contra.draw-enemy.nearest-space#2'], 'its token goes to the empty enemy space nearest that commando', () => {
  // From J22 it is 2 spaces to J24, 3 to J04 and more to all others.
  const match = draws(position({ at: { bill: 'J22', lance: 'J36' }, enemies: ['blue sniper'] }));
  expect([whereIsEnemy(match, 'blue sniper'), match.answers.length]).toEqual(['J24', 0]);
  const taken = draws(position({ at: { bill: 'J22' }, foes: { lance: { 'red gunner': 'J24' } }, enemies: ['blue sniper'] }));
  expect(whereIsEnemy(taken, 'blue sniper')).toBe('J04');
});

proves(['contra.draw-enemy.tie#1', 'contra.draw-enemy.tie#2'], 'of two equally near enemy spaces who draws picks one', () => {
  for (const space of ['J17', 'J24']) {
    const match = draws(position({ at: { bill: 'J15' }, enemies: ['blue sniper'] }));
    expect([match.asked, offered(match, 'to')]).toEqual([[0], ['J17', 'J24']]);
    say(match, `bill chooses ${space} for the enemy`);
    expect(whereIsEnemy(match, 'blue sniper')).toBe(space);
  }
});

proves(['contra.draw-enemy.distance-measure#1', 'contra.draw-enemy.distance-measure#2'], 'neither pieces nor ledges in between make it farther', () => {
  const piece = draws(position({ at: { bill: 'J15', lance: 'J14' }, enemies: ['blue sniper'] }));
  expect(offered(piece, 'to')).toEqual(['J17', 'J24']);
  // From J16 it is 2 spaces to J35, by way of the ledge space J25; 3 to J09 and J24.
  const ledge = draws(position({ at: { bill: 'J16' }, foes: { lance: { 'red gunner': 'J17' } }, enemies: ['blue sniper'] }));
  expect(whereIsEnemy(ledge, 'blue sniper')).toBe('J35');
});

proves('contra.draw-enemy.all-occupied', 'with every enemy space taken: the empty space nearest the nearest one of them', () => {
  const g = position({
    commandos: ['bill', 'lance', 'lucia', 'sweets'],
    at: { bill: 'J21' },
    foes: {
      lance: { 'red gunner': 'J04', 'blue gunner': 'J09' },
      lucia: { 'green gunner': 'J17', 'red greeder': 'J24' },
      sweets: { 'blue greeder': 'J35', 'green greeder': 'J37' },
    },
    enemies: ['blue sniper'],
  });
  const match = draws(g);
  // J23 is nearer to Bill than J14 and J33; all three are next to J24.
  expect(offered(match, 'to')).toEqual(['J14', 'J23', 'J33']);
  say(match, 'bill chooses J14 for the enemy');
  expect(whereIsEnemy(match, 'blue sniper')).toBe('J14');
});

proves(['contra.draw-enemy.limit-three', 'contra.draw-enemy.no-card-drawn-at-limit'], 'a fourth card is not drawn, and the deck is not touched', () => {
  const g = crowded({ tokens: { bill: 'S' } });
  const before = { top: [...g.enemyDeck.top], size: deckSize(g.enemyDeck) };
  const match = say(draws(g), 'bill pays');
  expect(areaOf(match, 'bill')).toEqual(['defense-wall', 'red gunner', 'red greeder']);
  expect([match.state.enemyDeck.top, deckSize(match.state.enemyDeck)]).toEqual([before.top, before.size]);
});

proves(['contra.draw-enemy.limit-damage#1', 'contra.draw-enemy.limit-damage#2'], 'instead one suffers a damage that any one advantage prevents', () => {
  for (const token of ['M', 'A', 'S']) {
    const match = draws(crowded({ tokens: { bill: token } }));
    expect([eventsOf(match, 'suffers'), asked(match)]).toMatchObject([[{ seat: 0, damage: ['*'] }], 'suffer']);
    say(match, 'bill pays');
    expect([fighterOf(match, 'bill').medals, tokensOf(match, 'bill')]).toEqual([3, '']);
  }
  expect(fighterOf(draws(crowded()), 'bill').medals).toBe(2);
});

proves(['contra.draw-enemy.limit-each-draw-separate#1', 'contra.draw-enemy.limit-each-draw-separate#2'], 'two draws over the limit are two damages', () => {
  const match = effectScene(crowded(), 'bill', [...DRAW, ...DRAW]);
  // Without any advantage the first costs a medal; the hand that was filled up could pay for the second.
  expect([fighterOf(match, 'bill').medals, asked(match), match.options()]).toEqual([2, 'suffer', ['bill pays', 'bill loses a medal']]);
  say(match, 'bill loses a medal', 'bill keeps the rest');
  expect([fighterOf(match, 'bill').medals, eventsOf(match, 'enemy-limit').length]).toEqual([1, 2]);
});

proves('contra.draw-enemy.defeated-boss-counts', 'a defeated boss card counts towards the three', () => {
  const match = draws(crowded({ defeated: ['bill'] }));
  expect(eventKinds(match).slice(0, 2)).toEqual(['enemy-limit', 'suffers']);
  expect(areaOf(match, 'bill')).toHaveLength(3);
});

proves('contra.general.reshuffle-both-empty', 'with every enemy in play none is drawn', () => {
  const foes = { lance: Object.fromEntries(enemiesOf(enemyDeck('java').types).map(({ id }) => [id, 'J35'] as const)) };
  const match = draws(position({ enemy: 'java', foes }));
  expect([areaOf(match, 'bill'), eventKinds(match)]).toEqual([['java'], []]);
});

/** Bill takes an enemy from somebody. */
function takes(foes: NonNullable<Sketch['foes']>): Scene {
  return effectScene(position({ commandos: ['bill', 'lance', 'lucia'], foes }), 'bill', [{ do: 'take-enemy' }]);
}

proves(
  ['contra.golden.cards-beat-rulebook', 'contra.boss.undefeated-stays#1'],
  "an enemy taken is somebody else's; with none of theirs, or no room, nothing happens",
  () => {
    const own = takes({ bill: { 'red gunner': 'J09' } });
    expect([isOver(own), eventKinds(own), areaOf(own, 'bill')]).toEqual([true, [], ['defense-wall', 'red gunner']]);
    const full = takes({
      bill: { 'red gunner': 'J09', 'blue gunner': 'J17' },
      lance: { 'red sniper': 'J24' },
    });
    expect([isOver(full), eventKinds(full), areaOf(full, 'lance')]).toEqual([true, [], ['main-cannon', 'red sniper']]);
    const one = takes({ bill: { 'red gunner': 'J09' }, lance: { 'red sniper': ['J24', 1] } });
    expect([asked(one), areaOf(one, 'bill'), areaOf(one, 'lance')]).toEqual([null, ['defense-wall', 'red gunner', 'red sniper'], ['main-cannon']]);
    expect([damageOn(one, 'red sniper'), whereIsEnemy(one, 'red sniper')]).toEqual([1, 'J24']);
    expect(cited(one)).toEqual([['enemy-taken', 'contra.golden.cards-beat-rulebook', 'contra.draw-enemy.rightmost']]);
    const several = takes({
      bill: { 'red gunner': 'J09' },
      lance: { 'red sniper': 'J24', 'blue sniper': 'J35' },
      lucia: { 'red greeder': 'J37' },
    });
    expect(offered(several, 'target')).toEqual(['red sniper', 'blue sniper', 'red greeder']);
    expect(refusal(several, 'bill takes over red gunner')).toEqual(['contra.golden.cards-beat-rulebook']);
    say(several, 'bill takes over blue sniper');
    expect([areaOf(several, 'bill'), areaOf(several, 'lance')]).toEqual([
      ['defense-wall', 'red gunner', 'blue sniper'],
      ['main-cannon', 'red sniper'],
    ]);
    expect(eventsOf(several, 'enemy-taken')).toMatchObject([{ enemy: 'blue sniper', from: 1, to: 0 }]);
  },
);

proves('contra.draw-enemy.nearest-space#2', 'the last free enemy space is taken, however far it is', () => {
  const g = position({
    commandos: ['bill', 'lance', 'lucia', 'sweets'],
    at: { bill: 'J01' },
    foes: { lance: { 'red gunner': 'J04', 'blue gunner': 'J09' }, lucia: { 'green gunner': 'J17', 'red greeder': 'J24' }, sweets: { 'blue greeder': 'J35' } },
    enemies: ['blue sniper'],
  });
  const match = draws(g);
  expect([asked(match), whereIsEnemy(match, 'blue sniper')]).toEqual([null, 'J37']);
});

proves('contra.enemy-turn.pool', 'a screen that says nothing of others is for nobody else; one that does is for those that near', () => {
  const screens = (within?: number): Scene =>
    effectScene(position({ commandos: ['bill', 'lance', 'lucia'], at: { bill: 'J01', lance: 'J02', lucia: 'J03' } }), 'bill', [
      within === undefined ? { do: 'screen', dice: 2 } : { do: 'screen', dice: 2, within },
    ]);
  expect([screens(), screens(1), screens(2)].map(({ state }) => state.fighters.map((f) => f.screen))).toEqual([
    [2, 0, 0],
    [2, 2, 0],
    [2, 2, 2],
  ]);
  expect([eventsOf(screens(1), 'screen'), cited(screens())]).toEqual([
    [
      { kind: 'screen', seat: 0, dice: 2 },
      { kind: 'screen', seat: 1, dice: 2 },
    ],
    [['screen', 'contra.enemy-turn.pool']],
  ]);
});
