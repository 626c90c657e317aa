import { expect, test } from 'vitest';
import { RandomBot } from '#bots';
import { keyFromSeed, Match } from '#kernel';
import { boxes } from './shelf.ts';

/** Numbers that are numbers: dice, counts, and seats, with -1 for nobody's. What is packed into one is larger, and has a name instead. */
const COUNTED = { least: -1, most: 99 };
/** A name, as in the notation: words with hyphens, a place with its part, a die, a symbol that is printed. */
const NAME = /^(\*|[A-Za-z][a-z0-9-]*( [a-z0-9-]+)*(\/[a-zA-Z0-9]+)?|[A-Z]{1,2}\d{0,2})$/;

function leaves(node: unknown, path: string): readonly (readonly [string, unknown])[] {
  if (node === null || typeof node !== 'object') return [[path, node]];
  return Object.entries(node).flatMap(([key, child]) => leaves(child, Array.isArray(node) ? path : `${path}.${key}`));
}

test.each(boxes.map((box) => [box.game.id, box] as const))(
  'what decisions of %s are about is told in names, with no packed numbers',
  (_, { game, presets }) => {
    const kinds = new Set<string>();
    for (const { id, config } of presets) {
      const match = Match.start(game, game.configure(config), { key: keyFromSeed(id), listen: false });
      const bot = new RandomBot(id);
      while (match.decision !== null && match.number < 300) {
        const { decision } = match.view(match.asked[0] ?? 0);
        kinds.add(decision?.kind ?? '');
        for (const [path, value] of leaves(decision?.about ?? null, decision?.kind ?? ''))
          if (typeof value === 'number') expect(Number.isInteger(value) && value >= COUNTED.least && value <= COUNTED.most, `${path} is ${value}`).toBe(true);
          else if (typeof value === 'string') expect(value, path).toMatch(NAME);
          else expect([null, true, false], path).toContain(value);
        match.answerIndex(bot.decide(match, [match.asked[0] ?? 0]));
      }
    }
    expect(kinds.size).toBeGreaterThan(0);
  },
);
