// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { describe, expect, test } from 'vitest';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, gameScene, isOver, say, stageCardScene, stageScene, turnScene } from '../../testing/scene.ts';
import { asked, coming, eventKinds, eventsOf, fighterOf, goingOn, refusal, tokensOf } from '../../testing/seen.ts';

const GAIN: Effect = { do: 'each', then: [{ do: 'gain', symbols: ['A'] }] };
const SUFFER: Effect = { do: 'each', then: [{ do: 'suffer', symbols: ['A'] }] };

/** Three commandos; Lance can step in as often as he has M tokens. */
const THREE: Sketch = { commandos: ['bill', 'lance', 'lucia'], windows: true, at: { bill: 'J01', lance: 'J20', lucia: 'J29' }, tokens: { lance: 'MM' } };

/** What somebody who is always asked may say about it. */
const wishes = (...who: readonly string[]): readonly string[] => who.flatMap((id) => [`${id} wants to be asked in-danger`, `${id} wants to be asked never`]);

describe('an effect on each commando', () => {
  proves('contra.effect.each-commando-order', 'goes from one to the next as the group likes, with a window before each, the last one too', () => {
    const match = effectScene(position(THREE), 'bill', [GAIN], [], { from: 'stage', what: 'supply-crate' });
    expect([coming(match), match.options()]).toEqual([
      ['next', { what: 'supply-crate', left: [0, 1, 2] }],
      ['bill is next', 'lance is next', 'lucia is next', 'lance uses vault'],
    ]);
    say(match, 'lucia is next');
    expect([coming(match), match.options()]).toEqual([
      ['next', { what: 'supply-crate', left: [0, 1] }],
      ['bill is next', 'lance is next', 'lance uses vault'],
    ]);
    say(match, 'bill is next');
    expect([coming(match), tokensOf(match, 'lance')]).toEqual([['pause', { next: 'reaction', what: 'supply-crate', seat: 1 }], 'MM']);
    expect(match.options()).toEqual(['lance goes on', 'lance uses vault', ...wishes('bill', 'lance', 'lucia')]);
    say(match, 'lance goes on');
    expect([isOver(match), eventsOf(match, 'gains').map(({ seat }) => seat)]).toEqual([true, [2, 0, 1]]);
  });

  proves('contra.effect.each-commando-order', 'whoever steps in is still to come, in whatever order', () => {
    const match = effectScene(position(THREE), 'bill', [GAIN]);
    say(match, 'lance uses vault', 'lance jumps to J21', 'lance is next', 'lucia is next');
    expect(coming(match)).toEqual(['pause', { next: 'reaction', what: 'advance', seat: 0 }]);
    say(match, 'lance uses vault', 'lance jumps to J20');
    expect([isOver(match), eventsOf(match, 'gains').map(({ seat }) => seat)]).toEqual([true, [1, 2, 0]]);
  });

  proves(
    ['contra.effect.each-commando-order', 'contra.ability.windows-between-effects#2'],
    'passes over who has got out of its way in the window before it',
    () => {
      const setting: Sketch = { windows: true, at: { bill: 'J25', lance: 'J05' }, tokens: { lance: 'MM' }, pillboxes: [], stageDeck: ['tripwire-flare'] };
      const first = say(stageCardScene(position(setting)), 'lance goes on');
      expect([coming(first), goingOn(first)]).toEqual([['next', { what: 'tripwire-flare', left: [0, 1] }], ['stage-card tripwire-flare of -1']]);
      say(first, 'lance uses vault', 'lance jumps to J04', 'lance is next');
      expect(coming(first)).toEqual(['pause', { next: 'reaction', what: 'tripwire-flare', seat: 0 }]);
      say(first, 'lance goes on');
      expect([eventsOf(first, 'suffers').map(({ seat }) => seat), fighterOf(first, 'lance').medals]).toEqual([[0], 3]);
      const alone = stageCardScene(position({ ...setting, at: { bill: 'J01', lance: 'J05' }, tokens: { lance: 'M' } }));
      say(alone, 'lance goes on');
      expect(coming(alone)).toEqual(['pause', { next: 'reaction', what: 'tripwire-flare', seat: 1 }]);
      say(alone, 'lance uses vault', 'lance jumps to J04');
      expect([isOver(alone), eventsOf(alone, 'suffers')]).toEqual([true, []]);
    },
  );

  test('reaches nobody when it is true of nobody', () => {
    const match = effectScene(position(THREE), 'bill', [{ do: 'each', who: { is: 'on-ledge' }, then: [{ do: 'lose-medal' }] }]);
    expect([isOver(match), eventKinds(match)]).toEqual([true, []]);
  });
});

proves('contra.round.new-round-draw-separate#2', 'there is a window before each enemy of the new round', () => {
  const g = position({ windows: true, tokens: { lance: 'MM' }, stageDeck: ['tripwire-flare'], enemies: ['red gunner', 'red sniper'] });
  const match = say(stageScene(g), 'lance goes on', 'lance goes on', 'lance goes on');
  expect(coming(match)).toEqual(['next', { what: 'enemy-draw', left: [0, 1] }]);
  say(match, 'lance is next');
  expect([coming(match), eventsOf(match, 'enemy-drawn').map(({ seat }) => seat)]).toEqual([['pause', { next: 'enemy-draw', what: null, seat: 0 }], [1]]);
  say(match, 'lance goes on');
  expect([eventsOf(match, 'enemy-drawn').map(({ seat }) => seat), match.state.round]).toEqual([[1, 0], 2]);
});

proves(
  ['contra.stage.resolve-top-to-bottom', 'contra.ability.windows-between-effects#3', 'contra.ability.windows-between-effects#4'],
  'there is a window before each paragraph, in the stage play area and on the card',
  () => {
    const g = position({
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
      seen.push([coming(match), ...goingOn(match)]);
      say(match, 'lance goes on');
    }
    expect(seen).toEqual([
      [['pause', { next: 'paragraph', what: 'base-alarm', seat: -1 }], 'activate base-alarm of -1'],
      [['pause', { next: 'paragraph', what: 'mud-slide', seat: -1 }], 'activate mud-slide of -1'],
      [['pause', { next: 'stage-draw', what: null, seat: -1 }]],
      [['pause', { next: 'paragraph', what: 'tripwire-flare', seat: -1 }], 'stage-card tripwire-flare of -1'],
      [['pause', { next: 'enemy-draw', what: null, seat: 0 }]],
    ]);
    expect([isOver(match), match.state.alarm, match.state.stageArea]).toEqual([true, 2, ['base-alarm']]);
  },
);

describe('who wants to be asked in danger only', () => {
  /** Everybody wants it so, except who is named. */
  const calm = (setting: Sketch, except?: string): ReturnType<typeof position> => {
    const g = position(setting);
    for (const f of g.fighters) f.asking = f.id === except ? 'always' : 'in-danger';
    return g;
  };

  proves('contra.ability.windows-between-effects#8', 'is asked for the order in which an effect hurts, and not when it hurts nobody', () => {
    const match = effectScene(calm(THREE), 'bill', [GAIN, SUFFER]);
    expect(eventsOf(match, 'gains').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect([coming(match), match.options()]).toEqual([
      ['next', { what: 'advance', left: [0, 1, 2] }],
      ['bill is next', 'lance is next', 'lucia is next', 'lance uses vault'],
    ]);
  });

  proves('contra.ability.windows-between-effects#8', 'is not asked where somebody else wants to be, and may step in all the same', () => {
    const g = calm({ ...THREE, tokens: { lance: 'M', lucia: 'S' } }, 'lucia');
    const match = say(effectScene(g, 'bill', [GAIN]), 'bill is next', 'lance is next');
    expect([coming(match), match.asked, match.options(1)[0]]).toEqual([['pause', { next: 'reaction', what: 'advance', seat: 2 }], [2], 'lance uses vault']);
    say(match, 'lucia goes on');
    expect([isOver(match), eventsOf(match, 'gains').length]).toEqual([true, 3]);
  });

  proves('contra.ability.windows-between-effects#8', 'is asked by a blast that threatens one alone, if that is who can get out of its way', () => {
    const at = { bill: 'J01', lance: 'J18', lucia: 'J29' } as const;
    const blast: Effect = { do: 'blast', symbols: ['A'], within: 1, of: 'you' };
    const match = effectScene(calm({ ...THREE, at }), 'lance', [blast], [], { from: 'enemy' });
    expect([coming(match), match.asked]).toEqual([['pause', { next: 'reaction', what: 'advance', seat: 1 }], [1]]);
    const other = effectScene(calm({ ...THREE, at }), 'bill', [blast], [], { from: 'enemy' });
    expect([eventsOf(other, 'suffers').map(({ seat }) => seat), isOver(other)]).toEqual([[0], true]);
  });

  test('whoever cannot step in is told so', () => {
    const pause = stageCardScene(position({ ...THREE, stageDeck: ['tripwire-flare'] }));
    expect(refusal(pause, 'lucia uses uplink', 2)).toEqual(['contra.ability.cost']);
    expect(refusal(pause, 'lucia goes on', 2)).toEqual(['contra.general.player-choice']);
  });
});

proves('contra.turn.one-at-a-time', 'whose turn it is can see who else might step in', () => {
  const match = turnScene(position({ ...THREE, tokens: { lance: 'M', lucia: 'S' } }), 'bill');
  expect([asked(match), match.decision?.about]).toEqual(['act', { seat: 0, may: [1, 2] }]);
  expect(turnScene(position({ ...THREE, tokens: { lance: 'M', lucia: 'S' } }), 'lance').decision?.about).toEqual({ seat: 1, may: [2] });
});

proves('contra.general.player-choice#4', 'who took the last turn speaks for the group in the stage turn', () => {
  const g = position({ commandos: ['bill', 'lance', 'lucia'], stage: 'snow-field', phase: 'commandos', turnTaken: ['lucia'], stageDeck: ['supply-sled'] });
  const match = say(gameScene(g), 'lance goes', 'lance ends the turn');
  expect([match.state.active, match.state.last]).toEqual([0, 0]);
  const other = say(gameScene(g), 'bill goes', 'bill ends the turn');
  expect([other.state.active, other.state.last]).toEqual([1, 1]);
});
