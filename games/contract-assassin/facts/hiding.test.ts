import { expect, test } from 'vitest';
import { GreedyBot } from '#bots';
import { keyFromSeed, Match, Stream } from '#kernel';
import { proves } from '../../proves.ts';
import { contractAssassin } from '../bot/box.ts';
import { randomConfig } from '../random-config.ts';
import { foreseen } from '../testing/foreseen.ts';
import { begin, say } from '../testing/job.ts';
import type { ContractAssassin } from '../types.ts';
import { hidingAfter } from './hiding.ts';

type Job = Match<ContractAssassin>;

/** The attempt is made, with dice by lot and no bonus card: what may be done to get out, or null when it has won the game. */
function waysOutOf(match: Job, key: string): readonly string[] | null {
  const fork = match.fork(keyFromSeed(key));
  const seat = fork.state.active;
  const lots = new Stream(keyFromSeed(key));
  if (kindOf(fork) === 'act') answer(fork, (text) => text.startsWith('attempt'), lots);
  while (fork.outcome === null && fork.state.active === seat && fork.state.target >= 0 && kindOf(fork) !== 'flee')
    answer(fork, (text) => !/^play|again$/.test(text), lots);
  if (fork.outcome?.cause === 'four contracts') return null;
  if (kindOf(fork) !== 'flee') return [];
  return fork.options(seat).filter((text) => {
    if (text === 'play arms-fair') return fork.state.actions > 0; // it may bring a card, though not an action
    const played = fork.fork('same');
    if (text === 'play double-espresso') played.answer(played.number, seat, text);
    return text === 'escape' || (kindOf(played) === 'flee' && played.number > fork.number && played.options(seat).includes('escape'));
  });
}

const kindOf = ({ decision }: Job): string => decision?.question.kind ?? '';

function answer(match: Job, fits: (text: string) => boolean, lots: Stream): void {
  const indices = match.options().flatMap((text, index) => (fits(text) ? [index] : []));
  match.answerIndex(indices[lots.below(indices.length)] ?? 0);
}

test('what is said of hiding before an attempt is what the rules make of it, in random matches', () => {
  const seen = { certain: 0, 'unless-it-wins': 0, open: 0 };
  for (let number = 0; number < 60; number++) {
    const lots = new Stream(keyFromSeed(`hiding ${number}`));
    const match: Job = Match.start(contractAssassin.game, randomConfig(lots), { key: keyFromSeed(`hiding ${number}`), listen: false });
    const bot = new GreedyBot(`hiding ${number}`);
    for (let answers = 0; answers < 600 && match.decision !== null; answers++) {
      if (kindOf(match) === 'weapons' || (kindOf(match) === 'act' && match.options().some((text) => text.startsWith('attempt')))) {
        const said = hidingAfter(match.state, match.state.actions - (kindOf(match) === 'act' ? 1 : 0));
        const ways = waysOutOf(match, `${number} ${answers}`);
        if (ways === null) expect(said).not.toBe('certain');
        else expect([said === null, ways]).toEqual([ways.length > 0, ways]);
        seen[said ?? 'open']++;
      }
      if (lots.below(6) === 0) match.answerIndex(lots.below(match.decision.count));
      else match.answerIndex(bot.decide(match, match.asked));
    }
  }
  expect(Math.min(seen.certain, seen.open)).toBeGreaterThan(20);
});

const HERE = { who: ['klaus', 'lily'], at: { klaus: 'rome' }, contracts: { klaus: ['rome'] } } as const;

proves(
  'contract-assassin.hiding.forced',
  'it is known before the roll that hiding follows: without an action or a card, unless a bonus card may bring it',
  () => {
    const said = (actions: number, ...hand: ('poison' | 'helicopter' | 'double-espresso' | 'arms-fair')[]) =>
      foreseen(begin({ ...HERE, hand: { klaus: ['poison', ...hand] }, actions }), 'attempt in rome').hiding;
    const last = begin({ ...HERE, done: { klaus: ['lima', 'perth', 'miami'] }, hand: { klaus: ['poison'] } });
    expect(foreseen(last, 'attempt in rome').hiding).toBe('unless-it-wins');
    expect([said(1), said(2), said(1, 'helicopter'), said(2, 'helicopter')]).toEqual(['certain', 'certain', 'certain', null]);
    expect([said(1, 'double-espresso'), said(1, 'double-espresso', 'helicopter')]).toEqual(['certain', null]);
    expect([said(1, 'arms-fair'), said(1, 'arms-fair', 'helicopter'), said(2, 'arms-fair')]).toEqual(['certain', 'certain', null]);
  },
);

proves('contract-assassin.attempt.last-action#1', 'the attempt under way has spent its action already', () => {
  const match = begin({ ...HERE, hand: { klaus: ['poison', 'helicopter'] }, actions: 2 }, 1, 1, 12);
  expect(foreseen(say(match, 'attempt in rome', 'bring poison'), 'roll').hiding).toBe(null);
  const last = begin({ ...HERE, hand: { klaus: ['poison', 'helicopter'] }, actions: 1 }, 1, 1, 12);
  expect(foreseen(say(last, 'attempt in rome', 'bring poison'), 'roll').hiding).toBe('certain');
  expect(say(last, 'roll').scene(0).view.hitmen[0]).toMatchObject({ status: 'hiding', missing: 3 });
});
