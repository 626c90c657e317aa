import { at, type Play, type Referee, type Seat } from '#kernel';
import type { Event } from '../../event.ts';
import type { Preview } from '../../preview.ts';
import type { Window } from '../../types.ts';
import { type Asked, question } from '../ask.ts';
import { nameOf } from '../names.ts';
import { DO, firstOf, isPlus, kindOf, type Option, option, secondOf, whoOf, withPlus } from '../option.ts';
import { actionsLeft, commando, inPlay, isFit, type State } from '../state.ts';
import { ABILITIES, pathfinder } from './abilities.ts';
import { type Action, commonRules, type Rule } from './action.ts';
import { previewOf } from './ahead.ts';
import { airdrop } from './airdrop.ts';
import { EQUIPMENT } from './equipment.ts';
import { MOVES } from './move.ts';
import { alertFound, isFound, listens, QUIET_UNTIL, quietUntilTurn } from './quiet.ts';
import { ATTACKS } from './shoot.ts';
import { TASKS } from './tasks.ts';
import { GIVING, ZERO_COST } from './zero.ts';

const ACTIONS: readonly Action[] = [...MOVES, ...ATTACKS, ...TASKS, ...EQUIPMENT, airdrop, ...ABILITIES, ...ZERO_COST];
const RULES: readonly (readonly Rule[])[] = ACTIONS.map((action) => [...commonRules(action), ...action.rules]);
const BY_KIND = new Map(ACTIONS.map((action) => [action.kind, action]));

/** What every action says of itself, as the kernel reads it. */
const constraints = ACTIONS.flatMap(({ kind }, index) =>
  at(RULES, index).map(([clause, holds]) => ({ clause, holds: (g: State, o: Option): boolean => kindOf(o) !== kind || holds(g, o) })),
);

/** Everything a commando could try; with a [+1] token also what it pays for. */
function* tries(g: State, who: number): Iterable<Option> {
  const { plus } = commando(g, who);
  for (const { candidates, cost } of ACTIONS)
    for (const o of candidates(g, who)) {
      yield o;
      if (plus > 0 && cost > 0) yield withPlus(o);
    }
}

/** What of it is allowed: the same as the constraints say, looked at action by action. */
function allowed(g: State, who: number, own: boolean, found: Option[]): void {
  const c = commando(g, who);
  if (!isFit(c)) return;
  const left = own ? actionsLeft(g, who) : 0;
  for (let i = 0; i < ACTIONS.length; i++) {
    const action = at(ACTIONS, i);
    const payable = c.plus > 0 && action.cost === 1 && action.noPlus !== true && (own || action.ownTurn !== true);
    const affordable = action.cost === 0 ? own || action.ownTurn !== true : left >= action.cost;
    if ((!payable && !affordable) || action.able?.(c) === false) continue;
    next: for (const o of action.near?.(g, who) ?? action.candidates(g, who)) {
      for (const [, holds] of action.rules) if (!holds(g, o)) continue next;
      if (affordable) found.push(o);
      if (payable) found.push(withPlus(o));
    }
  }
}

/** What an action would cost and do; null for what is no action of a commando. */
function preview(g: State, o: Option): Preview | null {
  const action = BY_KIND.get(kindOf(o));
  return action === undefined ? null : previewOf(g, whoOf(o), isPlus(o) ? 'plus' : action.cost, action.clauses, action.ahead?.(g, o) ?? {});
}

export const actQuestion: Asked<'act'> = question('act', {
  preview,
  *candidates(g) {
    const { seat } = commando(g, g.active);
    for (let who = 0; who < g.commandos.length; who++)
      if (commando(g, who).seat === seat && inPlay(commando(g, who))) {
        yield* tries(g, who);
        yield option(DO.end, who);
      }
  },
  constraints: [{ clause: 'v-commandos.zero.timing', holds: (g, o) => whoOf(o) === g.active }, ...constraints],
});

/** Dropping and the like is offered in a window, but nobody is waited for to do it. */
const LIGHT: readonly number[] = [DO.drop, DO.lay, DO.man, DO.leave];

/** Who is waited for in a window: whoever could do something that matters, has not passed and wants to be asked. */
function isAwaited(g: State, seat: Seat, options: readonly Option[]): boolean {
  return !at(g.passed, seat) && listens(g, seat) && options.some((o) => commando(g, whoOf(o)).seat === seat && !LIGHT.includes(kindOf(o)));
}

/** What is open in a window; whoever is waited for comes first. */
function windowOptions(g: State, window: Window): Option[] {
  const found: Option[] = [];
  for (let who = 0; who < g.commandos.length; who++) allowed(g, who, false, found);
  const first: Option[] = [];
  if (window === 'commandos') {
    for (let who = 0; who < g.commandos.length; who++) if (mayBegin(g, who)) first.push(option(DO.activate, who));
  } else for (let seat = 0; seat < g.passed.length; seat++) if (isAwaited(g, seat, found)) first.push(...passing(g, seat));
  return first.length === 0 ? [] : [...first, ...found];
}

/** A seat has nothing to do in this window, or in the next ones either. */
function passing(g: State, seat: Seat): Option[] {
  const quiet = QUIET_UNTIL.flatMap((until, number) => (until === 'found' && isFound(g, seat) ? [] : [option(DO.quiet, 0, seat, number)]));
  return [option(DO.pass, 0, seat), ...quiet];
}

function mayBegin(g: State, who: number): boolean {
  return isFit(commando(g, who)) && !commando(g, who).acted;
}

export const windowQuestion: Asked<'window'> = question('window', {
  preview,
  *candidates(g, { window }) {
    for (let who = 0; who < g.commandos.length; who++) if (inPlay(commando(g, who))) yield* tries(g, who);
    if (window === 'commandos') for (let who = 0; who < g.commandos.length; who++) yield option(DO.activate, who);
    else
      for (let seat = 0; seat < g.passed.length; seat++) {
        yield option(DO.pass, 0, seat);
        for (let until = 0; until < QUIET_UNTIL.length; until++) yield option(DO.quiet, 0, seat, until);
      }
  },
  constraints: [
    ...constraints,
    { clause: 'v-commandos.actions.order', holds: (g, o) => kindOf(o) !== DO.activate || !commando(g, whoOf(o)).acted },
    { clause: 'v-commandos.wounds.critical-state', holds: (g, o) => kindOf(o) !== DO.activate || isFit(commando(g, whoOf(o))) },
    { clause: 'v-commandos.zero.timing', holds: (g, o, { window }) => !isPassing(o) || windowOptions(g, window).includes(o) },
  ],
  owner: (g, o) => (isPassing(o) ? firstOf(o) : commando(g, whoOf(o)).seat),
  optional: (_, o) => !isPassing(o) && kindOf(o) !== DO.activate,
});

const isPassing = (o: Option): boolean => kindOf(o) === DO.pass || kindOf(o) === DO.quiet;

/** Pay for it and do it. */
export function* perform(g: State, ref: Referee<Event>, o: Option): Play {
  const who = whoOf(o);
  const c = commando(g, who);
  const action = BY_KIND.get(kindOf(o)) as Action;
  g.last = c.seat;
  if (GIVING.includes(kindOf(o))) g.given.push(o);
  else if (action.cost > 0) g.given.length = 0;
  if (isPlus(o)) c.plus--;
  else c.spent += action.cost;
  yield* action.play(g, ref, o);
}

/** Zero-cost actions between the steps of the Enemy Phase, until nobody wants more. */
export function* openWindow(g: State, ref: Referee<Event>, window: Window): Play {
  g.passed.fill(false);
  g.given.length = 0;
  alertFound(g);
  for (;;) {
    const options = windowOptions(g, window);
    if (options.length === 0) return;
    const o = yield* ref.offer(windowQuestion, options, { window });
    if (kindOf(o) === DO.pass) g.passed[firstOf(o)] = true;
    else if (kindOf(o) === DO.quiet) g.quiet[firstOf(o)] = at(QUIET_UNTIL, secondOf(o));
    else yield* perform(g, ref, o);
  }
}

/** The Commando Phase: things are done at no cost until somebody begins, who then has their turn; false when all have had it. */
export function* commandoPhase(g: State, ref: Referee<Event>): Play<boolean> {
  while (g.active < 0) {
    const waiting = g.commandos.flatMap((_, who) => (mayBegin(g, who) ? [who] : []));
    if (waiting.length === 0) return false;
    const alone = waiting.length === 1 && g.commandos.every((c, who) => !isFit(c) || who === waiting[0]);
    const options = alone ? [option(DO.activate, waiting[0])] : windowOptions(g, 'commandos');
    const o = options.length === 1 ? at(options, 0) : yield* ref.offer(windowQuestion, options, { window: 'commandos' });
    if (kindOf(o) === DO.activate) begin(g, ref, whoOf(o));
    else yield* perform(g, ref, o);
  }
  yield* ownTurn(g, ref);
  return true;
}

function begin(g: State, ref: Referee<Event>, who: number): void {
  const c = commando(g, who);
  g.active = who;
  g.last = c.seat;
  g.given.length = 0;
  c.below = false;
  quietUntilTurn(g, c.seat);
  if (ref.listening) ref.tell({ kind: 'activates', who: nameOf(g, who) }, 'v-commandos.actions.order');
}

function* ownTurn(g: State, ref: Referee<Event>): Play {
  const who = g.active;
  const c = commando(g, who);
  while (isFit(c) && !c.below) {
    const options: Option[] = [];
    allowed(g, who, true, options);
    options.push(option(DO.end, who));
    const o = options.length === 1 ? at(options, 0) : yield* ref.choose(c.seat, actQuestion, options, { who: nameOf(g, who) });
    if (kindOf(o) === DO.end) break;
    yield* perform(g, ref, o);
  }
  const left = isFit(c) ? actionsLeft(g, who) : 0;
  c.acted = true;
  g.active = -1;
  if (ref.listening && inPlay(c)) ref.tell({ kind: 'ends', who: nameOf(g, who), left }, left > 0 ? 'v-commandos.actions.unspent' : 'v-commandos.actions.order');
  yield* pathfinder(g, ref, who);
}
