import { storedAsItIs } from '#kernel';
import { configure } from '../settings.ts';
import type { Board, State } from './state.ts';

/** Called once a turn and once an iteration of tree search. */
export function copy(g: State): State {
  return {
    ...g,
    passed: g.passed.slice(),
    given: g.given.slice(),
    quiet: g.quiet.slice(),
    commandos: g.commandos.map((c) => ({ ...c, kit: c.kit.slice() })),
    boards: g.boards.map(copyBoard),
    deck: { top: g.deck.top.slice(), bag: g.deck.bag.slice(), bottom: g.deck.bottom.slice() },
    discards: g.discards.slice(),
    bag: g.bag.slice(),
    kitBag: g.kitBag.slice(),
    kitDiscards: g.kitDiscards.slice(),
    drawn: g.drawn.slice(),
    freed: g.freed.slice(),
    taken: g.taken.slice(),
    counts: { ...g.counts },
  };
}

function copyBoard(b: Board): Board {
  return {
    ...b,
    doors: b.doors.slice(),
    trapdoors: b.trapdoors.slice(),
    objectives: b.objectives.map((objective) => ({ ...objective })),
    entrances: b.entrances.map((entrance) => ({ ...entrance, waiting: entrance.waiting.slice() })),
    units: b.units.slice(),
    guards: b.guards.slice(),
    barrels: b.barrels.slice(),
    gas: b.gas.slice(),
    smoke: b.smoke.slice(),
    loose: b.loose.slice(),
    tired: b.tired.slice(),
    charges: b.charges.map((charge) => ({ ...charge })),
  };
}

export const { save, load } = storedAsItIs<State>(configure);
