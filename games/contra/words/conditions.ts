import type { Condition } from '../content/effect.ts';
import type { SpaceKind } from '../content/map.ts';
import type { Messages } from './messages.ts';

/** Who does what an effect says: the reader, or somebody whom the sentence has named. */
export type Person = 'you' | 'they';

/** Behind "if" and "while": of the reader, or of a commando whom the sentence has named. */
export function whenText(condition: Condition, person: Person, { when }: Messages): string {
  const not = 'not' in condition && condition.not === true;
  switch (condition.is) {
    case 'on-ledge':
    case 'on-platform':
      return when[condition.is]({ person, not });
    case 'in':
      return when.in({ person, kinds: kindsOf(condition.kinds) });
    case 'near-boss':
    case 'company':
      return when[condition.is]({ person, not, within: condition.within });
    case 'near-space':
      return when['near-space']({ person, ...condition });
    case 'near-gels':
    case 'room':
    case 'adjacent':
      return when[condition.is]({ person });
    case 'has':
      return when.has({ person, ...condition });
  }
}

/** Behind "each commando". */
export function whoseText(condition: Condition, { whose }: Messages): string {
  const not = 'not' in condition && condition.not === true;
  switch (condition.is) {
    case 'on-ledge':
    case 'on-platform':
      return whose[condition.is]({ not });
    case 'in':
      return whose.in({ kinds: kindsOf(condition.kinds) });
    case 'near-boss':
    case 'company':
      return whose[condition.is]({ not, within: condition.within });
    case 'near-space':
      return whose['near-space'](condition);
    case 'near-gels':
    case 'room':
    case 'adjacent':
      return whose[condition.is];
    case 'has':
      return whose.has(condition);
  }
}

/** All three objectives together are simply objectives. */
function kindsOf(kinds: readonly SpaceKind[]): readonly (SpaceKind | 'objective')[] {
  const objectives = kinds.filter((kind) => kind.startsWith('objective'));
  const others = kinds.filter((kind) => !kind.startsWith('objective'));
  return [...others, ...(objectives.length === 3 ? (['objective'] as const) : objectives)];
}
