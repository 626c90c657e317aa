import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { enemyDice, position, space } from '../../positions.ts';
import { assaultScene, gameScene, isOver, onward, type Scene, say } from '../../testing/scene.ts';
import { areaOf, asked, eventKinds, eventsOf, fighterOf, refusal, tokensOf } from '../../testing/seen.ts';

/** How many enemy dice were rolled. */
function dice(match: Scene): number {
  return eventsOf(match, 'assault').flatMap((event) => event['dice']).length;
}

/** The cards whose specials were triggered, in this order. */
function specials(match: Scene): readonly unknown[] {
  return eventsOf(match, 'special').map((event) => event['card']);
}

proves(['contra.enemy-turn.target-is-owner#1', 'contra.enemy-turn.target-is-owner#2'], 'an enemy twelve spaces away still adds its die', () => {
  const g = position({ at: { bill: 'J01' }, boss: ['J19'], foes: { bill: { 'red gunner': 'J38' } } });
  expect(g.map.distance(space(g, 'J01'), space(g, 'J38'))).toBe(12);
  const match = assaultScene(g, 'bill', enemyDice('M', 'M'));
  expect(dice(match)).toBe(2);
  expect(eventsOf(match, 'suffers')).toMatchObject([{ seat: 0, damage: ['M', 'M'] }]);
  const near = position({ at: { lance: 'J18' }, foes: { bill: { 'red gunner': 'J17' } } });
  expect(dice(assaultScene(near, 'lance', enemyDice('M')))).toBe(1);
});

proves('contra.enemy-turn.fully-resolved', 'specials and damage of one are over before the dice of the next are rolled', () => {
  const g = position({ tokens: { bill: 'AM', lance: 'S' }, stageDeck: ['supply-crate'], defeated: ['lance'] });
  const match = gameScene({ ...g, phase: 'enemies' }, enemyDice('SP', 'S'));
  expect(asked(match)).toBe('suffer');
  say(match, 'bill pays');
  const fight = match.events.filter(({ event }) => ['assault', 'special', 'suffers', 'assault-ends'].includes(event.kind));
  expect(fight.map(({ event }) => [event.kind, 'seat' in event && event.seat])).toEqual([
    ['assault', 0],
    ['special', 0],
    ['suffers', 0],
    ['assault-ends', 0],
    ['assault', 1],
    ['suffers', 1],
  ]);
});

proves(['contra.enemy-turn.pool#1', 'contra.enemy-turn.pool#2'], 'each enemy card is a die, and effects change their number', () => {
  const foes = { bill: { 'red gunner': 'J17', 'red sniper': 'J09' } } as const;
  expect(dice(assaultScene(position({ foes }), 'bill', enemyDice('M', 'M', 'M')))).toBe(3);
  const heavy = {
    bill: { 'black gunner': 'J17', 'red sniper': 'J09' },
  } as const;
  expect(dice(assaultScene(position({ foes: heavy }), 'bill', enemyDice('M', 'M', 'M', 'M')))).toBe(4);
});

proves('contra.enemy-turn.pool#3', 'effects take dice away too, but never the last one', () => {
  const g = position({ hand: { bill: ['dig-in', 'dig-in'] }, foes: { bill: { 'red gunner': 'J17' } } });
  const once = say(gameScene({ ...g, active: 0 }), 'bill plays dig-in');
  expect(dice(assaultScene(onward(once), 'bill', enemyDice('M')))).toBe(1);
  expect(dice(assaultScene(onward(say(once, 'bill plays dig-in')), 'bill', enemyDice('M')))).toBe(1);
});

proves('contra.enemy-turn.defeated-boss-die', 'a defeated boss card adds its die, and the one its Defeated side grants', () => {
  const g = position({ defeated: ['bill'], foes: { bill: { 'red gunner': 'J17', 'red sniper': 'J09' } } });
  expect(dice(assaultScene(g, 'bill', enemyDice('M', 'M', 'M', 'M')))).toBe(4);
});

proves(['contra.enemy-turn.always-an-attack#1', 'contra.boss.always-an-enemy#2'], 'the boss card alone is an attack of one die, in every round', () => {
  expect(dice(assaultScene(position(), 'bill', enemyDice('M')))).toBe(1);
  const match = gameScene({ ...position({ stageDeck: ['strafing-run'] }), phase: 'enemies' }, enemyDice('M', 'M'));
  expect(eventsOf(match, 'assault').map((event) => event['seat'])).toEqual([0, 1]);
});

proves('contra.enemy-turn.attacked-player-rolls', 'who is attacked has the dice rolled, and nobody else', () => {
  const match = gameScene({ ...position({ windows: true, stageDeck: ['supply-crate'] }), phase: 'enemies' }, enemyDice('M', 'M'));
  expect([match.options(0), match.options(1)]).toEqual([['bill is attacked'], ['lance is attacked']]);
  expect(refusal(match, 'lance is attacked', 0)).toEqual(['contra.round.enemy-order-free']);
  expect(() => match.answer(0, 0, 'lance is attacked')).toThrow(expect.objectContaining({ code: 'not-your-seat' }));
  match.answer(0, 1, 'lance is attacked');
  expect(eventsOf(match, 'assault').map((event) => event['seat'])).toEqual([1, 0]);
});

proves('contra.enemy-turn.steps', 'roll, then specials, then damage', () => {
  const g = position({ foes: { bill: { 'red gunner': 'J17' } } });
  const match = assaultScene(g, 'bill', enemyDice('M', 'SP'));
  expect(match.events.map(({ event }) => event).filter(({ kind }) => kind !== 'draws' && kind !== 'medal-lost')).toMatchObject([
    { kind: 'assault', dice: ['M', 'SP'] },
    { kind: 'special', card: 'defense-wall' },
    { kind: 'suffers', damage: ['A'] },
    { kind: 'suffers', damage: ['M'] },
  ]);
});

proves('contra.enemy-turn.special-leftmost', 'two special results trigger the two leftmost cards', () => {
  const g = position({ bossCards: { bill: 'twin-turrets' }, foes: { bill: { 'red gunner': 'J17', 'red sniper': 'J09' } } });
  expect(specials(assaultScene(g, 'bill', enemyDice('SP', 'SP', 'M')))).toEqual(['twin-turrets', 'red gunner']);
});

proves('contra.enemy-turn.special-once-each', 'each card once: the third result is left over', () => {
  const g = position({ bossCards: { bill: 'twin-turrets' }, foes: { bill: { 'black gunner': 'J17' } } });
  const match = assaultScene(g, 'bill', enemyDice('SP', 'SP', 'SP'));
  expect(specials(match)).toEqual(['twin-turrets', 'black gunner']);
  expect(eventsOf(match, 'leftover')).toMatchObject([{ specials: 1 }]);
});

proves('contra.enemy-turn.special-one-by-one', 'two specials of 1 M damage can cost two medals', () => {
  const g = position({ at: { bill: 'J18' }, bossCards: { bill: 'main-cannon' }, foes: { bill: { 'yellow greeder': 'J04' } }, deck: { bill: ['advance'] } });
  const match = assaultScene(g, 'bill', enemyDice('SP', 'SP'));
  expect(fighterOf(match, 'bill').medals).toBe(2);
  say(match, 'bill loses a medal', 'bill keeps the rest');
  expect(fighterOf(match, 'bill').medals).toBe(1);
  expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['M'] }, { damage: ['M'] }]);
});

proves('contra.enemy-turn.special-recheck#1', 'the leftmost card is looked for anew: X is gone, and Z, just drawn, is triggered', () => {
  const g = position({
    windows: true,
    at: { bill: 'J13', lance: 'J11' },
    tokens: { bill: 'A' },
    deck: { bill: ['advance'] },
    bossCards: { lance: 'gate-garrison' },
    foes: { lance: { 'red gunner': ['J14', 2] } },
    enemies: ['red sniper'],
  });
  const match = assaultScene(g, 'lance', enemyDice('SP', 'SP'));
  say(match, 'bill goes on');
  expect(areaOf(match, 'lance')).toEqual(['gate-garrison', 'red gunner', 'red sniper']);
  say(match, 'bill uses covering-shot', 'bill aims at red gunner');
  expect(areaOf(match, 'lance')).toEqual(['gate-garrison', 'red sniper']);
  expect(specials(match)).toEqual(['gate-garrison', 'red sniper']);
  expect(dice(match)).toBe(2);
});

proves('contra.enemy-turn.special-missing-skipped#1', 'a defeated boss card without a special is passed over', () => {
  const g = position({ bossCards: { bill: 'main-cannon' }, defeated: ['bill'], foes: { bill: { 'red gunner': 'J17' } } });
  const match = assaultScene(g, 'bill', enemyDice('SP', 'M'));
  expect(specials(match)).toEqual(['red gunner']);
  expect(eventsOf(match, 'leftover')).toEqual([]);
});

proves('contra.enemy-turn.special-missing-skipped#2', 'a card that System Breach has struck is passed over too', () => {
  const g = position({
    commandos: ['lucia'],
    hand: { lucia: ['system-breach'] },
    foes: { lucia: { 'red gunner': 'J04', 'red sniper': 'J24' } },
    defeated: ['lucia'],
  });
  const breached = gameScene({ ...g, active: 0 });
  say(breached, 'lucia plays system-breach');
  expect(specials(assaultScene(onward(breached), 'lucia', enemyDice('SP', 'M', 'M', 'M')))).toEqual(['red sniper']);
});

proves(
  ['contra.enemy-turn.special-leftover-draws', 'contra.enemy-turn.drawn-enemies-no-dice'],
  'a special result that finds no card draws an enemy, which adds no die',
  () => {
    const g = position({ bossCards: { bill: 'brood-sac' }, enemies: ['red gunner'] });
    const match = assaultScene(g, 'bill', enemyDice('SP'));
    expect(specials(match)).toEqual(['brood-sac']);
    expect(areaOf(match, 'bill')).toEqual(['brood-sac', 'red gunner']);
    expect(eventsOf(match, 'enemy-drawn')).toHaveLength(1);
    expect(dice(match)).toBe(1);
    expect(eventKinds(match).filter((kind) => kind === 'assault')).toHaveLength(1);
  },
);

proves(
  ['contra.enemy-turn.special-leftover-batch#1', 'contra.enemy-turn.special-leftover-batch#2'],
  'leftover results are one batch: one enemy is drawn, then the play area is full',
  () => {
    const g = position({ bossCards: { bill: 'brood-sac' }, foes: { bill: { 'black gunner': 'J17' } }, tokens: { bill: 'SAM' }, enemies: ['red sniper'] });
    const match = assaultScene(g, 'bill', enemyDice('SP', 'SP', 'SP'));
    expect(specials(match)).toEqual(['brood-sac', 'black gunner']);
    expect(eventsOf(match, 'leftover')).toMatchObject([{ specials: 2 }]);
    expect(areaOf(match, 'bill')).toEqual(['brood-sac', 'black gunner', 'red sniper']);
    expect(eventsOf(match, 'enemy-limit')).toHaveLength(1);
    expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['*'] }]);
    say(match, 'bill pays', 'bill spends token S');
    expect(specials(match)).toEqual(['brood-sac', 'black gunner']);
    expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['*'] }, { damage: ['A'] }]);
  },
);

proves(['contra.enemy-turn.damage-one-effect#1', 'contra.enemy-turn.damage-one-effect#2'], 'M, M and A are paid together, or cost exactly one medal', () => {
  const g = position({ foes: { bill: { 'red gunner': 'J17', 'red sniper': 'J09' } }, tokens: { bill: 'MMA' } });
  const paid = say(assaultScene(g, 'bill', enemyDice('M', 'A', 'M')), 'bill pays');
  expect(tokensOf(paid, 'bill')).toBe('');
  expect(fighterOf(paid, 'bill').medals).toBe(3);
  const lost = say(assaultScene(g, 'bill', enemyDice('M', 'A', 'M')), 'bill loses a medal');
  expect(tokensOf(lost, 'bill')).toBe('MMA');
  expect(fighterOf(lost, 'bill').medals).toBe(2);
  const short = assaultScene(
    position({ foes: { bill: { 'red gunner': 'J17', 'red sniper': 'J09' } }, tokens: { bill: 'MA' } }),
    'bill',
    enemyDice('M', 'A', 'M'),
  );
  expect(fighterOf(short, 'bill').medals).toBe(2);
  expect(tokensOf(short, 'bill')).toBe('MA');
});

proves('contra.enemy-turn.damage-max-one-medal', 'five damage that nobody pays cost one medal', () => {
  const g = position({ foes: { bill: { 'black gunner': 'J17', 'black sniper': 'J09' } } });
  const match = assaultScene(g, 'bill', enemyDice('M', 'A', 'S', '*'));
  expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['M', 'A', 'A', 'S', '*'] }]);
  expect(fighterOf(match, 'bill').medals).toBe(2);
});

proves('contra.enemy-turn.no-damage', 'without a damage result nobody suffers and nobody is asked', () => {
  const g = position({ at: { bill: 'J20' }, bossCards: { bill: 'main-cannon' }, tokens: { bill: 'MAS' }, foes: { bill: { 'black greeder': 'J24' } } });
  const match = assaultScene(g, 'bill', enemyDice('SP', 'SP'));
  expect(specials(match)).toEqual(['main-cannon', 'black greeder']);
  expect(eventsOf(match, 'suffers')).toEqual([]);
  expect(match.answers).toHaveLength(0);
  expect(isOver(match)).toBe(true);
});

proves(
  ['contra.enemy-turn.added-results', 'contra.enemy-turn.added-by-constant#1', 'contra.enemy-turn.added-by-constant#2'],
  'Sniper Elite adds an A result right after each roll, before the first special',
  () => {
    const g = position({ at: { bill: 'J20' }, bossCards: { bill: 'main-cannon' }, foes: { bill: { 'black sniper': 'J17' } } });
    const match = assaultScene(g, 'bill', enemyDice('SP', 'M'));
    expect(dice(match)).toBe(2);
    expect(eventKinds(match).slice(0, 3)).toEqual(['assault', 'adds', 'special']);
    expect(eventsOf(match, 'adds')).toMatchObject([{ results: ['A'], card: 'black sniper' }]);
    expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['M', 'A'] }]);
    const again = assaultScene(onward(match), 'bill', enemyDice('M', 'M'));
    expect(eventsOf(again, 'suffers')).toMatchObject([{ damage: ['M', 'M', 'A'] }]);
  },
);

proves(
  ['contra.enemy-turn.added-by-special#1', 'contra.enemy-turn.added-by-special#2'],
  'an added special is resolved next, added damage waits for its step',
  () => {
    const g = position({ bossCards: { bill: 'brood-sac' }, foes: { bill: { 'red gunner': 'J17' } } });
    const match = assaultScene(g, 'bill', enemyDice('SP', 'M'));
    expect(specials(match)).toEqual(['brood-sac', 'red gunner']);
    expect(eventsOf(match, 'adds')).toMatchObject([{ results: ['SP'] }, { results: ['A'] }]);
    expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['M', 'A'] }]);
    expect(eventsOf(match, 'leftover')).toEqual([]);
  },
);

proves('contra.enemy-turn.added-counts-for-rerolls', 'Field Intel rolls a die again, never an added result', () => {
  const g = position({ mission: { bill: [3] }, foes: { bill: { 'black sniper': 'J17' } } });
  const match = assaultScene(g, 'bill', enemyDice('M', 'S', '*'));
  expect(asked(match)).toBe('reroll-enemy');
  expect(match.options()).toEqual(['bill is done rerolling', 'bill rerolls M', 'bill rerolls S']);
  expect(refusal(match, 'bill rerolls A')).toEqual(['contra.enemy-turn.added-counts-for-rerolls']);
  say(match, 'bill rerolls M');
  expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['A', 'S', '*'] }]);
});
