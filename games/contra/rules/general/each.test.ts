// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { describe, expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { raid, type Setting } from '../../testing/raid.ts';
import { effectScene, gameScene, isOver, type Scene, say, stageCardScene, stageScene, turnScene } from '../../testing/scene.ts';
import { asked, fighterOf, goingOn, kindsTold, refusal, tokensOf, told } from '../../testing/seen.ts';

const GAIN: Effect = { do: 'each', then: [{ do: 'gain', symbols: ['A'] }] };
const SUFFER: Effect = { do: 'each', then: [{ do: 'suffer', symbols: ['A'] }] };

/** Three commandos; Lance can step in as often as he has M tokens. */
const THREE: Setting = { commandos: ['bill', 'lance', 'lucia'], windows: true, at: { bill: 'J01', lance: 'J20', lucia: 'J29' }, tokens: { lance: 'MM' } };

function coming(match: Scene): unknown {
  return [asked(match), match.decision?.about];
}

const VAULT = ['lance uses vault', 'lance wants quiet until turn', 'lance wants quiet until damage', 'lance wants quiet until round'];

describe('an effect on each commando', () => {
  proves('contra.effect.each-commando-order', 'goes from one to the next as the group likes, with a window before each, the last one too', () => {
    const match = effectScene(raid(THREE), 'bill', [GAIN], [], { from: 'stage', what: 'supply-crate' });
    expect([coming(match), match.options()]).toEqual([
      ['next', { what: 'supply-crate', left: [0, 1, 2] }],
      ['bill is next', 'lance is next', 'lucia is next', ...VAULT],
    ]);
    say(match, 'lucia is next');
    expect([coming(match), match.options()]).toEqual([
      ['next', { what: 'supply-crate', left: [0, 1] }],
      ['bill is next', 'lance is next', ...VAULT],
    ]);
    say(match, 'bill is next');
    expect([coming(match), tokensOf(match, 'lance')]).toEqual([['pause', { next: 'reaction', what: 'supply-crate', seat: 1 }], 'MM']);
    // Nobody's turn: who took the last one speaks for the group, and so may whoever is asked.
    expect(match.options()).toEqual([...VAULT, 'bill goes on', 'lance goes on']);
    say(match, 'lance goes on');
    expect([isOver(match), told(match, 'gains').map(({ seat }) => seat)]).toEqual([true, [2, 0, 1]]);
  });

  proves('contra.effect.each-commando-order', 'whoever steps in is still to come, in whatever order', () => {
    const match = effectScene(raid(THREE), 'bill', [GAIN]);
    say(match, 'lance uses vault', 'lance jumps to J21', 'lance is next', 'lucia is next');
    expect(coming(match)).toEqual(['pause', { next: 'reaction', what: 'advance', seat: 0 }]);
    say(match, 'lance uses vault', 'lance jumps to J20');
    expect([isOver(match), told(match, 'gains').map(({ seat }) => seat)]).toEqual([true, [1, 2, 0]]);
  });

  proves(
    ['contra.effect.each-commando-order', 'contra.ability.windows-between-effects'],
    'passes over who has got out of its way in the window before it',
    () => {
      const setting: Setting = { windows: true, at: { bill: 'J25', lance: 'J05' }, tokens: { lance: 'MM' }, pillboxes: [], stageDeck: ['tripwire-flare'] };
      const first = say(stageCardScene(raid(setting)), 'bill goes on');
      expect([coming(first), goingOn(first)]).toEqual([['next', { what: 'tripwire-flare', left: [0, 1] }], ['stage-card tripwire-flare of -1']]);
      say(first, 'lance uses vault', 'lance jumps to J04', 'lance is next');
      expect(coming(first)).toEqual(['pause', { next: 'reaction', what: 'tripwire-flare', seat: 0 }]);
      say(first, 'bill goes on');
      expect([told(first, 'suffers').map(({ seat }) => seat), fighterOf(first, 'lance').medals]).toEqual([[0], 3]);
      const alone = stageCardScene(raid({ ...setting, at: { bill: 'J01', lance: 'J05' }, tokens: { lance: 'M' } }));
      say(alone, 'bill goes on');
      expect(coming(alone)).toEqual(['pause', { next: 'reaction', what: 'tripwire-flare', seat: 1 }]);
      say(alone, 'lance uses vault', 'lance jumps to J04');
      expect([isOver(alone), told(alone, 'suffers')]).toEqual([true, []]);
    },
  );

  test('reaches nobody when it is true of nobody', () => {
    const match = effectScene(raid(THREE), 'bill', [{ do: 'each', who: { is: 'on-ledge' }, then: [{ do: 'lose-medal' }] }]);
    expect([isOver(match), kindsTold(match)]).toEqual([true, []]);
  });
});

proves('contra.round.new-round-draw-separate', 'there is a window before each enemy of the new round', () => {
  const g = raid({ windows: true, tokens: { lance: 'MM' }, stageDeck: ['tripwire-flare'], enemies: ['red gunner', 'red sniper'] });
  const match = say(stageScene(g), 'bill goes on', 'bill goes on');
  expect(coming(match)).toEqual(['next', { what: 'enemy-draw', left: [0, 1] }]);
  say(match, 'lance is next');
  expect([coming(match), told(match, 'enemy-drawn').map(({ seat }) => seat)]).toEqual([['pause', { next: 'enemy-draw', what: null, seat: 0 }], [1]]);
  say(match, 'lance goes on');
  expect([told(match, 'enemy-drawn').map(({ seat }) => seat), match.state.round]).toEqual([[1, 0], 2]);
});

proves('contra.stage.resolve-top-to-bottom', 'there is a window before each paragraph, in the stage play area and on the card', () => {
  const g = raid({
    commandos: ['lance'],
    windows: true,
    tokens: { lance: 'MM' },
    stageDeck: ['tripwire-flare'],
    stageArea: ['mud-slide'],
    enemies: ['red gunner'],
  });
  const match = stageScene(g);
  const seen: unknown[] = [];
  while (asked(match) === 'pause') {
    seen.push([match.decision?.about, ...goingOn(match)]);
    say(match, 'lance goes on');
  }
  expect(seen).toEqual([
    [{ next: 'paragraph', what: 'base-alarm', seat: -1 }, 'activate base-alarm of -1'],
    [{ next: 'paragraph', what: 'mud-slide', seat: -1 }, 'activate mud-slide of -1'],
    [{ next: 'paragraph', what: 'tripwire-flare', seat: -1 }, 'stage-card tripwire-flare of -1'],
    [{ next: 'enemy-draw', what: null, seat: 0 }],
  ]);
  expect([isOver(match), match.state.alarm, match.state.stageArea]).toEqual([true, 2, ['base-alarm']]);
});

describe('who wants quiet', () => {
  proves('contra.ability.windows-between-effects', 'until damage is asked again when an effect on each threatens it, and not by one that does not', () => {
    const calm = say(effectScene(raid(THREE), 'bill', [GAIN, SUFFER]), 'lance wants quiet until damage');
    expect([coming(calm), calm.options()]).toEqual([
      ['next', { what: 'advance', left: [0, 1, 2] }],
      ['bill is next', 'lucia is next'],
    ]);
    // Lance, who does not want to be asked, comes last, and the next effect is one that hurts.
    say(calm, 'lucia is next');
    expect(told(calm, 'gains').map(({ seat }) => seat)).toEqual([2, 0, 1]);
    expect([coming(calm), calm.options().slice(0, 4), fighterOf(calm, 'lance').quiet]).toEqual([
      ['next', { what: 'advance', left: [0, 1, 2] }],
      ['bill is next', 'lance is next', 'lucia is next', 'lance uses vault'],
      '',
    ]);
  });

  proves('contra.ability.windows-between-effects', 'until the round is over comes last, in the order of the seats, and others are asked before it', () => {
    const g = raid({ ...THREE, tokens: { bill: 'A', lance: 'M' }, at: { bill: 'J14', lance: 'J20', lucia: 'J29' }, foes: { bill: [['black gunner', 'J17']] } });
    for (const f of g.fighters) if (f.id !== 'bill') f.quiet = 'round';
    const match = effectScene(g, 'bill', [GAIN]);
    expect([coming(match), match.options()[0]]).toEqual([['next', { what: 'advance', left: [0, 1, 2] }], 'bill is next']);
    say(match, 'bill is next');
    expect([coming(match), told(match, 'gains').map(({ seat }) => seat)]).toEqual([['pause', { next: 'reaction', what: 'advance', seat: 1 }], [0]]);
    say(match, 'bill goes on');
    expect(coming(match)).toEqual(['pause', { next: 'reaction', what: 'advance', seat: 2 }]);
    say(match, 'bill goes on');
    expect([isOver(match), told(match, 'gains').map(({ seat }) => seat)]).toEqual([true, [0, 1, 2]]);
  });

  proves('contra.ability.windows-between-effects', 'until damage is not woken by an effect that threatens nobody', () => {
    const g = raid({ commandos: ['bill', 'lance'], windows: true, tokens: { lance: 'M' } });
    for (const f of g.fighters) if (f.id === 'bill') f.quiet = 'damage';
    const match = say(effectScene(g, 'bill', [GAIN]), 'lance is next');
    expect([coming(match), fighterOf(match, 'bill').quiet]).toEqual([['pause', { next: 'reaction', what: 'advance', seat: 0 }], 'damage']);
  });

  proves('contra.ability.windows-between-effects', 'is told that, and nothing else, when they step in all the same', () => {
    const match = say(effectScene(raid(THREE), 'bill', [GAIN]), 'lance wants quiet until round');
    expect(refusal(match, 'lance uses vault', 1)).toEqual(['contra.ability.windows-between-effects']);
    expect(refusal(match, 'lance is next', 1)).toEqual(['contra.general.player-choice']);
    const pause = stageCardScene(raid({ ...THREE, stageDeck: ['tripwire-flare'] }));
    expect(refusal(pause, 'lucia uses uplink', 2)).toEqual(['contra.ability.cost', 'contra.ability.windows-between-effects']);
    expect(refusal(pause, 'lucia goes on', 2)).toEqual(['contra.general.player-choice']);
  });

  proves('contra.ability.windows-between-effects', 'until damage is asked by a blast that threatens one alone', () => {
    const g = raid({ ...THREE, at: { bill: 'J01', lance: 'J18', lucia: 'J29' } });
    for (const f of g.fighters) f.quiet = 'damage';
    const match = effectScene(g, 'lance', [{ do: 'blast', symbols: ['A'], within: 1, of: 'you' }]);
    expect([coming(match), match.state.fighters.map(({ quiet }) => quiet)]).toEqual([
      ['pause', { next: 'reaction', what: 'advance', seat: 1 }],
      ['damage', '', 'damage'],
    ]);
  });
});

proves('contra.turn.one-at-a-time', 'whose turn it is can see who else might step in', () => {
  const match = turnScene(raid({ ...THREE, tokens: { lance: 'M', lucia: 'S' } }), 'bill');
  expect([asked(match), match.decision?.about]).toEqual(['act', { seat: 0, may: [1, 2] }]);
  say(match, 'lucia wants quiet until round');
  expect(match.decision?.about).toEqual({ seat: 0, may: [1] });
  expect(turnScene(raid({ ...THREE, tokens: { lance: 'M', lucia: 'S' } }), 'lance').decision?.about).toEqual({ seat: 1, may: [2] });
});

proves('contra.general.player-choice', 'who took the last turn speaks for the group in the stage turn', () => {
  const g = raid({ commandos: ['bill', 'lance', 'lucia'], stage: 'snow-field', phase: 'commandos', turnTaken: ['lucia'], stageDeck: ['supply-sled'] });
  const match = say(gameScene(g), 'lance goes', 'lance ends the turn');
  expect([match.state.active, match.state.last]).toEqual([0, 0]);
  const other = say(gameScene(g), 'bill goes', 'bill ends the turn');
  expect([other.state.active, other.state.last]).toEqual([1, 1]);
});
