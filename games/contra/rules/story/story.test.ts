import { expect, test } from 'vitest';
import type { Json, Outcome } from '#kernel';
import { clausesAgainst, proves } from '../../../proves.ts';
import { contra } from '../../box.ts';
import { type Carried, type PartNumber, TALES, type TaleId } from '../../content/stories.ts';
import { type Config, configure } from '../../settings.ts';
import { begun } from '../../testing/scene.ts';
import { tokensOf } from '../../testing/seen.ts';
import { afterPart, beginStory, partConfig, readStory, type Story, sequel, standing as standingOf } from './story.ts';

const PAIR = ['lucia', 'bill'] as const;
const TALE_IDS: readonly TaleId[] = ['return', 'escape'];

function ended(won: boolean): Outcome {
  return { payoff: [won ? 1 : 0, won ? 1 : 0], clause: won ? 'contra.end.win' : 'contra.end.loss-medal', cause: '' };
}

/** The configurations of a story, the first part's first, when its parts end so. */
function playedOn(tale: TaleId, ...ends: readonly boolean[]): { readonly config: Config; readonly over: boolean } {
  let config = configure({ commandos: PAIR, story: { tale, part: 1 } });
  let over = false;
  for (const won of ends) {
    const next = sequel(config, ended(won));
    if (next === null) throw new Error('a story has no end');
    config = configure(next.config);
    over = next.over;
  }
  return { config, over };
}

function standing(tale: TaleId, ...ends: readonly boolean[]): readonly [part: PartNumber | undefined, carried: readonly Carried[] | undefined] {
  const { story } = playedOn(tale, ...ends).config;
  return [story?.part, story?.carried];
}

const refused = (config: Json): readonly string[] => clausesAgainst(configure, config);

proves(['contra.story.structure#1', 'contra.story.structure#2'], 'both stories have four parts, and what is not yet over cannot be skipped', () => {
  for (const tale of TALE_IDS) {
    expect(TALES[tale]).toHaveLength(4);
    const past = [{ part: 1, won: true }];
    expect(refused({ story: { tale, part: 3, past } })).toEqual(['contra.story.structure']);
    expect(refused({ story: { tale, part: 2, past } })).toEqual([]);
    expect(refused({ story: { tale, part: 3, past: [...past, { part: 2, won: false }] } })).toEqual([]);
    expect(refused({ story: { tale, part: 5 } })).toEqual(['contra.story.structure']);
  }
  expect(refused({ story: { tale: 'rescue', part: 1 } })).toEqual(['contra.story.structure']);
});

test('parts that cannot have followed each other are refused', () => {
  const story = { tale: 'return', part: 1 };
  expect(refused({ story: { ...story, past: [{ part: 1, won: false }] } })).toEqual([]);
  expect(refused({ story: { ...story, past: [{ part: 1, won: true }] } })).toEqual(['contra.story.structure']);
  const finished = [1, 2, 3, 4].map((part) => ({ part, won: true }));
  expect(refused({ story: { ...story, past: finished } })).toEqual(['contra.story.structure']);
  const gap = [1, 3].map((part) => ({ part, won: true }));
  expect(refused({ story: { ...story, part: 4, past: gap } })).toEqual(['contra.story.structure']);
});

proves('contra.story.fresh-setup#2', 'what is carried is what the last part has left, no more and no less', () => {
  const story = { tale: 'return', part: 2, past: [{ part: 1, won: true }] };
  expect(refused({ story: { ...story, carried: ['token'] } })).toEqual([]);
  expect(configure({ story }).story?.carried).toEqual(['token']);
  for (const carried of [[], ['objective'], ['token', 'token'], ['token', 'objective']])
    expect(refused({ story: { ...story, carried } }), carried.join()).toEqual(['contra.story.fresh-setup']);
  const lost = { tale: 'return', part: 3, past: [1, 2].map((part) => ({ part, won: part === 1 })) };
  expect(refused({ story: { ...lost, carried: [] } })).toEqual([]);
  expect(refused({ story: { ...lost, carried: ['objective'] } })).toEqual(['contra.story.fresh-setup']);
});

test('a part on its own may have been earned anything that the part before can leave', () => {
  for (const carried of [[], ['weapon'], ['medal-less']]) expect(refused({ story: { tale: 'escape', part: 4, carried } })).toEqual([]);
  expect(refused({ story: { tale: 'escape', part: 4, carried: ['token'] } })).toEqual(['contra.story.fresh-setup']);
  expect(refused({ story: { tale: 'escape', part: 1, carried: ['token'] } })).toEqual(['contra.story.fresh-setup']);
});

test('what is no list and no truth value is refused at the border', () => {
  expect(refused({ story: { tale: 'return', part: 1, past: 'won' } })).toEqual(['contra.story.save']);
  expect(refused({ story: { tale: 'return', part: 1, past: [{ part: 1, won: 'no' }] } })).toEqual(['contra.story.epilogue']);
  expect(refused({ story: { tale: 'return', part: 2, carried: 'token' } })).toEqual(['contra.story.epilogue']);
});

proves(['contra.story.same-commandos#1', 'contra.story.same-commandos#2'], 'who begins a story plays all of it', () => {
  for (const ends of [[true], [true, false], [false], [true, true, true]]) {
    const { config } = playedOn('return', ...ends);
    expect(config.commandos).toEqual(PAIR);
    expect(begun(config).state.fighters.map(({ id }) => id)).toEqual(PAIR);
  }
  const { story } = playedOn('return', true).config;
  const part2 = { ...story } as Json;
  for (const commandos of [['bill'], ['lucia', 'lance'], ['lucia', 'bill', 'sweets']])
    expect(refused({ commandos, story: part2 })).toEqual(['contra.story.same-commandos']);
  expect(refused({ commandos: ['bill', 'lucia'], story: part2 })).toEqual([]);
});

proves(['contra.story.epilogue#1', 'contra.story.epilogue#2'], 'the record of a story has for each part how it ended and what it left', () => {
  const story = readStory(playedOn('escape', false, true, false, false).config);
  expect(story?.played).toEqual([
    { part: 1, won: false, carried: [] },
    { part: 1, won: true, carried: ['token'] },
    { part: 2, won: false, carried: [] },
    { part: 3, won: false, carried: ['medal-less'] },
  ]);
  expect([story?.next, story?.carried]).toEqual([4, ['medal-less']]);
});

proves('contra.story.save', 'what is kept after part 2 is enough to go on with part 3 and its rewards', () => {
  const { config } = playedOn('return', true, true);
  const kept: unknown = JSON.parse(JSON.stringify(config));
  const again = configure(kept);
  expect(again).toEqual(config);
  expect(again.story).toMatchObject({ tale: 'return', part: 3, carried: ['objective'] });
  expect(begun(again).state.fighters.map(({ mission }) => mission)).toEqual([1, 0]);
});

proves(
  [
    'contra.story.end#1',
    'contra.story.end#2',
    'contra.story.rtg4.win',
    'contra.story.rtg4.lose#1',
    'contra.story.rtg4.lose#2',
    'contra.story.efg4.win',
    'contra.story.efg4.lose',
  ],
  'part 4 ends a story',
  () => {
    for (const tale of TALE_IDS) {
      let story: Story = beginStory(tale, PAIR, configure({}).settings);
      for (const won of [true, false, true]) {
        story = afterPart(story, won);
        expect(story.next).toBe(story.played.length + 1);
      }
      expect(afterPart(story, true).next).toBe('won');
      expect(afterPart(story, false).next).toBe('lost');
      expect(() => partConfig(afterPart(story, false))).toThrow('over');
      expect(() => afterPart(afterPart(story, false), true)).toThrow('over');
      for (const ends of [[true], [true, true], [true, true, true], [false]]) expect(playedOn(tale, ...ends).over).toBe(false);
      for (const last of [true, false]) {
        const { config, over } = playedOn(tale, true, false, true, last);
        expect([over, config.story]).toEqual([true, { tale, part: 1, carried: [], past: [], team: PAIR }]);
      }
    }
  },
);

proves(['contra.story.rtg1.lose', 'contra.story.efg1.lose'], 'a lost part 1 is played again, with no penalty', () => {
  for (const tale of TALE_IDS) {
    expect(standing(tale, false)).toEqual([1, []]);
    expect(standing(tale, false, false)).toEqual([1, []]);
    expect(standing(tale, false, true)).toEqual([2, ['token']]);
  }
});

proves(
  ['contra.story.rtg2.lose', 'contra.story.rtg3.lose', 'contra.story.efg2.lose'],
  'a lost part in the middle leads on to the next one and leaves nothing',
  () => {
    expect(standing('return', true, false)).toEqual([3, []]);
    expect(standing('return', true, true, false)).toEqual([4, []]);
    expect(standing('escape', true, false)).toEqual([3, []]);
  },
);

test('options stay for the whole story', () => {
  const config = configure({ commandos: PAIR, settings: { start: 'rough', 'battle-damage': true }, story: { tale: 'return', part: 1 } });
  const next = sequel(config, ended(true));
  expect(configure(next?.config).settings).toEqual(config.settings);
});

test('what follows is a whole configuration, as the rules read it', () => {
  for (const tale of TALE_IDS)
    for (const ends of [[], [true], [true, false], [true, true, true], [true, true, true, true]]) {
      const { config } = playedOn(tale, ...ends);
      const next = sequel(config, ended(true))?.config;
      expect(configure(next)).toEqual(next);
    }
});

proves('contra.story.structure#2', 'a later part on its own leads nowhere, and the story cannot be entered in the middle', () => {
  for (const tale of TALE_IDS)
    for (const part of [2, 3, 4]) expect(sequel(configure({ commandos: PAIR, story: { tale, part } }), ended(true)), `${tale} ${part}`).toBeNull();
  expect(sequel(configure({ commandos: PAIR, story: { tale: 'escape', part: 1 } }), ended(true))?.over).toBe(false);
  expect(refused({ story: { tale: 'escape', part: 4, past: [{ part: 3, won: true }] } })).toEqual(['contra.story.structure']);
});

proves('contra.story.fresh-setup#2', 'what a win leaves and what a loss leaves exclude each other', () => {
  const carrying = (...carried: readonly string[]): readonly string[] => refused({ story: { tale: 'escape', part: 4, carried: [...carried] } });
  expect([carrying('weapon'), carrying('medal-less'), carrying()]).toEqual([[], [], []]);
  expect(carrying('weapon', 'medal-less')).toEqual(['contra.story.fresh-setup']);
});

test('a match that is no story stands alone, and the box knows what follows', () => {
  expect(sequel(configure({}), ended(true))).toBeNull();
  expect(contra.sequel?.(playedOn('return').config, ended(true))).toMatchObject({ over: false, config: { story: { part: 2, carried: ['token'] } } });
});

proves('contra.story.fresh-setup#1', 'each part begins as a new game does', () => {
  for (const tale of TALE_IDS) {
    for (const part of [1, 2, 3, 4]) {
      const match = begun({ commandos: PAIR, story: { tale, part } });
      expect(match.state.fighters.map(({ medals, hand, discard, mission, weapon }) => ({ medals, hand: hand.length, discard, mission, weapon }))).toEqual(
        PAIR.map(() => ({ medals: 3, hand: 4, discard: [], mission: 0, weapon: '' })),
      );
      expect(PAIR.map((id) => tokensOf(match, id))).toEqual(['MAS', 'MAS']);
      expect(match.state.fighters.every((f) => f.deck.bag.length + f.deck.top.length === 15 && f.bossDamage === 0)).toBe(true);
    }
  }
});

proves('contra.story.structure', 'with nothing played the first part is next; a part is won when everybody has won it', () => {
  for (const tale of TALE_IDS) expect(standingOf(tale, [])).toEqual({ next: 1, carried: [] });
  const { config } = playedOn('return', true);
  const carriedAfter = (...payoff: readonly number[]): unknown =>
    configure(sequel(config, { payoff, clause: 'contra.end.win', cause: '' })?.config).story?.carried;
  expect([carriedAfter(1, 1), carriedAfter(1, 0), carriedAfter(0, 0)]).toEqual([['objective'], [], []]);
});
