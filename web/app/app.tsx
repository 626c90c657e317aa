import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Notice } from '../table/notice.tsx';
import { Link, useAddress } from './address.tsx';
import { missingFile } from './missing-file.ts';
import { useStore } from './store.ts';
import { useWords } from './words.ts';

const Shelf = lazy(async () => ({ default: (await import('../shelf/shelf.tsx')).Shelf }));
const Setup = lazy(async () => ({ default: (await import('../setup/setup.tsx')).Setup }));
const LocalTable = lazy(async () => ({ default: (await import('../table/local-table.tsx')).LocalTable }));
const OnlineTable = lazy(async () => ({ default: (await import('../table/online-table.tsx')).OnlineTable }));
const Invitation = lazy(async () => ({ default: (await import('../table/invitation.tsx')).Invitation }));
const Rules = lazy(async () => ({ default: (await import('../rules/rules.tsx')).Rules }));
const Tables = lazy(async () => ({ default: (await import('../tables/tables.tsx')).Tables }));
const Replays = lazy(async () => ({ default: (await import('../replays/replays.tsx')).Replays }));
const Credits = lazy(async () => ({ default: (await import('../credits/credits.tsx')).Credits }));

export function App() {
  const words = useWords();
  return (
    <Mishap>
      <Suspense fallback={<Notice title={words.app.loading} busy />}>
        <Screen />
      </Suspense>
    </Mishap>
  );
}

function Screen() {
  const words = useWords();
  const address = useAddress();
  const { at } = address;
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    // Whoever reads the page aloud is taken to the new screen.
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
  }, [at]);
  switch (address.at) {
    case 'shelf':
      return <Shelf />;
    case 'setup':
      return <Setup key={address.game} game={address.game} online={address.online} />;
    case 'local':
      return <LocalTable key={address.id} id={address.id} moment={address.moment} />;
    case 'table':
      return address.link === null ? (
        <OnlineTable key={address.id} id={address.id} moment={address.moment} />
      ) : (
        <Invitation key={`${address.id} ${address.link}`} id={address.id} link={address.link} />
      );
    case 'rules':
      return <Rules game={address.game} clause={address.clause} back={address.back} />;
    case 'tables':
      return <Tables />;
    case 'replays':
      return <Replays />;
    case 'credits':
      return <Credits />;
    case 'nowhere':
      return (
        <Notice title={words.app.nowhere.title} says={words.app.nowhere.says}>
          <Link to="/" className="btn pri">
            {words.app.nowhere.go}
          </Link>
        </Notice>
      );
  }
}

/** What no screen expected: say so, offer to load again; games are kept. */
class Mishap extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { app } = useWords();
  const missing = useStore(missingFile);
  if (missing === 'reloading') return <Notice title={app.loading} busy />;
  const words = missing === 'lost' ? app.missing : app.broken;
  return (
    <Notice title={words.title} says={words.says}>
      <button type="button" className="btn pri" onClick={() => location.reload()}>
        {words.go}
      </button>
    </Notice>
  );
}
