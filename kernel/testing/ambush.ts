import {
  type AnswerForm,
  at,
  type Card,
  ConfigError,
  type Deck,
  deckSize,
  fromPlain,
  type Game,
  type GameTypes,
  type Json,
  legal,
  type Notation,
  newDeck,
  type Outcome,
  type Play,
  plainCopy,
  putOnBottom,
  type QuestionOf,
  type Referee,
  reshuffle,
  type Seat,
  search,
} from '../index.ts';
import { type Foretold, isChance } from './foretold.ts';

/**
 * Ambush: a miniature game that has everything hard in it. Three bandits with hidden hands; effects that set off effects,
 * reactions inside other bandits' effects, a decision open to all, "each bandit in an order of the group's choosing",
 * and a game that is over the instant somebody falls.
 */
export type Plan = 'strike' | 'storm' | 'shield' | 'scout' | 'rummage';

export interface State {
  readonly health: number[];
  readonly hands: Plan[][];
  readonly deck: Deck<Plan>;
  readonly discard: Plan[];
  readonly acted: boolean[];
  round: number;
  readonly rounds: number;
  outcome: Outcome | null;
}

export interface Config {
  readonly rounds: number;
}

export type View = {
  readonly health: readonly number[];
  /** One's own; spectators have none. */
  readonly hand: readonly Plan[] | null;
  /** How many each has. */
  readonly hands: readonly number[];
  readonly deck: { readonly top: readonly Plan[]; readonly bag: number; readonly bottom: readonly Plan[] };
  readonly discard: readonly Plan[];
  readonly acted: readonly boolean[];
  readonly round: number;
  readonly rounds: number;
};

export type Event =
  | { readonly kind: 'plan'; readonly seat: Seat; readonly plan: Plan; readonly target: Seat }
  | { readonly kind: 'strike'; readonly target: Seat; readonly die: number }
  | { readonly kind: 'wound'; readonly seat: Seat };

export type Decision =
  | { readonly kind: 'act'; readonly about: null }
  | { readonly kind: 'react'; readonly about: { readonly seat: Seat } }
  | { readonly kind: 'next'; readonly about: { readonly left: readonly Seat[] } }
  | { readonly kind: 'keep'; readonly about: { readonly seat: Seat; readonly card: Plan } };

/** Play a plan against somebody, or wait. Plans that need no target aim at oneself. */
type Act = { readonly do: 'wait'; readonly seat: Seat } | { readonly do: 'play'; readonly seat: Seat; readonly plan: Plan; readonly target: Seat };
/** Anybody may say who is next. */
type Next = { readonly do: 'next'; readonly by: Seat; readonly next: Seat };
export type Word = 'suffer' | 'shield' | 'keep' | 'bury';

export type Answer = Act | Next | { [W in Word]: { readonly do: W } }[Word];

/** How likely a strike hits, before anybody shields themselves; which plans one would have left. */
export type Preview = { readonly hits: number | null; readonly left: readonly Plan[] };

export interface Ambush extends GameTypes<State, Config, Json, View, Event, Decision, Answer, Preview> {}

const SEATS: readonly Seat[] = [0, 1, 2];
const CARDS: Readonly<Record<Plan, number>> = { strike: 8, storm: 4, shield: 6, scout: 3, rummage: 3 };
const ALL: readonly Plan[] = (Object.keys(CARDS) as Plan[]).flatMap((plan) => Array.from({ length: CARDS[plan] }, () => plan));

const PLANS = Object.keys(CARDS) as Plan[];
/** From this die on a strike hits. */
const HITS = 3;
const WORDS: readonly Word[] = ['suffer', 'shield', 'keep', 'bury'];

function print(answer: Answer): string {
  switch (answer.do) {
    case 'wait':
      return `${answer.seat} waits`;
    case 'play':
      return `${answer.seat} ${answer.plan} ${answer.target}`;
    case 'next':
      return `${answer.by}: next ${answer.next}`;
    default:
      return answer.do;
  }
}

function said(word: Word): Answer {
  return { do: word };
}

function parse(notation: string): Answer | undefined {
  const word = WORDS.find((w) => w === notation);
  if (word !== undefined) return said(word);
  const [, seat, text = '', target] = /^([012]):? ([a-z]+)(?: ([012]))?$/.exec(notation) ?? [];
  if (seat === undefined) return undefined;
  const plan = PLANS.find((p) => p === text);
  const answer: Answer | undefined =
    text === 'waits'
      ? { do: 'wait', seat: Number(seat) }
      : plan !== undefined
        ? { do: 'play', seat: Number(seat), plan, target: Number(target) }
        : text === 'next'
          ? { do: 'next', by: Number(seat), next: Number(target) }
          : undefined;
  return answer !== undefined && print(answer) === notation ? answer : undefined;
}

const forms: readonly AnswerForm[] = [
  ...WORDS.map((word) => ({ do: word, form: word, parts: [], pattern: `^${word}$` })),
  { do: 'wait', form: '{seat} waits', parts: ['seat'], pattern: '^([012]) waits$' },
  { do: 'play', form: '{seat} {plan} {target}', parts: ['seat', 'plan', 'target'], pattern: `^([012]) (${PLANS.join('|')}) ([012])$` },
  { do: 'next', form: '{by}: next {next}', parts: ['by', 'next'], pattern: '^([012]): next ([012])$' },
];

const notation: Notation<Answer> = { forms, print, parse };

const act: QuestionOf<Ambush, 'act', Act> = {
  kind: 'act',
  answer: (option) => option,
  owner: (_, { seat }) => seat,
  turnClause: 'ambush.own-plans',
  *candidates() {
    for (const seat of SEATS) {
      yield { do: 'wait', seat };
      for (const plan of PLANS) for (const target of SEATS) yield { do: 'play', seat, plan, target };
    }
  },
  constraints: [
    { clause: 'ambush.once-a-round', holds: (g, { seat }) => g.acted[seat] === false },
    { clause: 'ambush.in-hand', holds: (g, o) => o.do === 'wait' || hand(g, o.seat).includes(o.plan) },
    { clause: 'ambush.shield-reacts', holds: (_, o) => o.do === 'wait' || o.plan !== 'shield' },
    { clause: 'ambush.strike-another', holds: (_, o) => o.do === 'wait' || (o.plan === 'strike' ? o.target !== o.seat : o.target === o.seat) },
  ],
  preview(g, o) {
    const left = [...hand(g, o.seat)];
    if (o.do === 'wait') return { hits: null, left };
    left.splice(left.indexOf(o.plan), 1);
    return { hits: o.plan === 'strike' ? (7 - HITS) / 6 : null, left };
  },
};

const react: QuestionOf<Ambush, 'react', 'suffer' | 'shield'> = {
  kind: 'react',
  answer: said,
  turnClause: 'ambush.own-plans',
  candidates: () => ['suffer', 'shield'],
  constraints: [{ clause: 'ambush.in-hand', holds: (g, option, { seat }) => option === 'suffer' || hand(g, seat).includes('shield') }],
};

/** The first answer counts. */
const next: QuestionOf<Ambush, 'next', Next> = {
  kind: 'next',
  answer: (option) => option,
  owner: (_, option) => option.by,
  turnClause: 'ambush.own-plans',
  *candidates() {
    for (const by of SEATS) for (const seat of SEATS) yield { do: 'next', by, next: seat };
  },
  constraints: [{ clause: 'ambush.storm-once-each', holds: (_, option, { left }) => left.includes(option.next) }],
};

const keep: QuestionOf<Ambush, 'keep', 'keep' | 'bury'> = {
  kind: 'keep',
  answer: said,
  turnClause: 'ambush.own-plans',
  candidates: () => ['keep', 'bury'],
  constraints: [],
};

function hand(g: State, seat: Seat): Plan[] {
  return at(g.hands, seat);
}

function* turn(g: State, ref: Referee<Event>): Play {
  if (g.acted.every(Boolean)) return endRound(g, ref);
  const chosen = yield* ref.offer(act, legal(act, g, null));
  const { seat } = chosen;
  g.acted[seat] = true;
  if (chosen.do === 'wait') return;
  const { plan, target } = chosen;
  spend(g, seat, plan);
  if (plan !== 'strike') ref.show(plan); // a strike is followed by its die
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
function* strike(g: State, ref: Referee<Event>, target: Seat): Play {
  const die = ref.roll(6);
  ref.tell({ kind: 'strike', target, die }, 'ambush.strike');
  if (die >= HITS) yield* suffer(g, ref, target);
  if (die === 6) yield* strike(g, ref, target);
}

function* storm(g: State, ref: Referee<Event>): Play {
  const left = [...SEATS];
  while (left.length > 0) {
    const choice = yield* ref.offer(next, legal(next, g, { left }), { left: [...left] });
    left.splice(left.indexOf(choice.next), 1);
    yield* suffer(g, ref, choice.next);
  }
}

/** Whoever would suffer may react, in the middle of whatever is going on. All are asked, so that being asked tells nothing. */
function* suffer(g: State, ref: Referee<Event>, seat: Seat): Play {
  const answer = yield* ref.choose(seat, react, legal(react, g, { seat }), { seat });
  if (answer === 'shield') {
    spend(g, seat, 'shield');
    ref.show('shield');
    return;
  }
  g.health[seat] = at(g.health, seat) - 1;
  ref.tell({ kind: 'wound', seat }, 'ambush.wound');
  if (g.health[seat] === 0) {
    g.outcome = { payoff: SEATS.map((s) => (s === seat ? 0 : 1)), clause: 'ambush.first-to-fall', cause: 'fell' };
    ref.end();
  }
}

function* scout(g: State, ref: Referee<Event>, seat: Seat): Play {
  const [card] = ref.peek(g.deck, 1);
  if (card === undefined) return;
  if ((yield* ref.choose(seat, keep, ['keep', 'bury'] as const, { seat, card })) === 'bury') {
    g.deck.top.shift();
    putOnBottom(g.deck, card);
  }
}

function spend(g: State, seat: Seat, plan: Plan): void {
  hand(g, seat).splice(hand(g, seat).indexOf(plan), 1);
  g.discard.push(plan);
}

function endRound(g: State, ref: Referee<Event>): void {
  g.acted.fill(false);
  g.round++;
  if (deckSize(g.deck) < SEATS.length) reshuffle(g.deck, g.discard.splice(0));
  for (const seat of SEATS) {
    const card = ref.draw(g.deck, [seat]);
    if (card !== undefined) hand(g, seat).push(card);
  }
  if (g.round > g.rounds) g.outcome = { payoff: SEATS.map(() => 0.5), clause: 'ambush.dawn', cause: 'dawn' };
}

function configure(raw: unknown): Config {
  const { rounds = 6, ...unknown } = (raw ?? {}) as { rounds?: unknown };
  if (Object.keys(unknown).length > 0) throw new ConfigError(`ambush has no setting '${Object.keys(unknown)[0]}'`);
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > 20) throw new ConfigError('rounds must be a whole number from 1 to 20');
  return { rounds };
}

function setup(config: Config, ref: Referee<Event>): State {
  const deck = newDeck(ALL);
  const hands = SEATS.map((seat) => [0, 1, 2].map(() => ref.draw(deck, [seat]) as Plan));
  return stateWith({ hands, deck, rounds: config.rounds });
}

/** The beginning of a match, but for what is given. */
export function stateWith(change: Partial<State>): State {
  return {
    health: [2, 2, 2],
    hands: [[], [], []],
    deck: newDeck(['strike', 'scout', 'shield']),
    discard: [],
    acted: [false, false, false],
    round: 1,
    rounds: 6,
    outcome: null,
    ...change,
  };
}

function view(g: State, seat: Seat | null): View {
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
function imagine(g: State, seat: Seat, ref: Referee<Event>): void {
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

export const ambush: Game<Ambush> = {
  id: 'ambush',
  title: 'Ambush',
  rulesVersion: 1,
  /** A round has 3 plans; a plan costs at most 7 answers more unless sixes follow each other, and 6 wounds end the game. */
  bound: 1000,
  notation,
  configure,
  seats: () => ['Ada', 'Bo', 'Cy'],
  setup,
  turn,
  outcome: (g) => g.outcome,
  view,
  imagine,
  copy: (g) => structuredClone(g),
  save: plainCopy,
  load: fromPlain,
  laws: PLANS.map((plan) => ({
    name: `${CARDS[plan]} cards say ${plan}`,
    holds: (g: State) => count([...g.hands.flat(), ...g.deck.top, ...g.deck.bag, ...g.deck.bottom, ...g.discard], plan) === CARDS[plan],
  })),
  judgement: {
    weigh: (_, decision, option) => (decision.question.kind === 'react' && decision.options[option] === 'shield' ? 1 : 0),
    value: (g, seat) => (g.outcome === null ? 0.5 : at(g.outcome.payoff, seat)),
  },
};

/** A strike hits when its first die does; what is left of the hand is the beginning of the hand until a new round deals to it. */
export const foretold: Foretold<Ambush> = {
  wrong({ seat, preview }, before, futures, exact) {
    if (preview === null) return null;
    const { hits, left } = preview;
    if (hits !== null && !isChance(hits, futures, ({ events }) => events.some(({ event }) => event.kind === 'strike' && event.die >= HITS), exact))
      return `it does not hit with ${hits}`;
    const kept = futures.every(({ match }) => match.state.round > before.state.round || hand(match.state, seat).slice(0, left.length).join() === left.join());
    return kept ? null : `${left.join()} is not what is left`;
  },
};
