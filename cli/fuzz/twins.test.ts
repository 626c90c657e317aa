import { describe, expect, test } from 'vitest';
import type { Box } from '#games';
import { type Game, legal } from '#kernel';
import { template } from '../../games/template/bot/box.ts';
import { climb } from '../../games/template/rules/turn.ts';
import type { Template } from '../../games/template/types.ts';
import { twinMatch } from '../../kernel/testing/twins.ts';
import { overTheWire } from '../../server/testing/paper-table.ts';
import { compareTwins, HIDING, runTwins } from './twins.ts';

// Games are compared in their own fuzz tests.
test('over the wire nobody can tell apart states of ambush that differ only in what they may not know', () => {
  expect(HIDING).toEqual(expect.arrayContaining(['template', 'ambush']));
  const { pairs, matches, failure } = runTwins({ game: 'ambush', seed: 'test', first: 0, pairs: 300 });
  expect(failure?.message).toBeUndefined();
  expect(pairs).toBe(300);
  expect(matches).toBeGreaterThan(1);
});

describe('it would be noticed if a server', () => {
  const box = template as Box;
  const wire = overTheWire(box);

  test('mixed up who is who', () => {
    expect(() => twinMatch(box.game, {}, 'mixed up', 300, (twin, _, since, tries) => wire(twin, 0, since, tries))).toThrow('twins look alike');
  });

  test.each(['what is sent to those who follow answers', 'the record of the table'])('gave away in %s alone what others drew', (place) => {
    const everything = (twin: Parameters<typeof wire>[0]): string => twin.match.answers.map(({ gave }) => JSON.stringify(gave)).join();
    const leaking: typeof wire = (twin, eyes, since, tries) =>
      wire(twin, eyes, since, tries).map(([what, text]) => [what, what === place ? text + everything(twin) : text]);
    expect(() => twinMatch(box.game, {}, 'given away', 300, leaking)).toThrow(`${place} is`);
  });

  test('told in previews alone what others hold', () => {
    const peeking: Game<Template> = {
      ...template.game,
      *turn(g, ref) {
        const about = { seat: 0 };
        yield* ref.choose(0, { ...climb, preview: ({ hands }) => ({ hand: hands[1][0] ?? 0, gives: null }) }, legal(climb, g, about), about);
        yield* template.game.turn(g, ref);
      },
    };
    const peeked = { ...template, game: peeking } as Box;
    expect(() => twinMatch(peeked.game, {}, 'previews', 300, overTheWire(peeked))).toThrow('with previews is');
  });

  test('told everybody what was meant for one', () => {
    const blabbing: Game<Template> = {
      ...template.game,
      *turn(g, ref) {
        yield* template.game.turn(g, ref);
        ref.tell({ kind: 'hand', seat: 0, drawn: g.hands[0].slice(0, 1) }, 'template.climb.draw');
      },
    };
    const { failure } = compareTwins({ ...template, game: blabbing } as Box, { seed: 'blabbing', first: 0, pairs: 300 });
    expect(failure?.message).toMatch(/^twins look alike: .* is …/);
  });

  test('kept the hash in the record of a running match', () => {
    const leaking: typeof wire = (twin, eyes, since, tries) => [...wire(twin, eyes, since, tries), ['the hash', twin.match.hash()]];
    expect(() => twinMatch(box.game, {}, 'hash', 300, leaking)).toThrow('the hash is');
  });
});
