import { useCallback, useState } from 'preact/hooks';
import { signedIn, signOut, signOutEverywhere } from '../play/api.ts';
import { Refused } from '../table/refused.tsx';
import { ago } from './phrases.ts';
import { useAsync } from './use-async.ts';
import { useAttempt } from './use-attempt.ts';
import { useWords } from './words.ts';

/** Where this person is signed in, and the programs that play for them: each can be ended, or all. Nothing for whoever is not known. */
export function SignedIn() {
  const { app } = useWords();
  const words = app.signedIn;
  const [tries, setTries] = useState(0);
  const [sure, setSure] = useState(false);
  const { refused, attempt } = useAttempt();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when one has ended
  const { value } = useAsync(useCallback(() => signedIn(), [tries]));
  if (value === null || value.length === 0) return null;
  return (
    <div className="field">
      <b>{words.title}</b>
      <ul className="signed-in">
        {value.map(({ id, kind, label, seen, current }) => {
          const name = kind === 'api' ? words.program({ label: label ?? '' }) : current ? words.here : words.device;
          return (
            <li key={id}>
              <span>
                {name}
                {current ? null : <small>{ago(app, Date.now() - seen)}</small>}
              </span>
              {current ? null : (
                <button type="button" className="btn" aria-label={words.endOf({ name })} onClick={() => attempt(signOut(id), () => setTries(tries + 1))}>
                  {words.end}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {sure ? <p>{words.warning}</p> : null}
      <Refused text={refused} />
      <button type="button" className="btn" onClick={() => (sure ? attempt(signOutEverywhere(), () => location.assign('/')) : setSure(true))}>
        {sure ? words.sure : words.everywhere}
      </button>
    </div>
  );
}
