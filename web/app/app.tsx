import { Component, type ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { askAhead } from '../play/asked-ahead.ts';
import { Notice } from '../table/notice.tsx';
import { addressOf, Link, useAddress } from './address.tsx';
import { loadFonts } from './fonts.ts';
import { openBox } from './games.ts';
import { missingFile } from './missing-file.ts';
import { settings } from './settings.ts';
import { useStore } from './store.ts';
import { useWords } from './words.ts';

/** The file of each screen. */
const files = {
  shelf: () => import('../shelf/shelf.tsx'),
  setup: () => import('../setup/setup.tsx'),
  local: () => import('../table/local-table.tsx'),
  table: () => import('../table/online-table.tsx'),
  invitation: () => import('../table/invitation.tsx'),
  rules: () => import('../rules/rules.tsx'),
  learn: () => import('../learn/learn.tsx'),
  lesson: () => import('../learn/lesson-table.tsx'),
  challenge: () => import('../learn/challenge-table.tsx'),
  tables: () => import('../tables/tables.tsx'),
  replays: () => import('../replays/replays.tsx'),
  people: () => import('../people/people.tsx'),
  credits: () => import('../credits/credits.tsx'),
};

const Shelf = lazy(async () => ({ default: (await files.shelf()).Shelf }));
const Setup = lazy(async () => ({ default: (await files.setup()).Setup }));
const LocalTable = lazy(async () => ({ default: (await files.local()).LocalTable }));
const OnlineTable = lazy(async () => ({ default: (await files.table()).OnlineTable }));
const Invitation = lazy(async () => ({ default: (await files.invitation()).Invitation }));
const Rules = lazy(async () => ({ default: (await files.rules()).Rules }));
const Learn = lazy(async () => ({ default: (await files.learn()).Learn }));
const LessonTable = lazy(async () => ({ default: (await files.lesson()).LessonTable }));
const ChallengeTable = lazy(async () => ({ default: (await files.challenge()).ChallengeTable }));
const Tables = lazy(async () => ({ default: (await files.tables()).Tables }));
const Replays = lazy(async () => ({ default: (await files.replays()).Replays }));
const People = lazy(async () => ({ default: (await files.people()).People }));
const Credits = lazy(async () => ({ default: (await files.credits()).Credits }));

/** Fetches the screen at this address while the words are still on their way; of a table also how it stands, and its game. */
export function fetchScreen(): void {
  const address = addressOf(new URL(location.href));
  const invited = address.at === 'table' && address.link !== null;
  if (!invited) loadFonts();
  if (address.at === 'nowhere') return;
  const coming: Promise<unknown>[] = [(invited ? files.invitation : files[address.at])()];
  if (address.at === 'table') {
    askAhead(address.id, address.link);
    // The server names the game of a table in its page.
    const game = document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content;
    if (game !== undefined) coming.push(openBox(game, settings.value.language), files.table());
  }
  for (const file of coming) file.catch(() => undefined);
}

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
      return <Setup key={address.game} game={address.game} online={address.online} table={address.table} />;
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
    case 'learn':
      return <Learn game={address.game} />;
    case 'lesson':
      return <LessonTable key={`${address.game} ${address.lesson}`} game={address.game} lesson={address.lesson} />;
    case 'challenge':
      return <ChallengeTable key={`${address.game} ${address.challenge}`} game={address.game} challenge={address.challenge} />;
    case 'tables':
      return <Tables />;
    case 'replays':
      return <Replays />;
    case 'people':
      return <People {...address} />;
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
class Mishap extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ComponentChildren {
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
