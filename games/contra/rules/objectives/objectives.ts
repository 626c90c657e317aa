import type { Play, Referee, Seat } from '#kernel';
import { objective } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { canPay, countsOf } from '../../facts/advantage.ts';
import { foreseeObjective } from '../../facts/objective.ts';
import { drawCards, drawFrom } from '../cards/hand.ts';
import { resolve } from '../effects/effects.ts';
import { fail } from '../effects/failure.ts';
import { ask, offered, question } from '../general/ask.ts';
import { ACCEPT, by, DECLINE, detailOf, optionKind, SLOT } from '../option.ts';
import { fighter, type State } from '../state.ts';

export const objectiveQuestion = question('objective', {
  turnClause: 'contra.objective.own-turn-only',
  candidates: offered('objective'),
  preview: (g, o, { seat, number, done }) => (optionKind(o) === ACCEPT && !done ? foreseeObjective(g, seat, number) : null),
});

export function hasObjective(g: State, seat: Seat, slot: number): boolean {
  return (fighter(g, seat).mission & (1 << slot)) !== 0;
}

/** Once in the own turn: draw the top objective card and attempt it, or draw a card where the token has been earned. */
export function* resolveObjective(g: State, ref: Referee<Event>, seat: Seat, slot: number): Play {
  const done = hasObjective(g, seat, slot);
  const o = yield* ask(g, ref, seat, objectiveQuestion, { seat, number: slot + 1, done });
  if (optionKind(o) === DECLINE) return;
  fighter(g, seat).scouted = true;
  if (done) return drawCards(g, ref, seat, 1, 'contra.objective.already-done-draw');
  yield* attempt(g, ref, seat, slot);
}

/** What the commando has decides, nothing is spent. */
function* attempt(g: State, ref: Referee<Event>, seat: Seat, slot: number): Play {
  const drawn = drawFrom(ref, 'objective', g.objectiveDeck, g.objectiveDiscard);
  if (drawn === undefined) return;
  const { requires, scout } = objective(drawn);
  const success = canPay(fighter(g, seat), countsOf(requires));
  if (!success) g.resolving.push({ kind: 'objective', what: drawn, seat });
  if (ref.listening)
    ref.tell(
      { kind: 'objective', seat, card: drawn, number: slot + 1, success },
      success ? ['contra.objective.requirement', 'contra.objective.success'] : 'contra.objective.scout',
    );
  if (success) placeObjective(g, ref, seat, slot);
  else {
    yield* resolve(g, ref, scout, { seat, from: 'stage', what: drawn });
    g.resolving.pop();
  }
  g.objectiveDiscard.push(drawn);
}

export function placeObjective(g: State, ref: Referee<Event>, seat: Seat, slot: number): void {
  fighter(g, seat).mission |= 1 << slot;
  if (ref.listening) ref.tell({ kind: 'objective-token', seat, number: slot + 1 }, ['contra.objective.success', 'contra.objective.token-effect']);
}

/** Which token: one that comes with a story lies down in any slot, one that is lost has to lie there. */
export const slotQuestion = question('slot', {
  *candidates(_, { seat }) {
    for (let slot = 0; slot < 3; slot++) yield by(seat, SLOT, slot);
  },
  constraints: [{ clause: 'contra.objective.token-lost', holds: (g, o, { seat, lost }) => !lost || hasObjective(g, seat, detailOf(o)) }],
});

/** A token goes back beside the mission card and may be earned again. */
export function* loseObjective(g: State, ref: Referee<Event>, seat: Seat): Play {
  if (fighter(g, seat).mission === 0) return fail(g);
  const slot = detailOf(yield* ask(g, ref, seat, slotQuestion, { seat, lost: true }));
  fighter(g, seat).mission &= ~(1 << slot);
  if (ref.listening) ref.tell({ kind: 'objective-lost', seat, number: slot + 1 }, 'contra.objective.token-lost');
}
