import { describe, expect } from 'vitest';
import { proves } from '../../proves.ts';
import { dice, enemyDice, position, type Sketch } from '../positions.ts';
import { assaultScene, effectScene, gameScene, nextRound, onward, playScene, type Scene, say, stageCardScene, turnScene } from '../testing/scene.ts';
import { asked, damageOn, eventsOf, fighterOf, refusal } from '../testing/seen.ts';

/** A stage turn in which nobody is asked anything. */
const CALM = { stageDeck: ['tripwire-flare', 'tripwire-flare'] } as const;

/** How many dice were rolled, attack by attack. */
function rolled(match: Scene, kind: 'rolls' | 'assault'): readonly number[] {
  return eventsOf(match, kind).map((event) => (event['dice'] as readonly unknown[]).length);
}

describe('until the round is over', () => {
  proves(
    ['contra.cards.enemy-ability', 'contra.round.new-round#3'],
    'System Breach: the die and the special of a Heavy Gunner are back in the next round',
    () => {
      const setting: Sketch = { ...CALM, commandos: ['lucia'], at: { lucia: 'J14' }, foes: { lucia: { 'black gunner': 'J17' } }, enemies: ['red gunner'] };
      const match = playScene(setting, 'lucia', 'system-breach');
      const same = assaultScene(onward(match), 'lucia', enemyDice('SP', 'SP'));
      expect([rolled(same, 'assault'), eventsOf(same, 'special').map(({ card }) => card)]).toEqual([[2], ['defense-wall']]);
      const next = assaultScene(nextRound(onward(match)), 'lucia', enemyDice('SP', 'SP', 'M', 'M'));
      expect([rolled(next, 'assault'), eventsOf(next, 'special').map(({ card }) => card)]).toEqual([[4], ['defense-wall', 'black gunner']]);
    },
  );

  proves(
    ['contra.cards.enemy-ability', 'contra.enemy-move.no-destination#3', 'contra.round.new-round#3'],
    'a breach of a Plated Garth is over in every play area: its armor and its roots are back',
    () => {
      const g = position({ ...CALM, enemy: 'java', at: { bill: 'J11', lance: 'J29' }, foes: { lance: { 'black garth': 'J12' } }, breached: ['black garth'] });
      const struck = (position: typeof g): number | null =>
        damageOn(say(turnScene(position, 'bill', dice('success', 'success')), 'bill attacks black garth'), 'black garth');
      expect([struck(g), struck(nextRound(g))]).toEqual([2, 1]);
      const pushed = (position: typeof g): string | null => asked(effectScene(position, 'bill', [{ do: 'push-enemy', spaces: 1, within: 1 }]));
      expect([pushed(g), pushed(nextRound(g))]).toEqual(['space', null]);
    },
  );

  proves('contra.attack.pool-bonus#4', 'Target Relay outlasts a turn without an attack: it is meant for the round', () => {
    const match = say(
      playScene({ ...CALM, commandos: ['lucia', 'lance', 'bill'] }, 'lucia', 'target-relay'),
      'lucia chooses lance for the next-attack',
      'lucia ends the turn',
      'lance goes',
      'lance ends the turn',
    );
    expect([match.state.active, fighterOf(match, 'lance').bonuses]).toMatchObject([2, [{ dice: 1, until: 'round' }]]);
  });

  proves('contra.attack.pool-bonus#4', 'and is gone with it', () => {
    const relay = { dice: 1, sure: false, within: 0, until: 'round' } as const;
    const aim = { dice: 2, sure: false, within: 0, until: 'round' } as const;
    expect(nextRound(position({ ...CALM, bonuses: { bill: [relay], lance: [relay, aim] } })).fighters.map(({ bonuses }) => bonuses)).toEqual([[], []]);
    const twice = effectScene(position({ bonuses: { bill: [aim] } }), 'bill', [{ do: 'next-attack', who: 'you', dice: 1, until: 'round' }]);
    expect(fighterOf(twice, 'bill').bonuses).toEqual([aim, relay]);
  });

  proves('contra.enemy-turn.pool#4', 'Dig In takes a die from the enemy attack of this round and from none of the next', () => {
    const setting: Sketch = { ...CALM, commandos: ['bill'], foes: { bill: { 'red gunner': 'J17' } }, enemies: ['blue gunner'] };
    const dug = onward(playScene(setting, 'bill', 'dig-in'));
    expect(rolled(assaultScene(dug, 'bill', enemyDice('M')), 'assault')).toEqual([1]);
    expect(rolled(assaultScene(nextRound(dug), 'bill', enemyDice('M', 'M', 'M')), 'assault')).toEqual([3]);
  });

  proves(['contra.round.commando-order-free#2', 'contra.round.commando-order-free#3', 'contra.round.new-round#2'], 'everybody has one turn each round', () => {
    const g = position({ ...CALM, turnTaken: ['bill'] });
    expect(gameScene(g).state.active).toBe(1);
    const next = gameScene(nextRound({ ...g, fighters: g.fighters.map((f) => ({ ...f, turnTaken: true })) }));
    expect([asked(next), next.options()]).toEqual(['turn', ['bill goes', 'lance goes']]);
  });

  proves('contra.setup.reference-flip#2', 'Slow Down! once a round', () => {
    const g = position({
      commandos: ['bill'],
      stage: 'waterfall',
      enemy: 'garmakilma',
      at: { bill: 'W26' },
      slip: 3,
      stageDeck: ['updraft', 'mist-veil', 'acuba'],
    });
    const match = say(turnScene(g, 'bill'), 'bill slows down');
    expect([match.state.slip, refusal(match, 'bill slows down')]).toEqual([1, ['contra.setup.reference-flip']]);
    expect(turnScene(nextRound(onward(match)), 'bill').options()).toContain('bill slows down');
  });
});

describe('until the turn is over', () => {
  proves('contra.attack.pool-bonus#3', 'Spot Weakness counts in this turn only', () => {
    const match = say(playScene({ ...CALM, at: { bill: 'J14' } }, 'bill', 'spot-weakness'), 'bill ends the turn');
    expect([match.state.active, fighterOf(match, 'bill').bonuses]).toEqual([1, []]);
  });

  proves('contra.attack.pool-bonus#3', 'Close the Gap waits for an attack that is near enough, and ends with the turn all the same', () => {
    const foes = { lance: { 'black gunner': 'J17' } } as const;
    const match = playScene(
      { at: { lance: 'J14' }, foes, weapon: { lance: 'rapid-kit' }, turnTaken: ['bill'] },
      'lance',
      'close-the-gap',
      dice('M', 'M', 'M', 'M', 'M'),
    );
    say(match, 'lance is done moving', 'lance attacks black gunner');
    const near = say(match.fork('same'), 'lance runs to J16 via J15', 'lance attacks black gunner again');
    expect(rolled(near, 'rolls')).toEqual([2, 3]);
    const other = position({ foes, active: 'lance', bonuses: { lance: [{ dice: 1, sure: false, within: 1, until: 'turn' }] } });
    expect(fighterOf(say(gameScene(other), 'lance ends the turn'), 'lance').bonuses).toEqual([]);
  });
});

describe('once a turn', () => {
  const setting: Sketch = { ...CALM, commandos: ['bill'], at: { bill: 'J14' }, foes: { bill: { 'black gunner': 'J17' } }, active: 'bill' };

  proves(['contra.turn.move-once', 'contra.turn.reminders'], 'who has moved may move again in the next turn', () => {
    const g = position({ ...setting, used: { bill: ['move'] } });
    expect([refusal(gameScene(g), 'bill runs to J15'), refusal(gameScene(g), 'bill jumps to J15')]).toEqual([
      ['contra.turn.move-once'],
      ['contra.turn.move-once'],
    ]);
    expect(gameScene(nextRound(g)).options()).toEqual(expect.arrayContaining(['bill runs to J15', 'bill jumps to J15']));
  });

  proves(['contra.turn.attack-once', 'contra.turn.reminders'], 'who has attacked may attack again in the next turn', () => {
    const g = position({ ...setting, used: { bill: ['attack'] } });
    expect(refusal(gameScene(g), 'bill attacks black gunner')).toEqual(['contra.turn.attack-once']);
    expect(gameScene(nextRound(g)).options()).toContain('bill attacks black gunner');
  });

  proves('contra.attack.weapon-special-scope#3', 'Rapid Kit grants its second attack anew in the next turn, and again after a normal one only', () => {
    const g = position({ ...setting, weapon: { bill: 'rapid-kit' }, used: { bill: ['attack', 'second attack'] } });
    expect(refusal(gameScene(g), 'bill attacks black gunner again')).toEqual(['contra.attack.weapon-special-scope']);
    const next = gameScene(nextRound(g), dice('M', 'M'));
    expect(refusal(next, 'bill attacks black gunner again')).toEqual(['contra.attack.weapon-special-scope']);
    expect(say(next, 'bill attacks black gunner').options()).toContain('bill attacks black gunner again');
  });

  proves(['contra.objective.once-per-turn#2', 'contra.space.objective-once#2'], 'an objective space is resolved once in a turn, and once in the next', () => {
    const g = position({ ...setting, at: { bill: 'J21' }, used: { bill: ['objective'] } });
    expect(asked(say(gameScene(g), 'bill runs to J22'))).toBe('act');
    expect(asked(say(gameScene(nextRound(g)), 'bill runs to J22'))).toBe('objective');
  });

  proves('contra.turn.one-at-a-time', "what one commando has used is not used by another's turn", () => {
    const match = say(gameScene(position({ ...CALM, active: 'bill', used: { bill: ['move'], lance: ['move', 'attack'] } })), 'bill ends the turn');
    expect([match.state.active, match.options()]).toEqual([1, expect.arrayContaining(['lance runs to J12'])]);
    expect(fighterOf(match, 'bill').moved).toBe(true);
  });
});

proves(['contra.round.enemy-order-free#3', 'contra.enemy-turn.always-an-attack#2'], 'one enemy attack on everybody, and one more in the next round', () => {
  const g = position({ ...CALM, phase: 'enemies', assaulted: ['bill'] });
  const match = gameScene(g, enemyDice('M', 'M', 'M'));
  const attacked = (): readonly unknown[] => eventsOf(match, 'assault').map(({ seat }) => seat);
  expect([attacked(), match.state.round, match.state.phase]).toEqual([[1], 2, 'commandos']);
  say(match, 'bill goes', 'bill ends the turn', 'lance ends the turn');
  expect(attacked()).toEqual([1, 0]);
});

proves('contra.faq.must-discard-if-able#4', 'a failure counts for the card it belongs to: when everybody discards, what happened before is no matter', () => {
  const failed = onward(
    effectScene(position({ stageDeck: ['locking-them-in', 'locking-them-in'], tokens: { bill: 'M' } }), 'lance', [{ do: 'lose-tokens', symbols: ['A'] }]),
  );
  const alarm = (g: typeof failed, ...answers: readonly string[]): number => say(stageCardScene(g), ...answers).state.alarm;
  expect(alarm(failed)).toBe(2);
  const able = { ...failed, fighters: failed.fighters.map((f) => ({ ...f, tokens: [1, 0, 0] })) };
  expect(alarm(able)).toBe(0);
  const first = stageCardScene(failed);
  const again = { ...onward(first), fighters: able.fighters };
  expect(alarm(again)).toBe(2);
});
