import { go } from '../app/address.tsx';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { OnlineSession, Present } from '../play/session.ts';

/** Somebody would like to play again: one click leads to the same seat at the new table. */
export function RematchOffer({ session, present }: { readonly session: OnlineSession; readonly present: Present }) {
  const words = useWords();
  const { refused, attempt } = useAttempt();
  const { table, online, mine } = present;
  const { rematchBy } = online ?? {};
  if (table === null || table.rematch === null || rematchBy == null || mine.length === 0) return null;
  const join = (): void => attempt(session.rematch(), (to) => go(to));
  return (
    <div className="seat-notice rematch-offer" role="status">
      <Icon name="turn-cw" />
      <p>{refused ?? words.table.end.rematchAsked({ who: rematchBy })}</p>
      <button type="button" className="btn sm pri" onClick={join}>
        {words.table.end.rematchJoin}
      </button>
    </div>
  );
}
