import { useState } from 'preact/hooks';
import type { Person, TableState } from '#wire';
import { botName, seatName } from '../app/phrases.ts';
import { set } from '../app/settings.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { OnlineSession, Present } from '../play/session.ts';
import { NameField, useCalled } from './name-field.tsx';
import { Refused } from './refused.tsx';
import { seatsToGive } from './seats-to-give.ts';

interface KnockingProps {
  readonly session: OnlineSession;
  readonly present: Present;
  readonly table: TableState;
}

/** For whoever came by the address of the table alone: a name, and the host is asked for a seat. An open seat is taken at once. */
export function AskToJoin({ session, present, table }: KnockingProps) {
  const words = useWords();
  const { knocking, lobby } = words.table;
  const [called, setCalled] = useCalled(session.me);
  const { refused, attempt } = useAttempt();
  const known = session.me !== null;
  const host = table.host.name;
  const { asking } = present.online ?? {};
  const hasPlace = present.mine.length > 0 || table.seats.some(({ person, owner }) => session.isMe(person?.id ?? owner?.id ?? ''));
  const open = table.phase === 'open' ? table.seats.findIndex(({ kind }) => kind === 'open') : -1;
  if (hasPlace || session.isMe(table.host.id) || (known && open >= 0)) return null;
  const says = (text: string) => (
    <p className="asking" role="status">
      {text}
    </p>
  );
  if (asking === 'waits') return says(knocking.waits({ host }));
  if (asking === 'declined') return says(knocking.declined({ host }));
  if (seatsToGive(table).length === 0) return table.phase === 'open' ? says(knocking.full) : null;
  const ask = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!known) {
      await session.come(called.trim());
      set({ name: called.trim() });
    }
    await (open >= 0 ? session.sit(open, null) : session.knock());
  };
  return (
    <form className="lobby-name" onSubmit={(event) => attempt(ask(event))}>
      {open >= 0 ? null : <p>{table.phase === 'open' ? knocking.says({ host }) : knocking.bots({ host })}</p>}
      {known ? null : <NameField value={called} change={setCalled} />}
      <button type="submit" className="btn pri">
        {open >= 0 ? lobby.come : knocking.ask}
      </button>
      <Refused text={refused} />
    </form>
  );
}

/** For the host: who asks for a seat. */
export function Knocks({ session, table }: Omit<KnockingProps, 'present'>) {
  return session.isMe(table.host.id) && (table.phase === 'open' || table.phase === 'playing')
    ? table.knocking.map((who) => <Knock key={who.id} who={who} session={session} table={table} />)
    : null;
}

function Knock({ who, session, table }: { readonly who: Person; readonly session: OnlineSession; readonly table: TableState }) {
  const words = useWords();
  const { knocking } = words.table;
  const [chosen, setChosen] = useState<number | null>(null);
  const { refused, attempt } = useAttempt();
  const seats = seatsToGive(table);
  const seat = chosen !== null && seats.includes(chosen) ? chosen : seats[0];
  const answer = (at: number | null): void => attempt(session.admit(who.id, at));
  const nameOf = (at: number): string => {
    const { name = '', bot = null } = table.seats[at] ?? {};
    return `${seatName(words.setup, name)}${bot === null ? '' : ` (${botName(words.app, bot)})`}`;
  };
  return (
    <div className="seat-notice" role="status">
      <Icon name="users" />
      <p>{refused ?? knocking.asked({ who: who.name })}</p>
      {seats.length > 1 ? (
        <select aria-label={`${who.name}: ${knocking.seat}`} value={seat} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
          {seats.map((at) => (
            <option key={at} value={at}>
              {nameOf(at)}
            </option>
          ))}
        </select>
      ) : null}
      {seat === undefined ? null : (
        <button type="button" className="btn sm pri" onClick={() => answer(seat)}>
          {knocking.admit({ who: who.name })}
        </button>
      )}
      <button type="button" className="btn sm" onClick={() => answer(null)}>
        {knocking.decline}
      </button>
    </div>
  );
}
