import { expect, test } from 'vitest';
import type { Game } from '#kernel';
import { besideOf } from '../cli/fuzz/beside.ts';
import { fuzzMatch } from '../kernel/testing/fuzz.ts';
import { complete } from '../server/testing/complete.ts';
import { template } from './template/bot/box.ts';
import { truth } from './template/testing/truth.ts';
import type { Template } from './template/types.ts';
import type { Messages } from './template/words/messages.ts';
import { wordsOf } from './template/words/words.ts';
import type { Truth } from './truth.ts';
import type { Words } from './words.ts';

/** The truths of the game, of words that say something else. */
function truthOf(words: (said: Words<Template>, say: Messages) => Partial<Words<Template>>): Truth<Template, Messages> {
  return truth.of((say) => ({ ...wordsOf(say), ...words(wordsOf(say), say) }));
}

function fuzz(spoken: Pick<Truth<Template, Messages>, 'sentences' | 'mayCite' | 'at'>, game: Game<Template> = template.game): void {
  for (let n = 0; n < 20; n++) fuzzMatch(game, {}, `truth ${n}`, { truth: spoken });
}

test('what is so may be said', () => {
  expect(() => fuzz(truthOf(() => ({})))).not.toThrow();
});

test('it is noticed that a reason names a card that does not lie there', () => {
  const lying = truthOf((_, { why }) => ({
    whyNot: (clause, __, { pile }) => (clause === 'template.climb.higher' ? why.higher({ last: (pile.at(-1) ?? 0) + 1 }) : null),
  }));
  expect(() => fuzz(lying)).toThrow("what is said is so: 'why.higher' is said of");
});

test('it is noticed that what is said to help does not', () => {
  expect(() => fuzz(truthOf((_, { help }) => ({ wouldHelp: () => help.yield })))).toThrow("what is said is so: 'help.yield' is said of");
});

test('it is noticed that an event cites a clause that is not about it', () => {
  const citing: Game<Template> = {
    ...template.game,
    *turn(g, ref) {
      yield* template.game.turn(g, ref);
      ref.tell({ kind: 'yields', seat: 0 }, 'template.climb.draw');
    },
  };
  expect(() => fuzz(truth, citing)).toThrow("what is cited is about what happened: the event 'yields' cites template.climb.draw");
});

/** Sentences that nothing in a state could contradict. */
const EMPTY: Readonly<Record<string, readonly string[]>> = { 'v-commandos': ['why.precedence.cards'] };

test.each(complete.map(({ game }) => game.id))('few sentences of %s claim nothing', async (game) => {
  const { truth: own } = await besideOf(game);
  if (own !== undefined) expect([...(own as Truth<never, never>).empty]).toEqual(EMPTY[game] ?? []);
});
