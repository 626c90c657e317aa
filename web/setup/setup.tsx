import { useCallback } from 'react';
import type { Language } from '#words';
import { Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import { openBox } from '../app/games.ts';
import { useAsync } from '../app/use-async.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { SetupOf, type ToSetUp } from './setup-of.tsx';
import './setup.css';

/** Setting up a game: who sits where, with which rules. */
export function Setup({ game, online }: { readonly game: string; readonly online: boolean }) {
  const { app, setup } = useWords();
  const language = useLanguage();
  const { value: opened, error } = useAsync(useCallback(async () => ({ game, found: await openToSetUp(game, language) }), [game, language]));
  const found = opened?.game === game ? opened.found : null;
  if (found !== null) return <SetupOf key={`${game} ${online}`} {...found} online={online} />;
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
