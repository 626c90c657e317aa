import { describe, expect, test } from 'vitest';
import { GreedyBot } from '#bots';
import { keyFromSeed, Match, Stream } from '#kernel';
import { fuzzTests } from '../../cli/fuzz/testing.ts';
import { compare, type Ways } from '../../kernel/testing/foretold.ts';
import type { Answer } from './answer.ts';
import { contractAssassin } from './bot/box.ts';
import { ASSASSINS, type AssassinId } from './content/assassins.ts';
import type { CardId } from './content/kit.ts';
import { randomConfig } from './random-config.ts';
import type { Settings } from './settings.ts';
import { foretold } from './testing/foretold.ts';
import type { Job } from './testing/foretold-futures.ts';
import { begin } from './testing/job.ts';
import type { Option } from './types.ts';

await fuzzTests(contractAssassin, { tests: 10, matches: 2 });

/** How many previews came true, in every way chance could go or in a sample. */
class Seen {
  exact = 0;
  sampled = 0;

  hold(match: Job, option: Option, ways: Ways): void {
    const { notation, preview } = option;
    const { wrong, exact } = compare(foretold, match, option, ways);
    expect([wrong, notation, preview]).toEqual([null, notation, preview]);
    if (exact) this.exact++;
    else this.sampled++;
  }
}

/** Answers that there are many of, all alike: one in so many is looked at. */
const MANY: ReadonlySet<Answer['do']> = new Set(['move', 'travel', 'fly', 'study', 'tip-off', 'bribe', 'shift', 'bring']);
const FEW = 6;

/** A walk from a moment, with answers by lot that lead somewhere; everything that is said on the way is held against what follows. */
function walk(match: Job, lots: Stream, answers: number, seen: Seen, ways: Ways): void {
  const seat = match.state.active;
  for (let i = 0; i < answers && match.decision !== null && match.state.active === seat; i++) {
    for (const option of match.open(match.asked))
      if (option.preview !== null && (!MANY.has(option.answer.do) || lots.below(FEW) === 0)) seen.hold(match, option, ways);
    const open = match.open(match.asked).filter(({ answer }) => !AWAY.has(answer.do));
    const next = open[lots.below(open.length)];
    if (next === undefined) return;
    match.answer(match.number, next.seat, next.notation);
  }
}

const AWAY: ReadonlySet<Answer['do']> = new Set(['end', 'move', 'travel', 'fly', 'draw', 'learn', 'hide']);

const CARDS: readonly CardId[] = ['longbow', 'grim-reaper', 'duelling-pistol', 'poison', 'stolen-moped', 'night-train', 'helicopter', 'submarine'];

/** Somebody in Rome, with a contract there and few bodyguards to come. */
function inRome(who: AssassinId, bonus: readonly CardId[], settings: Partial<Settings>, done: number, actions: number, key: string): Job {
  return begin({
    who: [who, who === 'klaus' ? 'winchester' : 'klaus'],
    at: { [who]: 'rome' },
    contracts: { [who]: ['rome'], klaus: ['paris'] },
    done: { [who]: (['lima', 'perth', 'miami'] as const).slice(0, done) },
    hand: { [who]: [...CARDS, ...bonus] },
    skills: { [who]: { poison: 8, longbow: 5 } },
    guards: { rome: [8, 3], paris: [3] },
    guardBag: [5, 9],
    actions,
    settings,
  }).fork(keyFromSeed(key));
}

const BONUSES = [[], ['loaded-dice'], ['bent-bodyguard', 'double-espresso', 'arms-fair', 'body-double']] as const;
const OTHERWISE = { 'second-try-new-cards': true, 'archie-any-time': true, 'hanns-unstoppable': true, 'hidden-hands': true };

describe('what is said of an answer comes true', () => {
  test.each(ASSASSINS.map(({ id }) => id))('in every way the dice can fall, for %s', (who) => {
    const seen = new Seen();
    const lots = new Stream(keyFromSeed(`walks of ${who}`));
    for (const bonus of BONUSES) {
      const match = inRome(who, bonus, lots.below(2) === 0 ? {} : OTHERWISE, lots.below(4), 1 + lots.below(3), `${who} ${bonus.length}`);
      walk(match, lots, 8, seen, { most: 450, sample: 30 });
    }
    expect(seen.exact).toBeGreaterThan(20);
  });

  test.each(Array.from({ length: 6 }, (_, i) => i))('in match %i, played well', (number) => {
    const seen = new Seen();
    const lots = new Stream(keyFromSeed(`preview ${number}`));
    const match: Job = Match.start(contractAssassin.game, randomConfig(lots), { key: keyFromSeed(`preview ${number}`) });
    const bot = new GreedyBot(`preview ${number}`);
    for (let i = 0; i < 200 && match.decision !== null; i++) {
      for (const option of match.open(match.asked))
        if (option.preview !== null && lots.below(MANY.has(option.answer.do) ? 200 : 8) === 0) seen.hold(match, option, { most: 300, sample: 30 });
      match.answerIndex(lots.below(8) === 0 ? lots.below(match.decision.count) : bot.decide(match, match.asked));
    }
    expect(seen.exact).toBeGreaterThan(20);
  });
});
