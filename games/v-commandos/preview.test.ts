import { describe, expect, test } from 'vitest';
import { type ChanceResult, type Game, keyFromSeed, Match, type OpenOption, Stream, weigherOf } from '#kernel';
import { futuresOf } from '../../kernel/testing/futures.ts';
import { randomConfig } from './random-config.ts';
import { perform } from './rules/commando/turn.ts';
import { vCommandosGame } from './rules/game.ts';
import { foretold, ONE_DEED } from './testing/foretold.ts';
import type { VCommandos } from './types.ts';

/** The rules of one deed and nothing else. */
function only(o: number): Game<VCommandos> {
  return {
    ...vCommandosGame,
    *turn(g, ref) {
      yield* perform(g, ref, o);
      g.outcome ??= { payoff: [0], clause: 'v-commandos.turn.sequence', cause: ONE_DEED };
    },
  };
}

type Option = OpenOption<VCommandos>;

/** What is wrong with the preview of a deed; null where there are too many ways to play them all. */
function compared(match: Match<VCommandos>, o: number, option: Option, most: number): string | null {
  const begin = (script: readonly ChanceResult[]) => Match.from(only(o), match.config, vCommandosGame.copy(match.state), { script });
  const futures = futuresOf(
    begin,
    (future) => {
      for (let next = foretold.goOn?.(future, option) ?? null; next !== null; next = foretold.goOn?.(future, option) ?? null)
        future.answer(future.number, next.seat, next.notation);
    },
    most,
  );
  if (futures === null) return null;
  return (
    foretold.wrong(
      option,
      match,
      futures.map(({ chance, match: future }) => ({ chance, match: future, events: future.events })),
      true,
    ) ?? ''
  );
}

/** A raid that is half played well, looked at before each answer. */
function raidPlayed(seed: string, answers: number, look: (match: Match<VCommandos>) => void): void {
  const stream = new Stream(keyFromSeed(`${seed} answers`));
  const match = Match.start<VCommandos>(vCommandosGame, randomConfig(stream), { key: keyFromSeed(seed) });
  for (let i = 0; i < answers && match.decision !== null; i++) {
    look(match);
    const { decision, state } = match;
    const weigh = weigherOf(vCommandosGame.judgement, state, decision);
    const best = Array.from({ length: decision.count }, (_, index) => index).reduce((a, b) => (weigh(b) > weigh(a) ? b : a), 0);
    match.answerIndex(stream.below(3) === 0 ? stream.below(decision.count) : best);
  }
}

const RAIDS = Number(process.env['RAIDS'] ?? 12);
const MOST = Number(process.env['MOST'] ?? 260);
const counts = { compared: 0, skipped: 0 };

describe('what is said of a deed', () => {
  test.each(Array.from({ length: RAIDS }, (_, number) => number))('comes true in every way the dice can fall, in raid %i', (number) => {
    const lots = new Stream(keyFromSeed(`looked at ${number}`));
    raidPlayed(`preview ${number}`, 160, (match) => {
      const { decision } = match;
      if (decision === null || (decision.question.kind !== 'act' && decision.question.kind !== 'window')) return;
      for (const [index, option] of match.open(match.seatNames.map((_, seat) => seat)).entries()) {
        if (option.preview === null || lots.below(4) > 0) continue;
        const wrong = compared(match, decision.options[index] as number, option, MOST);
        if (wrong === null) counts.skipped++;
        else counts.compared++;
        expect([option.notation, wrong ?? ''], JSON.stringify(option.preview)).toEqual([option.notation, '']);
      }
    });
  });
});
