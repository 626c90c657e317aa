import { expect, test } from 'vitest';
import { showsEvery } from '../../../proves.ts';
import { commando } from '../../content/index.ts';
import { dice, enemyDice, position, type Sketch } from '../../positions.ts';
import { assaultScene, effectScene, onward, playScene, say, turnScene } from '../../testing/scene.ts';
import { asked, damageOn, eventsOf, fighterOf, offered, tokensOf, weaponOf, whereIs } from '../../testing/seen.ts';

const TWO: Sketch = { commandos: ['bill', 'sweets'] };

/** Sweets, an enemy next to him, one two spaces away and one three. */
const FACING: Sketch = {
  ...TWO,
  at: { sweets: 'J14' },
  foes: { sweets: { 'black gunner': 'J13', 'red gunner': 'J16' }, bill: { 'blue gunner': 'J17' } },
};

const SHOWN: Readonly<Record<string, () => void>> = {
  'snap-volley': () => {
    const match = say(playScene(FACING, 'sweets', 'snap-volley', dice('success', 'success')), 'sweets aims at blue gunner', 'sweets jumps to J05');
    expect([damageOn(match, 'blue gunner'), whereIs(match, 'sweets')]).toEqual([2, 'J05']);
  },
  hotwire: () => {
    const match = playScene({ ...TWO, weapons: ['laser'] }, 'sweets', 'hotwire');
    expect(weaponOf(say(match, 'sweets accepts the weapon'), 'sweets')).toBe('laser');
  },
  'supply-drop': () => {
    const match = playScene({ ...TWO, deck: { bill: ['advance', 'dig-in'] } }, 'sweets', 'supply-drop');
    expect([asked(match), offered(match, 'commando')]).toEqual(['who', ['bill', 'sweets']]);
    say(match, 'sweets chooses bill for the draw');
    expect([fighterOf(match, 'bill').hand, fighterOf(match, 'sweets').hand]).toEqual([['advance', 'dig-in'], []]);
  },
  'patch-up': () => {
    const match = playScene({ ...TWO, discard: { sweets: ['flank', 'hotwire'] } }, 'sweets', 'patch-up');
    expect([asked(match), match.options().toSorted()]).toEqual(['recover', ['sweets takes back flank', 'sweets takes back hotwire']]);
    say(match, 'sweets takes back hotwire');
    expect([fighterOf(match, 'sweets').hand, fighterOf(match, 'sweets').discard]).toEqual([['hotwire'], ['flank', 'patch-up']]);
  },
  'dash-and-grab': () => {
    const setting: Sketch = { ...TWO, at: { sweets: 'J31' }, pillboxes: [] };
    const grabbed = say(playScene(setting, 'sweets', 'dash-and-grab'), 'sweets runs to J30');
    expect([whereIs(grabbed, 'sweets'), fighterOf(grabbed, 'sweets').hand.length]).toEqual(['J30', 1]);
    const objective = say(playScene(setting, 'sweets', 'dash-and-grab'), 'sweets jumps to J22', 'sweets declines the objective');
    expect(fighterOf(objective, 'sweets').hand).toHaveLength(1);
    const nothing = say(playScene(setting, 'sweets', 'dash-and-grab'), 'sweets runs to J32');
    expect([whereIs(nothing, 'sweets'), fighterOf(nothing, 'sweets').hand]).toEqual(['J32', []]);
  },
  flank: () => {
    const setting: Sketch = { ...TWO, at: { sweets: 'J01', bill: 'J29' }, foes: { sweets: { 'black gunner': 'J14' } } };
    const match = say(playScene(setting, 'sweets', 'flank', dice('success', 'success')), 'sweets runs to J03 via J02');
    expect([whereIs(match, 'sweets'), damageOn(match, 'black gunner')]).toEqual(['J03', 2]);
  },
  'sweep-the-area': () => {
    const match = playScene(FACING, 'sweets', 'sweep-the-area');
    expect((['black gunner', 'red gunner', 'blue gunner'] as const).map((card) => damageOn(match, card))).toEqual([1, 1, 0]);
    const boss = playScene({ ...TWO, at: { sweets: 'J18' }, foes: { sweets: { 'black gunner': 'J17' } } }, 'sweets', 'sweep-the-area');
    expect([damageOn(boss, 'black gunner'), boss.state.fighters.map((f) => f.bossDamage)]).toEqual([1, [0, 0]]);
  },
  vantage: () => {
    const match = playScene({ ...TWO, at: { sweets: 'J14' }, pillboxes: [] }, 'sweets', 'vantage');
    expect([asked(match), offered(match, 'to')]).toEqual(['space', ['J05', 'J06']]);
    const taken = playScene({ ...TWO, at: { sweets: 'J14', bill: 'J05' }, pillboxes: [] }, 'sweets', 'vantage');
    expect(whereIs(taken, 'sweets')).toBe('J06');
    say(match, 'sweets chooses J06 for the place');
    expect([whereIs(match, 'sweets'), fighterOf(match, 'sweets').moved]).toEqual(['J06', false]);
  },
  tripwire: () => {
    const match = playScene(FACING, 'sweets', 'tripwire');
    expect(offered(match, 'target')).toEqual(['black gunner', 'red gunner']);
    say(match, 'sweets aims at red gunner');
    expect((['black gunner', 'red gunner'] as const).map((card) => damageOn(match, card))).toEqual([0, 2]);
  },
  'knife-work': () => {
    const own = playScene(FACING, 'sweets', 'knife-work', dice('success', 'success', 'success'));
    expect(damageOn(own, 'black gunner')).toBe(2);
    const stranger: Sketch = { ...TWO, at: { sweets: 'J14' }, foes: { bill: { 'black gunner': 'J13' } } };
    expect(damageOn(playScene(stranger, 'sweets', 'knife-work', dice('success', 'success', 'success')), 'black gunner')).toBe(3);
    const boss = playScene({ commandos: ['sweets'], at: { sweets: 'J18' } }, 'sweets', 'knife-work', dice('success', 'success', 'success'));
    expect(eventsOf(boss, 'boss-damaged')).toMatchObject([{ damage: 3 }]);
  },
  'scrap-armor': () => {
    const g = position({ ...TWO, hand: { sweets: ['scrap-armor'] } });
    const match = say(effectScene(g, 'sweets', [{ do: 'suffer', symbols: ['M', 'S'] }]), 'sweets prevents MS with scrap-armor');
    expect([fighterOf(match, 'sweets').medals, fighterOf(match, 'sweets').discard]).toEqual([3, ['scrap-armor']]);
  },
  'smoke-screen': () => {
    const setting: Sketch = {
      commandos: ['bill', 'lance', 'sweets'],
      at: { bill: 'J02', lance: 'J04', sweets: 'J11' },
      foes: { bill: { 'red gunner': 'J17' }, lance: { 'blue gunner': 'J18' }, sweets: { 'green gunner': 'J24' } },
    };
    const g = onward(playScene(setting, 'sweets', 'smoke-screen'));
    for (const id of ['bill', 'sweets'] as const) expect(eventsOf(assaultScene(g, id, enemyDice('M')), 'assault')).toMatchObject([{ dice: ['M'] }]);
    expect(eventsOf(assaultScene(g, 'lance', enemyDice('M', 'M')), 'assault')).toMatchObject([{ dice: ['M', 'M'] }]);
  },
};

showsEvery(commando('sweets').deck, SHOWN);

test('Spotter: for 1 S, the top card of the enemy, objective or weapon deck is shown and may go to the bottom', () => {
  const g = position({ ...TWO, windows: true, tokens: { sweets: 'SS' }, weapons: ['laser', 'crusher'], enemies: ['red gunner', 'red sniper'] });
  const match = say(turnScene(g, 'bill'), 'sweets uses spotter');
  expect([asked(match), match.options()]).toEqual([
    'deck',
    ['sweets looks at the enemy deck', 'sweets looks at the objective deck', 'sweets looks at the weapon deck'],
  ]);
  say(match, 'sweets looks at the weapon deck');
  expect(eventsOf(match, 'reveals')).toMatchObject([{ deck: 'weapon', cards: ['laser'] }]);
  say(match, 'sweets puts card 1 on the bottom');
  expect([match.state.weaponDeck.top[0], match.state.weaponDeck.bottom, tokensOf(match, 'sweets')]).toEqual(['crusher', ['laser'], 'S']);
  say(match, 'sweets uses spotter', 'sweets looks at the enemy deck', 'sweets is done revealing');
  expect([match.state.enemyDeck.top[0], tokensOf(match, 'sweets')]).toEqual(['red gunner', '']);
});
