// biome-ignore-all lint/suspicious/noThenProperty: the consequence of an effect is its `then`; no card is awaited.

import { expect } from 'vitest';
import { proves } from '../../../proves.ts';
import type { AdvantageSymbol } from '../../content/advantage.ts';
import type { Effect } from '../../content/effect.ts';
import { position, type Sketch } from '../../positions.ts';
import { effectScene, isOver, type Scene, say, stageScene } from '../../testing/scene.ts';
import { asked, cited, eventKinds, eventsOf, fighterOf, goingOn, tokensOf } from '../../testing/seen.ts';
import type { Assault } from '../state.ts';

proves('contra.effect.forced-single', 'who has to spend spends as much of it as there is, in whatever order it is asked for', () => {
  const left = (tokens: string, symbols: readonly AdvantageSymbol[]): string =>
    tokensOf(effectScene(position({ commandos: ['bill'], tokens: { bill: tokens } }), 'bill', [{ do: 'spend', symbols }]), 'bill');
  expect([left('A', ['M', 'A']), left('A', ['A', 'M']), left('AA', ['M', 'A', 'S']), left('AAS', ['S', 'S', 'A'])]).toEqual(['', '', 'A', 'A']);
  expect([left('', ['M']), left('M', ['*', '*']), left('M', ['S', '*'])]).toEqual(['', '', '']);
});

/** Each commando has to spend an M; whenever one could not, Bill gains an S. */
function everybodyPays(tokens: Sketch['tokens'] = {}): Scene {
  return effectScene(position({ tokens }), 'bill', [
    { do: 'each', then: [{ do: 'spend', symbols: ['M'] }] },
    { do: 'if-any-did-not', then: [{ do: 'gain', symbols: ['S'] }] },
  ]);
}

proves('contra.effect.shortfall-consequences#2', 'what follows when anybody could not spend in full follows then and only then', () => {
  expect(tokensOf(everybodyPays({ bill: 'MM', lance: 'M' }), 'bill')).toBe('M');
  expect(tokensOf(everybodyPays({ bill: 'MM' }), 'bill')).toBe('MS');
  expect(tokensOf(everybodyPays({ lance: 'M' }), 'bill')).toBe('S');
});

proves(
  ['contra.effect.forced-choice-closest', 'contra.effect.forced-choice-closeness#2'],
  'an objective token that is not there cannot be done at all: what can be done in part comes first',
  () => {
    const either: Effect = { do: 'either', of: [[{ do: 'lose-objective' }], [{ do: 'spend', symbols: ['S', 'S'] }]] };
    const match = (tokens: string): Scene => effectScene(position({ commandos: ['bill'], tokens: { bill: tokens } }), 'bill', [either]);
    expect([asked(match('')), eventKinds(match(''))]).toEqual([null, []]);
    expect([asked(match('S')), tokensOf(match('S'), 'bill')]).toEqual([null, '']);
    expect([asked(match('SS')), tokensOf(match('SS'), 'bill')]).toEqual([null, '']);
  },
);

/** Everybody wants to be asked in danger only, and Lance could vault. */
function calm(effects: readonly Effect[], setting: Sketch = { at: { bill: 'J01', lance: 'J02' }, tokens: { lance: 'M' } }): Scene {
  const g = position({ windows: true, ...setting });
  for (const f of g.fighters) f.asking = 'in-danger';
  return effectScene(g, 'bill', effects, [], { from: 'stage' });
}

proves(
  'contra.ability.windows-between-effects#8',
  'who wants to be asked in danger only is asked before an effect that hurts them, and before no other',
  () => {
    const hurts: readonly (readonly Effect[])[] = [
      [{ do: 'blast', symbols: ['M'], within: 1, of: 'you' }],
      [{ do: 'each', then: [{ do: 'suffer', symbols: ['M'] }] }],
      [
        {
          do: 'each',
          then: [
            { do: 'gain', symbols: ['A'] },
            { do: 'suffer', symbols: ['M'] },
          ],
        },
      ],
      [{ do: 'each', who: { is: 'on-ledge' }, then: [{ do: 'gain', symbols: ['A'] }], else: [{ do: 'suffer', symbols: ['M'] }] }],
    ];
    for (const effects of hurts) expect(calm(effects).options()).toContain('lance uses vault');
    const harmless: readonly (readonly Effect[])[] = [
      [{ do: 'each', then: [{ do: 'gain', symbols: ['A'] }] }],
      [{ do: 'each', who: { is: 'on-ledge' }, then: [{ do: 'gain', symbols: ['A'] }], else: [{ do: 'gain', symbols: ['S'] }] }],
    ];
    const uplink: Sketch = { commandos: ['bill', 'lucia'], tokens: { lucia: 'S' } };
    for (const effects of harmless) expect([isOver(calm(effects)), isOver(calm(effects, uplink))]).toEqual([true, true]);
  },
);

proves(
  'contra.effect.each-commando-separate',
  'what each does is still of the card that says so: what falls by a commando card they have defeated themselves',
  () => {
    const g = position({ commandos: ['lance', 'bill'], at: { bill: 'J13' }, foes: { bill: { 'red gunner': ['J14', 2] } } });
    const by = (from: 'commando' | 'stage'): unknown =>
      eventsOf(effectScene(g, 'lance', [{ do: 'each', then: [{ do: 'damage', n: 1, to: 'one', within: 1 }] }], [], { from }), 'defeated').map(
        (event) => event.by,
      );
    expect([by('commando'), by('stage')]).toEqual([[1], [-1]]);
  },
);

proves('contra.advantage.gain-tokens', 'one of several types is chosen among those there is room for', () => {
  const one: Effect = { do: 'gain', symbols: ['M', 'A'], one: true };
  const gains = (tokens: string): Scene => effectScene(position({ commandos: ['bill'], tokens: { bill: tokens } }), 'bill', [one]);
  expect(gains('S').options()).toEqual(['bill gains token M', 'bill gains token A']);
  const chosen = say(gains('S'), 'bill gains token A');
  expect([eventsOf(chosen, 'gains'), cited(chosen)]).toEqual([[{ kind: 'gains', seat: 0, tokens: ['A'] }], [['gains', 'contra.advantage.gain-tokens']]]);
  expect(eventsOf(gains('MMM'), 'gains')).toEqual([{ kind: 'gains', seat: 0, tokens: ['A'] }]);
  expect([tokensOf(gains('MMMAAA'), 'bill'), eventKinds(gains('MMMAAA'))]).toEqual(['MMMAAA', []]);
});

proves('contra.cards.enemy-special', 'a boss card that repairs itself repairs no other, by no more than the damage there is', () => {
  const repairs = (setting: Sketch): Scene =>
    effectScene(position({ bossDamage: { bill: 3, lance: 3 }, ...setting }), 'bill', [{ do: 'repair', n: 2 }], [], { from: 'enemy', what: 'main-cannon' });
  const two = repairs({});
  expect([two.state.fighters.map((f) => f.bossDamage), eventsOf(two, 'repairs')]).toEqual([[3, 1], [{ kind: 'repairs', card: 'main-cannon', n: 2 }]]);
  expect(cited(two)).toEqual([['repairs', 'contra.cards.enemy-special']]);
  const one = repairs({ bossDamage: { bill: 3, lance: 1 } });
  expect([one.state.fighters.map((f) => f.bossDamage), eventsOf(one, 'repairs')]).toMatchObject([[3, 0], [{ n: 1 }]]);
  expect(eventKinds(repairs({ defeated: ['lance'] }))).toEqual([]);
});

proves('contra.enemy-turn.added-by-special', 'added results lie in the order in which the card names them', () => {
  const assault: Assault = { seat: 0, dice: [], added: [], specials: 0, triggered: [], step: 'specials' };
  const g = { ...position({ commandos: ['bill'] }), assault };
  const match = effectScene(g, 'bill', [
    { do: 'add', results: ['S', 'SP', 'A'] },
    { do: 'gain', symbols: ['*'] },
  ]);
  expect([match.state.assault?.added, match.state.assault?.specials]).toEqual([['S', 'SP', 'A'], 1]);
  expect(cited(match)).toEqual([['adds', 'contra.enemy-turn.added-by-special']]);
});

proves('contra.effect.seeking-hosts#3', 'who is rid of the gels has none', () => {
  const match = effectScene(position({ stage: 'alien-lair', enemy: 'java', gels: { bill: 2 } }), 'bill', [{ do: 'clean-gels' }]);
  expect([fighterOf(match, 'bill').gels, eventsOf(match, 'infected'), cited(match)]).toEqual([
    0,
    [{ kind: 'infected', seat: 0, gels: 0 }],
    [['infected', 'contra.effect.seeking-hosts']],
  ]);
});

proves('contra.stage.activate-left-to-right', 'Living Walls asks nobody who has no gels at hand', () => {
  const g = position({
    stage: 'alien-lair',
    enemy: 'gordea',
    windows: true,
    at: { bill: 'L02', lance: 'L07' },
    gelsIn: { L03: 1, L06: 1, L26: 1 },
    stageDeck: ['acid-drip'],
  });
  const match = stageScene(g);
  expect([fighterOf(match, 'bill').gels, fighterOf(match, 'lance').gels, eventsOf(match, 'infected').length]).toEqual([1, 0, 1]);
});

proves('contra.ability.any-phase', 'an ability is on top of what is going on while it lasts', () => {
  const g = position({ windows: true, tokens: { lance: 'M' }, stageDeck: ['tripwire-flare'] });
  const match = effectScene({ ...g, resolving: [{ kind: 'rule', what: 'alarm', seat: -1 }] }, 'bill', [{ do: 'each', then: [{ do: 'gain', symbols: ['S'] }] }]);
  say(match, 'lance uses vault');
  expect([asked(match), goingOn(match)]).toEqual(['move', ['rule alarm of -1', 'ability vault of 1']]);
  say(match, 'lance is done moving');
  expect(goingOn(match)).toEqual(['rule alarm of -1']);
});
