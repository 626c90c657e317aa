import type { ComponentChildren } from 'preact';
import { Suspense } from 'preact/compat';
import { promptText } from '#games';
import type { Scene } from '#kernel';
import type { OpenBox } from '../app/games.ts';
import { offline } from '../app/offline.ts';
import { useStore } from '../app/store.ts';
import { useWords } from '../app/words.ts';
import { Emphasis } from '../kit/emphasis.tsx';
import type { FrameProps } from '../kit/frame.tsx';
import { Icon } from '../kit/icon.tsx';
import type { SeatAtTable } from '../kit/table.ts';
import type { OnlineSession, Present, Session, Trouble } from '../play/session.ts';
import { AskToJoin, Knocks } from './knocking.tsx';
import { Closed, Replay } from './lazy-parts.ts';
import { NewsLine } from './news-line.tsx';
import { RematchOffer } from './rematch-offer.tsx';
import { SeatNotices } from './seat-notices.tsx';
import { namesOf } from './seats.ts';
import type { Dialog } from './use-dialogs.ts';
import type { Speed } from './use-presenter.ts';
import { usePromptFocus } from './use-prompt-focus.ts';

export interface DockProps extends Pick<FrameProps, 'prompt' | 'who' | 'sub' | 'hand' | 'actions'> {
  readonly session: Session;
  readonly present: Present;
  readonly opened: OpenBox;
  readonly scene: Scene;
  readonly seats: readonly SeatAtTable[];
  readonly here: boolean;
  readonly past: boolean;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly refusal: string | null;
  readonly advised: boolean;
  /** What hurts, while it waits to be read. */
  readonly stop: ComponentChildren;
  onPlaying(playing: boolean): void;
  onSpeed(speed: Speed): void;
  onMoment(number: number | null, how?: 'push' | 'replace'): void;
  onUndo(): void;
  /** Do something that may be refused: then the dock says so. */
  onAttempt(action: () => Promise<unknown>): void;
  onOpen(dialog: Dialog): void;
  onClause(id: string): void;
  /** Hand the screen on, where somebody still looks at what they have drawn. */
  readonly onHandOn: (() => void) | null;
}

/** At the thumb: who must do what, the hand, and undo. In the past: where we are, and the way on from here. */
export function Dock(props: DockProps) {
  const { past, hand, refusal, present, session, seats, stop } = props;
  return (
    <section className="dock" aria-label={useWords().table.dock}>
      {refusal === null && present.trouble === null ? null : <Warning text={refusal} trouble={present.trouble} />}
      {session.where === 'server' ? (
        <>
          <NewsLine talk={present.talk} />
          <RematchOffer session={session} present={present} />
          {past ? null : <SeatNotices session={session} present={present} seats={seats} />}
          {past || present.table === null || !present.connected ? null : (
            <>
              <AskToJoin session={session} present={present} table={present.table} />
              <Knocks session={session} table={present.table} />
            </>
          )}
          <TakingBack session={session} present={present} seats={seats} onAttempt={props.onAttempt} />
        </>
      ) : null}
      {stop !== null ? (
        <Suspense fallback={null}>{stop}</Suspense>
      ) : past || present.phase === 'closed' ? (
        <Suspense fallback={null}>{past ? <Replay {...props} /> : <Closed {...props} />}</Suspense>
      ) : (
        <Prompt {...props} />
      )}
      {past || stop !== null || hand === undefined || hand === null ? null : <div className="hand-slot">{hand}</div>}
    </section>
  );
}

function Prompt({ opened, scene, present, seats, here, prompt, who, sub, actions, advised, session, onUndo, onAttempt, onOpen, onHandOn }: DockProps) {
  const words = useWords();
  const { decision } = scene;
  // Whoever is not heard is not to blame for it.
  const cut = here && decision !== null && !present.connected;
  const without = useWithout();
  const open = here && present.options.length > 0;
  const mine = open && present.asked.some((seat) => present.mine.includes(seat));
  const several = present.mine.length > 1 && session.where === 'here';
  const title =
    decision === null
      ? words.table.over
      : cut && !mine
        ? without
        : ((mine ? prompt : undefined) ??
          promptText(opened.words, decision, scene.view, mine ? (several && !session.hides ? 'several' : 'you') : 'others', namesOf(seats)));
  const waitsFor = seats.filter(({ seat }) => decision?.seats.includes(seat) === true);
  const waiting = cut
    ? mine
      ? `${without}. ${words.table.without.yours}`
      : present.kept
        ? words.table.without.kept
        : words.table.without.others
    : mine || decision === null || !here
      ? null
      : present.thinking
        ? words.table.thinking({ who: waitsFor[0]?.who ?? '' })
        : present.mine.length === 0
          ? words.table.spectator
          : waitsFor.length === 1 && waitsFor[0]?.away === true
            ? words.table.waitingAway({ who: waitsFor[0].who })
            : words.table.waiting({ who: waitsFor.map((seat) => seat.who || seat.name) });
  const { undo } = present;
  const focus = usePromptFocus(scene.number, here);
  return (
    <div className={`prompt ${mine ? 'is-mine' : ''} ${cut ? 'cut' : ''}`} data-spot="prompt">
      {cut ? (
        <span className="who">
          <Icon name="wifi-off" />
        </span>
      ) : who === undefined ? null : (
        <span className="who">{who}</span>
      )}
      <div className="prompt-text" ref={focus} tabIndex={-1}>
        <b>
          <Emphasis text={title} />
        </b>
        {waiting === null ? (
          sub === undefined ? null : (
            <span className="sub">{sub}</span>
          )
        ) : (
          <span className="sub waiting" aria-busy={present.thinking && !cut}>
            {waiting}
          </span>
        )}
      </div>
      <div className="prompt-tools">
        {mine && !several ? <span className="chip go">{words.table.yourTurn}</span> : null}
        {present.botWaits && here ? (
          <button type="button" className="btn" aria-label={words.table.nudge} title={words.table.nudge} onClick={() => onAttempt(() => session.nudge())}>
            <Icon name="bot" />
            <span className="wide">{words.table.nudge}</span>
          </button>
        ) : null}
        {advised ? (
          <button type="button" className="btn icon" aria-label={words.table.adviser.on} title={words.table.adviser.on} onClick={() => onOpen('adviser')}>
            <Icon name="bulb" />
          </button>
        ) : null}
        {open ? (
          <button
            type="button"
            className="btn icon"
            aria-label={words.table.movesTitle}
            title={words.table.movesTitle}
            aria-keyshortcuts="/"
            onClick={() => onOpen('moves')}
          >
            <Icon name="list" />
          </button>
        ) : null}
        <button
          type="button"
          className="btn undo"
          disabled={undo.kind === 'nothing' || undo.kind === 'revealed' || !here || cut}
          title={undo.kind === 'revealed' || undo.kind === 'nothing' ? words.table.undoWhy[undo.kind] : undefined}
          aria-keyshortcuts="u"
          onClick={onUndo}
        >
          <Icon name="undo" />
          <span className="undo-text">{undo.kind === 'ask' ? words.table.undoAsk : words.table.undo}</span>
          <kbd className="wide">U</kbd>
        </button>
      </div>
      {onHandOn === null ? null : (
        <div className="prompt-acts">
          <button type="button" className="btn pri" onClick={onHandOn}>
            {words.table.hand.title({ who: seats[present.handTo ?? -1]?.who ?? '' })}
          </button>
        </div>
      )}
      {here && !present.kept && actions !== undefined && actions !== null ? <div className="prompt-acts">{actions}</div> : null}
    </div>
  );
}

/** What is missing while the table cannot be reached: the network of this device, or the server. */
export function useWithout(): string {
  const { without } = useWords().table;
  return useStore(offline) ? without.network : without.server;
}

function Warning({ text, trouble }: { readonly text: string | null; readonly trouble: Trouble | null }) {
  const words = useWords().table;
  return (
    <p className="warning" role="alert">
      <Icon name="not" />
      {text ?? (trouble === null ? '' : words.troubles[trouble])}
    </p>
  );
}

/** Somebody asks to take back: the others agree or refuse. */
function TakingBack({ session, present, seats, onAttempt }: { readonly session: OnlineSession } & Pick<DockProps, 'present' | 'seats' | 'onAttempt'>) {
  const words = useWords().table;
  const { table } = present;
  // Whoever lets a bot play for them is asked, too.
  if (table === null || table.undoRequest === null || (present.mine.length === 0 && present.online?.onLeave.length === 0)) return null;
  const { undoRequest } = table;
  const by = table.seats.findIndex(({ person, owner }) => (person ?? owner)?.id === undoRequest.by);
  const mine = session.isMe(undoRequest.by);
  return (
    <div className="seat-notice" role="status">
      <p>{mine ? words.undoWaits : words.undoAsked({ who: seats[by]?.who ?? '' })}</p>
      {mine ? null : (
        <button type="button" className="btn sm pri" onClick={() => onAttempt(() => session.consent(true))}>
          {words.agree}
        </button>
      )}
      <button type="button" className="btn sm" onClick={() => onAttempt(() => session.consent(false))}>
        {mine ? words.withdraw : words.refuse}
      </button>
    </div>
  );
}
