import { useCallback, useState } from 'preact/hooks';
import { go, Link } from '../app/address.tsx';
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
import { type Myself, myself, personOf } from './api.ts';
import { Devices } from './devices.tsx';
import { Friends } from './friends.tsx';
import { Heading } from './heading.tsx';
import { History } from './history.tsx';
import { LinkDevice } from './link-device.tsx';
import { TakenAlong } from './luggage.tsx';
import { MyData } from './my-data.tsx';
import { MyName } from './my-name.tsx';
import { Passkeys } from './passkeys.tsx';
import { Recovery } from './recovery.tsx';
import { takeSettingsAlong } from './settings-along.ts';
import { WhoSeesWhat } from './shows.tsx';
import { Sign } from './sign.tsx';
import { Statistics } from './statistics.tsx';
import { useDay, usePeopleWords } from './words.ts';
import './people.css';

/** One's own page: who I am here, and from where I come back. */
export function MyPage({ part }: { readonly part: string }) {
  const { app } = useWords();
  const words = usePeopleWords();
  const reason = useReason();
  const [tries, setTries] = useState(0);
  const again = useCallback(() => setTries((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when something has changed
  const { value, error } = useAsync(useCallback(async () => ({ known: await met(await myself()) }), [tries]));
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
          <Stranger
            come={() => {
              go('/me/account', 'replace');
              again();
            }}
          />
        ) : (
          <Known {...value.known} part={PARTS.find((one) => one === part) ?? 'overview'} again={again} />
        )}
      </main>
      <Footer />
    </div>
  );
}

/** Who is shown as they are known here; whoever has set nothing for all devices yet takes along what is set on this one. */
async function met(known: Myself | null): Promise<Myself | null> {
  if (known === null) return null;
  const { person, profile } = known.account;
  set({ name: person.name, avatar: profile.avatar ?? '' });
  if (Object.keys(profile.settings).length === 0) await takeSettingsAlong();
  return known;
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

const PARTS = ['overview', 'history', 'account'] as const;
type Part = (typeof PARTS)[number];

function Known({ account, devices, part, again }: Myself & { readonly part: Part; again(): void }) {
  const words = usePeopleWords();
  const day = useDay();
  const { person, since, passkeys, profile } = account;
  return (
    <>
      <Heading name={person.name} picture={profile.avatar}>
        <p>
          <span className={passkeys.length === 0 ? 'chip' : 'chip ok'}>
            <Icon name={passkeys.length === 0 ? 'link' : 'check'} />
            {passkeys.length === 0 ? words.guest : words.keys({ count: passkeys.length })}
          </span>
          <span className="chip">{words.since({ since: day(since) })}</span>
        </p>
        <nav className="parts" aria-label={words.tabs.label}>
          {PARTS.map((one) => (
            <Link key={one} to={one === 'overview' ? '/me' : `/me/${one}`} aria-current={one === part ? 'page' : undefined}>
              {words.tabs[one]}
            </Link>
          ))}
        </nav>
      </Heading>
      {part === 'overview' ? <Overview id={person.id} /> : part === 'history' ? <History person={person.id} /> : null}
      {part === 'account' ? <AccountPart account={account} devices={devices} again={again} /> : null}
    </>
  );
}

function Overview({ id }: { readonly id: string }) {
  const reason = useReason();
  const { value, error } = useAsync(useCallback(() => personOf(id), [id]));
  return value === null ? (
    <Refused text={error === null ? null : reason(error)} />
  ) : (
    <div className="overview with-friends">
      <Statistics statistics={value.statistics} />
      <Friends me={id} />
    </div>
  );
}

function AccountPart({ account, devices, again }: Myself & { again(): void }) {
  const { person, passkeys, recovery, profile } = account;
  return (
    <div className="boxes">
      <MyName key={person.name} name={person.name} avatar={profile.avatar} again={again} />
      <section className="box">
        <Passkeys passkeys={passkeys} again={again} />
        <Recovery name={person.name} recovery={recovery} again={again} />
      </section>
      <LinkDevice devices={devices} again={again} />
      <Devices devices={devices} back={passkeys.length > 0 || recovery !== null} again={again} />
      <TakenAlong />
      <WhoSeesWhat person={person.id} shows={profile.shows} />
      <MyData />
    </div>
  );
}
