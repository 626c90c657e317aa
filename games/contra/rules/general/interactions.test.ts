// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { describe, expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import { bossCard } from '../../content/index.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { assaultScene, effectScene, isOver, say, scene, stageCardScene, turnScene } from '../../testing/scene.ts';
import { areaOf, asked, eventKinds, eventsOf, fighterOf, refusal, tokensOf, weaponOf, whereIs } from '../../testing/seen.ts';
import { run } from '../movement/movement.ts';

describe("interrupt inside a run inside another's card", () => {
  /** Lucia plays Reroute on Bill, who stands on a ledge beside an objective space; the next one is a pillbox space. */
  function reroute() {
    const g = position({
      commandos: ['bill', 'lucia'],
      stage: 'waterfall',
      at: { bill: 'W27', lucia: 'W36' },
      hand: { lucia: ['reroute'] },
      weapons: ['laser'],
    });
    return say(turnScene(g, 'lucia'), 'lucia plays reroute', 'lucia chooses effect 2', 'bill runs to W34 via W28');
  }

  test('the card pauses at the second step, and the objective space on the path has offered nothing', () => {
    const match = reroute();
    expect([asked(match), match.asked, whereIs(match, 'bill')]).toEqual(['pillbox', [0], 'W34']);
    expect(match.state.resolving).toMatchObject([{ kind: 'card', what: 'reroute', seat: 1 }]);
    expect(fighterOf(match, 'lucia').discard).toEqual([]);
    expect(eventKinds(match)).not.toContain('objective');
  });

  test('Bill takes the token and equips the weapon; then the card is over', () => {
    const match = say(reroute(), 'bill accepts the pillbox', 'bill accepts the weapon');
    expect(weaponOf(match, 'bill')).toBe('laser');
    expect([asked(match), match.asked, whereIs(match, 'bill')]).toEqual(['act', [1], 'W34']);
    expect(fighterOf(match, 'lucia').discard).toEqual(['reroute']);
  });

  test('or discards the weapon, or leaves the token', () => {
    const discarded = say(reroute(), 'bill accepts the pillbox', 'bill declines the weapon');
    expect([weaponOf(discarded, 'bill'), discarded.state.weaponDiscard]).toEqual(['service-rifle', ['laser']]);
    const left = say(reroute(), 'bill declines the pillbox');
    expect([left.state.pillboxes.length, asked(left)]).toEqual([3, 'act']);
  });

  test('with a step left the run goes on, and then the card', () => {
    const g = position({ commandos: ['bill', 'lucia'], at: { bill: 'J29', lucia: 'J01' }, hand: { lucia: ['reroute'] }, weapons: ['laser'] });
    const match = say(
      turnScene(g, 'lucia'),
      'lucia plays reroute',
      'lucia chooses effect 2',
      'bill runs to J30',
      'bill accepts the pillbox',
      'bill accepts the weapon',
    );
    expect([asked(match), match.asked]).toEqual(['move', [0]]);
    say(match, 'bill runs to J31');
    expect([whereIs(match, 'bill'), fighterOf(match, 'lucia').discard, fighterOf(match, 'bill').moved]).toEqual(['J31', ['reroute'], false]);
  });
});

describe('added special in mid-attack', () => {
  test("Brood Sac adds 1 SP: the Rangel's special is next, and no die is added", () => {
    const g = position({ enemy: 'java', bossCards: { bill: 'brood-sac' }, tokens: { bill: 'AA' }, foes: { bill: { 'red rangel': 'J17' } } });
    const match = assaultScene(g, 'bill', enemyDice('SP', 'A'));
    expect(eventsOf(match, 'special').map((event) => event['card'])).toEqual(['brood-sac', 'red rangel']);
    expect(asked(match)).toBe('choose');
    say(match, 'bill chooses effect 1', 'bill pays');
    expect(tokensOf(match, 'bill')).toBe('');
    expect(eventsOf(match, 'assault')).toMatchObject([{ dice: ['SP', 'A'] }]);
    expect(eventsOf(match, 'leftover')).toEqual([]);
  });

  test('a further SP is left over and draws an enemy after all triggers', () => {
    const g = position({
      enemy: 'java',
      bossCards: { bill: 'brood-sac' },
      tokens: { bill: 'A' },
      foes: { bill: { 'red rangel': 'J17' } },
      enemies: ['red garth'],
    });
    const match = say(assaultScene(g, 'bill', enemyDice('SP', 'SP')), 'bill chooses effect 1');
    expect(eventKinds(match).filter((kind) => ['special', 'leftover', 'enemy-drawn', 'assault'].includes(kind))).toEqual([
      'assault',
      'special',
      'special',
      'leftover',
      'enemy-drawn',
    ]);
    expect(areaOf(match, 'bill')).toEqual(['brood-sac', 'red rangel', 'red garth']);
  });
});

test('medal loss between specials', () => {
  const g = position({
    weapon: { bill: 'laser' },
    foes: { bill: { 'red sniper': 'J17' } },
    deck: { bill: ['full-auto', 'lock-and-load', 'advance', 'dig-in'] },
  });
  // Defense Wall and the Sniper deal 1 A damage each.
  const match = assaultScene(g, 'bill', enemyDice('SP', 'SP'));
  expect(fighterOf(match, 'bill').medals).toBe(2);
  expect(weaponOf(match, 'bill')).toBe('service-rifle');
  expect(fighterOf(match, 'bill').hand).toEqual(['full-auto', 'lock-and-load', 'advance', 'dig-in']);
  expect([asked(match), eventsOf(match, 'special').length]).toEqual(['suffer', 2]);
  say(match, 'bill pays', 'bill spends full-auto');
  expect(fighterOf(match, 'bill').medals).toBe(2);
  expect(isOver(match)).toBe(true);
});

test('medal loss between specials: the new cards pay for the pool too', () => {
  const g = position({
    foes: { bill: { 'red sniper': 'J17', 'red gunner': 'J09' } },
    deck: { bill: ['full-auto', 'lock-and-load', 'advance', 'dig-in'] },
  });
  const match = assaultScene(g, 'bill', enemyDice('SP', 'SP', 'M'));
  say(match, 'bill pays', 'bill spends lock-and-load', 'bill pays');
  expect(fighterOf(match, 'bill').hand).toEqual(['full-auto', 'dig-in']);
  expect(fighterOf(match, 'bill').medals).toBe(2);
});

test('enemy limit and leftover specials', () => {
  const g = position({ bossCards: { bill: 'brood-sac' }, tokens: { bill: 'MMMAA' }, foes: { bill: { 'black gunner': 'J17', 'red gunner': 'J09' } } });
  const match = assaultScene(g, 'bill', enemyDice('SP', 'SP', 'SP', 'SP'));
  expect(eventsOf(match, 'special').map((event) => event['card'])).toEqual(['brood-sac', 'black gunner', 'red gunner']);
  expect(eventsOf(match, 'leftover')).toMatchObject([{ specials: 2 }]);
  expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['*'] }]);
  say(match, 'bill pays', 'bill spends token M');
  expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['*'] }, { damage: ['*'] }]);
  say(match, 'bill pays', 'bill spends token M', 'bill pays');
  expect(eventsOf(match, 'suffers')).toMatchObject([{ damage: ['*'] }, { damage: ['*'] }, { damage: ['A', 'A'] }]);
  expect(eventsOf(match, 'enemy-drawn')).toEqual([]);
  expect(tokensOf(match, 'bill')).toBe('M');
});

describe('last boss card dies in a multi-target attack', () => {
  function pulse() {
    const g = position({
      commandos: ['lucia', 'bill'],
      enemy: 'java',
      at: { lucia: 'J18', bill: 'J01' },
      hand: { lucia: ['shockwave-pulse'] },
      defeated: ['bill'],
      bossLeft: { lucia: 1 },
      foes: { bill: { 'black rangel': ['J17', 2] } },
      deck: { lucia: ['reroute', 'overclock'] },
    });
    return say(turnScene(g, 'lucia', dice('success', 'success', 'M')), 'lucia plays shockwave-pulse');
  }

  test('all damage is dealt together, then the attacker orders the two defeats', () => {
    const match = pulse();
    expect(eventsOf(match, 'damages')).toMatchObject([{ target: 'black rangel', damage: 2, left: 0 }]);
    expect(eventsOf(match, 'boss-damaged')).toMatchObject([{ card: 'java', damage: 1, left: 0 }]);
    expect([asked(match), match.asked, match.decision?.about]).toMatchObject(['order', [0], { what: ['black rangel', 'java'] }]);
  });

  test('the flip first: the game is won, and nothing that waits happens', () => {
    const match = say(pulse(), 'lucia begins with java');
    expect(match.outcome).toMatchObject({ payoff: [1, 1], clause: 'contra.end.win' });
    expect(eventKinds(match).slice(-2)).toEqual(['flipped', 'over']);
    expect(areaOf(match, 'bill')).toEqual(['acid-maw', 'black rangel']);
    expect(eventKinds(match)).not.toContain('draws');
  });

  test('the Rangel first: its holder draws an enemy, then the game is won', () => {
    const match = say(pulse(), 'lucia begins with black rangel');
    expect(match.outcome).toMatchObject({ payoff: [1, 1] });
    expect(eventKinds(match).slice(-5)).toEqual(['defeated', 'draws', 'enemy-drawn', 'flipped', 'over']);
    expect(eventsOf(match, 'enemy-drawn')).toMatchObject([{ seat: 1 }]);
  });
});

test('split over flipping cards with a cap', () => {
  const g = position({
    commandos: ['bill', 'lance', 'lucia'],
    enemy: 'garmakilma',
    at: { bill: 'J18' },
    bossLeft: { bill: 2 },
    defeated: ['lance'],
    deck: { bill: ['advance'] },
  });
  const match = effectScene(g, 'bill', [{ do: 'attack', pool: { dice: 6, range: 1 } }], dice('success', 'success', 'success', 'success', 'success', 'success'));
  expect(match.options()).toEqual([
    'bill deals 1 to garmakilma',
    'bill deals 2 to garmakilma',
    'bill deals 1 to illusion-lens',
    'bill deals 2 to illusion-lens',
    'bill deals 3 to illusion-lens',
  ]);
  expect(refusal(match, 'bill deals 4 to illusion-lens')).toEqual(['contra.golden.cards-beat-rulebook']);
  expect(refusal(match, 'bill deals 3 to garmakilma')).toEqual(['contra.boss.split-cap']);
  expect(refusal(match, 'bill deals 1 to spread-cannon')).toContain('contra.boss.never-unflipped');
  say(match, 'bill deals 3 to illusion-lens');
  expect(match.state.fighters.map((f) => f.bossDamage)).toEqual([bossCard('garmakilma').health, 0, 3]);
  expect(eventsOf(match, 'flipped')).toMatchObject([{ card: 'garmakilma' }]);
  expect(fighterOf(match, 'bill').hand).toEqual(['advance']);
});

test('each commando with a shrinking supply', () => {
  const g = position({
    commandos: ['bill', 'lance', 'lucia'],
    stage: 'alien-lair',
    enemy: 'gordea',
    windows: true,
    at: { bill: 'L01', lance: 'L07', lucia: 'L24' },
    tokens: { bill: 'A', lance: 'M' },
    foes: { bill: { 'red garth': 'L02' } },
    gelsIn: { L06: 3, L26: 3, L30: 3 },
    stageDeck: ['infection-spreads'],
  });
  const match = stageCardScene(g);
  expect(match.options()).toEqual(expect.arrayContaining(['bill is next', 'lance is next', 'lucia is next', 'bill uses covering-shot']));
  say(match, 'bill is next');
  expect(eventsOf(match, 'gels')).toMatchObject([{ space: 'L03', n: 2 }]);
  say(match, 'bill uses covering-shot', 'lance is next');
  expect(eventsOf(match, 'gels')).toMatchObject([{ n: 2 }, { space: 'L03', n: 1 }]);
  expect(eventsOf(match, 'rule')).toMatchObject([{ rule: 'overrun' }]);
  expect(eventsOf(match, 'suffers')).toMatchObject([{ seat: 1, damage: ['*'] }]);
  say(match, 'lance pays', 'lance chooses L03 for the gels-back', 'lance chooses L03 for the gels-back', 'lance chooses L03 for the gels-back');
  expect(eventsOf(match, 'gels').slice(-1)).toMatchObject([{ space: 'L26', n: 2 }]);
  expect(eventsOf(match, 'rule')).toHaveLength(1);
  expect(match.view(0).view).toMatchObject({ gels: { L06: 3, L26: 5, L30: 3 } });
});

test('must discard, if at least one does not', () => {
  const g = position({ stage: 'waterfall', windows: true, at: { bill: 'W25', lance: 'W33' }, tokens: { bill: 'AM' }, slip: 1, stageDeck: ['acuba'] });
  const match = stageCardScene(g);
  say(match, 'lance is next');
  expect(eventsOf(match, 'loses-tokens')).toMatchObject([
    { seat: 1, tokens: [] },
    { seat: 0, tokens: ['A'] },
  ]);
  expect(eventsOf(match, 'slip')).toMatchObject([{ to: 3 }]);
  expect([asked(match), match.options()]).toMatchObject(['next', expect.arrayContaining(['bill is next', 'lance is next'])]);
  say(match, 'bill is next', 'bill chooses effect 1');
  expect(tokensOf(match, 'bill')).toBe('');
  expect([asked(match), match.asked]).toEqual(['space', [1]]);
  say(match, 'lance chooses W39 for the push');
  expect([whereIs(match, 'bill'), whereIs(match, 'lance')]).toEqual(['W25', 'W39']);
  expect(eventsOf(match, 'slip')).toHaveLength(1);
});

proves('contra.move.return-chain#2', 'return from a shared space', () => {
  const g = position({ stage: 'snow-field', at: { bill: 'S17', lance: 'S16' }, weapons: ['laser'] });
  expect(
    turnScene(g, 'bill')
      .options()
      .filter((one) => one.includes('S16')),
  ).toEqual([]);
  const match = scene((state, ref) => run(state, ref, 0, [state.map.named('S16'), state.map.named('S15')], 3), g);
  expect(eventsOf(match, 'rule')).toMatchObject([{ rule: 'deep-drift' }]);
  expect(eventsOf(match, 'returns')).toMatchObject([{ from: 'S16', to: 'S17' }]);
  expect([whereIs(match, 'bill'), whereIs(match, 'lance')]).toEqual(['S17', 'S16']);
  expect(eventKinds(match)).toEqual(['runs', 'rule', 'returns']);
});

describe('reaction against timing priority', () => {
  function rocks() {
    const g = position({
      commandos: ['bill', 'lucia'],
      stage: 'waterfall',
      windows: true,
      at: { bill: 'W30', lucia: 'W36' },
      tokens: { lucia: 'SS' },
      hand: { lucia: ['nanoshield'] },
      stageDeck: ['falling-rocks'],
    });
    return stageCardScene(g);
  }

  test('before Bill suffers the ability is in time', () => {
    const match = rocks();
    expect(match.options()).toContain('lucia uses uplink');
    say(match, 'lucia uses uplink', 'lucia spends token S', 'lucia chooses bill for the gain', 'bill gains token M');
    expect(tokensOf(match, 'bill')).toBe('M');
    say(match, 'bill is next');
    expect(match.options()).toEqual(expect.arrayContaining(['bill pays', 'bill loses a medal']));
  });

  test('once it has begun the ability is too late, the reaction card is not', () => {
    const match = say(rocks(), 'bill is next');
    expect(asked(match)).toBe('suffer');
    expect(match.options()).toEqual(['bill loses a medal', 'lucia prevents M with nanoshield']);
    expect([match.options(0), match.options(1)]).toEqual([['bill loses a medal'], ['lucia prevents M with nanoshield']]);
    say(match, 'lucia prevents M with nanoshield');
    expect(fighterOf(match, 'bill').medals).toBe(3);
    expect(fighterOf(match, 'lucia').discard).toEqual(['nanoshield']);
  });

  test('prevention comes off first, then the rest is paid in full or costs a medal', () => {
    const g = position({ commandos: ['bill', 'lucia'], at: { bill: 'J12', lucia: 'J11' }, tokens: { bill: 'A' }, hand: { lucia: ['nanoshield'] } });
    const match = effectScene(g, 'bill', [{ do: 'suffer', symbols: ['M', 'M', 'A'] }]);
    expect(match.options()).not.toContain('bill pays');
    say(match, 'lucia prevents MM with nanoshield');
    expect(match.options()).toEqual(['bill pays', 'bill loses a medal']);
    say(match, 'bill pays');
    expect([tokensOf(match, 'bill'), fighterOf(match, 'bill').medals]).toEqual(['', 3]);
    const rest = say(effectScene(g, 'bill', [{ do: 'suffer', symbols: ['M', 'M', 'A'] }]), 'lucia prevents MA with nanoshield');
    expect([tokensOf(rest, 'bill'), fighterOf(rest, 'bill').medals]).toEqual(['A', 2]);
  });
});
