import { GreedyBot, RandomBot } from '#bots';
import type { Box } from '#games';
import { type Json, keyFromSeed, Match } from '#kernel';
import { randomConfig } from '../fuzz/configs.ts';

/** So many matches are searched, each for so many answers: some answers seldom may be given. */
const MATCHES = 60;
const ANSWERS = 400;
const OF_EACH = 2;
/** The answer after which a match is shown: early, yet everything has begun. */
const SHOWN = 12;

/** What real matches give as examples. */
export interface Examples {
  /** Of each kind of answer some that may be given at some moment; none of those that never may, or hardly ever. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** What a seat sees that is asked, and may answer. */
  readonly moment: Json;
}

export function examplesOf(box: Box): Examples {
  const found = new Map(box.game.notation.forms.map((form) => [form.do, new Set<string>()]));
  for (let number = 0; number < MATCHES; number++) search(box, number, found);
  return { answers: Object.fromEntries([...found].map(([kind, notations]) => [kind, [...notations]])), moment: momentOf(box) };
}

/** Play a match, giving an answer of each kind as soon as it may be given, and note one of each that nobody has noted enough of. */
function search(box: Box, number: number, found: ReadonlyMap<string, Set<string>>): void {
  const { game } = box;
  const seed = `described ${number}`;
  const match = Match.start(game, number === 0 ? box.presets[0]?.config : randomConfig(box, seed), { key: keyFromSeed(seed) });
  const seats = match.seatNames.map((_, seat) => seat);
  const bot = number % 2 === 0 ? new GreedyBot(seed) : new RandomBot(seed);
  const here = new Set<string>();
  for (let given = 0; given < ANSWERS && match.decision !== null; given++) {
    let rare: { readonly seat: number; readonly notation: string } | null = null;
    for (const seat of seats)
      for (const notation of match.options(seat)) {
        const kind = game.notation.parse(notation)?.do ?? '';
        const noted = found.get(kind);
        if (noted === undefined || noted.size >= OF_EACH || here.has(kind)) continue;
        here.add(kind);
        noted.add(notation);
        rare ??= { seat, notation };
      }
    if (rare === null) match.answerIndex(bot.decide(match, seats));
    else match.answer(match.number, rare.seat, rare.notation);
  }
}

function momentOf({ game, presets }: Box): Json {
  const seed = 'described';
  const match = Match.start(game, presets[0]?.config, { key: keyFromSeed(seed) });
  const bot = new GreedyBot(seed);
  const seats = match.seatNames.map((_, seat) => seat);
  while (match.number < SHOWN) match.answerIndex(bot.decide(match, seats));
  const [seat = 0] = match.asked;
  // What is seen is plain data.
  return JSON.parse(JSON.stringify({ seat, ...match.view(seat) }));
}
