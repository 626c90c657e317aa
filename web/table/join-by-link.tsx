import { type FormEvent, useEffect, useState } from 'react';
import { addressTo, go } from '../app/address.tsx';
import type { OpenBox } from '../app/games.ts';
import { set, useSettings } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.ts';
import { act, freshShare, me, welcome } from '../play/api.ts';
import type { RemoteSession } from '../play/remote-session.ts';
import { WaitingRoom } from './waiting-room.tsx';

interface JoinByLinkProps {
  readonly session: RemoteSession;
  readonly opened: OpenBox;
  readonly link: string;
}

/** Somebody opens the link of a seat: a name, and they sit. */
export function JoinByLink({ session, opened, link }: JoinByLinkProps) {
  const words = useWords().table.lobby;
  const { name } = useSettings();
  const { table } = useStore(session.now);
  const [called, setCalled] = useState(name);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seats = table?.seats.flatMap((seat, index) => (seat.kind === 'link' ? [index] : [])) ?? [];
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
      await welcome(called.trim());
      set({ name: called.trim() });
      await sitWith(session.id, seats, link);
      go(addressTo.table(session.id), 'replace');
    } catch (thrown) {
      setRefused(thrown instanceof Error ? thrown.message : String(thrown));
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

/** A link opens just one seat; which one it is only the server knows. When none waits for a link any more, it says so. */
async function sitWith(table: string, seats: readonly number[], link: string): Promise<void> {
  let last: unknown = null;
  for (const seat of seats.length === 0 ? [0] : seats) {
    try {
      await act(table, 'sit', { seat, share: freshShare(), link });
      return;
    } catch (thrown) {
      last = thrown;
    }
  }
  if (last !== null) throw last;
}
