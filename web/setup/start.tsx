import { useEffect, useState } from 'react';
import { addressTo, go } from '../app/address.tsx';
import { ClauseMark } from '../app/clause-mark.tsx';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { SetUp } from '../play/places.ts';
import type { ConfigCheck } from './config.ts';

const beginning = () => import('../play/begin.ts');

/** The one strong button, and what it will do or what is in its way. */
export function Start({ tried, setUp, online }: { readonly tried: ConfigCheck; readonly setUp: SetUp; readonly online: boolean }) {
  const { app, setup } = useWords();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Fetched before anything has been chosen: later, an update could have taken it away.
  useEffect(() => void beginning().catch(() => undefined), []);
  const start = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const { beginLocal, beginOnline } = await beginning();
      go(online ? addressTo.table(await beginOnline(setUp)) : addressTo.local(await beginLocal(setUp)));
    } catch (thrown) {
      setTrouble(thrown instanceof Error ? thrown.message : app.failed);
      setBusy(false);
    }
  };
  return (
    <div className="start">
      <div aria-live="polite">
        {tried.ok ? (
          <p className="where">
            <Icon name={online ? 'link' : 'shield'} />
            {setUp.listed === true ? setup.goesListed : online ? setup.goesOnline : setup.staysHere}
          </p>
        ) : (
          <p className="cannot">
            <Icon name="not" />
            <span>
              {sentence(tried.says)}{' '}
              {tried.clauses.map((clause) => (
                <ClauseMark key={clause} id={clause} />
              ))}
            </span>
          </p>
        )}
        {trouble !== null && (
          <p className="cannot" role="alert">
            <Icon name="not" />
            <span>{trouble}</span>
          </p>
        )}
      </div>
      <button type="button" className="btn pri" disabled={!tried.ok || busy} onClick={() => void start()}>
        {busy ? setup.starting : online ? setup.startOnline : setup.start}
      </button>
    </div>
  );
}

function sentence(says: string): string {
  return `${says.charAt(0).toUpperCase()}${says.slice(1)}${/[.?]$/.test(says) ? '' : '.'}`;
}
