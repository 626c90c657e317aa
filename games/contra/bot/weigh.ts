import type { Decision, Seat } from '#kernel';
import type { CommandoFace, EnemyFace } from '../content/dice.ts';
import { COMMANDO_DIE, ENEMY_DIE } from '../content/dice.ts';
import type { Attack, Effect } from '../content/effect.ts';
import { bossCard, ENEMIES, type Space } from '../content/index.ts';
import { bossDistance, foeAt, targetDistance, targets } from '../rules/aim.ts';
import {
  ABILITY,
  AGAIN,
  ASSIGN,
  ATTACK,
  ATTACKED,
  BURN,
  CARD,
  CHOOSE,
  CLEAR,
  CONVERT,
  card,
  DISCARD,
  DONE,
  deedOf,
  detailOf,
  FOR_NOTHING,
  GO_ON,
  JUMP,
  KEEP,
  MEDAL,
  NO,
  type Option,
  PAY,
  PLAY,
  PREVENT,
  pathOf,
  preventedOf,
  QUIET,
  REROLL,
  REROLL_ENEMY,
  RUN,
  SLOW_DOWN,
  seatOf,
  TOKEN,
  WITH_CARD,
  WITH_TOKEN,
  YES,
} from '../rules/option.ts';
import { bossHealth, character, type Fighter, fighter, type Raid, stageLeft } from '../rules/state.ts';
import { points } from './outlook.ts';
import { entryWorth, type Places, placesFor } from './place.ts';
import { bestStrike, blow, strike } from './strike.ts';
import { WEIGHTS } from './weights.ts';

const NORMAL: Attack = { do: 'attack' };

/** How promising each option looks; about the same scale everywhere: damage on the boss. */
export function weigher(g: Raid, decision: Decision<Raid>): (option: number) => number {
  const { kind } = decision.question;
  if (kind !== 'act' && kind !== 'move') return (option) => weigh(g, decision, decision.options[option] as Option);
  const seat = kind === 'act' ? g.active : (decision.about as { readonly seat: Seat }).seat;
  const places = placesFor(g, seat);
  return (option) => {
    const o = decision.options[option] as Option;
    return kind === 'act' ? actWorth(g, seat, o, places) : moveWorth(g, seat, o, places);
  };
}

function weigh(g: Raid, decision: Decision<Raid>, o: Option): number {
  const about = decision.about as { readonly seat?: Seat; readonly [key: string]: unknown } | undefined;
  const seat = about?.seat ?? Math.max(0, seatOf(o));
  switch (decision.question.kind) {
    case 'pause':
    case 'turn':
    case 'assault':
    case 'next':
      return windowWorth(g, decision, o);
    case 'target':
      return about?.['for'] === 'damage' ? blow(g, detailOf(o), 1) : strike(g, seat, specOf(String(about?.['for'])), detailOf(o));
    case 'second-target':
    case 'take':
      return strike(g, seat, NORMAL, detailOf(o));
    case 'pay':
    case 'lose-token':
      return payWorth(g, seat, o);
    case 'convert':
      return convertWorth(g, seat, o);
    case 'suffer':
      return sufferWorth(g, seat, o, decision.about as { readonly damage: readonly string[] });
    case 'discard':
      return discardWorth(g, seat, o, String(about?.['for']));
    case 'recover':
      return cardWorth(g, seat, detailOf(o));
    case 'gain':
      return -(fighter(g, seat).tokens[detailOf(o)] as number) - 0.3 * inHand(fighter(g, seat), detailOf(o));
    case 'assign':
      return assignWorth(g, o);
    case 'reroll':
      return rerollWorth(o);
    case 'reroll-enemy':
      return deedOf(o) === REROLL_ENEMY ? enemyFaceWorth(ENEMY_DIE[detailOf(o)] as EnemyFace) : 0.3;
    case 'choose':
      return branchWorth(g, seat, o, decision.about as { readonly effects: readonly string[]; readonly what: string });
    case 'burn':
      return burnWorth(g, o);
    case 'space':
      return spaceWorth(g, seat, detailOf(o), String(about?.['for']));
    case 'start':
      return -bossDistance(g, detailOf(o)) || -distanceToBossSpaces(g, detailOf(o));
    case 'who':
      return whoWorth(g, detailOf(o), String(about?.['for']));
    case 'hatch':
      return -(ENEMIES[detailOf(o)]?.health ?? 0);
    case 'equip':
      return equipWorth(g, seat, o, String(about?.['weapon']));
    case 'story-may':
    case 'objective':
    case 'pillbox':
      return deedOf(o) === YES ? 1 : 0;
    case 'alarm-post':
      return deedOf(o) === YES ? g.alarm - 1.5 : 0;
    case 'may':
      return deedOf(o) === YES ? (fighter(g, seat).gels >= 3 && stageLeft(g) > 3 ? 1 : -1) : 0;
    case 'sensor':
      return deedOf(o) === DONE ? 0 : 1 + nearestUnarmed(g, detailOf(o));
    case 'purge':
      return deedOf(o) === DONE ? 0 : 1;
    case 'reveal':
      return deedOf(o) === DONE ? 0 : -0.1;
    default:
      return 0;
  }
}

function distanceToBossSpaces(g: Raid, space: Space): number {
  return Math.min(...g.map.of('boss').map((boss) => g.map.distance(boss, space)));
}

function specOf(what: string): Attack {
  const found = ATTACKS.get(what);
  return found ?? NORMAL;
}

/** The attack of each card that has one. */
const ATTACKS: ReadonlyMap<string, Attack> = new Map(
  Array.from({ length: 46 }, (_, i) => card(i)).flatMap((one) => {
    const attack = one?.effect.find((effect): effect is Attack => effect.do === 'attack');
    return attack === undefined ? [] : [[one.id, attack] as const];
  }),
);

function actWorth(g: Raid, seat: Seat, o: Option, places: Places): number {
  const f = fighter(g, seat);
  switch (deedOf(o)) {
    case RUN:
    case JUMP:
      return moveWorth(g, seat, o, places);
    case ATTACK:
    case AGAIN:
      return WEIGHTS.attack + strike(g, seat, NORMAL, detailOf(o)) - waitToMove(g, seat);
    case PLAY:
      return cardWorth(g, seat, detailOf(o), places) - keepWorth(f);
    case SLOW_DOWN:
      return g.slip >= 5 && stageLeft(g) > 5 ? 0.2 : -1;
    case CLEAR:
      return points(f) >= 4 ? 1.2 : 0.1;
    case ABILITY:
      return abilityWorth(g, seatOf(o));
    case QUIET:
      return seatOf(o) === seat ? -5 : detailOf(o) === 1 ? -0.02 : -3;
    default:
      return 0;
  }
}

/** An attack can wait while a move would bring better targets. */
function waitToMove(g: Raid, seat: Seat): number {
  const f = fighter(g, seat);
  return f.moved ? 0 : WEIGHTS.wait;
}

/** A card in hand pays for damage: it must bring more than that. */
function keepWorth(f: Fighter): number {
  return points(f) <= 3 ? WEIGHTS.keepFew : points(f) <= 5 ? WEIGHTS.keepSome : WEIGHTS.keepMany;
}

function cardWorth(g: Raid, seat: Seat, index: number, places?: Places): number {
  const { effect } = card(index);
  let worth = 0;
  for (const step of effect) worth += effectWorth(g, seat, step, places);
  return worth;
}

function effectWorth(g: Raid, seat: Seat, effect: Effect, places?: Places): number {
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

function gainWorth(g: Raid, seat: Seat, symbols: readonly string[]): number {
  const { tokens } = fighter(g, seat);
  let worth = 0;
  for (const symbol of symbols) {
    const held = symbol === '*' ? Math.min(...tokens) : (tokens['MAS'.indexOf(symbol)] as number);
    worth += held >= 3 ? 0 : WEIGHTS.gain;
  }
  return worth;
}

function damageWorth(g: Raid, seat: Seat, n: number, within: number, to: 'one' | 'each'): number {
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
function betterPlace(g: Raid, seat: Seat, places: Places): number {
  const { space } = fighter(g, seat);
  let best = places(space);
  for (const to of g.map.links[space] as readonly Space[]) best = Math.max(best, places(to));
  return best + 0.4 - places(space);
}

function moveWorth(g: Raid, seat: Seat, o: Option, places: Places): number {
  const f = fighter(g, seat);
  if (deedOf(o) !== RUN && deedOf(o) !== JUMP) return 0;
  const run = deedOf(o) === RUN;
  const path = run ? pathOf(detailOf(o)) : [detailOf(o)];
  let worth = places(path.at(-1) as Space) - places(f.space);
  for (const space of path) worth += entryWorth(g, seat, space, run);
  return worth;
}

/** Whether it pays to step in; nobody steps in for little. */
function windowWorth(g: Raid, decision: Decision<Raid>, o: Option): number {
  switch (deedOf(o)) {
    case ABILITY:
      return abilityWorth(g, seatOf(o));
    case QUIET:
      // Who has nothing to add now seldom has before the round is over.
      return detailOf(o) === 2 ? 0.005 : -3;
    case GO_ON:
      return 0;
    case ATTACKED:
      return fighter(g, seatOf(o)).medals * 0.01;
    default:
      return decision.question.kind === 'turn' ? 0.5 + 0.01 * bestStrike(g, seatOf(o), NORMAL) : 0.01;
  }
}

function abilityWorth(g: Raid, seat: Seat): number {
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

function inHand(f: Fighter, type: number): number {
  let n = 0;
  for (const id of f.hand) if ('MAS'.indexOf(cardOf(id)) === type) n++;
  return n;
}

function cardOf(id: string): string {
  return TYPE.get(id) ?? '';
}

const TYPE: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 46 }, (_, i) => card(i)).flatMap((one) => (one === undefined ? [] : [[one.id, one.type] as const])),
);

/** Tokens go before cards, plenty before scarce, weak cards before strong ones. */
function payWorth(g: Raid, seat: Seat, o: Option): number {
  if (deedOf(o) === TOKEN) return 0.5 + 0.2 * (fighter(g, seat).tokens[detailOf(o)] as number);
  return deedOf(o) === CARD ? 0.6 - 0.5 * cardWorth(g, seat, detailOf(o)) : 0;
}

function convertWorth(g: Raid, seat: Seat, o: Option): number {
  if (deedOf(o) !== CONVERT) return 0;
  const f = fighter(g, seat);
  const { fight } = g;
  if (fight === null) return 0;
  const source = Math.floor(detailOf(o) / 4);
  const gained = (f.tokens[detailOf(o) % 4] as number) + (fight.results[detailOf(o) % 4] as number) > 3 ? 0 : WEIGHTS.unGained;
  let worth = 0;
  for (const target of fight.targets) {
    if (target === 0) worth += WEIGHTS.convertBoss;
    else {
      const foe = foeAt(g, target);
      const left = ENEMY_HEALTH.get(foe.card) ?? 1;
      const short = left - foe.damage - (fight.successes - fight.ignored);
      worth += short <= 0 ? 0 : short === 1 ? WEIGHTS.convertLast : WEIGHTS.convertOther;
    }
  }
  const price =
    source === FOR_NOTHING
      ? 0
      : source === WITH_TOKEN
        ? WEIGHTS.tokenPrice
        : WEIGHTS.cardPrice + WEIGHTS.cardShare * Math.max(0.4, cardWorth(g, seat, source - WITH_CARD));
  return worth - gained - (points(f) <= 2 && source !== FOR_NOTHING ? price + WEIGHTS.poor : price) + WEIGHTS.convertBias;
}

const ENEMY_HEALTH: ReadonlyMap<string, number> = new Map(ENEMIES.map(({ id, health }) => [id, health]));

/** A medal is dear when few are left, cheap when the hand is empty: it is filled up again. */
function medalPrice(f: Fighter): number {
  const refill = Math.max(0, 4 - f.hand.length) * WEIGHTS.refill;
  return ([100, WEIGHTS.medal1, WEIGHTS.medal2, WEIGHTS.medal3][f.medals] as number) - refill + (f.weapon === '' ? 0 : WEIGHTS.weaponLost);
}

function sufferWorth(g: Raid, seat: Seat, o: Option, { damage }: { readonly damage: readonly string[] }): number {
  const f = fighter(g, seat);
  switch (deedOf(o)) {
    case PAY:
      return -WEIGHTS.pay * damage.length;
    case MEDAL:
      return -medalPrice(f);
    case PREVENT: {
      const prevented = preventedOf(detailOf(o) % 256).reduce((sum, n) => sum + n, 0);
      return -WEIGHTS.reaction - WEIGHTS.pay * (damage.length - prevented) + (damage.length >= 2 ? 0.1 : -0.3);
    }
    default:
      return 0;
  }
}

function discardWorth(g: Raid, seat: Seat, o: Option, why: string): number {
  if (deedOf(o) === KEEP) return 0;
  if (deedOf(o) !== DISCARD) return 0;
  const worth = cardWorth(g, seat, detailOf(o));
  if (why === 'effect') return -worth;
  const { hand } = fighter(g, seat);
  // More than four in hand are not drawn up again.
  return hand.length > 4 ? -1 : WEIGHTS.discard - worth - (card(detailOf(o)).reaction === undefined ? 0 : 0.8);
}

/** Finish a card where that is possible, else the one that is nearest to it. */
function assignWorth(g: Raid, o: Option): number {
  if (deedOf(o) !== ASSIGN) return 0;
  const f = fighter(g, detailOf(o) % 4);
  const n = Math.floor(detailOf(o) / 4);
  const left = bossHealth(g, bossCard(f.boss)) - f.bossDamage;
  return n - 0.02 * left + (n === left ? 3 : 0);
}

function rerollWorth(o: Option): number {
  if (deedOf(o) !== REROLL) return 0.25;
  const face = COMMANDO_DIE[detailOf(o)] as CommandoFace;
  return face === 'success' || face === 'critical' ? -1 : 0.3;
}

function enemyFaceWorth(face: EnemyFace): number {
  return face === 'SP' ? 0.5 : face === '*' ? 0.2 : 0.4;
}

function branchWorth(g: Raid, seat: Seat, o: Option, { effects }: { readonly effects: readonly string[] }): number {
  if (deedOf(o) !== CHOOSE) return 0;
  const f = fighter(g, seat);
  switch (effects[detailOf(o)]) {
    case 'spend':
    case 'lose-tokens':
      return points(f) >= 3 ? 0.6 : 0;
    case 'draw-enemy':
      return f.foes.length >= 2 ? -0.5 : 0.2;
    case 'suffer':
      return 0.1;
    case 'push':
      return 0.1;
    case 'clear-damage':
      return 1;
    default:
      return 0.3;
  }
}

function burnWorth(g: Raid, o: Option): number {
  if (deedOf(o) !== BURN) return 0;
  const w = g.map.of('wadder').indexOf(detailOf(o) % 64);
  const n = Math.floor(detailOf(o) / 64);
  const gels = g.gels.reduce((sum, many) => sum + many, 0);
  return (g.scorch[w] as number) + n <= 1 && gels >= 6 ? 0.2 : -n;
}

function spaceWorth(g: Raid, seat: Seat, space: Space, why: string): number {
  switch (why) {
    case 'push':
    case 'place':
      return placesFor(g, seat)(space) + entryWorth(g, seat, space, false);
    case 'dimer':
      return g.map.distance(space, fighter(g, seat).space);
    case 'enemy':
    case 'enemy-near':
    case 'enemy-move':
      return -Math.abs(g.map.distance(space, fighter(g, seat).space) - 2);
    case 'gels':
      return Math.min(...g.fighters.map((f) => g.map.distance(space, f.space)));
    case 'gels-back':
      return g.gels[g.map.of('wadder').indexOf(space)] as number;
    case 'platform':
      return Math.min(...g.fighters.map((f) => g.map.distance(space, f.space)));
    default:
      return 0;
  }
}

function whoWorth(g: Raid, seat: Seat, why: string): number {
  const f = fighter(g, seat);
  switch (why) {
    case 'draw':
    case 'gain':
    case 'weapon':
      return -points(f);
    case 'move':
      return bossDistance(g, f.space);
    case 'next-attack':
      return f.turnTaken ? 0 : 1;
    default:
      return points(f) + f.medals;
  }
}

function equipWorth(g: Raid, seat: Seat, o: Option, drawn: string): number {
  const f = fighter(g, seat);
  if (f.weapon === '') return deedOf(o) === YES ? 1 : 0;
  const better = (RANK[drawn] ?? 0) > (RANK[f.weapon] ?? 0);
  return deedOf(o) === (better ? YES : NO) ? 1 : 0;
}

const RANK: Readonly<Record<string, number>> = {
  flamethrower: 2,
  'machine-gun': 4,
  'spread-gun': 5,
  crusher: 5,
  laser: 7,
  'homing-launcher': 3,
  'rapid-kit': 6,
};

/** How much a weapon at this pillbox would be welcome. */
function nearestUnarmed(g: Raid, space: Space): number {
  let best = 0;
  for (const f of g.fighters) if (f.weapon === '') best = Math.max(best, 1 / (1 + g.map.distance(f.space, space)));
  return best;
}
