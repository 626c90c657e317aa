import { at, type ClauseId, type Play, type Referee, type Seat } from '#kernel';
import type { Space } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { foreseeMove } from '../../facts/foresight.ts';
import { RUN_SPACES, runLimit } from '../../facts/stage-area.ts';
import type { Moving } from '../../types.ts';
import { enemyAt } from '../attack/aim.ts';
import { ask, question } from '../general/ask.ts';
import { by, DONE, detailOf, done, JUMP, lastOf, type Option, optionKind, packPath, pathOf, RUN, type SpaceUse, spaceOf, spot } from '../option.ts';
import { fighter, type State, spaceId } from '../state.ts';
import { eventful, ledgeOf, linked, listRuns, mayJump, pinned, pushSpaces, runnable, shared } from './paths.ts';
import { enter } from './spaces.ts';

/** The candidates of a move: the runs there are, and every space somebody could try to run or jump to. */
export function* moveCandidates(g: State, seat: Seat, spaces: number): Iterable<Option> {
  const runs: number[] = [];
  const n = listRuns(g, seat, spaces, runs, 0);
  for (let i = 0; i < n; i++) yield at(runs, i);
  for (const space of g.map.all) {
    const straight = by(seat, RUN, packPath([space]));
    if (!runs.includes(straight)) yield straight;
    yield by(seat, JUMP, space);
  }
}

/** Why a run or a jump may be forbidden; other options are none of these clauses' business. */
export const moveConstraints = [
  {
    clause: 'contra.move.run',
    holds: (g: State, o: Option, { seat }: Moving) => optionKind(o) !== RUN || steps(g, o, seat, linked),
  },
  { clause: 'contra.move.jump', holds: (g: State, o: Option, { seat }: Moving) => optionKind(o) !== JUMP || linked(g, fighter(g, seat).space, detailOf(o)) },
  { clause: 'contra.space.ledge-jump-up', holds: (g: State, o: Option, { seat }: Moving) => optionKind(o) !== RUN || steps(g, o, seat, runnable) },
  {
    clause: 'contra.move.not-into-enemies',
    holds: (g: State, o: Option) => (optionKind(o) !== RUN && optionKind(o) !== JUMP) || !enemyAt(g, endOf(o)),
  },
  {
    clause: 'contra.move.no-shared-end',
    holds: (g: State, o: Option, { seat }: Moving) => (optionKind(o) !== RUN && optionKind(o) !== JUMP) || !shared(g, seat, endOf(o)),
  },
  {
    clause: 'contra.golden.cards-beat-rulebook',
    holds: (g: State, o: Option, { seat, begun }: Moving) => optionKind(o) !== RUN || begun === true || !pinned(g, seat),
  },
  {
    clause: 'contra.move.choose-type-first',
    holds: (_: State, o: Option, { run, jump }: Moving) => (optionKind(o) !== RUN || run) && (optionKind(o) !== JUMP || jump),
  },
] as const;

function endOf(o: Option): Space {
  return optionKind(o) === JUMP ? detailOf(o) : lastOf(detailOf(o));
}

function steps(g: State, o: Option, seat: Seat, fits: (g: State, from: Space, to: Space) => boolean): boolean {
  let from = fighter(g, seat).space;
  for (const to of pathOf(detailOf(o))) {
    if (!fits(g, from, to)) return false;
    from = to;
  }
  return true;
}

/** A move granted by an effect, the rest of a run, or a jump: it may be left out. */
export const moveQuestion = question('move', {
  *candidates(g, { seat, spaces }) {
    yield done(seat, 'moving');
    yield* moveCandidates(g, seat, runLimit(g, spaces));
  },
  constraints: [
    ...moveConstraints,
    { clause: 'contra.move.no-shared-end', holds: (g, o, { seat }) => optionKind(o) !== DONE || !shared(g, seat, fighter(g, seat).space) },
  ],
  preview: foreseeMove,
});

/** Everything a commando can do with a move, into the options; how many there are then. */
export function listMoves(g: State, { seat, spaces, run, jump, begun }: Moving, from: number): number {
  let n = from;
  if (run && (begun === true || !pinned(g, seat))) n = listRuns(g, seat, runLimit(g, spaces), g.scrap, n);
  if (jump) for (const to of at(g.map.links, fighter(g, seat).space)) if (mayJump(g, seat, to)) g.scrap[n++] = by(seat, JUMP, to);
  return n;
}

function* askMove(g: State, ref: Referee<Event>, about: Moving): Play<Option> {
  const { seat } = about;
  let n = 0;
  if (!shared(g, seat, fighter(g, seat).space)) g.scrap[n++] = done(seat, 'moving');
  n = listMoves(g, about, n);
  if (n === 0) return done(seat, 'moving');
  if (n === 1) return at(g.scrap, 0);
  return yield* ref.choose(seat, moveQuestion, g.scrap, about, n);
}

/** A commando moves: a run of up to so many spaces, or a jump, or not at all. */
export function* move(g: State, ref: Referee<Event>, seat: Seat, spaces = RUN_SPACES): Play {
  const o = yield* askMove(g, ref, { seat, spaces, run: true, jump: true });
  yield* carryOut(g, ref, seat, o, spaces);
}

export function* carryOut(g: State, ref: Referee<Event>, seat: Seat, o: Option, spaces: number): Play {
  if (optionKind(o) === RUN) yield* run(g, ref, seat, pathOf(detailOf(o)), spaces);
  else if (optionKind(o) === JUMP) yield* jump(g, ref, seat, detailOf(o));
}

export function* jumps(g: State, ref: Referee<Event>, seat: Seat, times: number): Play {
  for (let left = times; left > 0; left--) {
    const o = yield* askMove(g, ref, { seat, spaces: left, run: false, jump: true });
    if (optionKind(o) === DONE) return;
    yield* jump(g, ref, seat, detailOf(o));
  }
}

/** What a jump is by: up a ledge, from one ledge to another, or neither. */
function jumpClause(from: string, to: string): ClauseId {
  if (to === '' || to === from) return 'contra.move.jump';
  return from === '' ? 'contra.space.ledge-jump-up' : 'contra.space.ledge-to-other-ledge';
}

/** One space, over any ledge; what happens there is for the commando to choose. */
export function* jump(g: State, ref: Referee<Event>, seat: Seat, to: Space): Play {
  const f = fighter(g, seat);
  const from = f.space;
  f.space = to;
  if (ref.listening) ref.tell({ kind: 'jumps', seat, from: spaceId(g, from), to: spaceId(g, to) }, jumpClause(ledgeOf(g, from), ledgeOf(g, to)));
  yield* enter(g, ref, seat, 'jump');
}

/** Step by step: what happens in a space happens before the next step, and the rest of the run can then be thought over. */
export function* run(g: State, ref: Referee<Event>, seat: Seat, planned: readonly Space[], spaces: number): Play {
  const f = fighter(g, seat);
  const trace = [f.space];
  let from = 0;
  let ran = 0;
  let path = planned;
  for (let step = 0; ; ) {
    const to = at(path, step);
    const happens = eventful(g, seat, to);
    f.space = to;
    trace.push(to);
    ran++;
    step++;
    const over = step === path.length;
    if (happens || over) {
      tellRun(g, ref, seat, trace.slice(from));
      from = trace.length - 1;
    }
    const stopped = happens && (yield* enter(g, ref, seat, 'run'));
    if (stopped || (over && !happens)) break;
    if (!happens) continue;
    if (f.space !== to) from = trace.push(f.space) - 1; // what happened there moved the commando: the rest of the run begins where it left them
    const left = runLimit(g, spaces) - ran;
    const o = yield* askMove(g, ref, { seat, spaces: left, run: true, jump: false, begun: true });
    if (optionKind(o) !== RUN) break;
    path = pathOf(detailOf(o));
    step = 0;
  }
  goBack(g, ref, seat, trace);
}

function tellRun(g: State, ref: Referee<Event>, seat: Seat, path: readonly Space[]): void {
  if (ref.listening) ref.tell({ kind: 'runs', seat, path: path.map((space) => spaceId(g, space)) }, 'contra.move.run');
}

/** Nobody ends a move in another commando's space: back along the path to the last free one, where nothing happens again. */
function goBack(g: State, ref: Referee<Event>, seat: Seat, trace: readonly Space[]): void {
  const f = fighter(g, seat);
  if (!shared(g, seat, f.space)) return;
  const from = f.space;
  f.space = trace.findLast((space) => !shared(g, seat, space)) as Space;
  if (ref.listening)
    ref.tell({ kind: 'returns', seat, from: spaceId(g, from), to: spaceId(g, f.space) }, ['contra.move.no-shared-end', 'contra.move.return-no-trigger']);
}

/** One of these spaces. */
export const spaceQuestion = question('space', {
  *candidates(g, { seat, for: use, spaces }) {
    for (const id of spaces) yield spot(seat, g.map.named(id), use);
  },
});

export function* pickSpace(g: State, ref: Referee<Event>, seat: Seat, spaces: readonly Space[], use: SpaceUse): Play<Space> {
  if (spaces.length === 1) return at(spaces, 0);
  return spaceOf(yield* ask(g, ref, seat, spaceQuestion, { seat, for: use, spaces: spaces.map((space) => spaceId(g, space)) }));
}

/** Moved by an effect: neither a run nor a jump, so no ledge is climbed. */
export function* push(g: State, ref: Referee<Event>, seat: Seat, spaces: number, where: { readonly towards?: 'wadder'; readonly away?: 'boss' }): Play {
  const f = fighter(g, seat);
  for (let n = 0; n < spaces; n++) {
    const ways = pushSpaces(g, seat, where);
    if (ways.length === 0) return;
    const from = f.space;
    f.space = yield* pickSpace(g, ref, seat, ways, 'push');
    if (ref.listening) ref.tell({ kind: 'pushed', seat, from: spaceId(g, from), to: spaceId(g, f.space) }, 'contra.move.forced-movement');
    yield* enter(g, ref, seat, 'moved');
  }
}

/** Put down somewhere: the path does not matter, the space does. */
export function* place(g: State, ref: Referee<Event>, seat: Seat, to: Space): Play {
  const f = fighter(g, seat);
  const from = f.space;
  f.space = to;
  if (ref.listening) ref.tell({ kind: 'placed', seat, from: spaceId(g, from), to: spaceId(g, to) }, 'contra.move.forced-movement');
  yield* enter(g, ref, seat, 'moved');
}
