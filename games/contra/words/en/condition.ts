import type { Condition } from '../../content/effect.ts';
import type { SpaceKind } from '../../content/map.ts';
import { icons } from '../icons.ts';
import { or, spaces } from './grammar.ts';

/** Behind "if": of the reader, or of a commando whom the sentence has named. */
export function conditionText(condition: Condition, person: 'you' | 'they'): string {
  const [are, have, of] = person === 'you' ? ['you are', 'you have', 'you'] : ['that commando is', 'that commando has', 'that commando'];
  switch (condition.is) {
    case 'company':
      return `${condition.not === true ? 'no other' : 'another'} commando is within ${spaces(condition.within)} of ${of}`;
    case 'room':
      return `${have} fewer than 3 enemy cards`;
    case 'has':
      return `${have} at least ${icons(condition.symbols)}`;
    case 'adjacent':
      return `this enemy is adjacent to ${of}`;
    default:
      return `${are} ${whose(condition)}`;
  }
}

/** Behind "each commando". */
export function whose(condition: Condition): string {
  const not = 'not' in condition && condition.not === true;
  switch (condition.is) {
    case 'on-ledge':
      return not ? 'not on a ledge' : 'on a ledge';
    case 'on-platform':
      return not ? 'not on a platform' : 'on a platform';
    case 'in':
      return `in a ${or(kinds(condition.kinds))} space`;
    case 'near-boss':
      return `${not ? 'not ' : ''}within ${spaces(condition.within)} of the boss`;
    case 'near-space':
      return `within ${spaces(condition.within)} of a ${KINDS[condition.kind]} space`;
    case 'near-gels':
      return 'in or adjacent to a space with gels';
    case 'company':
      return `with ${not ? 'no other' : 'another'} commando within ${spaces(condition.within)}`;
    case 'room':
      return 'with fewer than 3 enemy cards';
    case 'adjacent':
      return 'adjacent to this enemy';
    case 'has':
      return `with at least ${icons(condition.symbols)}`;
  }
}

/** All three objectives together are simply objectives. */
function kinds(of: readonly SpaceKind[]): readonly string[] {
  const objectives = of.filter((kind) => kind.startsWith('objective'));
  const others = of.filter((kind) => !kind.startsWith('objective')).map((kind) => KINDS[kind]);
  return [...others, ...(objectives.length === 3 ? ['objective'] : objectives.map((kind) => KINDS[kind]))];
}

const KINDS: Readonly<Record<SpaceKind, string>> = {
  plain: 'plain',
  start: 'start',
  boss: 'boss',
  enemy: 'enemy',
  pillbox: 'pillbox',
  objective1: 'objective 1',
  objective2: 'objective 2',
  objective3: 'objective 3',
  'alarm-post': 'alarm post',
  platform: 'platform',
  drift: 'drift',
  wadder: 'wadder',
};
