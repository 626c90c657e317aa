import type { Change } from '../../preview.ts';
import type { Side } from '../../rules/pieces.ts';
import type { Messages } from '../../words/messages.ts';

/** What happens to a purse, in a word or two; `mine` is the side I play alone at this screen. */
export function changeText({ change: say }: Messages, change: Change, mine: Side | null): string {
  switch (change.kind) {
    case 'broke':
      return say.broke({ ...change, mine: change.sides.length === 1 && change.sides[0] === mine });
    case 'pay':
      return say[change.paid < change.owed ? 'pay-part' : 'pay']({ ...change, coins: -change.paid, mine: change.side === mine });
    case 'reward':
      return say[change.taken < change.due ? 'reward-part' : 'reward']({ ...change, coins: change.taken, mine: change.side === mine });
  }
}
