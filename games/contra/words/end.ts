import type { View } from '../view.ts';
import type { Messages } from './messages.ts';
import { fallen } from './things.ts';

/** What decided it: `Java falls in round 8`. */
export function headlineOf(view: View, { end: { headline: say } }: Messages): string {
  const { enemy: boss, stage, round, outcome } = view;
  switch (outcome) {
    case 'destroyed':
      return say.destroyed({ boss, round });
    case 'escaped':
      return say.escaped({ stage, round });
    case 'fallen':
      return say.fallen({ who: fallen(view), round });
    default:
      return say['out-of-time']({ round });
  }
}
