import { type AboutOf, at, type DecisionIn, type DecisionKind, type Method, type Seat } from '#kernel';
import { ENEMY_DIE } from '../content/dice.ts';
import { ENEMIES } from '../content/index.ts';
import { NORMAL_ATTACK } from '../facts/arms.ts';
import { ABILITY, ACCEPT, ASK_ME, ATTACKED, DECLINE, DONE, detailOf, GO_ON, type Option, optionKind, REROLL_ENEMY, seatOf, spaceOf } from '../rules/option.ts';
import { fighter, type State, stageLeft } from '../rules/state.ts';
import type { Contra } from '../types.ts';
import { actWorth, moveWorth } from './acts.ts';
import { abilityWorth, attackOf, cardWorth } from './cards.ts';
import {
  assignWorth,
  branchWorth,
  burnWorth,
  distanceToBossSpaces,
  enemyFaceWorth,
  equipWorth,
  gainTypeWorth,
  nearestUnarmed,
  rerollWorth,
  spaceWorth,
  whoWorth,
} from './choices.ts';
import { convertWorth, discardWorth, payWorth, sufferWorth } from './paying.ts';
import { placesFor } from './place.ts';
import { bestStrike, blow, strike } from './strike.ts';

/** How promising each option looks; about the same scale everywhere: damage on the boss. */
export function weigher(g: State, { kind, options, about }: DecisionIn<Contra>): (option: number) => number {
  // The rules ask each kind of decision with what it is about.
  const worth = (WORTH as Readonly<Record<string, Worth>>)[kind];
  if (worth === undefined) return () => 0;
  const weigh = worth(g, about);
  return (option) => weigh(at(options, option) as number);
}

/** Looks once at a decision, then says of each option what it is worth. */
type Worth<About = unknown> = (g: State, about: About) => (o: Option) => number;

interface Of {
  readonly seat: Seat;
}

const nothing = () => () => 0;
const ifAccepted = () => (o: Option) => (optionKind(o) === ACCEPT ? 1 : 0);
const windowWorth = (g: State) => (o: Option) => stepping(g, o) ?? 0.01;
const targetWorth =
  (g: State, { seat }: Of) =>
  (o: Option) =>
    strike(g, seat, NORMAL_ATTACK, detailOf(o));
const payingWorth =
  (g: State, { seat }: Of) =>
  (o: Option) =>
    payWorth(g, seat, o);

const WORTH: { readonly [K in DecisionKind<Contra>]: Method<[g: State, about: AboutOf<Contra, K>], (o: Option) => number> } = {
  act(g, { seat }) {
    const places = placesFor(g, seat);
    return (o) => actWorth(g, seat, o, places);
  },
  move(g, { seat }) {
    const places = placesFor(g, seat);
    return (o) => moveWorth(g, seat, o, places);
  },
  turn: (g) => (o) => stepping(g, o) ?? 0.5 + 0.01 * bestStrike(g, seatOf(o), NORMAL_ATTACK),
  assault: windowWorth,
  next: windowWorth,
  pause: windowWorth,
  target: (g, { seat, for: what }) => {
    if (what === 'damage') return (o) => blow(g, detailOf(o), 1);
    const attack = attackOf(what);
    return (o) => strike(g, seat, attack, detailOf(o));
  },
  'second-target': targetWorth,
  take: targetWorth,
  pay: payingWorth,
  'lose-token': payingWorth,
  convert:
    (g, { seat }) =>
    (o) =>
      convertWorth(g, seat, o),
  suffer:
    (g, { seat, damage }) =>
    (o) =>
      sufferWorth(g, seat, o, damage.length),
  discard:
    (g, { seat, for: why }) =>
    (o) =>
      discardWorth(g, seat, o, why),
  recover:
    (g, { seat }) =>
    (o) =>
      cardWorth(g, seat, detailOf(o)),
  gain:
    (g, { seat }) =>
    (o) =>
      gainTypeWorth(fighter(g, seat), detailOf(o)),
  assign: (g) => (o) => assignWorth(g, o),
  reroll: () => rerollWorth,
  'reroll-enemy': () => (o) => (optionKind(o) === REROLL_ENEMY ? enemyFaceWorth(at(ENEMY_DIE, detailOf(o))) : 0.3),
  choose:
    (g, { seat, effects }) =>
    (o) =>
      branchWorth(g, seat, effects[detailOf(o)]),
  burn: (g) => (o) => burnWorth(g, o),
  space:
    (g, { seat, for: use }) =>
    (o) =>
      spaceWorth(g, seat, spaceOf(o), use),
  start: (g) => (o) => -distanceToBossSpaces(g, detailOf(o)),
  who:
    (g, { for: use }) =>
    (o) =>
      whoWorth(g, detailOf(o) % 4, use),
  hatch: () => (o) => -(ENEMIES[detailOf(o)]?.health ?? 0),
  equip:
    (g, { seat, weapon }) =>
    (o) =>
      equipWorth(g, seat, o, weapon),
  'story-may': ifAccepted,
  objective: ifAccepted,
  pillbox: ifAccepted,
  'alarm-post': (g) => (o) => (optionKind(o) === ACCEPT ? g.alarm - 1.5 : 0),
  may:
    (g, { seat }) =>
    (o) =>
      optionKind(o) === ACCEPT ? (fighter(g, seat).gels >= 3 && stageLeft(g) > 3 ? 1 : -1) : 0,
  sensor: (g) => (o) => (optionKind(o) === DECLINE ? 0 : 1 + nearestUnarmed(g, spaceOf(o))),
  purge: () => (o) => (optionKind(o) === DONE ? 0 : 1),
  reveal: () => (o) => (optionKind(o) === DONE ? 0 : -0.1),
  order: nothing,
  deck: nothing,
  slot: nothing,
  'boss-deal': nothing,
  'boss-start': nothing,
};

/** Whether it pays to step in; nobody steps in for little. Undefined for whoever does not. */
function stepping(g: State, o: Option): number | undefined {
  switch (optionKind(o)) {
    case ABILITY:
      return abilityWorth(g, seatOf(o));
    case ASK_ME:
      return Number.NEGATIVE_INFINITY;
    case GO_ON:
      return 0;
    case ATTACKED:
      return fighter(g, seatOf(o)).medals * 0.01;
    default:
      return undefined;
  }
}
