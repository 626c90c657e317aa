import { useState } from 'preact/hooks';
import type { Seat } from '#kernel';
import type { TableState } from '#wire';
import { Panel } from '../app/panel.tsx';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import type { SeatAtTable } from '../kit/table.ts';
import type { OnlineSession, Present } from '../play/session.ts';
import { Refused } from './refused.tsx';
import { STAND_IN } from './seats.ts';

interface SeatsPanelProps {
  readonly session: OnlineSession;
  readonly present: Present;
  readonly table: TableState;
  readonly seats: readonly SeatAtTable[];
  onClose(): void;
}

/** Who sits where in a running game, and what one can do with one's own seat. */
export function SeatsPanel({ session, present, table, seats, onClose }: SeatsPanelProps) {
  const words = useWords().table.seats;
  const { refused, attempt: tried } = useAttempt();
  const attempt = (work: Promise<unknown>): void => tried(work, onClose);
  return (
    <Panel sheet title={words.title} onClose={onClose}>
      <ul className="seat-rows">
        {seats.map(({ seat, name, who, kind }) => {
          const { owner, person } = table.seats[seat] ?? {};
          return (
            <li key={seat}>
              <span className={`avatar a${seat % 5}`} aria-hidden="true">
                {kind === 'bot' ? <Icon name="bot" /> : (who || name).slice(0, 1).toUpperCase()}
              </span>
              <span>
                <b>{who || name}</b>
                <small>{owner == null ? name : words.onLeave({ who: owner.name })}</small>
              </span>
              {person?.id === table.host.id ? <span className="chip">{words.host}</span> : null}
            </li>
          );
        })}
      </ul>
      <Refused text={refused} />
      {table.phase === 'playing' ? <OwnSeats session={session} present={present} seats={seats} attempt={attempt} /> : null}
    </Panel>
  );
}

interface OwnSeatsProps {
  readonly session: OnlineSession;
  readonly present: Present;
  readonly seats: readonly SeatAtTable[];
  attempt(work: Promise<unknown>): void;
}

function OwnSeats({ session, present, seats, attempt }: OwnSeatsProps) {
  const words = useWords().table.seats;
  const { mine, online } = present;
  const onLeave = online?.onLeave ?? [];
  const own = [...mine, ...onLeave];
  if (own.length === 0) return null;
  const all = (of: readonly Seat[], does: (seat: Seat) => Promise<unknown>): Promise<unknown> => Promise.all(of.map(does));
  const duel = !session.box.cooperative && seats.length === 2 && own.length === 1;
  const other = seats.find(({ seat }) => !own.includes(seat));
  return (
    <div className="own-seats">
      {onLeave.length > 0 ? (
        <button type="button" className="btn pri" onClick={() => attempt(all(onLeave, (seat) => session.sit(seat, null)))}>
          <Icon name="users" />
          {words.take}
        </button>
      ) : (
        <>
          <button type="button" className="btn" onClick={() => attempt(all(mine, (seat) => session.give(seat, STAND_IN)))}>
            <Icon name="bot" />
            {words.bot}
          </button>
          <p>{words.botSays}</p>
        </>
      )}
      {duel ? (
        <Final
          label={words.resign}
          icon="not"
          says={words.resignSays({ who: other?.who || other?.name || '' })}
          does={() => attempt(all(own, (seat) => session.resign(seat)))}
        />
      ) : (
        <Final label={words.leave} icon="x" says={words.leaveSays} does={() => attempt(all(own, (seat) => session.stand(seat)))} />
      )}
    </div>
  );
}

/** What cannot be taken back is asked twice. */
function Final({ label, icon, says, does }: { readonly label: string; readonly icon: IconName; readonly says: string; does(): void }) {
  const words = useWords().table.seats;
  const [asking, setAsking] = useState(false);
  return asking ? (
    <div className="are-you-sure" role="alert">
      <p>
        <b>{words.sure}</b> {says}
      </p>
      <button type="button" className="btn danger" onClick={does}>
        {label}
      </button>
      <button type="button" className="btn" onClick={() => setAsking(false)}>
        {words.keep}
      </button>
    </div>
  ) : (
    <button type="button" className="btn quiet" onClick={() => setAsking(true)}>
      <Icon name={icon} />
      {label}
    </button>
  );
}
