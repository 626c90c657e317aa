import type { Stream } from './chacha.ts';
import type { DecisionIn, Game, OpenDecision } from './game.ts';
import type { GameTypes, Seat } from './types.ts';

/** How far and how widely it pays to think ahead in a game. */
export interface LookAhead {
  /** How many times to play on from a decision, where nobody says how long to think. */
  readonly iterations: number;
  /** After how many turns, the present one included, a position is judged; Infinity plays to the end of the match. */
  readonly horizon: number;
  /** How many answers the tree is deep. */
  readonly depth: number;
  /** How answers beyond the tree are chosen: by weight or by lot. */
  readonly playOn: 'greedy' | 'random';
  /** How curious: the weight of what has been tried little, in standard deviations. */
  readonly curiosity: number;
  /** Progressive widening: after n visits a decision looks at `width × √n` options, the best-looking first. */
  readonly width: number;
  /** By how many standard errors another option has to be better than the best-looking one. */
  readonly doubt: number;
}

/** How options look. */
export interface Weighing<T extends GameTypes = GameTypes> {
  /** How promising an option looks, from a look one decision deep; only the order matters, and that -Infinity is not worth a try. */
  weigh(state: T['State'], decision: DecisionIn<T>, option: number): number;
  /** The same for all options of a decision, where it pays to look once at what they have in common. */
  weigher?(state: T['State'], decision: DecisionIn<T>): (option: number) => number;
}

/** What is good in this game: all that bots know of it. */
export interface Judgement<T extends GameTypes = GameTypes> extends Weighing<T> {
  readonly lookAhead?: Partial<LookAhead>;
  /** How options look to who thinks ahead, where that is not the same. */
  readonly ahead?: Weighing<T>;
  /** How a position looks for a seat: 0 lost, 1 won. */
  value(state: T['State'], seat: Seat): number;
}

/** What bots know of a game. */
export function judgementOf<T extends GameTypes>({ id, judgement }: Pick<Game<T>, 'id' | 'judgement'>): Judgement<T> {
  if (judgement === undefined) throw new Error(`${id} has come without what bots know of it`);
  return judgement;
}

/** How promising each option of a decision looks. Only the rules of its game ask it, so that its kind is one of theirs. */
export function weigherOf<T extends GameTypes>(judgement: Judgement<T>, state: T['State'], decision: OpenDecision<T['State']>): (option: number) => number {
  const asked = decision as DecisionIn<T>;
  return judgement.weigher?.(state, asked) ?? ((option) => judgement.weigh(state, asked, option));
}

/** The option that weighs most, among all or among some; equals are drawn by lot. */
export function heaviest<T extends GameTypes>(
  judgement: Judgement<T>,
  state: T['State'],
  decision: OpenDecision<T['State']>,
  stream: Stream,
  among: readonly number[] | null = null,
): number {
  const count = among === null ? decision.count : among.length;
  const weigh = weigherOf(judgement, state, decision);
  let best = among?.[0] ?? 0;
  let weight = Number.NEGATIVE_INFINITY;
  let ties = 1;
  for (let i = 0; i < count; i++) {
    const option = among === null ? i : (among[i] as number);
    const w = weigh(option);
    if (w > weight) {
      weight = w;
      best = option;
      ties = 1;
    } else if (w === weight && stream.below(++ties) === 0) best = option;
  }
  return best;
}
