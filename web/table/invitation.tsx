import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { Seat } from '#kernel';
import type { Person, TableState } from '#wire';
import { addressTo, go, Link } from '../app/address.tsx';
import { openBox } from '../app/games.ts';
import { botName } from '../app/phrases.ts';
import { useReason } from '../app/reason.ts';
import { set, useSettings } from '../app/settings.ts';
import { useAsync } from '../app/use-async.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { act, isLink, me, tableOf, welcome } from '../play/api.ts';
import { noteCommitment, pledgeFor } from '../play/fair-notes.ts';
import { lidOf, lidOnShelf, type OnLid } from '../shelf/boxes.ts';
import { Notice } from './notice.tsx';
import { Refused } from './refused.tsx';
import { failureOf, Unopened } from './unopened.tsx';
import { WaitingRoom } from './waiting-room.tsx';

/** Somebody opens the link of a seat. What is needed to sit down is here at once; the game is fetched meanwhile. */
export function Invitation({ id, link }: { readonly id: string; readonly link: string }) {
  const { app } = useWords();
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const { value, error } = useAsync(
    // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
    useCallback(async () => {
      const [you, { table, invitation }] = await Promise.all([me(), tableOf(id, isLink(link) ? link : null)]);
      // The server shows what its dice are bound to before whoever comes adds theirs.
      if (table.phase === 'open') noteCommitment(table.id, table.commitment);
      const box = lidOnShelf(table.game, language) ?? (await openedLid(table.game, language));
      return { you, table, invitation, box };
    }, [id, link, language, tries]),
  );
  const game = value?.table.game;
  useEffect(() => {
    if (game === undefined) return;
    void import('./online-table.tsx').catch(() => undefined);
    void openBox(game, language).catch(() => undefined);
  }, [game, language]);
  if (error !== null) return <Unopened why={failureOf(error)} again={() => setTries(tries + 1)} />;
  if (value === null) return <Notice title={app.loading} busy />;
  const { you, table, invitation, box } = value;
  if (box === null) return <Unopened why={{ kind: 'gone' }} again={() => setTries(tries + 1)} />;
  if (invitation?.free === true) return <JoinByLink table={id} box={box} you={you} seat={invitation.seat} link={link} />;
  return <UsedLink table={table} box={box} you={you} seat={invitation?.seat ?? null} />;
}

/** The lid of a game that does not stand on the shelf. */
async function openedLid(game: string, language: Parameters<typeof openBox>[1]): Promise<OnLid | null> {
  const opened = await openBox(game, language);
  return opened === null ? null : lidOf(opened.box, opened.words);
}

interface JoinByLinkProps {
  readonly table: string;
  readonly box: OnLid;
  readonly you: Person | null;
  readonly seat: Seat;
  readonly link: string;
}

/** A name, and they sit. */
function JoinByLink({ table, box, you, seat, link }: JoinByLinkProps) {
  const words = useWords().table.lobby;
  const reason = useReason();
  const { name } = useSettings();
  const [called, setCalled] = useState(name || (you?.name ?? ''));
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const come = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const { id: person } = await welcome(called.trim());
      set({ name: called.trim() });
      await act(table, 'sit', { seat, pledge: pledgeFor(table, seat, person), link });
      go(addressTo.table(table), 'replace');
    } catch (thrown) {
      setRefused(reason(thrown));
      setBusy(false);
    }
  };
  return (
    <WaitingRoom box={box} chip={words.invitedSomewhere}>
      <h2>{words.invited({ name: box.title })}</h2>
      <form className="arriving-form" onSubmit={(event) => void come(event)}>
        <label>
          {words.name}
          <input type="text" required maxLength={30} value={called} autoComplete="nickname" onChange={(event) => setCalled(event.target.value)} />
        </label>
        <Refused text={refused} />
        <button type="submit" className="btn pri" disabled={busy || called.trim() === ''}>
          {words.sit}
        </button>
        <button type="button" className="btn quiet" onClick={() => go(addressTo.table(table), 'replace')}>
          {words.watch}
        </button>
      </form>
    </WaitingRoom>
  );
}

interface UsedLinkProps {
  readonly table: TableState;
  readonly box: OnLid;
  readonly you: Person | null;
  /** The seat it once opened; null when it opens none. */
  readonly seat: Seat | null;
}

/** Somebody opens a link that opens no seat any more: who sits there, and what one can do instead. */
function UsedLink({ table, box, you, seat }: UsedLinkProps) {
  const { table: words, app } = useWords();
  const { kind, person, owner, bot } = seat === null ? {} : (table.seats[seat] ?? {});
  const mine = you !== null && you.id === (person?.id ?? owner?.id);
  // Whoever sits there themselves has only opened their own link again.
  useEffect(() => {
    if (mine) go(addressTo.table(table.id), 'replace');
  }, [mine, table.id]);
  const who = person?.name ?? owner?.name ?? (kind === 'bot' && bot != null ? botName(app, bot) : null);
  const { lobby } = words;
  return (
    <WaitingRoom box={box} chip={lobby.invitedSomewhere}>
      <h2>{who === null ? lobby.dead : lobby.taken({ who })}</h2>
      <p className="lobby-hint">{who === null ? lobby.deadSays : lobby.takenSays}</p>
      <button type="button" className="btn pri" onClick={() => go(addressTo.table(table.id), 'replace')}>
        <Icon name="eye" />
        {lobby.watchIt}
      </button>
      <Link to="/" className="btn quiet">
        {app.nowhere.go}
      </Link>
    </WaitingRoom>
  );
}
