import { useCallback, useState } from 'preact/hooks';
import type { SignedIn } from '#wire';
import { Link } from '../app/address.tsx';
import { Bar } from '../app/bar.tsx';
import { Places } from '../app/places.tsx';
import { useReason } from '../app/reason.ts';
import { set } from '../app/settings.ts';
import { Title } from '../app/title.tsx';
import { useAsync } from '../app/use-async.ts';
import { me } from '../play/api.ts';
import { Footer } from '../shelf/footer.tsx';
import { Refused } from '../table/refused.tsx';
import { myself, signInByCode } from './api.ts';
import { settle } from './settings-along.ts';
import { Sign } from './sign.tsx';
import { passkeysWork, signInWithPasskey, untouched } from './webauthn.ts';
import { usePeopleWords } from './words.ts';
import './people.css';

/** Coming back as who one was. `code`: from the picture another device shows; nothing happens before somebody says so. */
export function SignIn({ code }: { readonly code: string }) {
  const { signIn: words } = usePeopleWords();
  const [come, setCome] = useState<SignedIn | null>(null);
  const enter = async (signedIn: SignedIn): Promise<void> => {
    set({ name: signedIn.person.name });
    history.replaceState(null, '', '/sign-in');
    const known = await myself();
    if (known !== null) settle(known.account.profile);
    setCome(signedIn);
  };
  return (
    <div className="people-page">
      <Title says={`${words.title} · Muster`} />
      <Bar>
        <Places />
      </Bar>
      <main className="middle">{come === null ? <Ways code={code} enter={enter} /> : <Welcome {...come} />}</main>
      <Footer />
    </div>
  );
}

function Ways({ code, enter }: { readonly code: string; enter(signedIn: SignedIn): Promise<void> }) {
  const { signIn: words, passkeys } = usePeopleWords();
  const reason = useReason();
  const [typed, setTyped] = useState(code);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { value: person } = useAsync(useCallback(() => me(), []));
  const attempt = async (way: Promise<SignedIn>): Promise<void> => {
    setTrouble(null);
    try {
      await enter(await way);
    } catch (thrown) {
      const why = untouched(thrown);
      setTrouble(why === null ? reason(thrown) : passkeys[why]);
    }
  };
  const byCode = (event: SubmitEvent): void => {
    event.preventDefault();
    void attempt(signInByCode(typed));
  };
  return (
    <section className="box stranger">
      <h1>{words.title}</h1>
      {person === null ? null : <p className="hint">{words.instead({ name: person.name })}</p>}
      {passkeysWork() ? (
        <div className="way">
          <button type="button" className={code === '' ? 'btn pri' : 'btn'} onClick={() => void attempt(signInWithPasskey())}>
            <Sign name="key" />
            {words.passkey}
          </button>
          <p className="hint">{words.passkeySays}</p>
        </div>
      ) : (
        <p className="hint">{passkeys.insecure}</p>
      )}
      <form className="way" onSubmit={byCode}>
        <label>
          {words.code}
          <span className="inline">
            <input
              className="line code"
              required
              maxLength={40}
              value={typed}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellcheck={false}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button type="submit" className={code === '' ? 'btn' : 'btn pri'}>
              {words.go}
            </button>
          </span>
        </label>
        <p className="hint">{words.codeSays}</p>
      </form>
      <Refused text={trouble} />
    </section>
  );
}

function Welcome({ person, left }: SignedIn) {
  const { signIn: words } = usePeopleWords();
  return (
    <section className="box stranger">
      <h1>{words.welcome({ name: person.name })}</h1>
      {left === null ? null : <p role="status">{words.left({ left })}</p>}
      <div className="acts">
        <Link to="/me/account" className={left === null ? 'btn' : 'btn pri'}>
          {words.on}
        </Link>
        <Link to="/" className={left === null ? 'btn pri' : 'btn'}>
          {words.play}
        </Link>
      </div>
    </section>
  );
}
