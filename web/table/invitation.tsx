import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Person, TableState } from '#wire';
import { addressTo, go, Link } from '../app/address.tsx';
import { loadFonts } from '../app/fonts.ts';
import { type OpenBox, openBox } from '../app/games.ts';
import { useAsync } from '../app/use-async.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { opening } from '../play/asked-ahead.ts';
import { noteCommitment } from '../play/fair-notes.ts';
import { lidOf, lidOnShelf, type OnLid } from '../shelf/boxes.ts';
import { AskForSeat } from './ask-for-seat.tsx';
import { Invited } from './invited.tsx';
import { Notice } from './notice.tsx';
import { SitDown } from './sit-down.tsx';
import { failureOf, Unopened } from './unopened.tsx';

/** Somebody opens the link of a table. What is needed to sit down is here at once; the game is fetched meanwhile. */
export function Invitation({ id, link }: { readonly id: string; readonly link: string }) {
  const { app } = useWords();
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const { value, error } = useAsync(
    // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
    useCallback(async () => {
      const [you, { table, invitation }] = await opening(id, link);
      // The server shows what its dice are bound to before whoever comes adds theirs.
      if (table.phase === 'open') noteCommitment(table.id, table.commitment);
      const box = lidOnShelf(table.game, language) ?? (await openedLid(table.game, language));
      return { you, table, invitation, box };
    }, [id, link, language, tries]),
  );
  const again = (): void => setTries(tries + 1);
  const [opened, setOpened] = useState<OpenBox | null>(null);
  const [pictures, setPictures] = useState(false);
  const game = value?.table.game;
  useEffect(() => {
    if (game === undefined) return;
    // The lid and letters of our own would take half of a slow line from them.
    void Promise.allSettled([openBox(game, language), import('./online-table.tsx')]).then(([found]) => {
      loadFonts();
      setPictures(true);
      if (found.status === 'fulfilled') setOpened(found.value);
    });
  }, [game, language]);
  if (error !== null) return <Unopened why={failureOf(error)} again={again} />;
  if (value === null) return <Notice title={app.loading} busy />;
  const { you, table, invitation, box } = value;
  if (box === null) return <Unopened why={{ kind: 'gone' }} again={again} />;
  if (you !== null && table.seats.some(({ person, owner }) => (person ?? owner)?.id === you.id)) return <AtOnce table={table.id} />;
  if (invitation === null || invitation.free.length === 0)
    return <Late table={table} box={box} you={you} seat={invitation?.seat ?? null} pictures={pictures} />;
  return (
    <Invited table={table} box={box} free={invitation.free.length} pictures={pictures} opened={opened}>
      <SitDown table={table} you={you} free={invitation.free} link={link} late={again} />
    </Invited>
  );
}

/** The lid of a game that does not stand on the shelf. */
async function openedLid(game: string, language: Parameters<typeof openBox>[1]): Promise<OnLid | null> {
  const opened = await openBox(game, language);
  return opened === null ? null : lidOf(opened.box, opened.words);
}

/** Whoever sits here has only opened the link again. */
function AtOnce({ table }: { readonly table: string }) {
  const { app } = useWords();
  useEffect(() => go(addressTo.table(table), 'replace'), [table]);
  return <Notice title={app.loading} busy />;
}

interface LateProps {
  readonly table: TableState;
  readonly box: OnLid;
  readonly you: Person | null;
  /** The seat the link has opened last; null when it opens none. */
  readonly seat: number | null;
  readonly pictures: boolean;
}

/** The link opens no seat any more: who came first, and what one can do instead. */
function Late({ table, box, you, seat, pictures }: LateProps) {
  const { app, table: words } = useWords();
  const { lobby } = words;
  const { person = null, owner = null } = seat === null ? {} : (table.seats[seat] ?? {});
  const who = (person ?? owner)?.name;
  return (
    <Invited table={table} box={box} free={0} pictures={pictures} says={who === undefined ? lobby.dead : lobby.taken({ who })}>
      <AskForSeat table={table} you={you} />
      <button type="button" className="btn" onClick={() => go(addressTo.table(table.id), 'replace')}>
        <Icon name="eye" />
        {lobby.watch}
      </button>
      <Link to="/" className="btn quiet">
        {app.nowhere.go}
      </Link>
    </Invited>
  );
}
