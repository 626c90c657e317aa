import { describe, expect, test } from 'vitest';
import { commando } from '../../content/index.ts';
import { raid, type Setting } from '../../testing/raid.ts';
import { assaultScene, dice, effectScene, enemyDice, onward, playScene, say, turnScene } from '../../testing/scene.ts';
import { asked, damageOn, fighterOf, tokensOf, told, weaponOf, whereIs } from '../../testing/seen.ts';

const TWO: Setting = { commandos: ['bill', 'sweets'] };

/** Sweets, an enemy next to him, one two spaces away and one three. */
const FACING: Setting = {
  ...TWO,
  at: { sweets: 'J14' },
  foes: {
    sweets: [
      ['black gunner', 'J13'],
      ['red gunner', 'J16'],
    ],
    bill: [['blue gunner', 'J17']],
  },
};

const SHOWN: Readonly<Record<string, () => void>> = {
  'snap-volley': () => {
    const match = say(playScene(FACING, 'sweets', 'snap-volley', dice('success', 'success')), 'blue gunner', 'jump J05');
    expect([damageOn(match, 'blue gunner'), whereIs(match, 'sweets')]).toEqual([2, 'J05']);
  },
  hotwire: () => {
    const match = playScene({ ...TWO, weapons: ['laser'] }, 'sweets', 'hotwire');
    expect(weaponOf(say(match, 'yes'), 'sweets')).toBe('laser');
  },
  'supply-drop': () => {
    const match = playScene({ ...TWO, deck: { bill: ['advance', 'dig-in'] } }, 'sweets', 'supply-drop');
    expect([asked(match), match.options()]).toEqual(['who', ['bill', 'sweets']]);
    say(match, 'bill');
    expect([fighterOf(match, 'bill').hand, fighterOf(match, 'sweets').hand]).toEqual([['advance', 'dig-in'], []]);
  },
  'patch-up': () => {
    const match = playScene({ ...TWO, discard: { sweets: ['flank', 'hotwire'] } }, 'sweets', 'patch-up');
    expect([asked(match), match.options().toSorted()]).toEqual(['recover', ['card flank', 'card hotwire']]);
    say(match, 'card hotwire');
    expect([fighterOf(match, 'sweets').hand, fighterOf(match, 'sweets').discard]).toEqual([['hotwire'], ['flank', 'patch-up']]);
  },
  'dash-and-grab': () => {
    const setting: Setting = { ...TWO, at: { sweets: 'J31' }, pillboxes: [] };
    const grabbed = say(playScene(setting, 'sweets', 'dash-and-grab'), 'run J30');
    expect([whereIs(grabbed, 'sweets'), fighterOf(grabbed, 'sweets').hand.length]).toEqual(['J30', 1]);
    const objective = say(playScene(setting, 'sweets', 'dash-and-grab'), 'jump J22', 'no');
    expect(fighterOf(objective, 'sweets').hand).toHaveLength(1);
    const nothing = say(playScene(setting, 'sweets', 'dash-and-grab'), 'run J32');
    expect([whereIs(nothing, 'sweets'), fighterOf(nothing, 'sweets').hand]).toEqual(['J32', []]);
  },
  flank: () => {
    const setting: Setting = { ...TWO, at: { sweets: 'J01', bill: 'J29' }, foes: { sweets: [['black gunner', 'J14']] } };
    const match = say(playScene(setting, 'sweets', 'flank', dice('success', 'success')), 'run J03 via J02');
    expect([whereIs(match, 'sweets'), damageOn(match, 'black gunner')]).toEqual(['J03', 2]);
  },
  'sweep-the-area': () => {
    const match = playScene(FACING, 'sweets', 'sweep-the-area');
    expect(['black gunner', 'red gunner', 'blue gunner'].map((card) => damageOn(match, card))).toEqual([1, 1, 0]);
    const boss = playScene({ ...TWO, at: { sweets: 'J18' }, foes: { sweets: [['black gunner', 'J17']] } }, 'sweets', 'sweep-the-area');
    expect([damageOn(boss, 'black gunner'), boss.state.fighters.map((f) => f.bossDamage)]).toEqual([1, [0, 0]]);
  },
  vantage: () => {
    const match = playScene({ ...TWO, at: { sweets: 'J14' }, pillboxes: [] }, 'sweets', 'vantage');
    expect([asked(match), match.options()]).toEqual(['space', ['J05', 'J06']]);
    say(match, 'J06');
    expect([whereIs(match, 'sweets'), fighterOf(match, 'sweets').moved]).toEqual(['J06', false]);
  },
  tripwire: () => {
    const match = playScene(FACING, 'sweets', 'tripwire');
    expect(match.options()).toEqual(['black gunner', 'red gunner']);
    say(match, 'red gunner');
    expect(['black gunner', 'red gunner'].map((card) => damageOn(match, card))).toEqual([0, 2]);
  },
  'knife-work': () => {
    const own = playScene(FACING, 'sweets', 'knife-work', dice('success', 'success', 'success'));
    expect(damageOn(own, 'black gunner')).toBe(2);
    const stranger: Setting = { ...TWO, at: { sweets: 'J14' }, foes: { bill: [['black gunner', 'J13']] } };
    expect(damageOn(playScene(stranger, 'sweets', 'knife-work', dice('success', 'success', 'success')), 'black gunner')).toBe(3);
    const boss = playScene({ commandos: ['sweets'], at: { sweets: 'J18' } }, 'sweets', 'knife-work', dice('success', 'success', 'success'));
    expect(told(boss, 'boss-damaged')).toMatchObject([{ damage: 3 }]);
  },
  'scrap-armor': () => {
    const g = raid({ ...TWO, hand: { sweets: ['scrap-armor'] } });
    const match = say(effectScene(g, 'sweets', [{ do: 'suffer', symbols: ['M', 'S'] }]), 'prevent MS with scrap-armor');
    expect([fighterOf(match, 'sweets').medals, fighterOf(match, 'sweets').discard]).toEqual([3, ['scrap-armor']]);
  },
  'smoke-screen': () => {
    const setting: Setting = {
      commandos: ['bill', 'lance', 'sweets'],
      at: { bill: 'J02', lance: 'J04', sweets: 'J11' },
      foes: { bill: [['red gunner', 'J17']], lance: [['blue gunner', 'J18']], sweets: [['green gunner', 'J24']] },
    };
    const g = onward(playScene(setting, 'sweets', 'smoke-screen'));
    for (const id of ['bill', 'sweets'] as const) expect(told(assaultScene(g, id, enemyDice('M')), 'assault')).toMatchObject([{ dice: ['M'] }]);
    expect(told(assaultScene(g, 'lance', enemyDice('M', 'M')), 'assault')).toMatchObject([{ dice: ['M', 'M'] }]);
  },
};

test("every card of Sweets' is shown here", () => {
  expect(Object.keys(SHOWN)).toEqual(commando('sweets').deck.map(({ id }) => id));
});

describe.each(Object.entries(SHOWN))('%s', (_, shown) => {
  test('does what it says', shown);
});

test('Spotter: for 1 S, the top card of the enemy, objective or weapon deck is shown and may go to the bottom', () => {
  const g = raid({ ...TWO, windows: true, tokens: { sweets: 'SS' }, weapons: ['laser', 'crusher'], enemies: ['red gunner', 'red sniper'] });
  const match = say(turnScene(g, 'bill'), 'sweets spotter');
  expect([asked(match), match.options()]).toEqual(['deck', ['enemy deck', 'objective deck', 'weapon deck']]);
  say(match, 'weapon deck');
  expect(told(match, 'reveals')).toMatchObject([{ deck: 'weapon', cards: ['laser'] }]);
  say(match, 'bottom 1');
  expect([match.state.weaponDeck.top[0], match.state.weaponDeck.bottom, tokensOf(match, 'sweets')]).toEqual(['crusher', ['laser'], 'S']);
  say(match, 'sweets spotter', 'enemy deck', 'done');
  expect([match.state.enemyDeck.top[0], tokensOf(match, 'sweets')]).toEqual(['red gunner', '']);
});
