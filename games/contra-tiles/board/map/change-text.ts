import type { Change } from '../../preview.ts';
import type { Messages } from '../../words/messages.ts';

/** What happens to a purse, in a word or two. */
export function changeText({ change: say }: Messages, change: Change): string {
  switch (change.kind) {
    case 'broke':
      return say.broke(change);
    case 'pay':
      return say[change.paid < change.owed ? 'pay-part' : 'pay']({ ...change, coins: -change.paid });
    case 'reward':
      return say[change.taken < change.due ? 'reward-part' : 'reward']({ ...change, coins: change.taken });
  }
}
