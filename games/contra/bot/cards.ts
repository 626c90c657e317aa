import { at, type Seat } from '#kernel';
import type { Attack, Effect } from '../content/effect.ts';
import { CARDS } from '../content/index.ts';
import { NORMAL_ATTACK } from '../facts/arms.ts';
import { targetDistance, targets } from '../rules/attack/aim.ts';
import { card } from '../rules/option.ts';
import { character, fighter, type State } from '../rules/state.ts';
import { points } from './outlook.ts';
import { type Places, placesFor } from './place.ts';
import { bestStrike, blow } from './strike.ts';
import { WEIGHTS } from './weights.ts';

/** The attack of each card that has one. */
const ATTACKS: ReadonlyMap<string, Attack> = new Map(
  CARDS.flatMap(({ id, effect }) => {
    const attack = effect.find((step): step is Attack => step.do === 'attack');
    return attack === undefined ? [] : [[id, attack] as const];
  }),
);

/** The attack a target is chosen for: a card's, else the normal one. */
export function attackOf(what: string): Attack {
  return ATTACKS.get(what) ?? NORMAL_ATTACK;
}

export function cardWorth(g: State, seat: Seat, index: number, places?: Places): number {
  const { effect } = card(index);
  let worth = 0;
  for (const step of effect) worth += effectWorth(g, seat, step, places);
  return worth;
}

function effectWorth(g: State, seat: Seat, effect: Effect, places?: Places): number {
  const f = fighter(g, seat);
  if (f.space < 0) return effect.do === 'attack' ? 1.5 : effect.do === 'move' ? 0.9 : 0.6;
  switch (effect.do) {
    case 'attack':
      return bestStrike(g, seat, effect) + (effect.free === undefined && effect.reroll === undefined ? 0 : WEIGHTS.freeConversion);
    case 'next-attack':
      return f.attacked && effect.who === 'you' ? 0 : WEIGHTS.nextDie * effect.dice + (effect.sure === true ? 0.4 : 0);
    case 'damage':
      return damageWorth(g, seat, effect.n, effect.within, effect.to);
    case 'move':
      return effect.who === 'you' ? betterPlace(g, seat, places ?? placesFor(g, seat)) : WEIGHTS.otherMove;
    case 'jump':
      return 0.3;
    case 'draw':
      return WEIGHTS.draw * effect.n;
    case 'draw-weapon':
      return f.weapon === '' ? WEIGHTS.firstWeapon : WEIGHTS.otherWeapon;
    case 'gain':
      return gainWorth(g, seat, effect.symbols);
    case 'screen':
      return WEIGHTS.screen + WEIGHTS.screenEach * f.foes.length;
    case 'breach':
      return WEIGHTS.breach;
    case 'recover':
      return WEIGHTS.recover;
    case 'take-enemy':
      return -0.2;
    case 'choose':
      return Math.max(...effect.of.map((branch) => branch.reduce((sum, step) => sum + effectWorth(g, seat, step, places), 0)));
    case 'reveal':
      return 0.4;
    case 'place':
      return 0.4;
    default:
      return 0;
  }
}

function gainWorth(g: State, seat: Seat, symbols: readonly string[]): number {
  const { tokens } = fighter(g, seat);
  let worth = 0;
  for (const symbol of symbols) {
    const held = symbol === '*' ? Math.min(...tokens) : at(tokens, 'MAS'.indexOf(symbol));
    worth += held >= 3 ? 0 : WEIGHTS.gain;
  }
  return worth;
}

function damageWorth(g: State, seat: Seat, n: number, within: number, to: 'one' | 'each'): number {
  const { space } = fighter(g, seat);
  let best = 0;
  let sum = 0;
  for (const target of targets(g)) {
    if (target === 0 || targetDistance(g, space, target) > within) continue;
    const value = blow(g, target, n);
    best = Math.max(best, value);
    sum += value;
  }
  return to === 'one' ? best : sum;
}

/** About how much better a space is that one can get to. */
function betterPlace(g: State, seat: Seat, places: Places): number {
  const { space } = fighter(g, seat);
  let best = places(space);
  for (const to of at(g.map.links, space)) best = Math.max(best, places(to));
  return best + 0.4 - places(space);
}

export function abilityWorth(g: State, seat: Seat): number {
  const f = fighter(g, seat);
  const [effect] = character(f).ability.effect;
  if (effect === undefined) return -1;
  const cost = points(f) <= 3 ? WEIGHTS.abilityPoor : WEIGHTS.ability;
  if (effect.do === 'damage') {
    const value = damageWorth(g, seat, effect.n, effect.within, 'one');
    return value >= WEIGHTS.abilityLeast ? value - cost : -1;
  }
  return -1;
}
