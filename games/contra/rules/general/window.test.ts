import { describe, expect, test } from 'vitest';
import { raid, type Setting } from '../../testing/raid.ts';
import { assaultScene, effectScene, enemyDice, gameScene, isOver, say, stageCardScene, turnScene } from '../../testing/scene.ts';
import { asked, fighterOf, refusal, told } from '../../testing/seen.ts';

/** Bill, Lance and Lucia can all pay for their abilities, and there is something each of them does. */
const ALL: Setting = {
  commandos: ['bill', 'lance', 'lucia'],
  windows: true,
  at: { bill: 'J14', lance: 'J13', lucia: 'J23' },
  tokens: { bill: 'A', lance: 'M', lucia: 'S' },
  foes: { bill: [['black gunner', 'J17']] },
};

describe('whoever can use an ability is asked', () => {
  test("in another player's turn and between turns, without being waited for", () => {
    const turn = turnScene(raid(ALL), 'bill');
    expect(turn.options(0)).toContain('bill uses covering-shot');
    expect(turn.options(1)).toEqual(['lance uses vault', 'lance wants quiet until turn', 'lance wants quiet until damage', 'lance wants quiet until round']);
    expect(turn.options(2)).toContain('lucia uses uplink');
    expect(turn.asked).toEqual([0]);
    const between = gameScene(raid({ ...ALL, turnTaken: ['lucia'] }));
    expect(between.options(2)).toContain('lucia uses uplink');
    expect(between.asked).toEqual([0, 1]);
  });

  test('in the enemy turn and in the stage turn', () => {
    const assault = assaultScene(raid(ALL), 'bill', enemyDice('M', 'M', 'M'));
    expect([asked(assault), assault.asked]).toEqual(['pause', [0, 1, 2]]);
    expect([0, 1, 2].map((seat) => assault.options(seat)[0])).toEqual(['bill uses covering-shot', 'lance uses vault', 'lucia uses uplink']);
    const stage = stageCardScene(raid({ ...ALL, stageDeck: ['tripwire-flare'] }));
    expect([asked(stage), [0, 1, 2].map((seat) => stage.options(seat)[0])]).toEqual([
      'pause',
      ['bill uses covering-shot', 'lance uses vault', 'lucia uses uplink'],
    ]);
  });

  test('and may use it again and again before things go on', () => {
    const match = assaultScene(raid({ ...ALL, tokens: { bill: 'AAA' } }), 'bill', enemyDice('M', 'M', 'M'));
    say(match, 'bill uses covering-shot', 'bill uses covering-shot');
    expect([asked(match), told(match, 'ability').length, told(match, 'suffers').length]).toEqual(['pause', 2, 0]);
    say(match, 'bill uses covering-shot');
    expect([told(match, 'suffers').length, isOver(match)]).toEqual([1, true]);
  });
});

describe('nobody is asked', () => {
  test('when nobody can pay', () => {
    const match = assaultScene(raid({ ...ALL, tokens: {} }), 'bill', enemyDice('M', 'M', 'M'));
    expect([match.answers.length, isOver(match)]).toEqual([0, true]);
  });

  test('when an ability could do nothing', () => {
    const match = assaultScene(
      raid({ windows: true, at: { bill: 'J01' }, tokens: { bill: 'A' }, foes: { bill: [['red gunner', 'J17']] } }),
      'bill',
      enemyDice('M', 'M'),
    );
    expect([match.answers.length, fighterOf(match, 'bill').medals]).toEqual([0, 2]);
    expect(refusal(turnScene(raid({ windows: true, tokens: { bill: 'A' } }), 'bill'), 'bill uses covering-shot')).toContain('contra.ability.cost');
  });
});

test('whose enemy attack it is says for all that things go on; so may anybody who is asked, but nobody else', () => {
  const setting: Setting = { ...ALL, tokens: { lance: 'M' } };
  const match = assaultScene(raid(setting), 'bill', enemyDice('M', 'M', 'M'));
  expect(match.options().filter((one) => one.endsWith('goes on'))).toEqual(['bill goes on', 'lance goes on']);
  expect(refusal(match, 'lucia goes on', 2)).toEqual(['contra.general.player-choice']);
  expect(fighterOf(say(match, 'bill goes on'), 'bill').medals).toBe(2);
  const other = say(assaultScene(raid(setting), 'bill', enemyDice('M', 'M', 'M')), 'lance goes on');
  expect(fighterOf(other, 'bill').medals).toBe(2);
});

describe('quiet', () => {
  /** Bill has nothing to step in with, also when a lost medal has filled his hand. */
  const TWO: Setting = {
    windows: true,
    tokens: { lance: 'MM' },
    deck: { bill: ['advance', 'advance', 'dig-in', 'dig-in'] },
    stageDeck: ['mud-slide', 'strafing-run'],
    enemies: ['red gunner', 'red sniper'],
  };

  test('until the own turn begins, whatever happens before', () => {
    const match = say(gameScene(raid(ALL)), 'bill goes', 'lance wants quiet until turn');
    expect(match.options(1)).toEqual([]);
    expect(refusal(match, 'lance uses vault', 1)).toEqual(['contra.ability.windows-between-effects']);
    say(match, 'bill ends the turn');
    expect(match.options(1)).toEqual(['lance goes']);
    say(match, 'lucia goes');
    expect(match.options(1)).toEqual([]);
    say(match, 'lucia ends the turn');
    expect([match.state.active, fighterOf(match, 'lance').quiet]).toEqual([1, '']);
    expect(match.options(1)).toContain('lance uses vault');
  });

  test('until damage threatens, and only one that threatens oneself', () => {
    const match = gameScene({ ...raid(TWO), phase: 'enemies' }, enemyDice('A', 'A'));
    say(match, 'lance wants quiet until damage');
    expect(told(match, 'assault').map((event) => event['seat'])).toEqual([0, 1]);
    expect(told(match, 'suffers').map((event) => event['seat'])).toEqual([0]);
    expect([asked(match), match.decision?.about]).toMatchObject(['pause', { next: 'damage', seat: 1 }]);
    expect(match.options(1)).toContain('lance uses vault');
    expect(fighterOf(match, 'lance').quiet).toBe('');
  });

  test('until the round is over, damage or not', () => {
    const match = gameScene({ ...raid(TWO), phase: 'enemies' }, enemyDice('A', 'A'));
    say(match, 'lance wants quiet until round');
    expect(told(match, 'suffers').map((event) => event['seat'])).toEqual([0, 1]);
    expect(told(match, 'round')).toMatchObject([{ round: 2 }]);
    expect([asked(match), match.state.round, fighterOf(match, 'lance').quiet]).toEqual(['turn', 2, '']);
    expect(match.options(1)).toContain('lance uses vault');
    expect(match.answers).toHaveLength(1);
  });

  test('until the own turn lasts through damage and into the next round', () => {
    const match = gameScene({ ...raid(TWO), phase: 'enemies' }, enemyDice('A', 'A'));
    say(match, 'lance wants quiet until turn');
    expect([match.state.round, match.options(1)]).toEqual([2, ['lance goes']]);
    say(match, 'lance goes');
    expect(match.options(1)).toContain('lance uses vault');
  });

  test('until damage lasts through the own turn', () => {
    const match = say(gameScene(raid(ALL)), 'bill goes', 'lance wants quiet until damage', 'bill ends the turn', 'lance goes');
    expect(match.options()).not.toContain('lance uses vault');
    expect(fighterOf(match, 'lance').quiet).toBe('damage');
  });

  test('is for who wants it: the others are asked as before', () => {
    const match = say(assaultScene(raid(ALL), 'bill', enemyDice('M', 'M', 'M')), 'lance wants quiet until round');
    expect([match.asked, match.options(1)]).toEqual([[0, 2], []]);
  });
});

describe('a reaction card', () => {
  const HANDS: Setting = {
    commandos: ['bill', 'lance', 'lucia'],
    at: { bill: 'J14', lance: 'J13', lucia: 'J23' },
    hand: { bill: ['hold-the-line'], lance: ['evade'], lucia: ['nanoshield'] },
  };

  test('is offered to whoever holds one that fits: the one who suffers, and whoever protects others near', () => {
    const match = effectScene(raid(HANDS), 'bill', [{ do: 'suffer', symbols: ['A'] }]);
    expect([0, 1, 2].map((seat) => match.options(seat))).toEqual([
      ['bill loses a medal', 'bill prevents A with hold-the-line'],
      [],
      ['lucia prevents A with nanoshield'],
    ]);
    expect(refusal(match, 'lance prevents A with evade', 1)).toEqual(['contra.turn.cards-only-own-turn']);
  });

  test('not to who is too far away, and quiet is no matter', () => {
    const far = effectScene(raid({ ...HANDS, at: { bill: 'J17', lance: 'J13', lucia: 'J23' } }), 'bill', [{ do: 'suffer', symbols: ['A'] }]);
    expect(far.options(2)).toEqual([]);
    expect(refusal(far, 'lucia prevents A with nanoshield', 2)).toEqual(['contra.turn.cards-only-own-turn']);
    expect(far.state.fighters[0]?.quiet).toBe('round');
  });
});
