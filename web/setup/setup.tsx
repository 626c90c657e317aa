import { useCallback } from 'preact/hooks';
import type { TableState } from '#wire';
import type { Language } from '#words';
import { addressTo, go, Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import { openBox } from '../app/games.ts';
import { useAsync } from '../app/use-async.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { me, tableOf } from '../play/api.ts';
import { ChangeOf } from './change-of.tsx';
import { SetupOf } from './setup-of.tsx';
import type { ToSetUp } from './what-to-play.tsx';
import './setup.css';

interface SetupProps {
  readonly game: string;
  readonly online: boolean;
  /** A table that is open already: what it plays is changed. */
  readonly table: string | null;
}

/** Setting up a game: who sits where, with which rules. */
export function Setup({ game, online, table }: SetupProps) {
  const { app, setup } = useWords();
  const language = useLanguage();
  const { value: opened, error } = useAsync(
    useCallback(
      async () => ({ game, found: await openToSetUp(game, language), open: table === null ? null : await openTable(table, game) }),
      [game, language, table],
    ),
  );
  const found = opened?.game === game ? opened.found : null;
  if (found !== null && opened?.open != null) return <ChangeOf {...found} table={opened.open} />;
  if (found !== null && table === null) return <SetupOf key={`${game} ${online}`} {...found} online={online} />;
  return (
    <div className="setup-page">
      <Bar />
      {opened?.game === game ? (
        <main className="setup-gone">
          <p>{setup.gone}</p>
          <Link to="/" className="btn pri">
            {app.nowhere.go}
          </Link>
        </main>
      ) : (
        <main className="setup-gone">
          <p role="status">{error === null ? app.loading : app.failed}</p>
        </main>
      )}
    </div>
  );
}

/** A game with what it lets people choose. */
async function openToSetUp(game: string, language: Language): Promise<ToSetUp | null> {
  const opened = await openBox(game, language);
  return opened === null ? null : { opened, Choices: (await opened.board?.choices?.())?.Choices ?? null };
}

/** A table that is mine to change; whoever may not goes back to it. */
async function openTable(id: string, game: string): Promise<TableState | null> {
  const [person, { table }] = await Promise.all([me(), tableOf(id, null)]);
  if (table.game === game && table.phase === 'open' && table.ready === null && table.host.id === person?.id) return table;
  go(addressTo.table(id), 'replace');
  return null;
}
