import { type Answerer, type Decision, type LookAhead, type Match, ownerOf, Sampler, type Seat, type Stream } from '#kernel';
import { type Bot, botStream, ownOptions } from './bot.ts';
import { heaviest } from './greedy.ts';

/** How long to think: so many iterations, or so many milliseconds, whichever comes first. How to look ahead is the game's to say unless said here. */
export interface SearchSettings extends Partial<LookAhead> {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

const LOOK_AHEAD: LookAhead = { horizon: 0, playOn: 'greedy', curiosity: 0.5, width: 2 };

/** An option that has been tried: how often, with what success for its owner, and what was asked next. */
interface Arm {
  visits: number;
  success: number;
  owner: Seat;
  readonly next: Node;
}

/** What may be asked after the same answers: dice decide which question it is, so there can be several. */
type Node = Map<unknown, Branch>;

interface Branch {
  visits: number;
  readonly arms: Map<unknown, Arm>;
  /** The options in the order in which they looked good when the question was first asked. */
  readonly order: readonly unknown[];
}

/** Thinks ahead: a tree over answers, grown by playing on from forks with fresh dice, as far as the seat can know. */
export class SearchBot implements Bot {
  readonly name = 'search';
  /** How many iterations the last decision took. */
  iterations = 0;
  readonly #settings: SearchSettings;
  readonly #stream: Stream;

  constructor(seed: string | number, settings: SearchSettings) {
    this.#settings = settings;
    if (settings.iterations === undefined && settings.milliseconds === undefined)
      throw new RangeError('the search bot needs a budget: iterations or milliseconds');
    this.#stream = botStream(seed);
  }

  decide(match: Match, seats: readonly Seat[]): number {
    const decision = match.decision as Decision;
    const own = ownOptions(decision, match.state, seats);
    if (own.length === 1) return own[0] as number;
    const hidden = match.game.imagine !== undefined;
    const root = this.#think(match, seats[0] as Seat, hidden ? new Set(own) : null);
    const arms = root.get(questionKey(decision))?.arms;
    let best = own[0] as number;
    let visits = -1;
    for (const option of own) {
      const arm = arms?.get(optionKey(decision, match.state, option));
      if (arm !== undefined && arm.visits > visits) {
        visits = arm.visits;
        best = option;
      }
    }
    return best;
  }

  /** `own` keeps the first decision to these options: where things are hidden, what others could answer now is not for this seat to know. */
  #think(match: Match, seat: Seat, own: ReadonlySet<number> | null): Node {
    const root: Node = new Map();
    const { judgement } = match.game;
    const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY, ...lookAhead } = this.#settings;
    const walk = new Walk({ ...LOOK_AHEAD, ...judgement.lookAhead, ...lookAhead }, judgement, this.#stream);
    const sampler = new Sampler(match.moment(), seat, this.#stream);
    const until = performance.now() + milliseconds;
    for (this.iterations = 0; this.iterations < iterations; this.iterations++) {
      if (this.iterations > 0 && performance.now() >= until) break;
      walk.begin(root, own);
      const outcome = sampler.run(walk);
      walk.credit((owner) => (outcome === null ? judgement.value(sampler.state, owner) : (outcome.payoff[owner] as number)));
    }
    return root;
  }
}

/** One iteration: down the tree by curiosity, one new arm, then on to the horizon. */
class Walk implements Answerer {
  readonly #lookAhead: LookAhead;
  readonly #judgement: Match['game']['judgement'];
  readonly #stream: Stream;
  readonly #path: Arm[] = [];
  #node: Node | null = null;
  #among: ReadonlySet<number> | null = null;
  #left = 0;

  constructor(lookAhead: LookAhead, judgement: Match['game']['judgement'], stream: Stream) {
    this.#lookAhead = lookAhead;
    this.#judgement = judgement;
    this.#stream = stream;
  }

  begin(root: Node, among: ReadonlySet<number> | null): void {
    this.#path.length = 0;
    this.#node = root;
    this.#among = among;
    this.#left = this.#lookAhead.horizon;
  }

  answer(decision: Decision, state: unknown): number {
    if (this.#node !== null) {
      const index = this.#descend(this.#node, decision, state);
      this.#among = null;
      return index;
    }
    if (this.#left-- <= 0) return -1;
    return this.#lookAhead.playOn === 'random' ? this.#stream.below(decision.count) : heaviest(this.#judgement, state, decision, this.#stream);
  }

  credit(value: (owner: Seat) => number): void {
    for (const arm of this.#path) {
      arm.visits++;
      arm.success += value(arm.owner);
    }
  }

  #descend(node: Node, decision: Decision, state: unknown): number {
    const key = questionKey(decision);
    let branch = node.get(key);
    if (branch === undefined) {
      branch = { visits: 0, arms: new Map(), order: this.#order(decision, state) };
      node.set(key, branch);
    }
    branch.visits++;
    const { arms } = branch;
    const log = Math.log(branch.visits);
    let best = -1;
    let bestArm: Arm | undefined;
    let bestBound = Number.NEGATIVE_INFINITY;
    let known = 0;
    const among = this.#among;
    for (let option = 0; option < decision.count; option++) {
      if (among !== null && !among.has(option)) continue;
      const arm = arms.get(optionKey(decision, state, option));
      if (arm === undefined) continue;
      known++;
      const bound = arm.success / arm.visits + this.#lookAhead.curiosity * Math.sqrt(log / arm.visits);
      if (bound > bestBound) {
        bestBound = bound;
        best = option;
        bestArm = arm;
      }
    }
    if (known < (among?.size ?? decision.count) && known < this.#lookAhead.width * Math.sqrt(branch.visits)) {
      best = this.#untried(branch, decision, state);
      bestArm = { visits: 0, success: 0, owner: ownerOf(decision, state, best), next: new Map() };
      arms.set(optionKey(decision, state, best), bestArm);
      this.#node = null;
    } else this.#node = (bestArm as Arm).next;
    this.#path.push(bestArm as Arm);
    return best;
  }

  #order(decision: Decision, state: unknown): readonly unknown[] {
    const weights: { readonly key: unknown; readonly weight: number }[] = [];
    for (let option = 0; option < decision.count; option++)
      weights.push({ key: optionKey(decision, state, option), weight: this.#judgement.weigh(state, decision, option) });
    return weights.sort((a, b) => b.weight - a.weight).map((w) => w.key);
  }

  /** The best-looking option that has no arm yet. */
  #untried(branch: Branch, decision: Decision, state: unknown): number {
    const open = new Map<unknown, number>();
    for (let option = 0; option < decision.count; option++) {
      const key = optionKey(decision, state, option);
      if (this.#among?.has(option) !== false && !branch.arms.has(key)) open.set(key, option);
    }
    for (const key of branch.order) {
      const option = open.get(key);
      if (option !== undefined) return option;
    }
    return open.values().next().value as number;
  }
}

function optionKey(decision: Decision, state: unknown, option: number): unknown {
  const value = decision.options[option];
  return typeof value === 'object' ? decision.question.notate(value, state) : value;
}

/** The kind of question and what it is about: an answer to a die of 6 is not an answer to a die of 1. */
function questionKey(decision: Decision): unknown {
  return decision.about === undefined ? decision.question : `${decision.question.kind} ${JSON.stringify(decision.about)}`;
}
