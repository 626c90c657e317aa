import type { Play, Referee, Seat } from '#kernel';
import { objective } from '../../content/index.ts';
import { canPay, countsOf } from '../advantage/advantage.ts';
import { drawCards, drawFrom } from '../cards/hand.ts';
import { resolve } from '../effects/effects.ts';
import { fail } from '../effects/failure.ts';
import { tell } from '../event.ts';
import { ask, question } from '../general/ask.ts';
import { deedOf, detailOf, NO, option, SLOT, YES } from '../option.ts';
import { fighter, type Raid } from '../state.ts';

/** `done`: the token lies on the mission card, and a card may be drawn instead. */
type Attempting = { readonly seat: Seat; readonly number: number; readonly done: boolean };

export const objectiveQuestion = question<Attempting>({
  kind: 'objective',
  turnClause: 'contra.objective.own-turn-only',
  *candidates() {
    yield option(YES);
    yield option(NO);
  },
});

export function hasObjective(g: Raid, seat: Seat, slot: number): boolean {
  return (fighter(g, seat).mission & (1 << slot)) !== 0;
}

/** Once in the own turn: draw the top objective card and attempt it, or draw a card where the token has been earned. */
export function* resolveObjective(g: Raid, ref: Referee, seat: Seat, slot: number): Play {
  const done = hasObjective(g, seat, slot);
  const o = yield* ask(g, ref, seat, objectiveQuestion, { seat, number: slot + 1, done });
  if (deedOf(o) === NO) return;
  fighter(g, seat).scouted = true;
  if (done) return drawCards(g, ref, seat, 1, 'contra.objective.already-done-draw');
  yield* attempt(g, ref, seat, slot);
}

/** What the commando has decides, nothing is spent. */
function* attempt(g: Raid, ref: Referee, seat: Seat, slot: number): Play {
  const drawn = drawFrom(ref, -1, 'objective', g.objectiveDeck, g.objectiveDiscard);
  if (drawn === undefined) return;
  const { requires, scout } = objective(drawn);
  const success = canPay(fighter(g, seat), countsOf(requires));
  if (ref.listening)
    tell(
      ref,
      { kind: 'objective', seat, card: drawn, number: slot + 1, success },
      success ? ['contra.objective.requirement', 'contra.objective.success'] : 'contra.objective.scout',
    );
  if (success) placeObjective(g, ref, seat, slot);
  else {
    g.resolving.push({ kind: 'objective', what: drawn, seat });
    yield* resolve(g, ref, scout, { seat, from: 'stage', what: drawn });
    g.resolving.pop();
  }
  g.objectiveDiscard.push(drawn);
}

export function placeObjective(g: Raid, ref: Referee, seat: Seat, slot: number): void {
  fighter(g, seat).mission |= 1 << slot;
  if (ref.listening) tell(ref, { kind: 'objective-token', seat, number: slot + 1 }, ['contra.objective.success', 'contra.objective.token-effect']);
}

/** Which token: one that comes with a story lies down in any slot, one that is lost has to lie there. */
export const slotQuestion = question<{ readonly seat: Seat; readonly lost: boolean }>({
  kind: 'slot',
  *candidates() {
    for (let slot = 0; slot < 3; slot++) yield option(SLOT, slot);
  },
  constraints: [{ clause: 'contra.objective.token-lost', holds: (g, o, { seat, lost }) => !lost || hasObjective(g, seat, detailOf(o)) }],
});

/** A token goes back beside the mission card and may be earned again. False when there is none. */
export function* loseObjective(g: Raid, ref: Referee, seat: Seat): Play<boolean> {
  if (fighter(g, seat).mission === 0) return fail(g);
  const slot = detailOf(yield* ask(g, ref, seat, slotQuestion, { seat, lost: true }));
  fighter(g, seat).mission &= ~(1 << slot);
  if (ref.listening) tell(ref, { kind: 'objective-lost', seat, number: slot + 1 }, 'contra.objective.token-lost');
  return true;
}
