import { type Answerer, at, heaviest, type Judgement, type LookAhead, type OpenDecision, ownerOf, type Seat, type Stream, weigherOf } from '#kernel';

/** An option that has been tried: with what success for its owner each time, and what was asked next. */
export interface Arm {
  readonly owner: Seat;
  /** Its place in the order in which options looked good: 0 is the favourite. */
  readonly rank: number;
  visits: number;
  /** The sum of its successes and of their squares. */
  success: number;
  squares: number;
  /** Each success, kept for the options of the decision that is to be made. */
  readonly each: number[] | null;
  readonly next: Node;
}

/** What may be asked after the same answers: dice decide which question it is, so there can be several. */
export type Node = Map<unknown, Branch>;

interface Branch {
  visits: number;
  readonly arms: Map<unknown, Arm>;
  /** The options in the order in which they looked good when the question was first asked. */
  readonly order: readonly unknown[];
  /** Those that are not worth a try. */
  readonly hopeless: ReadonlySet<unknown>;
}

/** How far apart the dice of two iterations lie in the stream. */
const SPACING = 2 ** 20;

/** One iteration after another: down the tree by curiosity, one new arm, then on by the game's judgement or by lot. */
export class Walk implements Answerer {
  readonly root: Node = new Map();
  readonly #lookAhead: LookAhead;
  readonly #judgement: Judgement;
  /** Decides what is tried beyond the tree. */
  readonly #lots: Stream;
  readonly #dice: Stream;
  readonly #among: ReadonlySet<number> | null;
  readonly #path: Arm[] = [];
  #node: Node | null = null;

  /** `among` keeps the first decision to some of its options. */
  constructor(lookAhead: LookAhead, judgement: Judgement, dice: Stream, lots: Stream, among: ReadonlySet<number> | null) {
    this.#lookAhead = lookAhead;
    this.#judgement = judgement;
    this.#dice = dice;
    this.#lots = lots;
    this.#among = among;
  }

  begin(): void {
    this.#path.length = 0;
    this.#node = this.root;
  }

  /** Only one option of the first decision is worth a try. */
  isForced(decision: OpenDecision): boolean {
    const branch = this.root.get(questionKey(decision));
    return branch !== undefined && branch.order.length - branch.hopeless.size <= 1;
  }

  credit(value: (owner: Seat) => number): void {
    for (const arm of this.#path) {
      const success = value(arm.owner);
      arm.visits++;
      arm.success += success;
      arm.squares += success * success;
      arm.each?.push(success);
    }
  }

  answer(decision: OpenDecision, state: unknown): number {
    if (this.#node === null)
      return this.#lookAhead.playOn === 'random' ? this.#lots.below(decision.count) : heaviest(this.#judgement, state, decision, this.#lots);
    const first = this.#path.length === 0;
    const option = this.#descend(this.#node, decision, state, first ? this.#among : null);
    // Every option of the first decision meets the same dice, so that luck does not decide between them.
    if (first) this.#dice.position = at(this.#path, 0).visits * SPACING;
    return option;
  }

  #descend(node: Node, decision: OpenDecision, state: unknown, among: ReadonlySet<number> | null): number {
    const key = questionKey(decision);
    let branch = node.get(key);
    if (branch === undefined) {
      branch = { visits: 0, arms: new Map(), ...this.#order(decision, state) };
      node.set(key, branch);
    }
    branch.visits++;
    const { arms, hopeless } = branch;
    const log = Math.log(branch.visits);
    let best = -1;
    let bestArm: Arm | undefined;
    let bestBound = Number.NEGATIVE_INFINITY;
    let known = 0;
    let untried = 0;
    for (let option = 0; option < decision.count; option++) {
      if (among !== null && !among.has(option)) continue;
      const key = optionKey(decision, state, option);
      const arm = arms.get(key);
      if (arm === undefined) {
        if (!hopeless.has(key)) untried++;
        continue;
      }
      known++;
      const bound = mean(arm) + this.#lookAhead.curiosity * Math.sqrt((log * variance(arm)) / arm.visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = option;
        bestArm = arm;
      }
    }
    if (known === 0 || (untried > 0 && known < this.#lookAhead.width * Math.sqrt(branch.visits))) {
      best = this.#untried(branch, decision, state, among);
      bestArm = this.#grow(branch, ownerOf(decision, state, best));
      arms.set(optionKey(decision, state, best), bestArm);
      this.#node = null;
    } else this.#node = this.#path.length + 1 < this.#lookAhead.depth ? (bestArm as Arm).next : null;
    this.#path.push(bestArm as Arm);
    return best;
  }

  #grow(branch: Branch, owner: Seat): Arm {
    return { owner, rank: branch.arms.size, visits: 0, success: 0, squares: 0, each: this.#path.length === 0 ? [] : null, next: new Map() };
  }

  #order(decision: OpenDecision, state: unknown): Pick<Branch, 'order' | 'hopeless'> {
    const weights: { readonly key: unknown; readonly weight: number }[] = [];
    const weigh = weigherOf(this.#judgement, state, decision);
    for (let option = 0; option < decision.count; option++) weights.push({ key: optionKey(decision, state, option), weight: weigh(option) });
    const order = weights.sort((a, b) => b.weight - a.weight).map((w) => w.key);
    return { order, hopeless: new Set(weights.filter(({ weight }) => weight === Number.NEGATIVE_INFINITY).map(({ key }) => key)) };
  }

  /** The best-looking option that has no arm yet; one that is not worth a try only where there is no other. */
  #untried({ arms, order, hopeless }: Branch, decision: OpenDecision, state: unknown, among: ReadonlySet<number> | null): number {
    const open = new Map<unknown, number>();
    const last = new Map<unknown, number>();
    for (let option = 0; option < decision.count; option++) {
      const key = optionKey(decision, state, option);
      if (among?.has(option) !== false && !arms.has(key)) (hopeless.has(key) ? last : open).set(key, option);
    }
    for (const key of order) {
      const option = open.get(key);
      if (option !== undefined) return option;
    }
    return (open.size > 0 ? open : last).values().next().value as number;
  }
}

export function mean(arm: Arm): number {
  return arm.success / arm.visits;
}

/** How much its successes vary; a few that are equal do not yet prove that all are. */
function variance(arm: Arm): number {
  return Math.max(0, arm.squares / arm.visits - mean(arm) ** 2) + 0.25 / arm.visits;
}

export function optionKey(decision: OpenDecision, state: unknown, option: number): unknown {
  const value = decision.options[option];
  return typeof value === 'object' ? JSON.stringify(decision.question.answer(value, state)) : value;
}

/** The kind of question and what it is about: an answer to a die of 6 is not an answer to a die of 1. */
export function questionKey(decision: OpenDecision): unknown {
  return decision.about === null ? decision.question : `${decision.question.kind} ${JSON.stringify(decision.about)}`;
}
