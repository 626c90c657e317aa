import { describe, expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { EnemyFace } from '../../content/dice.ts';
import { enemyDice, position, type Sketch } from '../../positions.ts';
import { assaultScene, gameScene, isOver, type Scene, say } from '../../testing/scene.ts';
import { areaOf, asked, coming, damageOn, eventKinds, eventsOf, fighterOf, goingOn, tokensOf } from '../../testing/seen.ts';

/** Lance can step in all the time; Bill has had his enemy attack. */
const LAST: Sketch = { windows: true, phase: 'enemies', assaulted: ['bill'], tokens: { lance: 'MM' }, stageDeck: ['tripwire-flare'] };

proves(
  ['contra.ability.windows-between-effects#1', 'contra.enemy-turn.steps'],
  'there is a window before the roll, before each special and before the damage, and the view says which step it is',
  () => {
    const g = position({ ...LAST, at: { lance: 'J14' }, foes: { lance: { 'red gunner': 'J17' } } });
    const match = gameScene(g, enemyDice('SP', 'A'));
    expect([coming(match), match.state.assault, goingOn(match)]).toEqual([['pause', { next: 'roll', what: null, seat: 1 }], null, []]);
    say(match, 'lance goes on');
    expect(coming(match)).toEqual(['pause', { next: 'special', what: 'main-cannon', seat: 1 }]);
    expect(match.state.assault).toMatchObject({ seat: 1, dice: ['SP', 'A'], specials: 1, triggered: [], step: 'specials' });
    expect(goingOn(match)).toEqual(['enemy-attack main-cannon of 1']);
    say(match, 'lance goes on');
    expect(coming(match)).toEqual(['pause', { next: 'damage', what: null, seat: 1 }]);
    expect(match.state.assault).toMatchObject({ specials: 0, triggered: ['main-cannon'], step: 'damage' });
    expect(goingOn(match)).toEqual(['enemy-attack main-cannon of 1']);
    say(match, 'lance uses vault', 'lance jumps to J05', 'lance goes on');
    expect([fighterOf(match, 'lance').medals, match.state.assault]).toEqual([2, null]);
  },
);

proves('contra.ability.windows-between-effects', 'a special is going on while its commando reacts to it', () => {
  const g = position({ bossCards: { lance: 'main-cannon' }, at: { lance: 'J18' }, tokens: { lance: 'M' } });
  const match = assaultScene(g, 'lance', enemyDice('SP'));
  expect([asked(match), goingOn(match)]).toEqual(['suffer', ['enemy-attack main-cannon of 1', 'special main-cannon of 1']]);
  expect(isOver(say(match, 'lance pays'))).toBe(true);
});

proves(
  ['contra.enemy-turn.damage-one-effect', 'contra.suffer.pay-or-medal#1'],
  'a special that deals 2 and does more is paid for and done; the damage results after it are an effect of their own',
  () => {
    const g = position({ enemy: 'java', bossCards: { lance: 'acid-maw' }, bossDamage: { lance: 3 }, tokens: { lance: 'MMA' } });
    const match = assaultScene(g, 'lance', enemyDice('SP'));
    expect([asked(match), eventsOf(match, 'suffers')]).toMatchObject(['suffer', [{ seat: 1, damage: ['M', 'M'] }]]);
    say(match, 'lance pays');
    expect([fighterOf(match, 'lance').medals, fighterOf(match, 'lance').bossDamage, tokensOf(match, 'lance'), isOver(match)]).toEqual([3, 2, 'A', true]);
  },
);

describe('who wants to be asked in danger only', () => {
  /** Lance's ability could change something, or Sweets' could. */
  function calm(setting: Sketch, ...faces: readonly EnemyFace[]): Scene {
    const g = position({ ...LAST, ...setting });
    for (const f of g.fighters) f.asking = 'in-danger';
    return gameScene(g, enemyDice(...faces));
  }

  proves('contra.ability.windows-between-effects#8', 'is asked before a special that deals some, and before no other', () => {
    const foes = { lance: { 'red sniper': 'J17', 'red gunner': 'J09' } } as const;
    const match = calm({ bossCards: { lance: 'twin-turrets' }, foes }, 'SP', 'SP', 'M');
    expect([coming(match), eventsOf(match, 'special').map(({ card }) => card)]).toEqual([
      ['pause', { next: 'special', what: 'red sniper', seat: 1 }],
      ['twin-turrets'],
    ]);
  });

  test('is asked before a blast', () => {
    const match = calm({ bossCards: { lance: 'twin-turrets' }, defeated: ['lance'], foes: { lance: { 'yellow gunner': 'J17' } } }, 'SP', 'SP');
    expect(coming(match)).toEqual(['pause', { next: 'special', what: 'yellow gunner', seat: 1 }]);
  });

  test('is not asked in the middle of a blast by whoever could take out the enemy it comes from', () => {
    const thrower: Sketch = { at: { bill: 'J14', lance: 'J09' }, tokens: { bill: 'A' }, foes: { lance: { 'yellow gunner': ['J17', 2] } } };
    const match = calm({ bossCards: { lance: 'twin-turrets' }, ...thrower }, 'SP', 'SP');
    const windows: unknown[] = [];
    for (; asked(match) === 'pause'; say(match, 'bill goes on')) windows.push(coming(match));
    expect(windows).toEqual([
      ['pause', { next: 'roll', what: null, seat: 1 }],
      ['pause', { next: 'special', what: 'yellow gunner', seat: 1 }],
    ]);
    expect(eventsOf(match, 'suffers')).toMatchObject([{ seat: 1 }, { seat: 1 }]);
  });

  test('is asked before the damage by whoever can help to pay for it', () => {
    const match = calm({ commandos: ['bill', 'lance', 'lucia'], assaulted: ['bill', 'lucia'], tokens: { lucia: 'S', bill: 'A' } }, 'M');
    expect([coming(match), match.asked]).toEqual([['pause', { next: 'damage', what: null, seat: 1 }], [2]]);
  });

  test('is asked before the roll by whoever can defeat one of those who attack', () => {
    const hurt = (damage: number): Sketch => ({ at: { bill: 'J14' }, tokens: { bill: 'A' }, foes: { lance: { 'red gunner': ['J17', damage] } } });
    const match = calm(hurt(2), 'M', 'M');
    expect([coming(match), match.asked]).toEqual([['pause', { next: 'roll', what: null, seat: 1 }], [0]]);
    expect(eventsOf(calm(hurt(1), 'M', 'M'), 'assault')).toHaveLength(1);
  });

  /** Neither the flipped Main Cannon nor enemies that are breached have a special. */
  const LEFT_OVER: Sketch = {
    commandos: ['lucia', 'lance'],
    assaulted: ['lucia'],
    tokens: { lucia: 'S' },
    defeated: ['lance'],
    enemies: ['green gunner', 'red sniper'],
  };

  proves('contra.enemy-turn.special-leftover-draws', 'is asked before an enemy is drawn when there is no room for it, and not when there is', () => {
    const one = calm({ ...LEFT_OVER, foes: { lance: { 'red gunner': 'J17' } }, breached: ['red gunner'] }, 'SP', 'SP');
    expect([coming(one), areaOf(one, 'lance')]).toEqual([
      ['pause', { next: 'leftover', what: null, seat: 1 }],
      ['main-cannon', 'red gunner', 'green gunner'],
    ]);
    const foes = { lance: { 'red gunner': 'J17', 'blue gunner': 'J09' } } as const;
    const two = calm({ ...LEFT_OVER, foes, breached: ['red gunner', 'blue gunner'] }, 'SP', 'SP', 'SP');
    expect([coming(two), eventsOf(two, 'leftover'), eventsOf(two, 'enemy-limit')]).toMatchObject([
      ['pause', { next: 'leftover', what: null, seat: 1 }],
      [{ seat: 1, specials: 3 }],
      [],
    ]);
    expect(two.state.assault?.specials).toBe(0);
    say(two, 'lucia goes on');
    expect(eventsOf(two, 'enemy-limit')).toHaveLength(1);
    // Nothing is drawn: who looks at the decks cannot help; who takes out one of them makes room.
    const looks = calm(
      { ...LEFT_OVER, commandos: ['sweets', 'lance'], assaulted: ['sweets'], tokens: { sweets: 'SS' }, foes, breached: ['red gunner', 'blue gunner'] },
      'SP',
      'SP',
      'SP',
    );
    expect(looks.asked).not.toContain(0);
    const hurt = { lance: { 'red gunner': ['J17', 2], 'blue gunner': 'J09' } } as const;
    const near: Sketch = { ...LEFT_OVER, commandos: ['bill', 'lance'], assaulted: ['bill'], tokens: { bill: 'A' }, at: { bill: 'J14' } };
    const shoots = calm({ ...near, foes: hurt, breached: ['red gunner', 'blue gunner'] }, 'SP', 'SP', 'SP');
    expect(coming(say(shoots, 'bill goes on'))).toEqual(['pause', { next: 'leftover', what: null, seat: 1 }]);
  });

  proves(
    ['contra.ability.windows-between-effects#8', 'contra.ability.windows-between-effects#11'],
    'is asked before a special that takes tokens or hurts, and before one that draws an enemy into a full play area',
    () => {
      const rangel = calm({ enemy: 'gordea', defeated: ['lance'], foes: { lance: { 'red rangel': 'J17' } } }, 'SP', 'M');
      expect(coming(rangel)).toEqual(['pause', { next: 'special', what: 'red rangel', seat: 1 }]);
      const garrison = (foes: NonNullable<Sketch['foes']>) =>
        calm(
          {
            bossCards: { lance: 'gate-garrison' },
            commandos: ['lucia', 'lance'],
            assaulted: ['lucia'],
            tokens: { lucia: 'S' },
            foes,
            enemies: ['green gunner'],
          },
          ...(['SP', 'A', 'A'] as const),
        );
      const full = garrison({ lance: { 'red gunner': 'J17', 'blue gunner': 'J09' } });
      expect([coming(full), full.asked]).toEqual([['pause', { next: 'special', what: 'gate-garrison', seat: 1 }], [0]]);
      expect(eventsOf(garrison({ lance: { 'red gunner': 'J17' } }), 'enemy-drawn')).toHaveLength(1);
    },
  );
});

proves('contra.enemy-turn.special-recheck#2', 'who falls in the window before its special has none: the result is left over', () => {
  const g = position({
    windows: true,
    at: { bill: 'J14' },
    tokens: { bill: 'A' },
    deck: { bill: ['advance'] },
    defeated: ['lance'],
    foes: { lance: { 'red sniper': ['J17', 1] } },
    enemies: ['blue gunner'],
  });
  const scene = assaultScene(g, 'lance', enemyDice('SP', 'SP'));
  expect(coming(scene)).toEqual(['pause', { next: 'special', what: 'red sniper', seat: 1 }]);
  say(scene, 'bill uses covering-shot');
  expect([damageOn(scene, 'red sniper'), eventsOf(scene, 'special'), eventsOf(scene, 'leftover')]).toMatchObject([null, [], [{ specials: 2 }]]);
  expect(areaOf(scene, 'lance').slice(1)).toEqual(['blue gunner', expect.anything()]);
});

proves(
  ['contra.objective.token-effect', 'contra.enemy-turn.special-leftmost'],
  'Field Intel: a die rolled again may become a special, or no longer be one',
  () => {
    const g = position({ mission: { lance: [3] }, bossCards: { lance: 'twin-turrets' }, foes: { lance: { 'red gunner': 'J17' } } });
    const more = say(assaultScene(g, 'lance', enemyDice('M', 'SP', 'SP')), 'lance rerolls M');
    expect([eventsOf(more, 'enemy-reroll'), eventsOf(more, 'special').map(({ card }) => card)]).toMatchObject([
      [{ from: 'M', to: 'SP' }],
      ['twin-turrets', 'red gunner'],
    ]);
    const less = say(assaultScene(g, 'lance', enemyDice('M', 'SP', 'A')), 'lance rerolls SP');
    expect([eventsOf(less, 'special'), eventsOf(less, 'suffers')]).toMatchObject([[], [{ damage: ['M', 'A'] }]]);
    const kept = say(assaultScene(g, 'lance', enemyDice('M', 'SP')), 'lance is done rerolling');
    expect([eventsOf(kept, 'enemy-reroll'), eventsOf(kept, 'special').length]).toEqual([[], 1]);
  },
);

proves(['contra.enemy-turn.added-results', 'contra.space.stage-specific'], 'one or two gels add an S, three or more two; they are no dice', () => {
  const added = (gels: number): unknown =>
    eventsOf(assaultScene(position({ stage: 'alien-lair', enemy: 'java', gels: { bill: gels } }), 'bill', enemyDice('M')), 'adds').map(({ results, card }) => [
      card,
      ...results,
    ]);
  expect([0, 1, 2, 3, 4].map(added)).toEqual([[], [['gels', 'S']], [['gels', 'S']], [['gels', 'S', 'S']], [['gels', 'S', 'S']]]);
});

proves('contra.enemy-turn.added-by-constant', 'gels come first, then the boss card, then the enemies from left to right', () => {
  const foes = { bill: { 'black sniper': 'L05', 'red gunner': 'L04' } } as const;
  const g = position({ stage: 'alien-lair', enemy: 'garmakilma', defeated: ['bill'], gels: { bill: 1 }, foes });
  const intel = assaultScene({ ...g, fighters: g.fighters.map((f) => ({ ...f, mission: 0b100 })) }, 'bill', enemyDice('M', 'M', 'M'));
  expect([asked(intel), intel.state.assault?.added]).toEqual(['reroll-enemy', ['S', 'S', 'A']]);
  const scene = assaultScene(g, 'bill', enemyDice('M', 'M', 'M'));
  expect(eventsOf(scene, 'adds').map(({ card, results }) => [card, ...results])).toEqual([
    ['gels', 'S'],
    ['garmakilma', 'S'],
    ['black sniper', 'A'],
  ]);
  expect(eventsOf(scene, 'suffers')).toMatchObject([{ damage: ['M', 'M', 'M', 'A', 'S', 'S'] }]);
});

proves(
  ['contra.enemy-turn.special-once-each', 'contra.objective.token-effect'],
  'the dice keep their places, and the cards are triggered one after the other',
  () => {
    const foes = { lance: { 'red gunner': 'J17', 'blue gunner': 'J09' } } as const;
    const g = position({ windows: true, tokens: { lance: 'M' }, mission: { lance: [3] }, bossCards: { lance: 'twin-turrets' }, foes });
    const scene = say(assaultScene(g, 'lance', enemyDice('M', 'SP', 'M', 'SP')), 'lance rerolls M');
    expect(scene.state.assault?.dice).toEqual(['SP', 'SP', 'M']);
    say(scene, 'lance goes on', 'lance goes on');
    expect([coming(scene), scene.state.assault?.triggered]).toEqual([
      ['pause', { next: 'damage', what: null, seat: 1 }],
      ['twin-turrets', 'red gunner'],
    ]);
  },
);

proves('contra.enemy-turn.fully-resolved', 'an enemy attack ends with its last effect, and the tokens that paid for it are gone', () => {
  const scene = say(assaultScene(position({ tokens: { lance: 'M' } }), 'lance', enemyDice('M')), 'lance pays');
  expect([eventKinds(scene), tokensOf(scene, 'lance'), scene.state.assault]).toEqual([
    ['assault', 'suffers', 'spends', 'withstands', 'assault-ends'],
    '',
    null,
  ]);
});
