import { useCallback, useEffect, useState } from 'react';
import { RecordError } from '#kernel';
import type { Invitation } from '#wire';
import { Link } from '../app/address.tsx';
import { type OpenBox, openBox } from '../app/games.ts';
import { useReason } from '../app/reason.ts';
import { useStore } from '../app/store.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { ApiError, isLink, me, tableOf } from '../play/api.ts';
import { LocalSession } from '../play/local-session.ts';
import { RemoteSession } from '../play/remote-session.ts';
import { loadGame } from '../play/saved-games.ts';
import type { Session } from '../play/session.ts';
import { JoinByLink, UsedLink } from './join-by-link.tsx';
import { Lobby } from './lobby.tsx';
import { Notice } from './notice.tsx';
import { Room } from './room.tsx';
import './table.css';

/** A session that is ready to begin: it does only when the screen is still there. */
type Ready = { readonly kind: 'ready'; sit(): Session; readonly opened: OpenBox; readonly invitation?: Invitation | null };
type Opened =
  | { readonly kind: 'session'; readonly session: Session; readonly opened: OpenBox; readonly invitation: Invitation | null }
  | { readonly kind: 'gone' | 'old' | 'closed' }
  /** Over, and the rules of today cannot show it. */
  | { readonly kind: 'retired'; readonly table: string; readonly rules: number; readonly now: number }
  | { readonly kind: 'failed'; readonly thrown: unknown };

/** A game on this device. */
export function LocalTable({ id, moment }: { readonly id: string; readonly moment: number | null }) {
  const language = useLanguage();
  const [opened, again] = useOpened(
    useCallback(async (): Promise<Opened | Ready> => {
      const game = await loadGame(id);
      const box = game === null ? null : await openBox(game.game, language);
      return game === null || box === null ? { kind: 'gone' } : { kind: 'ready', opened: box, sit: () => new LocalSession(box.box, box.words, game) };
    }, [id, language]),
  );
  return <Screen opened={opened} moment={moment} again={again} link={null} />;
}

/** A table on the server. */
export function OnlineTable({ id, moment, link }: { readonly id: string; readonly moment: number | null; readonly link: string | null }) {
  const language = useLanguage();
  const [opened, again] = useOpened(
    useCallback(async (): Promise<Opened | Ready> => {
      const [person, { table, match, invitation }] = await Promise.all([me(), tableOf(id, link !== null && isLink(link) ? link : null)]);
      const box = await openBox(table.game, language);
      if (box === null) return { kind: 'gone' };
      const now = box.box.game.rulesVersion;
      if (match === null && table.phase === 'finished') return { kind: 'retired', table: id, rules: table.rules, now };
      return { kind: 'ready', opened: box, invitation, sit: () => new RemoteSession(box.box, table, person) };
    }, [id, language, link]),
  );
  return <Screen opened={opened} moment={moment} again={again} link={link} />;
}

/** Open a session and leave it again with the screen. */
function useOpened(open: () => Promise<Opened | Ready>): [Opened | null, () => void] {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it anew
  useEffect(() => {
    let gone = false;
    let session: Session | null = null;
    setOpened(null);
    const failed = (thrown: unknown): Opened => {
      if (thrown instanceof ApiError && thrown.code === 'not-found') return { kind: 'gone' };
      if (thrown instanceof RecordError) return { kind: 'old' };
      return { kind: 'failed', thrown };
    };
    const begin = (result: Opened | Ready): Opened => {
      if (result.kind !== 'ready') return result;
      session = result.sit();
      return { kind: 'session', session, opened: result.opened, invitation: result.invitation ?? null };
    };
    open()
      .then((result) => gone || setOpened(begin(result)))
      .catch((thrown: unknown) => gone || setOpened(failed(thrown)));
    return () => {
      gone = true;
      session?.leave();
    };
  }, [open, tries]);
  return [opened, () => setTries(tries + 1)];
}

interface ScreenProps {
  readonly opened: Opened | null;
  readonly moment: number | null;
  readonly link: string | null;
  again(): void;
}

function Screen({ opened, moment, again, link }: ScreenProps) {
  const words = useWords();
  const reason = useReason();
  if (opened === null) return <Notice title={words.app.loading} busy />;
  const shelf = (
    <Link to="/" className="btn pri">
      {words.app.nowhere.go}
    </Link>
  );
  switch (opened.kind) {
    case 'gone':
    case 'old':
    case 'closed':
      return (
        <Notice title={words.table[opened.kind].title} says={words.table[opened.kind].says}>
          {shelf}
        </Notice>
      );
    case 'retired':
      return (
        <Notice title={words.table.retired.title(opened.rules)} says={words.table.retired.says(opened.now)}>
          <a className="btn" href={`/api/tables/${opened.table}/record`} download>
            {words.table.end.download}
          </a>
          {shelf}
        </Notice>
      );
    case 'failed':
      return (
        <Notice title={words.table.error.title} says={reason(opened.thrown)}>
          <button type="button" className="btn pri" onClick={again}>
            {words.table.error.again}
          </button>
          {shelf}
        </Notice>
      );
    case 'session':
      return <Seated session={opened.session} opened={opened.opened} invitation={opened.invitation} moment={moment} link={link} again={again} />;
  }
}

interface SeatedProps extends Omit<ScreenProps, 'opened'> {
  readonly session: Session;
  readonly opened: OpenBox;
  readonly invitation: Invitation | null;
}

/** Before the game, in it, after it. */
function Seated({ session, opened, invitation, moment, link, again }: SeatedProps) {
  const words = useWords();
  const { phase, table } = useStore(session.now);
  if (session instanceof RemoteSession && table !== null) {
    if (link !== null) {
      if (invitation?.free === true) return <JoinByLink session={session} opened={opened} seat={invitation.seat} link={link} />;
      return <UsedLink session={session} opened={opened} table={table} seat={invitation?.seat ?? null} />;
    }
    if (phase === 'open') return <Lobby session={session} opened={opened} table={table} />;
  }
  if (phase === 'closed')
    return (
      <Notice title={words.table.closed.title} says={words.table.closed.says}>
        <Link to="/" className="btn pri">
          {words.app.nowhere.go}
        </Link>
      </Notice>
    );
  if (phase === 'elsewhere')
    return (
      <Notice title={words.table.elsewhere.title}>
        <button type="button" className="btn pri" onClick={again}>
          {words.table.elsewhere.go}
        </button>
      </Notice>
    );
  return session.sceneAt(session.now.value.number) === null ? (
    <Notice title={words.app.loading} busy />
  ) : (
    <Room session={session} opened={opened} moment={moment} />
  );
}
