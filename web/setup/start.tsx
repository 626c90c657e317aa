import { Fragment } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { addressTo, go } from '../app/address.tsx';
import { ClauseMark } from '../app/clause-mark.tsx';
import { clausesOf } from '../app/clauses.ts';
import { useReason } from '../app/reason.ts';
import { set, settings } from '../app/settings.ts';
import { useAsync } from '../app/use-async.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import type { SetUp } from '../play/places.ts';
import { NameField } from '../table/name-field.tsx';
import type { ConfigCheck } from './config.ts';

const beginning = () => import('../play/begin.ts');

/** The one strong button, and what it will do or what is in its way. */
export function Start({ tried, setUp, online }: { readonly tried: ConfigCheck; readonly setUp: SetUp; readonly online: boolean }) {
  const { setup } = useWords();
  const reason = useReason();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  // Friends are invited by somebody: whoever has no name yet may say it here.
  const [nameless] = useState(() => settings.value.name === '');
  const [called, setCalled] = useState('');
  // Fetched before anything has been chosen: later, an update could have taken it away.
  useEffect(() => void beginning().catch(() => undefined), []);
  const start = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    if (called.trim() !== '') set({ name: called.trim() });
    try {
      const { beginLocal, beginOnline } = await beginning();
      go(online ? addressTo.table(await beginOnline(setUp)) : addressTo.local(await beginLocal(setUp)));
    } catch (thrown) {
      setTrouble(reason(thrown));
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
          <Cannot game={setUp.game} clauses={tried.clauses} />
        )}
        {trouble !== null && <Trouble says={trouble} />}
      </div>
      {online && nameless ? <NameField value={called} change={setCalled} /> : null}
      <button type="button" className="btn pri" disabled={!tried.ok || busy} onClick={() => void start()}>
        {busy ? setup.starting : online ? setup.startOnline : setup.start}
      </button>
    </div>
  );
}

/** Why it was not done. */
export function Trouble({ says }: { readonly says: string }) {
  return (
    <p className="cannot" role="alert">
      <Icon name="not" />
      <span>{says}</span>
    </p>
  );
}

/** What stands in the way, in the words of the rules: what the game throws speaks English, and to programs. */
export function Cannot({ game, clauses }: { readonly game: string; readonly clauses: readonly string[] }) {
  const { refusals } = useWords();
  const language = useLanguage();
  const { value: ledger } = useAsync(useCallback(() => clausesOf(game, language), [game, language]));
  return (
    <p className="cannot">
      <Icon name="not" />
      <span>
        {refusals.codes.config}{' '}
        {clauses.map((id) => (
          <Fragment key={id}>
            {ledger?.find((clause) => clause.id === id)?.says} <ClauseMark id={id} />{' '}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
