import {
  type Answerer,
  type Game,
  type GameTypes,
  heaviest,
  type Judgement,
  judgementOf,
  type Key,
  keyFromSeed,
  Match,
  type OpenDecision,
  Playout,
  Stream,
} from '#kernel';

/** A game as it is measured: with one configuration. */
export interface Subject<T extends GameTypes = GameTypes> {
  readonly title: string;
  readonly game: Game<T>;
  readonly config: T['Config'];
}

/** A match that can be played again and again: its key and the answers, as indices of options. */
export interface Line {
  readonly key: Key;
  readonly answers: readonly number[];
}

/** Answers at random, or so many times out of a hundred as the game's own judgement likes it; and remembers. */
class Rememberer<T extends GameTypes> implements Answerer {
  readonly answers: number[] = [];
  readonly #judgement: Judgement<T>;
  readonly #sense: number;
  readonly #stream: Stream;

  constructor(judgement: Judgement<T>, sense: number, stream: Stream) {
    this.#judgement = judgement;
    this.#sense = sense;
    this.#stream = stream;
  }

  answer(decision: OpenDecision, state: unknown): number {
    const sensible = this.#stream.below(100) < this.#sense;
    const index = sensible ? heaviest(this.#judgement, state, decision, this.#stream) : this.#stream.below(decision.count);
    this.answers.push(index);
    return index;
  }
}

/** A match in which so many answers out of a hundred are those the game's own judgement likes best, and the others random. */
export function lineOf<T extends GameTypes>({ game, config }: Subject<T>, seed: number, sense: number): Line {
  const key = keyFromSeed(`line ${seed}`);
  const rememberer = new Rememberer(judgementOf(game), sense, new Stream(keyFromSeed(`answers ${seed}`)));
  new Playout(game, config, new Stream(key), rememberer).run();
  return { key, answers: rememberer.answers };
}

export function randomLine<T extends GameTypes>(subject: Subject<T>, seed: number): Line {
  return lineOf(subject, seed, 0);
}

/** The longest of many matches, half of them random and half played with some sense; longest first. */
export function longestLines<T extends GameTypes>(subject: Subject<T>, among: number, keep: number): Line[] {
  return Array.from({ length: among }, (_, seed) => lineOf(subject, seed, seed % 2 === 0 ? 0 : 80))
    .sort((a, b) => b.answers.length - a.answers.length)
    .slice(0, keep);
}

/** The match of a line after so many of its answers. */
export function matchOf<T extends GameTypes>({ game, config }: Subject<T>, { key, answers }: Line, count: number): Match<T> {
  const match = Match.start(game, config, { key });
  for (const answer of answers.slice(0, count)) match.answerIndex(answer);
  return match;
}
