import { useCallback, useState } from 'preact/hooks';
import { Link } from '../app/address.tsx';
import { Avatar } from '../app/avatar.tsx';
import { Bar } from '../app/bar.tsx';
import { Places } from '../app/places.tsx';
import { useReason } from '../app/reason.ts';
import { set, useSettings } from '../app/settings.ts';
import { Title } from '../app/title.tsx';
import { useAsync } from '../app/use-async.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { welcome } from '../play/api.ts';
import { Footer } from '../shelf/footer.tsx';
import { Refused } from '../table/refused.tsx';
import { type Myself, myself } from './api.ts';
import { Devices } from './devices.tsx';
import { LinkDevice } from './link-device.tsx';
import { MyName } from './my-name.tsx';
import { Passkeys } from './passkeys.tsx';
import { Recovery } from './recovery.tsx';
import { Sign } from './sign.tsx';
import { useDay, usePeopleWords } from './words.ts';
import './people.css';

/** One's own page: who I am here, and from where I come back. */
export function MyPage() {
  const { app } = useWords();
  const words = usePeopleWords();
  const reason = useReason();
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something has changed
  const { value, error } = useAsync(useCallback(async () => ({ known: await myself() }), [tries]));
  return (
    <div className="people-page">
      <Title says={`${words.title} · Muster`} />
      <Bar>
        <Places />
      </Bar>
      <main>
        {value === null ? (
          <p role="status">{error === null ? app.loading : reason(error)}</p>
        ) : value.known === null ? (
          <Stranger come={again} />
        ) : (
          <Known {...value.known} again={again} />
        )}
      </main>
      <Footer />
    </div>
  );
}

/** Somebody nobody knows: who gives a name is a guest, who was here before signs in. */
function Stranger({ come }: { come(): void }) {
  const { stranger: words } = usePeopleWords();
  const { name } = useSettings();
  const [called, setCalled] = useState(name);
  const { refused, attempt } = useAttempt();
  const enter = (event: SubmitEvent): void => {
    event.preventDefault();
    attempt(welcome(called), ({ name: given }) => {
      set({ name: given });
      come();
    });
  };
  return (
    <section className="box stranger">
      <h1>{words.title}</h1>
      <p>{words.says}</p>
      <form onSubmit={enter}>
        <label>
          {words.name}
          <input className="line" required maxLength={30} value={called} autoComplete="nickname" onChange={(event) => setCalled(event.currentTarget.value)} />
        </label>
        <button type="submit" className="btn pri">
          {words.go}
        </button>
      </form>
      <Refused text={refused} />
      <Link to="/sign-in" className="btn">
        <Sign name="key" />
        {words.known}
      </Link>
    </section>
  );
}

function Known({ account, devices, again }: Myself & { again(): void }) {
  const words = usePeopleWords();
  const day = useDay();
  const { person, since, passkeys, recovery } = account;
  return (
    <>
      <section className="who">
        <Avatar name={person.name} />
        <div>
          <h1>{person.name}</h1>
          <p>
            <span className={passkeys.length === 0 ? 'chip' : 'chip ok'}>
              <Icon name={passkeys.length === 0 ? 'link' : 'check'} />
              {passkeys.length === 0 ? words.guest : words.keys({ count: passkeys.length })}
            </span>
            <span className="chip">{words.since({ since: day(since) })}</span>
          </p>
        </div>
      </section>
      <div className="boxes">
        <MyName key={person.name} name={person.name} again={again} />
        <section className="box">
          <Passkeys passkeys={passkeys} again={again} />
          <Recovery name={person.name} recovery={recovery} again={again} />
        </section>
        <LinkDevice devices={devices} again={again} />
        <Devices devices={devices} back={passkeys.length > 0 || recovery !== null} again={again} />
      </div>
    </>
  );
}
