import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { proves } from '../../../proves.ts';
import { enemyDice, position, type Sketch } from '../../positions.ts';
import { configure } from '../../settings.ts';
import { assaultScene, effectScene, gameScene, isOver, type Scene, say, stageCardScene, stageScene, turnScene } from '../../testing/scene.ts';
import { asked, coming, eventsOf, fighterOf, refusal } from '../../testing/seen.ts';
import { type Asking, newState } from '../state.ts';

/** Bill, Lance and Lucia can all pay for their abilities, and there is something each of them does. */
const ALL: Sketch = {
  commandos: ['bill', 'lance', 'lucia'],
  windows: true,
  at: { bill: 'J14', lance: 'J13', lucia: 'J23' },
  tokens: { bill: 'A', lance: 'M', lucia: 'S' },
  foes: { bill: { 'black gunner': 'J17' } },
};

describe('whoever can use an ability is asked', () => {
  test("in another player's turn and between turns, without being waited for", () => {
    const turn = turnScene(position(ALL), 'bill');
    expect(turn.options(0)).toContain('bill uses covering-shot');
    expect(turn.options(1)).toEqual(['lance uses vault']);
    expect(turn.options(2)).toContain('lucia uses uplink');
    expect(turn.asked).toEqual([0]);
    const between = gameScene(position({ ...ALL, turnTaken: ['lucia'] }));
    expect(between.options(2)).toContain('lucia uses uplink');
    expect(between.asked).toEqual([0, 1]);
  });

  test('in the enemy turn and in the stage turn', () => {
    const assault = assaultScene(position(ALL), 'bill', enemyDice('M', 'M', 'M'));
    expect([asked(assault), assault.asked]).toEqual(['pause', [0, 1, 2]]);
    expect([0, 1, 2].map((seat) => assault.options(seat)[1])).toEqual(['bill uses covering-shot', 'lance uses vault', 'lucia uses uplink']);
    const stage = stageCardScene(position({ ...ALL, stageDeck: ['tripwire-flare'] }));
    expect([asked(stage), [0, 1, 2].map((seat) => stage.options(seat)[1])]).toEqual([
      'pause',
      ['bill uses covering-shot', 'lance uses vault', 'lucia uses uplink'],
    ]);
  });

  test('and may use it again and again before things go on', () => {
    const match = assaultScene(position({ ...ALL, tokens: { bill: 'AAA' } }), 'bill', enemyDice('M', 'M', 'M'));
    say(match, 'bill uses covering-shot', 'bill uses covering-shot');
    expect([asked(match), eventsOf(match, 'ability').length, eventsOf(match, 'suffers').length]).toEqual(['pause', 2, 0]);
    say(match, 'bill uses covering-shot');
    expect([eventsOf(match, 'suffers').length, isOver(match)]).toEqual([1, true]);
  });
});

describe('nobody is asked', () => {
  test('when nobody can pay', () => {
    const match = assaultScene(position({ ...ALL, tokens: {} }), 'bill', enemyDice('M', 'M', 'M'));
    expect([match.answers.length, isOver(match)]).toEqual([0, true]);
  });

  test('when an ability could do nothing', () => {
    const match = assaultScene(
      position({ windows: true, at: { bill: 'J01' }, tokens: { bill: 'A' }, foes: { bill: { 'red gunner': 'J17' } } }),
      'bill',
      enemyDice('M', 'M'),
    );
    expect([match.answers.length, fighterOf(match, 'bill').medals]).toEqual([0, 2]);
    expect(refusal(turnScene(position({ windows: true, tokens: { bill: 'A' } }), 'bill'), 'bill uses covering-shot')).toContain('contra.ability.cost');
  });
});

describe('whoever goes on passes for themselves', () => {
  const setting: Sketch = { ...ALL, tokens: { lance: 'MM', lucia: 'S' } };
  const damage = (): Scene => assaultScene(position(setting), 'bill', enemyDice('M', 'M', 'M'));

  proves('contra.ability.windows-between-effects#5', 'the others keep their rights, and whoever cannot step in has nothing to say', () => {
    const match = damage();
    expect([match.asked, match.options().filter((one) => one.endsWith('goes on'))]).toEqual([
      [1, 2],
      ['lance goes on', 'lucia goes on'],
    ]);
    expect(refusal(match, 'bill goes on', 0)).toEqual(['contra.general.player-choice']);
    say(match, 'lucia goes on');
    expect([match.asked, match.decision?.about, eventsOf(match, 'suffers')]).toMatchObject([[1], { next: 'damage', seat: 0, passed: [2] }, []]);
    expect([match.options(1)[1], refusal(match, 'lucia goes on', 2)]).toEqual(['lance uses vault', ['contra.general.player-choice']]);
    say(match, 'lance goes on');
    expect(fighterOf(match, 'bill').medals).toBe(2);
  });

  proves('contra.ability.windows-between-effects#6', 'and may think again when somebody has stepped in', () => {
    const match = say(damage(), 'lucia goes on', 'lance uses vault');
    if (asked(match) === 'move') say(match, at(match.options(1), 0));
    expect([match.asked, match.decision?.about]).toMatchObject([[1, 2], { passed: [] }]);
  });
});

describe('when somebody wants to be asked', () => {
  /** Bill has nothing to step in with, also when a lost medal has filled his hand. */
  const TWO: Sketch = {
    windows: true,
    tokens: { lance: 'MM' },
    deck: { bill: ['advance', 'advance', 'dig-in', 'dig-in'] },
    stageDeck: ['mud-slide', 'strafing-run'],
    enemies: ['red gunner', 'red sniper'],
  };
  const enemies = (asking: Asking): Scene => {
    const g = position(TWO);
    for (const f of g.fighters) f.asking = asking;
    return gameScene({ ...g, phase: 'enemies' }, enemyDice('A', 'A'));
  };

  proves('contra.ability.windows-between-effects#8', 'by default it is in danger only', () => {
    expect(newState(configure({ commandos: ['bill', 'lance'] })).fighters.map(({ asking }) => asking)).toEqual(['in-danger', 'in-danger']);
  });

  proves('contra.ability.windows-between-effects#9', 'never: the enemies and the stage have their turns, and in the own turn everything may be done', () => {
    const match = enemies('never');
    expect([match.answers.length, match.state.round, asked(match)]).toEqual([0, 2, 'turn']);
    expect(match.options(1)).toContain('lance uses vault');
    say(match, 'bill goes');
    expect(match.options(1)).toContain('lance uses vault');
    say(match, 'bill ends the turn');
    expect([match.state.active, match.options(1).includes('lance uses vault')]).toEqual([1, true]);
  });

  proves('contra.ability.windows-between-effects#10', 'a wish holds until it is taken back, in the own turn or in any window', () => {
    const match = say(assaultScene(position(ALL), 'bill', enemyDice('M', 'M', 'M')), 'lance wants to be asked never');
    expect([match.asked, eventsOf(match, 'asking')]).toMatchObject([[0, 2], [{ seat: 1, when: 'never' }]]);
    expect(refusal(match, 'lance wants to be asked always', 1)).toEqual(['contra.ability.windows-between-effects']);
    say(match, 'bill goes on', 'lance wants to be asked always');
    expect(match.asked).toEqual([1, 2]);
    const turn = say(turnScene(position(ALL), 'lance'), 'lance wants to be asked never');
    expect(turn.options(1)).toContain('lance uses vault');
    expect(refusal(turn, 'bill wants to be asked never', 0)).toEqual(['contra.turn.one-at-a-time']);
    say(turn, 'lance ends the turn');
    expect(turn.state.fighters.map(({ asking }) => asking)).toEqual(['always', 'never', 'always']);
  });

  test('a wish changes nothing twice, and not again before something has happened', () => {
    const match = turnScene(position(ALL), 'lance');
    expect(refusal(match, 'lance wants to be asked always')).toEqual(['contra.ability.windows-between-effects']);
    say(match, 'lance wants to be asked never');
    expect(match.options(1).some((option) => option.includes('wants to be asked'))).toBe(false);
    say(match, 'lance uses vault');
    if (asked(match) === 'move') say(match, at(match.options(1), 0));
    expect(match.options(1)).toContain('lance wants to be asked always');
  });

  proves(
    ['contra.ability.windows-between-effects#7', 'contra.ability.windows-between-effects#8'],
    'a window before the stage card is for those who always want to be asked',
    () => {
      const seen = (asking: Asking): readonly unknown[] => {
        const g = position({ commandos: ['lance'], windows: true, tokens: { lance: 'MM' }, stageDeck: ['mud-slide'], enemies: ['red gunner'] });
        for (const f of g.fighters) f.asking = asking;
        const match = stageScene(g);
        const moments: unknown[] = [];
        while (asked(match) === 'pause') {
          moments.push(coming(match));
          say(match, 'lance goes on');
        }
        return moments;
      };
      expect(seen('always')).toContainEqual(['pause', { next: 'stage-draw', what: null, seat: -1 }]);
      expect(seen('in-danger')).toEqual([]);
    },
  );
});

describe('a reaction card', () => {
  const HANDS: Sketch = {
    commandos: ['bill', 'lance', 'lucia'],
    at: { bill: 'J14', lance: 'J13', lucia: 'J23' },
    hand: { bill: ['hold-the-line'], lance: ['evade'], lucia: ['nanoshield'] },
  };

  test('is offered to whoever holds one that fits: the one who suffers, and whoever protects others near', () => {
    const match = effectScene(position(HANDS), 'bill', [{ do: 'suffer', symbols: ['A'] }]);
    expect([0, 1, 2].map((seat) => match.options(seat))).toEqual([
      ['bill loses a medal', 'bill prevents A with hold-the-line'],
      [],
      ['lucia prevents A with nanoshield'],
    ]);
    expect(refusal(match, 'lance prevents A with evade', 1)).toEqual(['contra.turn.cards-only-own-turn']);
  });

  test('not to who is too far away, and whether somebody wants to be asked is no matter', () => {
    const far = effectScene(position({ ...HANDS, at: { bill: 'J17', lance: 'J13', lucia: 'J23' } }), 'bill', [{ do: 'suffer', symbols: ['A'] }]);
    expect(far.options(2)).toEqual([]);
    expect(refusal(far, 'lucia prevents A with nanoshield', 2)).toEqual(['contra.turn.cards-only-own-turn']);
    expect(far.state.fighters[0]?.asking).toBe('never');
  });
});
