import { describe, expect, test } from 'vitest';
import type { Box } from '#games';
import {
  at,
  ConfigError,
  fromPlain,
  type Game,
  judgementOf,
  keyFromSeed,
  loadMoment,
  Match,
  type MomentData,
  plainCopy,
  RecordError,
  type Seat,
  Stream,
} from '#kernel';
import { boxes } from '#shelf';
import { template } from '../games/template/bot/box.ts';
import { type Ambush, ambush, type Plan, type State } from '../kernel/testing/ambush.ts';
import { otherwise } from '../kernel/testing/twins.ts';
import { advise, decide, type Job, jobFor } from './job.ts';

const BOTS = ['random', 'casual', 'greedy', 'search:40'];

/** Looks far enough ahead for the cards of others to matter. */
const farSighted: Game<Ambush> = { ...ambush, judgement: { ...judgementOf(ambush), lookAhead: { horizon: 8, playOn: 'random', width: 100 } } };
/** Without dealing anew what a seat may not know, its bot sees the cards of the others. */
const { imagine: _, ...peeking } = farSighted;

/** Every decision of a match played at random. */
function* decisions(game: Game<Ambush>, seed: string): Iterable<Match> {
  const match = Match.start(game, { rounds: 8 }, { key: keyFromSeed(seed), listen: false });
  const stream = new Stream(keyFromSeed(`${seed} answers`));
  for (; match.decision !== null; match.answerIndex(stream.below(match.decision.count))) yield match;
}

/** The same moment with what the seat cannot see dealt anew: the other hands and the deck. */
function dealtAnew({ state, gave, answers }: MomentData, seat: Seat, stream: Stream): MomentData {
  const g = fromPlain<State>(state);
  const others = g.hands.filter((_, other) => other !== seat);
  const pool: Plan[] = [...g.deck.bag, ...others.flat()];
  for (const cards of [...others, g.deck.bag]) for (let i = 0; i < cards.length; i++) cards[i] = at(pool.splice(stream.below(pool.length), 1), 0);
  return { state: plainCopy(g), gave, answers };
}

/** How often the bot decides differently when only what its seat cannot see is different. */
function differences(game: Game<Ambush>, bot: string): { readonly pairs: number; readonly different: number } {
  const count = { pairs: 0, different: 0 };
  for (let i = 0; i < 12; i++) {
    const stream = new Stream(keyFromSeed(`otherwise ${i}`));
    for (const match of decisions(game, `blind ${i}`)) {
      const seat = at(match.asked, 0);
      const job = jobFor(match, [seat], bot, `seed ${i}`);
      const twin: Job = { ...job, moment: dealtAnew(job.moment, seat, stream) };
      let seen: unknown;
      try {
        seen = loadMoment(game, { rounds: 8 }, twin.moment).view(seat);
      } catch (thrown) {
        if (thrown instanceof RecordError) continue; // what has been played since the checkpoint was in one of the hands that were dealt anew
        throw thrown;
      }
      expect(seen).toEqual(loadMoment(game, { rounds: 8 }, job.moment).view(seat));
      if (JSON.stringify(twin.moment) === JSON.stringify(job.moment)) continue;
      count.pairs++;
      if (decide(job, [game as Game]).notation !== decide(twin, [game as Game]).notation) count.different++;
    }
  }
  return count;
}

describe('a job', () => {
  test('holds nothing from which dice to come could be told', () => {
    for (const match of decisions(ambush, 'no key')) {
      const job = jobFor(match, match.asked, 'greedy', 'seed');
      expect(Object.keys(job).toSorted()).toEqual(['bot', 'config', 'game', 'moment', 'seats', 'seed']);
      expect(JSON.stringify(job)).not.toContain(match.parts().key);
      expect(structuredClone(job)).toEqual(job);
    }
  });

  test('stays small however long the match is', () => {
    for (const { game, presets } of boxes) {
      const match = Match.start(game, presets[0]?.config, { key: keyFromSeed('long'), listen: false });
      const stream = new Stream(keyFromSeed('long answers'));
      let most = 0;
      for (; match.decision !== null; match.answerIndex(stream.below(match.decision.count))) {
        const { moment } = jobFor(match, match.asked, 'greedy', 'seed');
        expect(moment.answers.length).toBeLessThanOrEqual(match.number);
        most = Math.max(most, moment.answers.length);
      }
      expect(most).toBeLessThan(match.number / 2);
    }
  });

  test('is decided with an option of the seat, in every game and by every bot', () => {
    for (const box of boxes)
      for (const bot of ['random', 'greedy', 'search:5']) {
        const match = Match.start(box.game, box.presets[0]?.config, { key: keyFromSeed('decide'), listen: false });
        for (let i = 0; i < 25 && match.decision !== null; i++) {
          const seat = match.asked.at(-1) as Seat;
          const job = jobFor(match, [seat], bot, `${i}`);
          const decided = decide(job, [box.game]);
          expect(decide(structuredClone(job), [box.game])).toEqual(decided);
          expect(decided.seat).toBe(seat);
          match.answer(match.number, seat, decided.notation);
        }
        expect(match.number).toBeGreaterThan(5);
      }
  });

  test('that makes no sense is refused', () => {
    const match = Match.start(ambush, {}, { key: keyFromSeed('sense') });
    const job = jobFor(match, [0], 'random', 'seed');
    for (const wrong of [{ game: 'chess' }, { bot: 'genius' }, { seats: [] }, { seats: [7] }, { config: { rounds: 0 } }])
      expect(() => decide({ ...job, ...wrong }, [ambush as Game]), JSON.stringify(wrong)).toThrow(ConfigError);
  });
});

describe('what its seat cannot see changes nothing in what a bot does', () => {
  for (const bot of BOTS)
    test(bot, () => {
      const { pairs, different } = differences(farSighted, bot);
      expect(pairs).toBeGreaterThan(100);
      expect(different).toBe(0);
    });

  test('and would be noticed if it did', () => {
    expect(differences(peeking as typeof farSighted, 'search:40').different).toBeGreaterThan(5);
  });
});

describe('in every game that hides something', () => {
  const config = (presets: Box['presets']): unknown => (presets.find(({ id }) => id === 'hidden') ?? presets[0])?.config;
  const games: readonly (readonly [string, Game, unknown])[] = [
    ...boxes.filter(({ game }) => game.imagine !== undefined).map(({ game, presets }) => [game.id, game, config(presets)] as const),
    ['template', template.game as Game, {}],
    ['ambush', farSighted as Game, { rounds: 8 }],
  ];

  /** The same decision in a world that differs only in what the seat may not know; null where that world is the same, or cannot be. */
  function twinOf(match: Match, seat: Seat, job: Job, seed: string): Job | null {
    const { state } = match.moment();
    const moment = { ...job.moment, state: match.game.save(otherwise(match, state, [seat], keyFromSeed(seed))) };
    if (JSON.stringify(moment.state) === JSON.stringify(job.moment.state)) return null;
    try {
      loadMoment(match.game, match.config, moment);
      return { ...job, moment };
    } catch (thrown) {
      if (thrown instanceof RecordError) return null; // what has been drawn or played since the checkpoint lies elsewhere there
      throw thrown;
    }
  }

  test.each(games)('bots and adviser of %s think the same whatever they may not know', (_, game, config) => {
    let pairs = 0;
    for (let i = 0; pairs < 40; i++) {
      const stream = new Stream(keyFromSeed(`think ${i}`));
      const match = Match.start(game, config, { key: keyFromSeed(`think ${i}`), listen: false });
      for (; match.decision !== null && match.number < 200 && pairs < 40; match.answerIndex(stream.below(match.decision.count))) {
        const seat = at(match.asked, 0);
        if (stream.below(4) > 0) continue;
        const job = jobFor(match, [seat], 'search:12', `${i}`);
        const twin = twinOf(match, seat, job, `${i} ${match.number}`);
        if (twin === null) continue;
        pairs++;
        for (const bot of ['random', 'casual', 'greedy', 'search:12']) expect(decide({ ...twin, bot }, [game]), bot).toEqual(decide({ ...job, bot }, [game]));
        expect(advise(twin, [game])).toEqual(advise(job, [game]));
      }
    }
  });

  test('a bot with several seats thinks for one of them, as that one sees it', () => {
    const match = Match.start(ambush, {}, { key: keyFromSeed('several') });
    const [first] = match.asked;
    const decided = decide(jobFor(match, match.asked, 'greedy', 'seed'), [ambush as Game]);
    expect(match.asked).toHaveLength(3);
    expect(decided.seat).toBe(first);
    expect(match.options(first)).toContain(decided.notation);
    expect(decided).toEqual(decide(jobFor(match, [first as Seat], 'greedy', 'seed'), [ambush as Game]));
  });
});
