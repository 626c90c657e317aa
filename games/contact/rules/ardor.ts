import type { Play, Referee } from '#kernel';
import type { Segment } from '../content/board.ts';
import { COOPER, type Member, type MemberId } from '../content/members.ts';
import { ask, question } from './ask.ts';
import { deedOf, idOf, KEEP, type Option, option, REROLL } from './option.ts';
import { lives, type Night, seatOf } from './state.ts';

export interface ArdorAbout {
  readonly member: MemberId;
  readonly rolled: number;
  /** The segment it was rolled at, -1 for a die without one. */
  readonly target: Segment;
  /** What the die is for: a weapon's word, `grenade`, `ronin`, `quantity`, `first-aid`. */
  readonly for: string;
  /** The number it takes, or for First Aid the number it has to stay below. */
  readonly needs: number;
}

const REROLL_OR_KEEP: readonly Option[] = [option(COOPER, REROLL), option(COOPER, KEEP)];

export const ardor = question<ArdorAbout>({ kind: 'ardor', candidates: () => REROLL_OR_KEEP, constraints: [] });

/** Cooper lives and has not yet let anybody reroll this turn. */
export function ardorReady(g: Night): boolean {
  return g.ardor && lives(g, COOPER);
}

/** A member's die that Ardor may reroll, unless it already shows the best there is for it (`best` or more). */
export function* rollWithArdor(g: Night, ref: Referee, member: Member, best: number, target: Segment, what: string, needs: number): Play<number> {
  const die = ref.roll(6);
  return die >= best ? die : yield* offerArdor(g, ref, member, die, target, what, needs);
}

/** The new result stands, even if it is worse. */
export function* offerArdor(g: Night, ref: Referee, member: Member, die: number, target: Segment, what: string, needs: number): Play<number> {
  const about: ArdorAbout = { member: idOf(member), rolled: die, target, for: what, needs };
  const answer = yield* ask(g, ref, seatOf(g, COOPER), ardor, REROLL_OR_KEEP, about);
  if (deedOf(answer) === KEEP) return die;
  g.ardor = false;
  const again = ref.roll(6);
  if (ref.listening) ref.tell({ kind: 'ardor', member: idOf(member), from: die, to: again }, 'contact.cooper.ardor');
  return again;
}
