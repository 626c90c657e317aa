import type { ClauseId } from '#kernel';
import type { Words } from '../../words.ts';
import type { Answer } from '../answer.ts';
import type { ColumnName, SegmentName } from '../content/board.ts';
import { shortName } from '../content/members.ts';
import { type AttackKind, attackKindOf, targetsOf } from '../facts/attacks.ts';
import { zombiesAt } from '../facts/groups.ts';
import { type Forbidden, forbidden } from '../facts/help.ts';
import { type Part, partOf } from '../facts/part.ts';
import { type Effect, stackOf } from '../facts/stack.ts';
import type { Contact, Decision } from '../types.ts';
import type { View } from '../view.ts';

/** The sentences of one language about what is forbidden, by clause. */
export type Reasons = Readonly<Record<ClauseId, (f: Forbidden) => string>>;

/** An attack as the list of moves has it. */
export interface Listed {
  readonly who: string;
  readonly attack: AttackKind;
  readonly at: readonly SegmentName[];
  /** How many stand in each of these segments. */
  readonly standing: readonly number[];
  /** While somebody's dice go on only the target has to be said. */
  readonly goesOn: boolean;
}

function listed(answer: Extract<Answer, { readonly do: Attack }>, view: View, { kind }: Decision): Listed {
  const at = targetsOf(answer);
  return {
    who: shortName(answer.member),
    attack: attackKindOf(answer) ?? 'roll first',
    at,
    standing: at.map((name) => zombiesAt(view, name)),
    goesOn: kind !== 'act' && !('extra' in answer && answer.extra),
  };
}

type Attack = 'fire' | 'throw' | 'burn' | 'burn-at' | 'double' | 'spread' | 'strike';

/** What an answer that attacks is called. */
export function attacks(say: (listed: Listed) => string, burn: (column: ColumnName, listed: Listed) => string): Pick<Words<Contact>['answers'], Attack> {
  const order = (answer: Extract<Answer, { readonly do: Attack }>, view: View, decision: Decision): string =>
    answer.do === 'burn' ? burn(answer.column, listed(answer, view, decision)) : say(listed(answer, view, decision));
  return { fire: order, throw: order, burn: order, 'burn-at': order, double: order, spread: order, strike: order };
}

/** What a language says of parts of a turn, and of effects under way. */
export interface Phrases {
  part(part: Part): string;
  effect(effect: Effect): string;
}

/** What is found the same way in every language. */
export function sharedBy(phrases: Phrases, reasons: Reasons): Pick<Words<Contact>, 'heading' | 'resolving' | 'whyNot'> {
  return {
    heading(_, view) {
      const part = partOf(view);
      return part === null ? null : phrases.part(part);
    },
    resolving: (decision, view) => stackOf(decision, view).map((effect, i) => ({ says: phrases.effect(effect), state: i === 0 ? 'now' : 'waits' })),
    whyNot: (clause, answer, view) => reasons[clause]?.(forbidden(answer, view)) ?? null,
  };
}
