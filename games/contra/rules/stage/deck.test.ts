import { expect, test } from 'vitest';
import { type ChanceResult, keyFromSeed, Match, type Referee } from '#kernel';
import { proves } from '../../../proves.ts';
import type { Effect } from '../../content/effect.ts';
import { STAGES, setupCards } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { position } from '../../positions.ts';
import { draws, effectScene, onward, say, stageCardScene, turnScene } from '../../testing/scene.ts';
import { asked, cited, eventsOf } from '../../testing/seen.ts';
import type { Contra } from '../../types.ts';
import { contraGame } from '../game.ts';
import type { State } from '../state.ts';
import { peekStageCards, removeUnseen } from './deck.ts';

const burning = STAGES.flatMap(({ id, cards }) =>
  cards
    .filter(({ effects }) => effects.some((paragraph) => paragraph.some((effect) => effect.do === 'discard-stage-card')))
    .map((card) => [id, card.id] as const),
);

proves('contra.faq.stage-discard-no-resolve#1', 'stage cards that cost time discard the next one, and nothing of it happens', () => {
  expect(burning.map(([, card]) => card)).toEqual([
    'strafing-run',
    'rolling-barrage',
    'reinforced-patrol',
    'falling-rocks',
    'mortar-line',
    'avalanche',
    'acid-drip',
    'heartbeat',
  ]);
  for (const [stage, card] of burning) {
    const next = ({ jungle: 'supply-crate', waterfall: 'updraft', 'snow-field': 'supply-sled', 'alien-lair': 'purge-vent' } as const)[stage];
    const g = position({ stage, commandos: ['bill'], tokens: { bill: 'MMMAAASSS' }, stageDeck: [card, next, next] });
    const match = stageCardScene(g);
    while (match.decision !== null) match.answerIndex(0);
    expect(eventsOf(match, 'stage-discarded')).toEqual([{ kind: 'stage-discarded', card: next }]);
    expect(match.state.stageDiscard).toContain(next);
    expect(match.state.stageDeck.top).toEqual([next]);
    expect(eventsOf(match, 'stage-card')).toEqual([{ kind: 'stage-card', card }]);
  }
});

const ICONS = [
  'ambush-in-the-ferns',
  'strafing-run',
  'supply-crate',
  'mud-slide',
  'rushing-current',
  'hidden-nest',
  'updraft',
  'whiteout',
  'frostbite',
  'supply-sled',
  'avalanche',
  'egg-chamber',
  'acid-drip',
  'pulsing-floor',
  'purge-vent',
];

const CARDS = STAGES.flatMap(({ id, cards }) => cards.filter((card) => !setupCards(id).includes(card.id)).map((card) => ({ stage: id, card: card.id })));

test.each(CARDS)('$stage: $card has the pillbox icon, or has not', ({ stage, card }) => {
  expect(asked(stageCardScene(position({ stage, stageDeck: [card], pillboxes: [] }))) === 'sensor').toBe(ICONS.includes(card));
});

proves(
  'contra.mode.unpredictable#2',
  'what lies on top comes first, then what is shuffled, then what is at the bottom; what has gone unseen never comes',
  () => {
    const g = position({ commandos: ['bill'], stageDeck: ['tripwire-flare'] });
    g.stageDeck.bag.push('strafing-run', 'mud-slide', 'supply-crate');
    g.stageDeck.bottom.push('rolling-barrage', 'locking-them-in');
    g.unseen = 2;
    const discarded = effectScene(
      g,
      'bill',
      Array.from({ length: 6 }, () => ({ do: 'discard-stage-card' })),
      draws('mud-slide'),
    );
    expect(discarded.state.stageDiscard).toEqual(['tripwire-flare', 'mud-slide', 'rolling-barrage', 'locking-them-in']);
    expect(cited(discarded)).toHaveLength(4);
    expect(stageCardScene(onward(discarded)).outcome).toMatchObject({ clause: 'contra.end.loss-stage-deck' });
  },
);

proves('contra.general.reveal-multiple', 'looking at more stage cards than there are shows those there are, and they lie on top as they were', () => {
  const g = position({ commandos: ['bill'], stageDeck: ['tripwire-flare'] });
  g.stageDeck.bag.push('mud-slide', 'supply-crate');
  g.stageDeck.bottom.push('rolling-barrage');
  g.unseen = 1;
  const match = effectScene(g, 'bill', [{ do: 'reveal', decks: ['stage'], n: 5, bottom: 0 }], draws('supply-crate'));
  expect(eventsOf(match, 'reveals')).toEqual([{ kind: 'reveals', deck: 'stage', cards: ['tripwire-flare', 'supply-crate', 'rolling-barrage'] }]);
  expect([match.state.stageDeck.top, match.state.stageDeck.bag, match.state.stageDeck.bottom]).toEqual([
    ['tripwire-flare', 'supply-crate', 'rolling-barrage'],
    ['mud-slide'],
    [],
  ]);
});

/** A story's Dogra lies among the next two cards; another one is anywhere in the deck. */
function ambush(): State {
  const g = position({ commandos: ['bill'], stage: 'snow-field', stageDeck: [] });
  g.stageDeck.bag.push('dogra-mk-ii', 'whiteout', 'dogra-mk-ii', 'frostbite');
  g.ambush = [1, 1, 0];
  return g;
}

proves('contra.story.rtg3.setup', 'the Dogra of the ambush comes first, or another card and then the Dogra', () => {
  const discards = (n: number): readonly Effect[] => Array.from({ length: n }, () => ({ do: 'discard-stage-card' }));
  const first = effectScene(ambush(), 'bill', discards(2), [0, 'frostbite']);
  expect([first.state.stageDiscard, first.state.stageDeck.bag, first.state.ambush]).toEqual([['dogra-mk-ii', 'frostbite'], ['whiteout', 'dogra-mk-ii'], []]);
  const second = effectScene(ambush(), 'bill', discards(3), [1, 'whiteout', 0, 'dogra-mk-ii']);
  expect([second.state.stageDiscard, second.state.stageDeck.bag]).toEqual([['whiteout', 'dogra-mk-ii', 'dogra-mk-ii'], ['frostbite']]);
});

proves(['contra.story.rtg3.setup', 'contra.general.reveal'], 'a card that has been looked at is drawn before anybody asks for the ambush again', () => {
  const look: Effect = { do: 'reveal', decks: ['stage'], n: 1, bottom: 0 };
  const match = effectScene(ambush(), 'bill', [look, { do: 'discard-stage-card' }], [1, 'frostbite']);
  expect([match.state.stageDiscard, match.state.stageDeck.bag.toSorted(), match.state.ambush]).toEqual([
    ['frostbite'],
    ['dogra-mk-ii', 'dogra-mk-ii', 'whiteout'],
    [1, 0],
  ]);
});

proves(['contra.story.rtg3.setup#4', 'contra.mode.unpredictable'], 'a card that goes back to the box unseen may be the one of the ambush', () => {
  const g = position({ commandos: ['bill'], stage: 'snow-field', stageDeck: [] });
  g.stageDeck.bag.push('dogra-mk-ii', 'whiteout', 'frostbite', 'mortar-line', 'avalanche');
  g.ambush = [1, 1, 1, 0];
  const removing = {
    ...contraGame,
    // biome-ignore lint/correctness/useYield: nothing is asked
    *turn(state: State, ref: Referee<Event>) {
      removeUnseen(state, ref);
      state.outcome = 'destroyed' as const;
    },
  };
  // Of 15 ways: 5 take it away; it moves from the second place to the first, or from the third to the second.
  const { state } = Match.from<Contra>(removing, g.config, g, { key: keyFromSeed('box') });
  expect([state.ambush, state.unseen]).toEqual([[5, 5, 2, 3], 1]);
  const seen = (...script: readonly ChanceResult[]) => {
    const after = contraGame.copy(state);
    after.outcome = null;
    return effectScene(
      after,
      'bill',
      Array.from({ length: 5 }, () => ({ do: 'discard-stage-card' }) as const),
      script,
    ).state;
  };
  const gone = seen(1, 'whiteout', 1, 'frostbite', 1, 'mortar-line', 'avalanche');
  expect([gone.stageDiscard.toSorted(), gone.stageDeck.bag]).toEqual([['avalanche', 'frostbite', 'mortar-line', 'whiteout'], ['dogra-mk-ii']]);
  const there = seen(1, 'whiteout', 0, 'frostbite', 'avalanche');
  expect([there.stageDiscard.includes('dogra-mk-ii'), there.stageDeck.bag]).toEqual([true, ['mortar-line']]);
});

proves('contra.stage.discard-after', 'a card that leaves the stage play area lies on top of the discard pile', () => {
  const g = position({ commandos: ['bill'], stageArea: ['mud-slide'] });
  g.stageDiscard.push('supply-crate');
  const match = effectScene(g, 'bill', [{ do: 'discard-this' }], [], { from: 'stage', stage: { index: 1 } });
  expect([match.state.stageArea, match.state.stageDiscard, cited(match)]).toEqual([
    ['base-alarm'],
    ['supply-crate', 'mud-slide'],
    [['leaves', 'contra.stage.discard-after']],
  ]);
});

proves('contra.faq.stage-discard-no-resolve', 'the card at the bottom is seen when it goes, so nobody takes that back', () => {
  const g = position({ stage: 'waterfall', slip: 4, stageDeck: [] });
  g.stageDeck.bottom.push('acuba');
  const match = say(turnScene(g, 'bill'), 'bill slows down');
  expect([match.state.stageDiscard, match.barrier]).toEqual([['acuba'], match.number]);
});

/** Which of the next three cards is the Dogra of the ambush, where there is no other. */
function placeOfDogra(seed: string): number {
  const g = position({ commandos: ['bill'], stage: 'snow-field', stageDeck: [] });
  g.stageDeck.bag.push('dogra-mk-ii', 'whiteout', 'frostbite', 'mortar-line', 'avalanche');
  g.ambush = [1, 1, 1, 0];
  const drawing = {
    ...contraGame,
    // biome-ignore lint/correctness/useYield: nothing is asked
    *turn(state: State, ref: Referee<Event>) {
      peekStageCards(state, ref, 3);
      state.outcome = 'destroyed' as const;
    },
  };
  return Match.from<Contra>(drawing, g.config, g, { key: keyFromSeed(seed) }).state.stageDeck.top.indexOf('dogra-mk-ii');
}

proves('contra.story.rtg3.setup#3', 'the Dogra of the ambush is as likely in one of the three places as in another', () => {
  const places = Array.from({ length: 300 }, (_, i) => placeOfDogra(`ambush ${i}`));
  for (const place of [0, 1, 2]) expect(Math.abs(places.filter((at) => at === place).length - 100)).toBeLessThan(25);
});
