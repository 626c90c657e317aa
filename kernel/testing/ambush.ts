import {
  type Card,
  ConfigError,
  type Deck,
  deckSize,
  type Game,
  type Json,
  legal,
  newDeck,
  type Outcome,
  type Play,
  putOnBottom,
  type Question,
  type Referee,
  reshuffle,
  type Seat,
  search,
} from '../index.ts';

/**
 * Ambush: a miniature game that has everything hard in it. Three bandits with hidden hands; effects that set off effects,
 * reactions inside other bandits' effects, a decision open to all, "each bandit in an order of the group's choosing",
 * and a game that is over the instant somebody falls.
 */
export type Plan = 'strike' | 'storm' | 'shield' | 'scout' | 'rummage';

export interface Ambush {
  readonly health: number[];
  readonly hands: Plan[][];
  readonly deck: Deck<Plan>;
  readonly discard: Plan[];
  readonly acted: boolean[];
  round: number;
  readonly rounds: number;
  outcome: Outcome | null;
}

export interface AmbushConfig {
  readonly rounds: number;
}

const SEATS: readonly Seat[] = [0, 1, 2];
const CARDS: Readonly<Record<Plan, number>> = { strike: 8, storm: 4, shield: 6, scout: 3, rummage: 3 };
const ALL: readonly Plan[] = (Object.keys(CARDS) as Plan[]).flatMap((plan) => Array.from({ length: CARDS[plan] }, () => plan));

/** Play a plan against somebody, or wait. Plans that need no target aim at oneself. */
interface Act {
  readonly seat: Seat;
  readonly plan: Plan | 'wait';
  readonly target: Seat;
}

const act: Question<Ambush, Act> = {
  kind: 'act',
  notate: ({ seat, plan, target }) => (plan === 'wait' ? `${seat} waits` : `${seat} ${plan} ${target}`),
  owner: (_, { seat }) => seat,
  turnClause: 'ambush.own-plans',
  *candidates() {
    for (const seat of SEATS) {
      yield { seat, plan: 'wait', target: seat };
      for (const plan of Object.keys(CARDS) as Plan[]) for (const target of SEATS) yield { seat, plan, target };
    }
  },
  constraints: [
    { clause: 'ambush.once-a-round', holds: (g, { seat }) => g.acted[seat] === false },
    { clause: 'ambush.in-hand', holds: (g, { seat, plan }) => plan === 'wait' || hand(g, seat).includes(plan) },
    { clause: 'ambush.shield-reacts', holds: (_, { plan }) => plan !== 'shield' },
    { clause: 'ambush.strike-another', holds: (_, { seat, plan, target }) => (plan === 'strike' ? target !== seat : target === seat) },
  ],
};

const react: Question<Ambush, 'suffer' | 'shield', { seat: Seat }> = {
  kind: 'react',
  notate: (option) => option,
  turnClause: 'ambush.own-plans',
  candidates: () => ['suffer', 'shield'],
  constraints: [{ clause: 'ambush.in-hand', holds: (g, option, { seat }) => option === 'suffer' || hand(g, seat).includes('shield') }],
};

/** Anybody may say who is next; the first answer counts. */
const next: Question<Ambush, { readonly by: Seat; readonly next: Seat }, { left: Seat[] }> = {
  kind: 'next',
  notate: (option) => `${option.by}: next ${option.next}`,
  owner: (_, option) => option.by,
  turnClause: 'ambush.own-plans',
  *candidates() {
    for (const by of SEATS) for (const seat of SEATS) yield { by, next: seat };
  },
  constraints: [{ clause: 'ambush.storm-once-each', holds: (_, option, { left }) => left.includes(option.next) }],
};

const keep: Question<Ambush, 'keep' | 'bury', { seat: Seat; card: Plan }> = {
  kind: 'keep',
  notate: (option) => option,
  turnClause: 'ambush.own-plans',
  candidates: () => ['keep', 'bury'],
  constraints: [],
};

function hand(g: Ambush, seat: Seat): Plan[] {
  return g.hands[seat] as Plan[];
}

function* turn(g: Ambush, ref: Referee): Play {
  if (g.acted.every(Boolean)) return endRound(g, ref);
  const { seat, plan, target } = yield* ref.offer(act, legal(act, g, undefined));
  g.acted[seat] = true;
  if (plan === 'wait') return;
  spend(g, seat, plan);
  ref.tell({ kind: 'plan', seat, plan, target }, 'ambush.plan');
  if (plan === 'strike') yield* strike(g, ref, target);
  else if (plan === 'storm') yield* storm(g, ref);
  else if (plan === 'scout') yield* scout(g, ref, seat);
  else if (search(g.deck, 'shield')) {
    hand(g, seat).push('shield');
    ref.show('shield');
  }
}

/** A six strikes again: an effect inside an effect, to any depth the dice allow. */
function* strike(g: Ambush, ref: Referee, target: Seat): Play {
  const die = ref.roll(6);
  ref.tell({ kind: 'strike', target, die }, 'ambush.strike');
  if (die >= 3) yield* suffer(g, ref, target);
  if (die === 6) yield* strike(g, ref, target);
}

function* storm(g: Ambush, ref: Referee): Play {
  const left = [...SEATS];
  while (left.length > 0) {
    const choice = yield* ref.offer(next, legal(next, g, { left }), { left: [...left] });
    left.splice(left.indexOf(choice.next), 1);
    yield* suffer(g, ref, choice.next);
  }
}

/** Whoever would suffer may react, in the middle of whatever is going on. All are asked, so that being asked tells nothing. */
function* suffer(g: Ambush, ref: Referee, seat: Seat): Play {
  const answer = yield* ref.choose(seat, react, legal(react, g, { seat }), { seat });
  if (answer === 'shield') {
    spend(g, seat, 'shield');
    ref.show('shield');
    return;
  }
  g.health[seat] = (g.health[seat] as number) - 1;
  ref.tell({ kind: 'wound', seat }, 'ambush.wound');
  if (g.health[seat] === 0) {
    g.outcome = { payoff: SEATS.map((s) => (s === seat ? 0 : 1)), clause: 'ambush.first-to-fall', cause: 'fell' };
    ref.end();
  }
}

function* scout(g: Ambush, ref: Referee, seat: Seat): Play {
  const [card] = ref.peek(g.deck, 1);
  if (card === undefined) return;
  if ((yield* ref.choose(seat, keep, ['keep', 'bury'] as const, { seat, card })) === 'bury') {
    g.deck.top.shift();
    putOnBottom(g.deck, card);
  }
}

function spend(g: Ambush, seat: Seat, plan: Plan): void {
  hand(g, seat).splice(hand(g, seat).indexOf(plan), 1);
  g.discard.push(plan);
}

function endRound(g: Ambush, ref: Referee): void {
  g.acted.fill(false);
  g.round++;
  if (deckSize(g.deck) < SEATS.length) reshuffle(g.deck, g.discard.splice(0));
  for (const seat of SEATS) {
    const card = ref.draw(g.deck, [seat]);
    if (card !== undefined) hand(g, seat).push(card);
  }
  if (g.round > g.rounds) g.outcome = { payoff: SEATS.map(() => 0.5), clause: 'ambush.dawn', cause: 'dawn' };
}

function configure(raw: unknown): AmbushConfig {
  const { rounds = 6, ...unknown } = (raw ?? {}) as { rounds?: unknown };
  if (Object.keys(unknown).length > 0) throw new ConfigError(`ambush has no setting '${Object.keys(unknown)[0]}'`);
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > 20) throw new ConfigError('rounds must be a whole number from 1 to 20');
  return { rounds };
}

function setup(config: AmbushConfig, ref: Referee): Ambush {
  const deck = newDeck(ALL);
  const hands = SEATS.map((seat) => [0, 1, 2].map(() => ref.draw(deck, [seat]) as Plan));
  return { health: [2, 2, 2], hands, deck, discard: [], acted: [false, false, false], round: 1, rounds: config.rounds, outcome: null };
}

function view(g: Ambush, seat: Seat | null): Json {
  return {
    health: [...g.health],
    hand: seat === null ? null : [...hand(g, seat)],
    hands: g.hands.map((cards) => cards.length),
    deck: { top: [...g.deck.top], bag: g.deck.bag.length, bottom: [...g.deck.bottom] },
    discard: [...g.discard],
    acted: [...g.acted],
    round: g.round,
    rounds: g.rounds,
  };
}

/** What a seat does not know: the other hands and the bag, dealt anew. */
function imagine(g: Ambush, seat: Seat, ref: Referee): void {
  const others = SEATS.filter((other) => other !== seat);
  const pool: Deck<Plan> = newDeck([...g.deck.bag.splice(0), ...others.flatMap((other) => hand(g, other))].sort());
  for (const other of others) {
    const cards = hand(g, other);
    for (let i = 0; i < cards.length; i++) cards[i] = ref.draw(pool, [other]) as Plan;
  }
  g.deck.bag.push(...pool.bag);
}

function count(cards: readonly Card[], plan: Plan): number {
  return cards.filter((card) => card === plan).length;
}

export const ambush: Game<Ambush, AmbushConfig> = {
  id: 'ambush',
  title: 'Ambush',
  rulesVersion: 1,
  /** A round has 3 plans; a plan costs at most 7 answers more unless sixes follow each other, and 6 wounds end the game. */
  bound: 1000,
  configure,
  seats: () => ['Ada', 'Bo', 'Cy'],
  setup,
  turn,
  outcome: (g) => g.outcome,
  view,
  imagine,
  copy: (g) => structuredClone(g),
  save: (g) => structuredClone(g) as unknown as Json,
  load: (saved) => structuredClone(saved) as unknown as Ambush,
  laws: (Object.keys(CARDS) as Plan[]).map((plan) => ({
    name: `${CARDS[plan]} cards say ${plan}`,
    holds: (g: Ambush) => count([...g.hands.flat(), ...g.deck.top, ...g.deck.bag, ...g.deck.bottom, ...g.discard], plan) === CARDS[plan],
  })),
  judgement: {
    weigh: (_, decision, option) => (decision.question.kind === 'react' && decision.options[option] === 'shield' ? 1 : 0),
    value: (g, seat) => (g.outcome === null ? 0.5 : (g.outcome.payoff[seat] as number)),
  },
};
