import { expect } from 'vitest';
import { keyFromSeed, Match } from '#kernel';
import { proves } from '../../../proves.ts';
import { TALES } from '../../content/stories.ts';
import { configure } from '../../settings.ts';
import { begun, type Scene, say, settingUp, settled } from '../../testing/scene.ts';
import { areaOf, asked, cited, eventKinds, eventsOf, fighterOf, offered, tokensOf } from '../../testing/seen.ts';
import { contraGame } from '../game.ts';
import { drawStageCard } from '../stage/deck.ts';
import { stageLeft } from '../state.ts';

const PAIR = ['bill', 'lance'] as const;

function part(number: number, ...carried: readonly string[]) {
  return { commandos: PAIR, story: { tale: 'return', part: number, carried } };
}

/** The step of the set-up that is going on. */
function step(match: Scene): unknown {
  return eventsOf(match, 'setup').at(-1)?.['step'];
}

proves(
  [
    'contra.story.rtg1.setting#1',
    'contra.story.rtg1.setting#2',
    'contra.story.rtg2.setting#1',
    'contra.story.rtg2.setting#2',
    'contra.story.rtg3.setting#1',
    'contra.story.rtg3.setting#2',
    'contra.story.rtg4.setting#1',
    'contra.story.rtg4.setting#2',
  ],
  'each part has its stage and its enemy and no special rules',
  () => {
    const settings = [1, 2, 3, 4].map((number) => begun(part(number)).state.config);
    expect(settings.map(({ stage, enemy: boss }) => [stage, boss])).toEqual([
      ['jungle', 'defense-wall'],
      ['waterfall', 'garmakilma'],
      ['snow-field', 'gordea'],
      ['alien-lair', 'java'],
    ]);
    expect(settings.map(({ bossHealth }) => bossHealth)).toEqual([0, 0, 0, 0]);
    expect(TALES.return.map(({ rules }) => rules)).toEqual([[], [], [], []]);
    expect(() => configure({ ...part(2), stage: 'jungle' })).toThrow('waterfall against garmakilma');
    expect(() => configure({ ...part(2), enemy: 'java' })).toThrow('waterfall against garmakilma');
  },
);

proves(['contra.story.rtg1.setup#1', 'contra.story.rtg1.setup#2'], 'in step 6 one commando of the group’s choice draws another enemy', () => {
  const match = say(settingUp(part(1), 'who'), 'bill chooses lance for the first-enemy');
  expect([step(match), offered(match, 'commando'), match.decision?.about]).toMatchObject([6, ['bill', 'lance'], { for: 'enemy' }]);
  expect(PAIR.map((id) => areaOf(match, id).length)).toEqual([2, 2]);
  settled(say(match, 'bill chooses lance for the enemy'));
  expect(PAIR.map((id) => areaOf(match, id).length)).toEqual([2, 3]);
});

proves('contra.story.rtg1.win', 'after a won part 1 each player is asked for a type in step 5', () => {
  const match = settingUp({ commandos: PAIR, story: { tale: 'return', part: 2, past: [{ part: 1, won: true }] } }, 'gain');
  expect([step(match), match.asked, match.options()]).toEqual([5, [0], ['bill gains token M', 'bill gains token A', 'bill gains token S']]);
  say(match, 'bill gains token A');
  expect([asked(match), match.asked]).toEqual(['gain', [1]]);
  settled(say(match, 'lance gains token M'));
  expect(PAIR.map((id) => tokensOf(match, id))).toEqual(['MAAS', 'MMAS']);
});

proves(
  ['contra.story.reward-token-limit#1', 'contra.story.reward-token-limit#2'],
  'the reward comes in step 5 on top of the starting tokens, three of a type at most',
  () => {
    const match = settled(say(settingUp(part(2, 'token'), 'gain'), 'bill gains token S', 'lance gains token S'));
    expect(PAIR.map((id) => tokensOf(match, id))).toEqual(['MASS', 'MASS']);
    expect(eventsOf(match, 'gains')).toMatchObject([{ tokens: ['S'] }, { tokens: ['S'] }]);
    const jump = settled(say(settingUp({ ...part(2, 'token'), settings: { start: 'jump' } }, 'gain'), 'bill gains token S', 'lance gains token S'));
    expect(tokensOf(jump, 'bill')).toBe('MMAASSS');
  },
);

proves('contra.story.rtg2.setup', 'the slip marker starts on the second slip space', () => {
  expect(begun({ stage: 'waterfall', enemy: 'garmakilma' }).state.slip).toBe(1);
  expect(begun(part(2)).state.slip).toBe(3);
});

proves(['contra.story.rtg2.win#1', 'contra.story.rtg2.win#2'], 'in part 3 one commando has an objective token of choice, and it counts from the start', () => {
  const match = settingUp({ commandos: PAIR, story: { tale: 'return', part: 3, past: [1, 2].map((part) => ({ part, won: true })) } }, 'who');
  expect(match.decision?.about).toMatchObject({ for: 'objective' });
  say(match, 'bill chooses lance for the objective');
  expect([asked(match), match.asked, match.options()]).toEqual([
    'slot',
    [1],
    ['lance picks objective 1', 'lance picks objective 2', 'lance picks objective 3'],
  ]);
  settled(say(match, 'lance picks objective 2'));
  expect(match.view(0).view).toMatchObject({ fighters: [{ mission: [] }, { mission: [2] }] });
  // The second objective: a token at the end of the own turn.
  say(match, 'lance goes', 'lance ends the turn');
  expect([asked(match), match.asked]).toEqual(['gain', [1]]);
});

/** The first three cards that such a game draws from its stage deck. */
function drawnFirst(seed: string): readonly (string | undefined)[] {
  const { state } = begun(part(3), keyFromSeed(seed));
  const drawn: (string | undefined)[] = [];
  const drawing = {
    ...contraGame,
    // biome-ignore lint/correctness/useYield: nothing is asked
    *turn(g: typeof state, ref: Parameters<typeof contraGame.turn>[1]) {
      for (let n = 0; n < 4; n++) drawn.push(drawStageCard(g, ref));
      g.outcome = 'destroyed';
    },
  };
  Match.from(drawing, state.config, state, { key: keyFromSeed(`${seed} goes on`) });
  return drawn;
}

proves(
  ['contra.story.rtg3.setup#1', 'contra.story.rtg3.setup#2', 'contra.story.rtg3.setup#3'],
  'a Dogra is shuffled into the top three stage cards: it is one of the top four, anywhere among them, and the deck has its size',
  () => {
    expect(stageLeft(begun(part(3)).state)).toBe(stageLeft(begun({ stage: 'snow-field', enemy: 'gordea' }).state));
    const places = Array.from({ length: 60 }, (_, i) => drawnFirst(`raid ${i}`).indexOf('dogra-mk-ii'));
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  },
);

proves(
  ['contra.story.rtg3.win#1', 'contra.story.rtg3.win#2'],
  'before round 1 of part 4 the top stage card may be looked at; it stays there and does nothing',
  () => {
    const config = { commandos: PAIR, story: { tale: 'return', part: 4, past: [1, 2, 3].map((part) => ({ part, won: true })) } };
    const match = settingUp(config, 'story-may');
    expect([match.asked, match.decision?.about]).toMatchObject([[0], { what: 'reveal' }]);
    const left = stageLeft(match.state);
    say(match, 'bill accepts the reveal');
    expect(cited(match).find(([kind]) => kind === 'reveals')).toEqual(['reveals', 'contra.story.rtg3.win', 'contra.general.reveal']);
    const [card] = eventsOf(match, 'reveals').map(({ cards }) => cards as readonly string[]);
    expect(card).toHaveLength(1);
    expect([match.state.stageDeck.top, stageLeft(match.state), match.state.round]).toEqual([card, left, 1]);
    expect(match.view(1).view).toMatchObject({ stageDeck: { known: card } });
    expect(eventKinds(match).indexOf('reveals')).toBeLessThan(eventKinds(match).indexOf('round'));
    expect(eventKinds(match).indexOf('reveals')).toBeGreaterThan(eventKinds(match).lastIndexOf('hatched'));
    expect(eventKinds(match)).not.toContain('stage-card');
    const without = say(settingUp(config, 'story-may'), 'bill declines the reveal');
    expect([eventKinds(without).includes('reveals'), without.state.stageDeck.top]).toEqual([false, []]);
  },
);

proves('contra.story.rtg4.setup', 'when the set-up is over each commando hatches a bugger', () => {
  const match = begun(part(4));
  expect(eventsOf(match, 'hatched').map(({ seat }) => seat)).toEqual([0, 1]);
  expect(eventKinds(match).indexOf('hatched')).toBeGreaterThan(eventKinds(match).lastIndexOf('enemy-drawn'));
  for (const id of PAIR) {
    expect(areaOf(match, id)).toHaveLength(3);
    expect(areaOf(match, id)[0]).toBe(fighterOf(match, id).boss);
    expect(areaOf(match, id)[2]).toMatch(/ bugger$/);
  }
});
