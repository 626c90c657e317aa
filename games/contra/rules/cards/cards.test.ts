// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { bossCard, type CardId } from '../../content/index.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { assaultScene, begun, effectScene, onward, say, scene, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, damageOn, eventsOf, fighterOf, tokensOf, whereIs, whereIsEnemy } from '../../testing/seen.ts';
import { bossOf } from '../state.ts';
import { paragraphs } from '../turn/stage-turn.ts';

proves(['contra.cards.play-or-spend#1', 'contra.cards.play-or-spend#2'], 'a card is played for what it says or spent for its symbol', () => {
  const g = position({ commandos: ['bill'], hand: { bill: ['advance'] } });
  const spent = say(effectScene(g, 'bill', [{ do: 'suffer', symbols: ['M'] }]), 'bill pays');
  expect([fighterOf(spent, 'bill').discard, eventsOf(spent, 'spends')]).toMatchObject([['advance'], [{ cards: ['advance'], tokens: [] }]]);
  expect([whereIs(spent, 'bill'), eventsOf(spent, 'plays'), fighterOf(spent, 'bill').medals]).toEqual(['J01', [], 3]);
  const played = say(turnScene(g, 'bill'), 'bill plays advance', 'bill runs to J02');
  expect([whereIs(played, 'bill'), tokensOf(played, 'bill'), fighterOf(played, 'bill').discard]).toEqual(['J02', '', ['advance']]);
});

proves(
  ['contra.cards.boss-number#1', 'contra.cards.boss-number#2'],
  'two commandos have boss cards 1 and 2, and it is the same game whichever of them has which',
  () => {
    const match = begun({ commandos: ['bill', 'lance'] });
    expect((['bill', 'lance'] as const).map((id) => bossCard(bossOf(fighterOf(match, id))).number)).toEqual([1, 2]);
    for (const bossCards of [
      { bill: 'defense-wall', lance: 'main-cannon' },
      { bill: 'main-cannon', lance: 'defense-wall' },
    ] as const) {
      const attack = effectScene(position({ at: { bill: 'J18' }, bossCards }), 'bill', [{ do: 'attack', pool: { dice: 1, range: 1 } }], dice('success'));
      expect(attack.options().toSorted()).toEqual(['bill deals 1 to defense-wall', 'bill deals 1 to main-cannon']);
    }
  },
);

proves(['contra.cards.enemy-special#1', 'contra.cards.enemy-special#2'], 'a special needs a special result', () => {
  const foes = { bill: { 'red gunner': 'J09' } } as const;
  const none = assaultScene(position({ commandos: ['bill'], foes }), 'bill', enemyDice('A', 'M'));
  expect(eventsOf(none, 'special')).toEqual([]);
  const one = assaultScene(position({ commandos: ['bill'], foes, defeated: ['bill'] }), 'bill', enemyDice('SP', 'M', 'M'));
  expect(eventsOf(one, 'special')).toMatchObject([{ card: 'red gunner' }]);
});

proves('contra.cards.enemy-color', 'the red sniper card brings the red sniper token and no other', () => {
  const match = effectScene(position({ commandos: ['bill'], at: { bill: 'J03' }, enemies: ['red sniper'] }), 'bill', [{ do: 'draw-enemy' }]);
  expect(match.state.fighters.flatMap(({ foes }) => foes.map(({ card }) => card))).toEqual(['red sniper']);
  expect([whereIsEnemy(match, 'red sniper'), whereIsEnemy(match, 'blue sniper')]).toEqual(['J04', null]);
});

proves(['contra.cards.enemy-health#1', 'contra.cards.enemy-health#2'], 'a health of 3 is three damage', () => {
  const g = position({ commandos: ['bill'], at: { bill: 'J03' }, foes: { bill: { 'red gunner': 'J04' } } });
  const two = effectScene(g, 'bill', [{ do: 'damage', n: 2, to: 'one', within: 1 }]);
  expect([damageOn(two, 'red gunner'), areaOf(two, 'bill').length]).toEqual([2, 2]);
  const three = effectScene(onward(two), 'bill', [{ do: 'damage', n: 1, to: 'one', within: 1 }]);
  expect([areaOf(three, 'bill'), three.state.enemyDiscard]).toEqual([['defense-wall'], ['red gunner']]);
});

proves(['contra.cards.enemy-ability#1', 'contra.cards.enemy-ability#2'], 'the ability of an enemy holds from the moment it is there until it is gone', () => {
  const before = position({ commandos: ['bill'], at: { bill: 'J03' }, enemies: ['black gunner'], deck: { bill: ['steady-aim'] } });
  expect(eventsOf(assaultScene(before, 'bill', enemyDice('M')), 'assault')).toMatchObject([{ dice: ['M'] }]);
  // Heavy Gunner: one more enemy die.
  const drawn = onward(effectScene(before, 'bill', [{ do: 'draw-enemy' }]));
  expect(eventsOf(assaultScene(drawn, 'bill', enemyDice('M', 'M', 'A')), 'assault')).toMatchObject([{ dice: ['M', 'M', 'A'] }]);
  const gone = onward(effectScene(drawn, 'bill', [{ do: 'damage', n: 4, to: 'one', within: 1 }]));
  expect(eventsOf(say(assaultScene(gone, 'bill', enemyDice('M')), 'bill keeps the rest'), 'assault')).toMatchObject([{ dice: ['M'] }]);
});

proves('contra.cards.boss-names-differ', 'whoever attacks the boss may damage a boss card of any name', () => {
  const g = position({ commandos: ['bill', 'lance', 'lucia'], at: { bill: 'J18' } });
  for (const card of ['defense-wall', 'main-cannon', 'twin-turrets']) {
    const match = say(turnScene(g, 'bill', dice('success', 'M')), 'bill attacks boss', `bill deals 1 to ${card}`);
    expect(eventsOf(match, 'boss-damaged')).toMatchObject([{ card, damage: 1 }]);
  }
});

proves(
  ['contra.cards.defeated-ability#1', 'contra.cards.defeated-ability#2'],
  'once flipped, the front of a boss card is off and its Defeated side is on to the end',
  () => {
    const setting = { commandos: ['bill', 'lance'], enemy: 'garmakilma', tokens: { bill: 'SS' } } as const;
    const front = assaultScene(position(setting), 'bill', enemyDice('SP'));
    expect([eventsOf(front, 'special'), eventsOf(front, 'adds')]).toMatchObject([[{ card: 'garmakilma' }], []]);
    for (const round of [2, 5, 9]) {
      const back = assaultScene(position({ ...setting, round, defeated: ['bill'], enemies: ['red gunner'] }), 'bill', enemyDice('SP'));
      expect(eventsOf(back, 'special')).toEqual([]);
      expect(eventsOf(back, 'adds')).toMatchObject([{ card: 'garmakilma', results: ['S'] }]);
      expect([eventsOf(back, 'leftover').length, asked(back)]).toEqual([1, 'suffer']);
    }
  },
);

proves('contra.cards.per-card-effect-paragraphs', 'two paragraphs of 1 M damage can cost the same commando two medals', () => {
  const paragraph = [{ do: 'each', then: [{ do: 'suffer', symbols: ['M'] }] }] as const;
  // None of the cards that come with the first lost medal shows an M.
  const hand: readonly CardId[] = ['suppressing-burst', 'suppressing-burst', 'steady-aim', 'steady-aim'];
  const two = scene((g, ref) => paragraphs(g, ref, 'strafing-run', [paragraph, paragraph]), position({ commandos: ['bill'], deck: { bill: hand } }));
  say(two, 'bill keeps the rest');
  expect([fighterOf(two, 'bill').medals, eventsOf(two, 'suffers').length]).toEqual([1, 2]);
  // As one paragraph the same damage is one effect.
  const one = effectScene(position({ commandos: ['bill'] }), 'bill', [{ do: 'suffer', symbols: ['M', 'M'] }]);
  expect(fighterOf(one, 'bill').medals).toBe(2);
});
