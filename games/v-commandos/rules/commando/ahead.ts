import { at, type ClauseId } from '#kernel';
import { KINDS } from '../../content/enemies.ts';
import { DIRECTIONS, type Direction } from '../../content/events.ts';
import { LARGE, SMALL, type Tile } from '../../content/map.ts';
import { rungBy } from '../../facts/alarm.ts';
import { type AttackRisk, isDrowned } from '../../facts/attack.ts';
import { blastedOn, gassedBy, gassedOn, hasLifeLeft, inGas, type Taken } from '../../facts/gas.ts';
import { headingOf, marchOf, withStep } from '../../facts/march.ts';
import { countsAs } from '../../facts/occupancy.ts';
import { descentRisk, type Fire, type Stealth, stepRisk } from '../../facts/risk.ts';
import { type Takes, takesOf } from '../../facts/takes.ts';
import type { FireAhead, MarchAhead, MarchStep, Preview } from '../../preview.ts';
import { nameOf, spotCalled, terrainCalled } from '../names.ts';
import { board, boardOf, commando, inPlay, OUT, type Spot, type State, spot, tileOf, UNDERGROUND } from '../state.ts';

/*
 * What an action would do, from the facts that its rules look up; `previewOf` says it in names.
 */

export interface Ahead {
  /** Where the action's own clauses do not say it. */
  readonly clauses?: readonly ClauseId[];
  /** Who goes where. */
  readonly goes?: { readonly who: number; readonly to: Spot };
  readonly shown?: readonly number[];
  readonly hidden?: readonly number[];
  /** The boards on which the alarm is triggered, one after the other. */
  readonly triggers?: readonly number[];
  /** The board on which the alarm is silenced before. */
  readonly silences?: number;
  /** Whom gas or an explosion takes. */
  readonly taken?: readonly Taken[];
  readonly fire?: Fire | null;
  readonly stealth?: readonly (Stealth & { readonly who: number })[];
  readonly attack?: { readonly risk: AttackRisk; readonly takes: Takes; readonly gassed: readonly number[] };
  readonly spotted?: number | null;
  /** A board has another direction. */
  readonly turns?: { readonly index: number; readonly direction: Direction };
  /** No enemy is left on a tile. */
  readonly clears?: Spot;
}

/** What it says in names, with what it is paid with. */
export function previewOf(g: State, who: number, pays: Preview['pays'], clauses: readonly ClauseId[], ahead: Ahead): Preview {
  const called = (all: readonly number[]) => all.map((one) => nameOf(g, one));
  const { shown = [], hidden = [], taken = [], triggers = [], fire = null, stealth = [], attack } = ahead;
  const spotted = ahead.spotted === undefined ? (attack?.takes.spotted ?? 0) : ahead.spotted;
  const march = marchAhead(g, ahead);
  const { sounds, muted } = rungBy(g, triggers, ahead.silences);
  return {
    who: nameOf(g, who),
    pays,
    clauses: ahead.clauses ?? clauses,
    also: [
      ...new Set(taken.map(({ by }) => FATES[by])),
      ...(sounds.length === 0 ? [] : ['v-commandos.alarm.effect']),
      ...(fire === null ? [] : ['v-commandos.move.visible-draws-fire']),
      ...(stealth.length === 0 ? [] : ['v-commandos.stealth.fail-on-1-2']),
      ...(spotted === null || spotted === 0 ? [] : ['v-commandos.loot.spotted']),
      ...(march === null || march.turn === null ? [] : [march.turn === 'come' ? 'v-commandos.enemy-move.towards-visible' : 'v-commandos.enemy-move.direction']),
    ],
    fire: fireCalled(g, fire),
    visible: shown.includes(who) || (commando(g, who).visible && !hidden.includes(who)),
    shown: called(shown),
    hidden: called(hidden),
    alarm: sounds.map((index) => terrainCalled(g, index)),
    muted: muted.map((index) => terrainCalled(g, index)),
    falls: taken.flatMap(({ who: one, by }) => (hasLifeLeft(g, one) ? [] : [{ who: nameOf(g, one), by }])),
    escapes: called(taken.flatMap(({ who: one }) => (hasLifeLeft(g, one) ? [one] : []))),
    lost: isLost(g, taken),
    stealth: stealth.map(({ who: whom, dice, rerolls, unseen }) => ({ who: nameOf(g, whom), dice, rerolls, unseen })),
    attack: attack === undefined ? null : attackCalled(g, attack),
    spotted,
    march,
  };
}

const FATES = { gas: 'v-commandos.gas.release', explosion: 'v-commandos.explosion.effect' } as const;

/** Everybody who is left would fall. */
function isLost(g: State, taken: readonly Taken[]): boolean {
  return taken.length > 0 && g.commandos.every((c, who) => !inPlay(c) || (taken.some((one) => one.who === who) && !hasLifeLeft(g, who)));
}

export function fireCalled<F extends Fire>(g: State, fire: F | null): (Omit<F, 'from'> & Pick<FireAhead, 'from'>) | null {
  return fire === null ? null : { ...fire, from: fire.from.map((place) => spotCalled(g, place)) };
}

function attackCalled(g: State, { risk, takes, gassed }: NonNullable<Ahead['attack']>): Preview['attack'] {
  const { dice, fast, needed, nest, rerolls } = risk;
  const { spill, bursts } = takes;
  return {
    dice,
    fast,
    needed,
    nest,
    rerolls,
    takes: takes.takes,
    spill: spill === null ? null : { ...spill, who: spill.who.map((who) => nameOf(g, who)) },
    barrel: bursts === null ? null : { bursts, falls: gassed.filter((who) => !hasLifeLeft(g, who)).map((who) => nameOf(g, who)) },
  };
}

/** Shots and throws at a tile. */
export function attackAhead(
  g: State,
  who: number,
  index: number,
  tile: Tile,
  risk: AttackRisk,
  spills: boolean,
  pastNest: boolean,
  used = 0,
): Pick<Ahead, 'attack'> {
  return { attack: { risk, takes: takesOf(g, who, index, tile, risk, spills, pastNest, used), gassed: gassedBy(g, index, tile) } };
}

/** Everything on the tile falls, and everybody hears it whom nothing else deafens. */
export function blastAhead(g: State, index: number, tile: Tile): Ahead {
  const taken = blastedOn(g, index, tile);
  const heard = !isDrowned(g, index) && !isLost(g, taken);
  return { taken, triggers: heard ? [index] : [], clears: spot(index, tile) };
}

/** A step, or the way up. */
export function stepAhead(g: State, who: number, to: Spot, careful: boolean): Ahead {
  const c = commando(g, who);
  const { visible, triggers, fire, stealth } = stepRisk(g, who, to, careful);
  const taken = inGas(gassedOn(g, to, who));
  return {
    clauses: stepClauses(g, who, c.at, to, careful, visible),
    goes: { who, to },
    shown: visible && !c.visible ? [who] : [],
    hidden: c.visible && !visible ? [who] : [],
    triggers: Array.from({ length: triggers }, () => boardOf(to)),
    taken,
    fire,
    stealth: stealth === null || taken.some((one) => one.who === who) ? [] : [{ ...stealth, who }],
  };
}

export function descentAhead(g: State, who: number): Ahead {
  const c = commando(g, who);
  const { triggers, fire } = descentRisk(g, who);
  return { goes: { who, to: UNDERGROUND }, hidden: c.visible ? [who] : [], triggers: triggers > 0 ? [boardOf(c.at)] : [], fire };
}

/** The clauses by which a step is told. */
export function stepClauses(g: State, who: number, from: Spot, to: Spot, careful: boolean, seen: boolean): readonly ClauseId[] {
  const way = from < 0 ? ['v-commandos.underground.return'] : careful ? [] : ['v-commandos.move.one-action'];
  return [...way, mannerOf(countsAs(board(g, to), tileOf(to), commando(g, who)), careful, seen)];
}

/** What makes of somebody who moves what they are then. */
function mannerOf(size: number, careful: boolean, seen: boolean): ClauseId {
  if (size === SMALL) return 'v-commandos.move.small-stealthy';
  if (size === LARGE) return 'v-commandos.move.large-visible';
  if (careful) return 'v-commandos.move.medium-careful';
  return seen ? 'v-commandos.move.medium-visible' : 'v-commandos.precedence.cards';
}

/** What enemies make of it; null where they go as before. */
function marchAhead(g: State, ahead: Ahead): MarchAhead | null {
  const after = afterOf(g, ahead);
  if (after === g) return null;
  const [now, then] = [marchOf(g), marchOf(after)];
  const turned = g.boards.findIndex((_, index) => headingOf(g, index) !== headingOf(after, index));
  if (turned < 0 && isSame(now, then)) return null;
  const index = turned < 0 ? (ahead.turns?.index ?? -1) : turned;
  const heads = turned < 0 ? null : headingOf(after, turned);
  return {
    turn: heads === 'visible' ? 'come' : turned >= 0 && headingOf(g, turned) === 'visible' ? 'lose' : null,
    direction: (index < 0 ? undefined : DIRECTIONS[at(after.boards, index).direction]) ?? '?',
    ways: marchCalled(g, then),
  };
}

export const marchCalled = (g: State, ways: readonly MarchStep<Spot>[]): readonly MarchStep[] =>
  ways.map(({ from, to }) => ({ from: spotCalled(g, from), to: spotCalled(g, to) }));

const isSame = (now: readonly MarchStep<Spot>[], then: readonly MarchStep<Spot>[]): boolean =>
  now.length === then.length && now.every(({ from, to }, i) => from === at(then, i).from && to === at(then, i).to);

/** The position then, as far as it is certain and enemies care. */
function afterOf(g: State, { goes, shown = [], hidden = [], taken = [], turns, clears }: Ahead): State {
  let after = g;
  if (goes !== undefined) after = withStep(after, goes.who, goes.to, commando(g, goes.who).visible);
  for (const who of shown) after = withStep(after, who, commando(after, who).at, true);
  for (const who of hidden) after = withStep(after, who, commando(after, who).at, false);
  for (const { who } of taken) after = withStep(after, who, hasLifeLeft(g, who) ? UNDERGROUND : OUT, false);
  if (turns !== undefined) after = { ...after, boards: after.boards.with(turns.index, { ...at(g.boards, turns.index), direction: turns.direction }) };
  if (clears !== undefined && after !== g) after = { ...after, boards: after.boards.with(boardOf(clears), cleared(g, clears)) };
  return after;
}

function cleared(g: State, place: Spot): State['boards'][number] {
  const b = board(g, place);
  const first = tileOf(place) * KINDS;
  return { ...b, units: b.units.map((count, slot) => (slot >= first && slot < first + KINDS ? 0 : count)), guards: b.guards.with(tileOf(place), -1) };
}
