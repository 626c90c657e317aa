import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import type { OpenBox } from '../app/games.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.ts';
import type { Session } from '../play/session.ts';
import { Lobby } from './lobby.tsx';
import { Notice } from './notice.tsx';
import type { Teaching } from './teaching.ts';
import { failureOf, Unopened, type WhyUnopened } from './unopened.tsx';
import './table.css';

/** The room around a board: nobody waits for it who still waits for the others. */
export const roomFile = () => import('./room.tsx');
const Room = lazy(async () => ({ default: (await roomFile()).Room }));

/** A session that is ready to begin: it does only when the screen is still there. */
export type Ready = { readonly kind: 'ready'; sit(): Session; readonly opened: OpenBox };
type Opened = { readonly kind: 'session'; readonly session: Session; readonly opened: OpenBox } | WhyUnopened;

/** Open a session and leave it again with the screen. */
export function useOpened(open: () => Promise<WhyUnopened | Ready>): [Opened | null, () => void] {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it anew
  useEffect(() => {
    let gone = false;
    let session: Session | null = null;
    setOpened(null);
    const begin = (result: WhyUnopened | Ready): Opened => {
      if (result.kind !== 'ready') return result;
      session = result.sit();
      return { kind: 'session', session, opened: result.opened };
    };
    open()
      .then((result) => gone || setOpened(begin(result)))
      .catch((thrown: unknown) => gone || setOpened(failureOf(thrown)));
    return () => {
      gone = true;
      session?.leave();
    };
  }, [open, tries]);
  return [opened, () => setTries(tries + 1)];
}

interface ScreenProps {
  readonly opened: Opened | null;
  readonly moment: number | null;
  again(): void;
  /** The game is a lesson. */
  readonly teaching?: Teaching;
}

/** What a table shows, be it on this device or on the server. */
export function TableScreen({ opened, moment, again, teaching }: ScreenProps) {
  const words = useWords();
  if (opened === null) return <Notice title={words.app.loading} busy />;
  if (opened.kind !== 'session') return <Unopened why={opened} again={again} />;
  return <Seated session={opened.session} opened={opened.opened} moment={moment} again={again} {...(teaching === undefined ? {} : { teaching })} />;
}

interface SeatedProps extends Omit<ScreenProps, 'opened'> {
  readonly session: Session;
  readonly opened: OpenBox;
}

/** Before the game, in it, after it. */
function Seated({ session, opened, moment, again, teaching }: SeatedProps) {
  const words = useWords();
  const { phase, table } = useStore(session.now);
  if (session.where === 'server' && table !== null && phase === 'open') return <Lobby session={session} opened={opened} table={table} />;
  if (phase === 'closed' && session.sceneAt(session.now.value.number) === null) return <Unopened why={{ kind: 'closed' }} again={again} />;
  if (phase === 'elsewhere')
    return (
      <Notice title={words.table.elsewhere.title}>
        <button type="button" className="btn pri" onClick={again}>
          {words.table.elsewhere.go}
        </button>
      </Notice>
    );
  return session.sceneAt(session.now.value.number) === null ? (
    <Notice title={words.app.loading} busy />
  ) : (
    <Suspense fallback={<Notice title={words.app.loading} busy />}>
      <Room session={session} opened={opened} moment={moment} teaching={teaching ?? null} />
    </Suspense>
  );
}
