import type { Play, Referee } from '#kernel';
import { COLUMNS, LARGE, ringOf, SEGMENTS, segmentName } from '../content/board.ts';
import { ability, KRUSSOV } from '../content/members.ts';
import type { Event } from '../event.ts';
import { inwards } from '../facts/movement.ts';
import { removal } from '../facts/removal.ts';
import { ask, question } from './ask.ts';
import { kindOf, type Option, option, segmentOf, without } from './option.ts';
import * as KIND from './option-kind.ts';
import { isFrozen, kill, lives, type State, seatOf, zombiesIn } from './state.ts';

const WIRE = ability(KRUSSOV, 'tripwire');

/** Tripwire, then every group one ring inwards. */
export function* zombiesMove(g: State, ref: Referee<Event>): Play {
  if (lives(g, KRUSSOV)) yield* tripwire(g, ref);
  moveInwards(g, ref);
}

export const tripwireQuestion = question({
  kind: 'tripwire',
  *candidates() {
    yield option(KRUSSOV, KIND.NO_TRIPWIRE);
    for (let s = 0; s < SEGMENTS; s++) {
      yield option(KRUSSOV, KIND.TRIPWIRE, s);
      yield option(KRUSSOV, KIND.TRIPWIRE_LARGE, s);
    }
  },
  constraints: [
    { clause: 'contact.krussov.tripwire-before-merge', holds: (_, o) => kindOf(o) === KIND.NO_TRIPWIRE || ringOf(segmentOf(o)) > 1 },
    { clause: 'contact.krussov.tripwire', holds: (g, o) => kindOf(o) === KIND.NO_TRIPWIRE || zombiesIn(g, segmentOf(o)) >= WIRE.group },
    { clause: 'contact.krussov.tripwire', holds: (g, o) => kindOf(o) !== KIND.TRIPWIRE_LARGE || g.config.settings['tripwire-large'] },
    { clause: 'contact.alvares.confusion-blocks-tripwire', holds: (g, o) => kindOf(o) === KIND.NO_TRIPWIRE || !isFrozen(g, segmentOf(o)) },
  ],
  preview: (g, o) => (kindOf(o) === KIND.NO_TRIPWIRE ? null : removal(g, segmentOf(o), wireRemoves(o))),
});

function wireRemoves(o: Option): number {
  return kindOf(o) === KIND.TRIPWIRE_LARGE ? LARGE : WIRE.removes;
}

/** One group of 5 or more that is about to move, named over the full picture. */
function* tripwire(g: State, ref: Referee<Event>): Play {
  const list = g.scrap.options;
  let count = 0;
  for (let s = COLUMNS; s < SEGMENTS; s++) {
    if (zombiesIn(g, s) < WIRE.group || isFrozen(g, s)) continue;
    list[count++] = without(KRUSSOV, KIND.TRIPWIRE) | s;
    if (g.config.settings['tripwire-large']) list[count++] = without(KRUSSOV, KIND.TRIPWIRE_LARGE) | s;
  }
  if (count === 0) return;
  list[count++] = option(KRUSSOV, KIND.NO_TRIPWIRE);
  const answer: Option = yield* ask(g, ref, seatOf(g, KRUSSOV), tripwireQuestion, list, null, count);
  if (kindOf(answer) === KIND.NO_TRIPWIRE) return;
  const removed = kill(g, segmentOf(answer), wireRemoves(answer));
  if (ref.listening) ref.tell({ kind: 'tripwire', segment: segmentName(segmentOf(answer)), removed }, 'contact.krussov.tripwire');
}

/** Inner groups first, so that nobody moves twice; the first ring and confused groups stay, and those who arrive join them. */
export function moveInwards(g: State, ref: Referee<Event>): void {
  const { zombies } = g;
  let moved = 0;
  for (let s = COLUMNS; s < SEGMENTS; s++) {
    const group = zombies[s] as number;
    const to = group === 0 ? s : inwards(s, isFrozen(g, s));
    if (to === s) continue;
    zombies[s] = 0;
    zombies[to] = (zombies[to] as number) + group;
    moved += group;
  }
  g.frozen = 0;
  if (ref.listening && moved > 0) ref.tell({ kind: 'zombies-move', moved }, ['contact.move.one-inward', 'contact.move.first-ring-stays']);
}
