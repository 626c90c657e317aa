import { use } from 'preact/compat';
import { useContext, useEffect, useMemo, useState } from 'preact/hooks';
import { asPlayedBy, recordText, type Scene, type Step, verifyRecord } from '#kernel';
import { plain } from '../../games/words.ts';
import { addressTo, go, Link } from '../app/address.tsx';
import { ClauseMark } from '../app/clause-mark.tsx';
import { CopyLink } from '../app/copy-link.tsx';
import type { OpenBox } from '../app/games.ts';
import { useReason } from '../app/reason.ts';
import { useWords } from '../app/words.ts';
import { ShellContext } from '../kit/frame.tsx';
import { Icon } from '../kit/icon.tsx';
import type { SeatAtTable } from '../kit/table.ts';
import { ApiError } from '../play/api.ts';
import { type Broken, fairNotes, type Promised, promised } from '../play/fair-notes.ts';
import type { Present, Session } from '../play/session.ts';
import { forkFrom } from './fork.ts';
import { eventsUpTo, stepsUpTo } from './log-events.ts';
import { Refused } from './refused.tsx';
import { RematchOffer } from './rematch-offer.tsx';
import { STAND_IN } from './seats.ts';
import { TurningPoints } from './turning-points.tsx';
import './end.css';

interface EndProps {
  readonly session: Session;
  readonly present: Present;
  readonly opened: OpenBox;
  readonly scene: Scene;
  readonly seats: readonly SeatAtTable[];
  onMoment(number: number): void;
  onClause(id: string): void;
}

/** How it ended, the way it went, and that the dice were fair. */
export function End({ session, present, opened, scene, seats, onMoment, onClause }: EndProps) {
  const words = useWords().table.end;
  const reason = useReason();
  const [refused, setRefused] = useState<string | null>(null);
  const shell = useContext(ShellContext);
  const { box, board, words: game } = opened;
  const outcome = scene.outcome ?? present.outcome;
  const log = useMemo(() => eventsUpTo(session, scene.number), [session, scene.number]);
  const steps = useMemo(() => {
    let all: readonly Step[] | null = null;
    return () => {
      all ??= stepsUpTo(session, scene.number);
      return all;
    };
  }, [session, scene.number]);
  if (outcome === null || shell === null) return null;
  const { mine } = present;
  const names = seats.map(({ called, name }) => called || name);
  const payoff = mine.map((seat) => outcome.payoff[seat] ?? 0);
  const alone = mine.length > 0 && payoff.every((p) => p === payoff[0]);
  const title = !alone ? words.over : payoff[0] === 1 ? words.won : payoff[0] === 0 ? words.lost : words.drawn;
  const resigned = present.table?.resigned ?? null;
  const ending = board?.end === undefined ? undefined : use(board.end(game)).end;
  // Whoever resigned ended it: the picture shows how it stood, and who has won by that.
  const end = { words: game, scene: { ...scene, outcome }, log, steps };
  const gaveUp = resigned === null ? null : mine.includes(resigned) ? words.youResigned : words.resigned({ who: names[resigned] ?? '' });
  const onward = box.sequel?.(box.game.configure(session.config), outcome)?.over === false;
  const playOn = async (): Promise<void> => go(addressTo.local(await forkFrom(session, opened, scene.number, 'same', mine.length > 0 ? STAND_IN : undefined)));
  return (
    <div className="the-end" data-game={box.game.id}>
      {shell.bar(null)}
      <main>
        {session.where === 'server' ? <RematchOffer session={session} present={present} /> : null}
        <section className="hero">
          {ending === undefined ? null : (
            <div className="hero-picture">
              <ending.Picture {...end} />
            </div>
          )}
          <div className="hero-text">
            <h2>
              {ending === undefined ? (
                title
              ) : (
                <>
                  <small>{title}</small> {gaveUp ?? ending.headline(end)}
                </>
              )}
            </h2>
            <p>
              {resigned === null ? (
                <>
                  {plain(game.outcome(outcome, names, mine.length === 1 ? mine[0] : undefined, scene.view))} <ClauseMark id={outcome.clause} open={onClause} />
                </>
              ) : (
                `${ending === undefined ? `${gaveUp}. ` : ''}${words.resignedAfter({ moves: scene.number })}`
              )}
            </p>
            <Refused text={refused} />
            <div className="hero-acts">
              <Again session={session} present={present} onward={onward} failed={setRefused} />
              {resigned === null || scene.outcome !== null ? null : (
                <button type="button" className="btn" onClick={() => void playOn().catch((thrown: unknown) => setRefused(reason(thrown)))}>
                  <Icon name="fork" />
                  {words.playOn}
                </button>
              )}
              <button type="button" className="btn" onClick={() => onMoment(session.first)}>
                <Icon name="play" />
                {words.replay}
              </button>
              <button type="button" className="btn" onClick={() => onMoment(present.number)}>
                <Icon name="eye" />
                {words.board}
              </button>
              {session.where === 'server' ? <CopyLink to={addressTo.table(session.id)} label={words.share} /> : null}
              <Download session={session} failed={setRefused} />
              <Link to="/" className="btn">
                {words.shelf}
              </Link>
            </div>
          </div>
        </section>
        <div className="end-panels">
          {ending === undefined ? null : (
            <div className="end-panel fates">
              <ending.Fates {...end} />
            </div>
          )}
          <TurningPoints session={session} opened={opened} names={names} onMoment={onMoment} />
          <div className="end-side">
            {ending?.Figures === undefined ? null : (
              <div className="end-panel figures">
                <ending.Figures {...end} />
              </div>
            )}
            <Verified session={session} />
          </div>
        </div>
      </main>
      {shell.over}
    </div>
  );
}

interface AgainProps {
  readonly session: Session;
  readonly present: Present;
  /** The story goes on. */
  readonly onward: boolean;
  failed(says: string): void;
}

/** The same people again. Whoever did not play here is told so, and sets up a table of their own. */
function Again({ session, present: { mine, online, table }, onward, failed }: AgainProps) {
  const words = useWords().table.end;
  const reason = useReason();
  const again = (): void => {
    session.rematch().then(go, (thrown: unknown) => failed(reason(thrown)));
  };
  const played = table === null || mine.length > 0 || (online?.onLeave.length ?? 0) > 0 || (session.where === 'server' && session.isMe(table.host.id));
  if (played || table.rematch !== null)
    return (
      <button type="button" className="btn pri" onClick={again}>
        <Icon name={!played ? 'eye' : onward ? 'play' : 'turn-cw'} />
        {!played ? words.rematchWatch : onward ? words.onward : words.rematch}
      </button>
    );
  return (
    <>
      <p className="not-mine">{words.rematchOthers}</p>
      <Link to={addressTo.setup(session.box.game.id, true)} className="btn pri">
        <Icon name="users" />
        {words.ownTable}
      </Link>
    </>
  );
}

function Download({ session, failed }: { readonly session: Session; failed(says: string): void }) {
  const words = useWords().table.end;
  const reason = useReason();
  const download = async (): Promise<void> => {
    const text = recordText(await session.record());
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${session.box.game.id}-${session.id}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };
  return (
    <button type="button" className="btn" onClick={() => void download().catch((thrown: unknown) => failed(reason(thrown)))}>
      <Icon name="download" />
      {words.download}
    </button>
  );
}

type Verdict =
  | { readonly kind: 'checking' }
  | { readonly kind: 'holds'; readonly dice: number; readonly hash: string; readonly promise: Exclude<Promised, Broken> }
  | { readonly kind: 'fails'; readonly thrown: unknown }
  /** The record did not come: nothing is wrong with the dice. */
  | { readonly kind: 'unreached'; readonly thrown: unknown }
  | { readonly kind: 'no-key' }
  /** The record holds, but the dice were not made as this device had noted. */
  | { readonly kind: 'broken'; readonly promise: Broken };

/** The dice are rolled again here, in the page, from the key that is public now. */
function Verified({ session }: { readonly session: Session }) {
  const words = useWords().table.end;
  const reason = useReason();
  const [verdict, setVerdict] = useState<Verdict>({ kind: 'checking' });
  useEffect(() => {
    let gone = false;
    verify(session).then((found) => !gone && setVerdict(found));
    return () => {
      gone = true;
    };
  }, [session]);
  return (
    <section className={`verified ${verdict.kind}`} role="status" aria-label={words.verified}>
      <Icon name={verdict.kind === 'fails' || verdict.kind === 'broken' ? 'not' : 'shield'} />
      <div>
        <h3>
          {verdict.kind === 'holds'
            ? words.verified
            : verdict.kind === 'fails' || verdict.kind === 'broken'
              ? words.failed
              : verdict.kind === 'checking'
                ? words.verifying
                : verdict.kind === 'unreached'
                  ? words.unchecked
                  : words.noKey}
        </h3>
        {verdict.kind === 'holds' ? (
          <>
            <code>{verdict.hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <p>{words.verifiedSays({ dice: verdict.dice })}</p>
            {verdict.promise === null ? null : <p>{words.promised[verdict.promise]}</p>}
          </>
        ) : null}
        {verdict.kind === 'fails' || verdict.kind === 'unreached' ? <p>{reason(verdict.thrown)}</p> : null}
        {verdict.kind === 'broken' ? <p>{words.promised[verdict.promise]}</p> : null}
      </div>
    </section>
  );
}

async function verify(session: Session): Promise<Verdict> {
  try {
    const record = await session.record();
    if (record.key === undefined) return { kind: 'no-key' };
    const { game } = session.box;
    const match = verifyRecord(game, asPlayedBy(record, game.rulesVersion));
    const dice = match.opening.length + match.answers.reduce((sum, { gave }) => sum + gave.length, 0);
    const promise = session.where === 'server' ? promised(record, fairNotes(session.id)) : null;
    if (promise === null || promise === 'with-mine' || promise === 'without-mine') return { kind: 'holds', dice, hash: match.hash(), promise };
    return { kind: 'broken', promise };
  } catch (thrown) {
    return { kind: thrown instanceof ApiError ? 'unreached' : 'fails', thrown };
  }
}
