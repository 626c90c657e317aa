import type { ClauseId, Play, Referee } from '#kernel';
import { ESCAPE_FROM_PRISON } from '../content/kit.ts';
import { spaceId } from '../content/map.ts';
import type { Event } from '../event.ts';
import { NOTHING } from '../preview.ts';
import { act } from './act.ts';
import { ask, question } from './ask.ts';
import { bonusAhead, inHand, spendBonus } from './bonus.ts';
import { endTurn, passOn } from './end.ts';
import { kindOf, option, PLAY, SIT_OUT } from './option.ts';
import { pick } from './setup.ts';
import { actionsOf, active, couldPlay, FREE, homeOf, IN_PRISON, type State } from './state.ts';

/** A file is picked; or somebody's turn, from its beginning to its end, unless it is missed. */
export function* turn(g: State, ref: Referee<Event>): Play {
  if (g.hitmen.some(({ assassin }) => assassin < 0)) return yield* pick(g, ref);
  if (!g.begun) {
    if (active(g).missing > 0) yield* missTurn(g, ref);
    else begin(g, ref);
  }
  while (g.begun && g.outcome === null) yield* act(g, ref);
}

function begin(g: State, ref: Referee<Event>): void {
  g.begun = true;
  g.actions = actionsOf(active(g));
  if (ref.listening) ref.tell({ kind: 'turn', seat: g.active, round: g.round }, ['contract-assassin.turn.order', 'contract-assassin.turn.four-actions']);
}

export const missedQuestion = question('missed', {
  candidates: () => [option(PLAY, ESCAPE_FROM_PRISON), option(SIT_OUT)],
  constraints: [inHand],
  preview: (g, o, { left }) =>
    kindOf(o) === SIT_OUT
      ? { ...NOTHING, misses: left }
      : { ...bonusAhead(g, ESCAPE_FROM_PRISON), actions: g.config.settings['prison-card-no-actions'] ? 0 : actionsOf(active(g)) },
});

/** A turn passes, unless a prisoner plays the card that ends it. */
function* missTurn(g: State, ref: Referee<Event>): Play {
  const hitman = active(g);
  const imprisoned = hitman.status === IN_PRISON;
  if (imprisoned && couldPlay(g, ESCAPE_FROM_PRISON)) {
    const o = yield* ask(g, ref, missedQuestion, { left: hitman.missing }, undefined, true);
    if (kindOf(o) === PLAY) return breakOut(g, ref);
  }
  hitman.missing--;
  g.counts.missed++;
  if (ref.listening)
    ref.tell({ kind: 'misses', seat: g.active, in: imprisoned ? 'prison' : 'hiding', left: hitman.missing }, [
      'contract-assassin.turn.missed',
      imprisoned ? 'contract-assassin.prison.two-turns' : 'contract-assassin.hiding.three-turns',
    ]);
  if (hitman.missing === 0) release(g, ref, imprisoned);
  passOn(g, ref);
}

/** A prisoner goes home; whoever was hiding goes on from where they are. */
function release(g: State, ref: Referee<Event>, imprisoned: boolean, clause: ClauseId = 'contract-assassin.prison.home'): void {
  const hitman = active(g);
  hitman.status = FREE;
  hitman.missing = 0;
  if (!imprisoned) return;
  hitman.space = homeOf(hitman);
  if (ref.listening) ref.tell({ kind: 'released', seat: g.active, city: spaceId(hitman.space) }, clause);
}

const BREAK_OUT = 'contract-assassin.prison.escape-card';

/** Home at once, and this turn is played, with the bonus card of the turn spent. */
function breakOut(g: State, ref: Referee<Event>): void {
  spendBonus(g, ref, ESCAPE_FROM_PRISON, BREAK_OUT);
  release(g, ref, true, BREAK_OUT);
  begin(g, ref);
  if (g.config.settings['prison-card-no-actions']) endTurn(g, ref);
}
