import { type FormEvent, useEffect, useState } from 'react';
import type { Seat } from '#kernel';
import type { TableState } from '#wire';
import { addressTo, go, Link } from '../app/address.tsx';
import type { OpenBox } from '../app/games.ts';
import { useReason } from '../app/reason.ts';
import { set, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { act, me, welcome } from '../play/api.ts';
import { pledgeFor } from '../play/fair-notes.ts';
import type { RemoteSession } from '../play/remote-session.ts';
import { WaitingRoom } from './waiting-room.tsx';

interface JoinByLinkProps {
  readonly session: RemoteSession;
  readonly opened: OpenBox;
  readonly seat: Seat;
  readonly link: string;
}

/** Somebody opens the link of a seat: a name, and they sit. */
export function JoinByLink({ session, opened, seat, link }: JoinByLinkProps) {
  const words = useWords().table.lobby;
  const reason = useReason();
  const { name } = useSettings();
  const [called, setCalled] = useState(name);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    me().then(
      (person) => person !== null && setCalled((before) => before || person.name),
      () => undefined,
    );
  }, []);
  const come = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const { id: person } = await welcome(called.trim());
      set({ name: called.trim() });
      await act(session.id, 'sit', { seat, pledge: pledgeFor(session.id, seat, person), link });
      go(addressTo.table(session.id), 'replace');
    } catch (thrown) {
      setRefused(reason(thrown));
      setBusy(false);
    }
  };
  return (
    <WaitingRoom box={opened.box} words={opened.words} chip={words.invitedSomewhere}>
      <h2>{words.invited(opened.box.game.title)}</h2>
      <form className="arriving-form" onSubmit={(event) => void come(event)}>
        <label>
          {words.name}
          <input type="text" required maxLength={30} value={called} autoComplete="nickname" onChange={(event) => setCalled(event.target.value)} />
        </label>
        {refused === null ? null : (
          <p className="warning" role="alert">
            {refused}
          </p>
        )}
        <button type="submit" className="btn pri" disabled={busy || called.trim() === ''}>
          {words.sit}
        </button>
        <button type="button" className="btn quiet" onClick={() => go(addressTo.table(session.id), 'replace')}>
          {words.watch}
        </button>
      </form>
    </WaitingRoom>
  );
}

interface UsedLinkProps {
  readonly session: RemoteSession;
  readonly opened: OpenBox;
  readonly table: TableState;
  /** The seat it once opened; null when it opens none. */
  readonly seat: Seat | null;
}

/** Somebody opens a link that opens no seat any more: who sits there, and what one can do instead. */
export function UsedLink({ session, opened, table, seat }: UsedLinkProps) {
  const { table: words, app } = useWords();
  const { kind, person, owner, bot } = seat === null ? {} : (table.seats[seat] ?? {});
  const mine = session.isMe(person?.id ?? owner?.id ?? '');
  // Whoever sits there themselves has only opened their own link again.
  useEffect(() => {
    if (mine) go(addressTo.table(session.id), 'replace');
  }, [mine, session.id]);
  const who = person?.name ?? owner?.name ?? (kind === 'bot' && bot != null ? app.bots[bot] : null);
  const { lobby } = words;
  return (
    <WaitingRoom box={opened.box} words={opened.words} chip={lobby.invitedSomewhere}>
      <h2>{who === null ? lobby.dead : lobby.taken(who)}</h2>
      <p className="lobby-hint">{who === null ? lobby.deadSays : lobby.takenSays}</p>
      <button type="button" className="btn pri" onClick={() => go(addressTo.table(session.id), 'replace')}>
        <Icon name="eye" />
        {lobby.watchIt}
      </button>
      <Link to="/" className="btn quiet">
        {app.nowhere.go}
      </Link>
    </WaitingRoom>
  );
}
