import { at, type DecisionIn, type Judgement } from '#kernel';
import { BARREL, isGuarding, victimKind } from '../answer.ts';
import { BOXES } from '../content/enemies.ts';
import { commandosOn } from '../facts/occupancy.ts';
import { DO, firstOf, kindOf, type Option, secondOf } from '../rules/option.ts';
import { COMMANDO_PHASE, commando, type State } from '../rules/state.ts';
import type { VCommandos } from '../types.ts';
import { value } from './value.ts';
import { weighActs } from './weigh.ts';

export const judgement: Judgement<VCommandos> = {
  lookAhead: { iterations: 100, horizon: 8, depth: 1, width: 0.7, doubt: 1 },
  weigh(g, decision, index) {
    return weigher(g, decision)(index);
  },
  weigher,
  value,
};

/** What looks good, looked at once for all options of a decision. */
function weigher(g: State, decision: DecisionIn<VCommandos>): (index: number) => number {
  const { options } = decision as { readonly options: ArrayLike<Option> };
  const weigh = WEIGHERS[decision.kind]?.(g, decision.about) ?? (() => 0);
  if (!isPlain(g, decision)) return (index) => weigh(at(options, index));
  const weights = Array.from({ length: decision.count }, (_, index) => weigh(at(options, index)));
  const most = Math.max(...weights);
  return (index) => (weights[index] === most ? 0 : Number.NEGATIVE_INFINITY);
}

/** What one seat decides and does not need to think about for long: all but turns, and what is done while the enemy is at it. */
function isPlain(g: State, { kind, seat }: DecisionIn<VCommandos>): boolean {
  if (kind === 'window') return g.phase === COMMANDO_PHASE && g.config.players === 1;
  return seat >= 0 && kind !== 'act';
}

type Weigh = (o: Option) => number;

const WEIGHERS: Readonly<Record<string, (g: State, about: unknown) => Weigh>> = {
  act: weighActs,
  window: weighActs,
  assign: (g) => (o) => -g.commandos.filter(({ bound }) => bound === secondOf(o)).length,
  hits: () => (o) => (kindOf(o) === DO.stop ? 0 : firstOf(o) === BARREL ? -1 : 1 + at(BOXES, victimKind(firstOf(o))) + (isGuarding(firstOf(o)) ? 3 : 0)),
  second: () => (o) => (kindOf(o) === DO.nobody ? 0 : 1),
  reroll: (_, about) => (o) => {
    const { bad } = about as { readonly bad: readonly boolean[] };
    if (kindOf(o) === DO.keep) return 0;
    return at(bad, firstOf(o)) ? 1 : -1;
  },
  divert: () => (o) => (kindOf(o) === DO.divert ? 1 : 0),
  spill: (g) => (o) => -commando(g, firstOf(o)).wounds,
  aim: (g) => (o) => -commando(g, secondOf(o)).wounds,
  split: (g) => (o) => -commandosOn(g, secondOf(o)),
  enter: () => (o) => -at(BOXES, firstOf(o)),
  guard: () => (o) => at(BOXES, firstOf(o)),
  pathfinder: () => (o) => (kindOf(o) === DO.top ? 0.1 : 0),
};
