import { expect } from 'vitest';
import { ConfigError, keyFromSeed, Match, type Referee } from '#kernel';
import { clausesAgainst, proves } from '../../../proves.ts';
import { deckOf } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { dice, position } from '../../positions.ts';
import { configure } from '../../settings.ts';
import { begun, effectScene, say, settingUp, settled, turnScene } from '../../testing/scene.ts';
import { eventsOf, fighterOf, tokensOf } from '../../testing/seen.ts';
import { contraGame } from '../game.ts';
import { drawStageCard } from '../stage/deck.ts';
import { type State, stageLeft } from '../state.ts';

const PAIR = ['bill', 'lance'] as const;

proves('contra.mode.combine', 'optional rules go together', () => {
  const { settings } = configure({ settings: { start: 'jump', 'battle-damage': true, unpredictable: 'expert' } });
  expect(settings).toEqual({ start: 'jump', 'battle-damage': true, unpredictable: 'expert', training: false });
  const match = begun({ settings });
  expect([tokensOf(match, 'bill'), stageLeft(match.state)]).toEqual(['MMAASS', 7]);
});

proves(['contra.mode.training#1', 'contra.mode.training#2'], 'boss cards have half their health, rounded up, and what a story adds', () => {
  const health = (config: object): readonly (number | undefined)[] =>
    begun({ commandos: PAIR, ...config })
      .view(0)
      .view.fighters.map(({ boss }) => boss?.health);
  const gordea = { stage: 'jungle', enemy: 'gordea' };
  expect([health(gordea), health({ ...gordea, settings: { training: true } })]).toEqual([
    [45, 43],
    [23, 22],
  ]);
  expect(health({ settings: { training: true }, story: { tale: 'escape', part: 2 } })).toEqual([30, 28]);
  const match = say(
    turnScene(
      position({ commandos: ['bill'], enemy: 'gordea', at: { bill: 'J18' }, settings: { training: true }, bossLeft: { bill: 1 } }),
      'bill',
      dice('success', 'M'),
    ),
    'bill attacks boss',
  );
  expect(match.outcome).toMatchObject({ clause: 'contra.end.win' });
});

proves('contra.mode.start-modes-exclusive', 'Jump Start and Rough Start are one choice', () => {
  for (const settings of [{ start: ['jump', 'rough'] }, { start: 'jump and rough' }, { start: 'jump', rough: true }])
    expect(() => configure({ settings })).toThrow(ConfigError);
  expect(clausesAgainst(configure, { settings: { start: ['jump', 'rough'] } })).toEqual(['contra.mode.start-modes-exclusive']);
});

proves(['contra.mode.jump-start', 'contra.mode.rough-start'], 'two tokens of each type, or none', () => {
  const jump = begun({ commandos: PAIR, settings: { start: 'jump' } });
  expect(PAIR.map((id) => tokensOf(jump, id))).toEqual(['MMAASS', 'MMAASS']);
  expect(jump.state.supply).toEqual([8, 8, 8]);
  const rough = begun({ commandos: PAIR, settings: { start: 'rough' } });
  expect(PAIR.map((id) => tokensOf(rough, id))).toEqual(['', '']);
  expect(rough.state.supply).toEqual([12, 12, 12]);
});

/** Every stage card such a game can draw, and what was told from its beginning on. */
function allStageCards(unpredictable: string, seed: string) {
  const before = begun({ settings: { unpredictable } }, keyFromSeed(seed));
  const drawn: string[] = [];
  const drawing = {
    ...contraGame,
    // biome-ignore lint/correctness/useYield: nothing is asked
    *turn(g: State, ref: Referee<Event>) {
      for (let card = drawStageCard(g, ref); card !== undefined; card = drawStageCard(g, ref)) drawn.push(card);
      g.outcome = 'out-of-time';
    },
  };
  const match = Match.from(drawing, before.state.config, before.state, { key: keyFromSeed(`${seed} goes on`) });
  return { before, drawn, left: match.view(0).view };
}

proves(
  ['contra.mode.unpredictable#1', 'contra.mode.unpredictable#2', 'contra.mode.unpredictable#3', 'contra.mode.unpredictable-expert'],
  'one card or two go back to the box before round 1, and nobody ever sees them',
  () => {
    const normal = stageLeft(begun({}).state);
    for (const [unpredictable, n] of [
      ['off', 0],
      ['on', 1],
      ['expert', 2],
    ] as const) {
      const { before, drawn, left } = allStageCards(unpredictable, 'unseen');
      expect(stageLeft(before.state)).toBe(normal - n);
      expect(eventsOf(before, 'card-removed')).toEqual(Array.from({ length: n }, () => ({ kind: 'card-removed' })));
      const kinds = before.events.map(({ event }) => event.kind);
      expect(kinds.slice(-1 - n)).toEqual([...Array.from({ length: n }, () => 'card-removed'), 'round']);
      expect(drawn).toHaveLength(normal - n);
      expect(left).toMatchObject({ stageDeck: { left: 0, known: [] } });
    }
    // Which card it is, is another one in another game.
    const gone = new Set(['a', 'b', 'c', 'd'].map((seed) => allStageCards('on', seed).drawn.toSorted().join()));
    expect(gone.size).toBeGreaterThan(1);
  },
);

proves(['contra.mode.battle-damage#1', 'contra.mode.battle-damage#3'], 'each lost medal takes a card of the deck out of the game', () => {
  const g = position({ commandos: ['bill'], settings: { 'battle-damage': true } });
  const match = effectScene(g, 'bill', [{ do: 'lose-medal' }]);
  const { deck, hand, discard, removed } = fighterOf(match, 'bill');
  expect([deck.top.length + deck.bag.length + hand.length + discard.length, removed.length]).toEqual([18, 1]);
  const without = fighterOf(effectScene(position({ commandos: ['bill'] }), 'bill', [{ do: 'lose-medal' }]), 'bill');
  expect([without.deck.top.length + without.hand.length, without.removed]).toEqual([19, []]);
});

proves(
  ['contra.mode.battle-damage-timing#1', 'contra.mode.battle-damage-timing#2', 'contra.mode.battle-damage-timing#3', 'contra.mode.battle-damage-timing#4'],
  'the top card goes after the cards one discards and before the hand is filled up',
  () => {
    const settings = { 'battle-damage': true };
    const g = position({
      commandos: ['bill'],
      settings,
      hand: { bill: ['dig-in', 'cigar-break'] },
      deck: { bill: ['full-auto', 'advance', 'rally-cry', 'steady-aim', 'lock-and-load'] },
    });
    const match = effectScene(g, 'bill', [{ do: 'lose-medal' }]);
    expect(fighterOf(match, 'bill').removed).toEqual([]);
    say(match, 'bill discards dig-in', 'bill keeps the rest');
    expect(fighterOf(match, 'bill')).toMatchObject({
      removed: ['full-auto'],
      hand: ['cigar-break', 'advance', 'rally-cry', 'steady-aim'],
      discard: ['dig-in'],
    });
    const empty = position({ commandos: ['bill'], settings, discard: { bill: deckOf('bill') } });
    const rebuilt = effectScene(empty, 'bill', [{ do: 'lose-medal' }], ['full-auto', 'advance', 'rally-cry', 'steady-aim', 'dig-in']);
    expect(rebuilt.events.map(({ event }) => event.kind).slice(0, 3)).toEqual(['medal-lost', 'reshuffles', 'removed']);
    expect(fighterOf(rebuilt, 'bill')).toMatchObject({ removed: ['full-auto'], discard: [], hand: ['advance', 'rally-cry', 'steady-aim', 'dig-in'] });
    const all = say(
      effectScene(position({ commandos: ['bill'], settings, hand: { bill: deckOf('bill') } }), 'bill', [{ do: 'lose-medal' }]),
      'bill keeps the rest',
    );
    expect([fighterOf(all, 'bill').removed, fighterOf(all, 'bill').hand.length]).toEqual([[], 19]);
  },
);

proves('contra.mode.rough-start-story-reward', 'after a Rough Start the reward of a story is the only token', () => {
  const config = { commandos: PAIR, settings: { start: 'rough' }, story: { tale: 'return', part: 2, carried: ['token'] } };
  const match = settled(say(settingUp(config, 'gain'), 'bill gains token S', 'lance gains token M'));
  expect(PAIR.map((id) => tokensOf(match, id))).toEqual(['S', 'M']);
});
