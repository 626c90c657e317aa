import { describe, expect } from 'vitest';
import { proves } from '../../../proves.ts';
import { partOf } from '../../content/stories.ts';
import { dice, enemyDice, position } from '../../positions.ts';
import { assaultScene, effectScene, gameScene, say, stageCardScene, turnScene } from '../../testing/scene.ts';
import { cited } from '../../testing/seen.ts';

describe('whatever is told cites the rules it follows', () => {
  proves(
    ['contra.round.order', 'contra.turn.phase-end', 'contra.enemy-turn.steps'],
    'in the turn of a commando, in the enemy turn and in the stage turn',
    () => {
      const g = position({
        commandos: ['bill'],
        at: { bill: 'J14' },
        hand: { bill: ['suppressing-burst'] },
        deck: { bill: ['advance', 'dig-in', 'dig-in', 'advance', 'rally-cry'] },
        tokens: { bill: 'A' },
        foes: { bill: { 'red gunner': ['J17', 1], 'black sniper': 'J15' } },
        pillboxes: ['J06', 'J26'],
        stageDeck: ['supply-crate', 'mud-slide'],
        enemies: ['blue gunner', 'green gunner'],
      });
      const script = [...dice('success', 'A', 'critical', 'M'), ...enemyDice('SP', 'M')];
      const match = say(gameScene(g, script), 'bill plays suppressing-burst', 'bill aims at red gunner', 'bill converts A with token', 'bill ends the turn');
      say(match, 'bill keeps the rest', 'bill keeps the rest', 'bill chooses J30 for the sensor', 'bill gains token S');
      expect([match.state.phase, match.state.round]).toEqual(['commandos', 2]);
      expect(cited(match)).toEqual([
        ['turn', 'contra.turn.active-player', 'contra.turn.reminders'],
        ['plays', 'contra.turn.play-any-number', 'contra.cards.play-or-spend'],
        ['attacks', 'contra.attack.sequence', 'contra.attack.choose-target'],
        ['rolls', 'contra.attack.pool-weapon'],
        ['explodes', 'contra.attack.criticals-explode'],
        ['converts', 'contra.attack.convert', 'contra.attack.converted-not-critical'],
        ['damages', 'contra.attack.success-damage', 'contra.damage.on-card'],
        ['defeated', 'contra.damage.defeat-at-health', 'contra.damage.defeat-enemy'],
        ['draws', 'contra.damage.defeat-draw'],
        ['gains', 'contra.attack.gain-advantage'],
        ['draws', 'contra.turn.end-draw'],
        ['turn-ends', 'contra.turn.end-draw'],
        ['phase', 'contra.turn.phase-end', 'contra.round.order'],
        ['assault', 'contra.enemy-turn.pool', 'contra.enemy-turn.attacked-player-rolls'],
        ['adds', 'contra.enemy-turn.added-results', 'contra.enemy-turn.added-by-constant'],
        ['special', 'contra.enemy-turn.special-leftmost', 'contra.enemy-turn.special-once-each'],
        ['suffers', 'contra.suffer.pay-or-medal'],
        ['medal-lost', 'contra.suffer.pay-or-medal'],
        ['draws', 'contra.medal.loss-steps'],
        ['suffers', 'contra.enemy-turn.damage-one-effect', 'contra.enemy-turn.damage-max-one-medal'],
        ['medal-lost', 'contra.suffer.pay-or-medal'],
        ['assault-ends', 'contra.enemy-turn.fully-resolved'],
        ['phase', 'contra.round.order'],
        ['activates', 'contra.stage.activate-left-to-right', 'contra.stage.activate-scan'],
        ['alarm', 'contra.components.stage-tokens'],
        ['stage-card', 'contra.stage.draw-one'],
        ['pillbox-placed', 'contra.stage.pillbox-icon-first', 'contra.stage.pillbox-icon-may'],
        ['gains', 'contra.advantage.gain-tokens'],
        ['alarm', 'contra.components.stage-tokens'],
        ['round', 'contra.round.new-round', 'contra.stage.then-new-round'],
        ['enemy-drawn', 'contra.draw-enemy.rightmost', 'contra.draw-enemy.nearest-space'],
        ['turn', 'contra.turn.active-player', 'contra.turn.reminders'],
      ]);
    },
  );

  proves(['contra.enemy-turn.special-leftover-draws', 'contra.enemy-turn.special-leftover-batch'], 'results that find no card', () => {
    const g = position({ bossCards: { bill: 'main-cannon' }, defeated: ['bill'], enemies: ['red gunner'] });
    expect(cited(assaultScene(g, 'bill', enemyDice('SP')))).toEqual([
      ['assault', 'contra.enemy-turn.pool', 'contra.enemy-turn.attacked-player-rolls'],
      ['leftover', 'contra.enemy-turn.special-leftover-draws', 'contra.enemy-turn.special-leftover-batch'],
      ['enemy-drawn', 'contra.draw-enemy.rightmost', 'contra.draw-enemy.nearest-space'],
      ['assault-ends', 'contra.enemy-turn.fully-resolved'],
    ]);
  });

  proves(['contra.boss.flip', 'contra.end.win'], 'a boss card that is flipped, and the last one', () => {
    const first = position({ at: { bill: 'J18' }, bossLeft: { lance: 1 } });
    const flipped = say(turnScene(first, 'bill', dice('success', 'M')), 'bill attacks boss', 'bill deals 1 to main-cannon');
    expect(cited(flipped).slice(2)).toEqual([
      ['boss-damaged', 'contra.boss.split-damage'],
      ['flipped', 'contra.boss.flip', 'contra.boss.flip-draw'],
      ['draws', 'contra.boss.flip-draw'],
      ['gains', 'contra.attack.gain-advantage'],
    ]);
    const last = position({ at: { bill: 'J18' }, bossLeft: { lance: 1 }, defeated: ['bill'] });
    expect(cited(say(turnScene(last, 'bill', dice('success', 'M')), 'bill attacks boss')).slice(-2)).toEqual([
      ['flipped', 'contra.boss.flip', 'contra.boss.flip-draw'],
      ['over', 'contra.end.win', 'contra.boss.destroyed'],
    ]);
  });

  proves(['contra.end.loss-medal', 'contra.end.loss-shared', 'contra.end.loss-stage-deck'], 'both ways to lose, and the one to be out of time and away', () => {
    expect(cited(effectScene(position({ medals: { bill: 0 } }), 'bill', [{ do: 'lose-medal' }]))).toEqual([
      ['over', 'contra.end.loss-medal', 'contra.end.loss-shared'],
    ]);
    expect(cited(stageCardScene(position({ stageDeck: [] })))).toEqual([['over', 'contra.end.loss-stage-deck', 'contra.general.stage-deck-never-reshuffled']]);
    const early = position({ story: { tale: 'escape', part: 1 }, stage: partOf('escape', 1).stage, enemy: partOf('escape', 1).enemy, stageDeck: [] });
    expect(stageCardScene(early).outcome).toMatchObject({ payoff: [0, 0], clause: 'contra.end.loss-stage-deck' });
    const away = position({ story: { tale: 'escape', part: 3 }, stage: partOf('escape', 3).stage, enemy: partOf('escape', 3).enemy, stageDeck: [] });
    expect([cited(stageCardScene(away)), stageCardScene(away).outcome?.payoff]).toEqual([[['over', 'contra.story.efg3.rule-win']], [1, 1]]);
  });

  proves(['contra.advantage.limit', 'contra.effect.forced-single'], 'tokens that do not fit, and tokens that are not there', () => {
    const gains = (tokens: string): unknown => cited(effectScene(position({ tokens: { bill: tokens } }), 'bill', [{ do: 'gain', symbols: ['A', 'M'] }]));
    expect([gains('A'), gains('AAA')]).toEqual([
      [['gains', 'contra.advantage.gain-tokens']],
      [['gains', 'contra.advantage.gain-tokens', 'contra.advantage.limit']],
    ]);
    const loses = (tokens: string): unknown => cited(effectScene(position({ tokens: { bill: tokens } }), 'bill', [{ do: 'lose-tokens', symbols: ['A', 'M'] }]));
    expect([loses('AM'), loses('A')]).toEqual([[['loses-tokens', 'contra.faq.cards-not-tokens']], [['loses-tokens', 'contra.effect.forced-single']]]);
  });

  proves('contra.suffer.reduce-first', 'damage that is prevented, paid, or neither', () => {
    const g = position({ tokens: { bill: 'M' }, hand: { bill: ['hold-the-line'] }, weapon: { bill: 'laser' } });
    const match = effectScene(g, 'bill', [{ do: 'suffer', symbols: ['A', 'S', 'M'] }]);
    expect(cited(say(match.fork('same'), 'bill prevents AS with hold-the-line', 'bill pays'))).toEqual([
      ['suffers', 'contra.suffer.pay-or-medal'],
      ['prevents', 'contra.suffer.reduce-first'],
      ['spends', 'contra.advantage.damage-prevention'],
      ['withstands', 'contra.suffer.pay-or-medal'],
    ]);
    expect(cited(say(match, 'bill loses a medal', 'bill keeps the rest'))).toEqual([
      ['suffers', 'contra.suffer.pay-or-medal'],
      ['medal-lost', 'contra.suffer.pay-or-medal'],
      ['weapon-lost', 'contra.medal.weapon-lost'],
      ['draws', 'contra.medal.loss-steps'],
    ]);
  });
});
