import { useEffect, useState } from 'preact/hooks';
import { long } from '../app/phrases.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { SeatAtTable } from '../kit/table.ts';
import type { Online, OnlineSession, Present } from '../play/session.ts';
import { Refused } from './refused.tsx';
import { STAND_IN } from './seats.ts';

interface SeatNoticesProps {
  readonly session: OnlineSession;
  readonly present: Present;
  readonly seats: readonly SeatAtTable[];
}

/** Over the prompt: a bot plays for me, or somebody lets the table wait so long that one may play for them. */
export function SeatNotices({ session, present, seats }: SeatNoticesProps) {
  const words = useWords().table.seats;
  const { online, table, mine } = present;
  const late = useLate(online?.waits ?? []);
  const { refused, attempt } = useAttempt();
  // Without a connection nobody here knows who has moved.
  if (online === null || table === null || table.phase !== 'playing' || !present.connected) return null;
  const isHost = session.isMe(table.host.id);
  const mayReplace = (person: string | undefined): boolean => isHost || (mine.length > 0 && person === table.host.id);
  return (
    <>
      <Refused text={refused} />
      {online.onLeave.length === 0 ? null : (
        <div className="seat-notice" role="status">
          <Icon name="bot" />
          <p>{words.yours}</p>
          <button type="button" className="btn sm pri" onClick={() => attempt(Promise.all(online.onLeave.map((seat) => session.sit(seat, null))))}>
            {words.take}
          </button>
        </div>
      )}
      {late
        .filter(({ seat }) => mayReplace(table.seats[seat]?.person?.id))
        .map(({ seat, since }) => {
          const who = seats[seat]?.who || seats[seat]?.name || '';
          return (
            <div key={seat} className="seat-notice" role="status">
              <Icon name="clock" />
              <p>{words.waits({ who, long: long(words, Date.now() - since) })}</p>
              <button type="button" className="btn sm" onClick={() => attempt(session.give(seat, STAND_IN))}>
                {words.replace({ who })}
              </button>
            </div>
          );
        })}
    </>
  );
}

/** Those for whom the table has waited as long as it agreed to; it looks again when the next is due. */
function useLate(waits: Online['waits']): Online['waits'] {
  const [now, setNow] = useState(Date.now);
  const next = Math.min(...waits.map(({ since, patience }) => since + patience).filter((due) => due > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    // A timer cannot be set further ahead than that.
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, next - Date.now()) + 250, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [next]);
  return waits.filter(({ since, patience }) => since + patience <= now);
}
