import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { GreedyBot, RandomBot } from '#bots';
import { type GameTypes, keyFromSeed, Match } from '#kernel';
import { boxes } from '#shelf';
import { randomConfig } from '../fuzz/configs.ts';
import { boxOf, describedFile, describedGames } from './described.ts';

type Schema = { readonly properties?: Readonly<Record<string, Schema>>; readonly $defs: Readonly<Record<string, Schema>> };
type Held = (what: 'view' | 'decision' | 'event' | 'preview', value: unknown) => void;

const GAMES = [...boxes.map(({ game }) => game.id), 'template'];
const MATCHES = 6;
/** Previews are asked of every so many decisions. */
const PREVIEWS = 9;

function readDescribed(game: string): { readonly answers: Readonly<Record<string, readonly string[]>>; readonly seen: Schema } {
  return JSON.parse(readFileSync(describedFile(game), 'utf8'));
}

/** Fails with what is wrong with something that is seen. */
function holder(game: string): Held {
  const { seen } = readDescribed(game);
  const check = new Ajv2020({ strict: false }).compile(seen);
  return (what, value) => {
    if (!check({ [what]: value })) throw new Error(`${what} ${JSON.stringify(value)}: ${JSON.stringify(check.errors?.slice(0, 3))}`);
  };
}

/** A match by lot, of which everything that anybody gets is held against the description; which kinds of answers were offered. */
function play<T extends GameTypes>(match: Match<T>, seed: string, number: number, holds: Held): ReadonlySet<string> {
  const { forms } = match.game.notation;
  const patterns = forms.map(({ pattern }) => new RegExp(pattern));
  const seats = match.seatNames.map((_, seat) => seat);
  const bot = number % 2 === 0 ? new RandomBot(seed) : new GreedyBot(seed);
  const offered = new Set<string>();
  for (;;) {
    for (const seat of [null, ...seats]) holds('view', match.view(seat).view);
    if (match.decision === null) break;
    holds('decision', match.view(null).decision === null ? null : { kind: match.decision.question.kind, about: match.decision.about });
    for (const notation of seats.flatMap((seat) => match.options(seat))) {
      const form = forms[patterns.findIndex((pattern) => pattern.test(notation))];
      expect([notation, form?.do]).toEqual([notation, match.game.notation.parse(notation)?.do]);
      if (form !== undefined && !offered.has(form.do)) expect(filledIn(form, notation)).toBe(notation);
      offered.add(form?.do ?? '');
    }
    if (match.number % PREVIEWS === 0) for (const { preview } of match.open(seats)) if (preview !== null) holds('preview', preview);
    match.answerIndex(bot.decide(match, seats));
  }
  for (const { event } of match.events) holds('event', event);
  return offered;
}

/** The form with what its pattern has found for each part: what was read. */
function filledIn({ form, parts, pattern }: { form: string; parts: readonly string[]; pattern: string }, notation: string): string {
  const [, ...found] = new RegExp(pattern).exec(notation) ?? [];
  return parts.reduce((text, part, i) => text.replace(`{${part}}`, () => found[i] ?? ''), form);
}

describe('what is described', () => {
  let written: ReadonlyMap<string, string>;
  beforeAll(async () => {
    const texts = new Map<string, string>();
    for await (const { game, text } of describedGames()) texts.set(game, text);
    written = texts;
  });

  test.each(GAMES)('of %s is what its types and its matches are today', (game) => {
    // Otherwise: npm run describe
    expect(readFileSync(describedFile(game), 'utf8')).toBe(written.get(game));
  });
});

describe.each(GAMES)('in whole matches of %s', (game) => {
  const holds = holder(game);

  test.each(Array.from({ length: MATCHES }, (_, number) => number))('everything that is seen is as described: %i', async (number) => {
    const box = await boxOf(game);
    const seed = `seen ${game} ${number}`;
    const match = Match.start(box.game, randomConfig(box, seed), { key: keyFromSeed(seed) });
    expect(play(match, seed, number, holds).size).toBeGreaterThan(0);
    expect(match.outcome).not.toBeNull();
  });

  test('every example is an answer of its kind, as its form says', async () => {
    const { notation } = (await boxOf(game)).game;
    const { answers } = readDescribed(game);
    expect(Object.keys(answers)).toEqual(notation.forms.map((form) => form.do));
    for (const form of notation.forms)
      for (const example of answers[form.do] ?? []) expect([notation.parse(example)?.do, filledIn(form, example)]).toEqual([form.do, example]);
  });

  test('a field that nobody described is noticed, and so is one that is gone', async () => {
    const box = await boxOf(game);
    const { view } = Match.start(box.game, box.presets[0]?.config, { key: keyFromSeed('fields') }).view(0);
    expect(() => holds('view', view)).not.toThrow();
    expect(() => holds('view', { ...(view as object), weather: 'fine' })).toThrow('additionalProperties');
    for (const field of Object.keys(view as object)) {
      const { [field]: _, ...less } = view as Record<string, unknown>;
      expect(() => holds('view', less)).toThrow(`must have required property '${field}'`);
    }
  });
});
