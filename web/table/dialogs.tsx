import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import type { OpenOption } from '#kernel';
import type { OpenBox } from '../app/games.ts';
import { HowToPlay, KeysPanel } from '../app/lazy-panels.ts';
import { Panel } from '../app/panel.tsx';
import { useWords } from '../app/words.ts';
import type { SeatAtTable } from '../kit/table.ts';
import type { OnlineSession, Present, Session } from '../play/session.ts';
import { Chat, mayTalk } from './chat.tsx';
import { ClauseCard } from './clause-card.tsx';
import { namesOf } from './seats.ts';
import { SeatsPanel } from './seats-panel.tsx';
import { Standing } from './standing.tsx';
import type { DialogState } from './use-dialogs.ts';

/** It comes when somebody opens it. */
const AidSheet = lazy(async () => ({ default: (await import('../aids/sheet.tsx')).AidSheet }));

interface DialogsProps {
  readonly state: DialogState;
  readonly session: Session;
  readonly remote: OnlineSession | null;
  readonly present: Present;
  readonly seats: readonly SeatAtTable[];
  readonly opened: OpenBox;
  /** The moment that is shown, and what can be answered in it. */
  readonly at: number;
  readonly options: readonly OpenOption[];
  /** The log and the scrubber, for screens that have no room for them. */
  readonly log: ComponentChildren;
  onMoment(number: number): void;
}

/** Sheets and panels over the table; the list of moves is the board's neighbour and has its own place. */
export function Dialogs({ state: { dialog, open, clause, openClause }, session, remote, present, seats, opened, at, options, log, onMoment }: DialogsProps) {
  const words = useWords();
  const close = (): void => open(null);
  return (
    <>
      {dialog === 'log' ? (
        <Panel sheet title={words.table.log} onClose={close}>
          {log}
        </Panel>
      ) : null}
      {dialog === 'seats' && remote !== null && present.table !== null ? (
        <SeatsPanel session={remote} present={present} table={present.table} seats={seats} onClose={close} />
      ) : null}
      {dialog === 'chat' && remote !== null ? (
        <Panel sheet title={words.table.chat} onClose={close}>
          <Chat session={remote} talk={present.talk} mayTalk={mayTalk(present)} />
        </Panel>
      ) : null}
      {dialog === 'standing' ? (
        <Standing session={session} present={present} at={at} options={options} words={opened.words} names={namesOf(seats)} onClose={close} />
      ) : null}
      {dialog === 'how' ? <HowToPlay opened={opened} onClose={close} /> : null}
      {dialog === 'aid' && opened.board?.aid !== undefined ? (
        <Suspense fallback={null}>
          <AidSheet opened={opened} onClose={close} />
        </Suspense>
      ) : null}
      {dialog === 'keys' ? <KeysPanel of="table" onClose={close} /> : null}
      {clause === null ? null : (
        <Panel sheet title={words.app.rules} onClose={() => openClause(null)}>
          <ClauseCard id={clause} session={session} opened={opened} onMoment={onMoment} />
        </Panel>
      )}
    </>
  );
}
