import { useState } from 'react';
import type { OpenBox } from '../app/games.ts';
import { KeysPanel } from '../app/keys-panel.tsx';
import { Panel } from '../app/panel.tsx';
import { useWords } from '../app/words.ts';
import type { RemoteSession } from '../play/remote-session.ts';
import type { Present, Session } from '../play/session.ts';
import { AdviserPanel } from './adviser.tsx';
import { ClauseCard } from './clause-card.tsx';
import { Talk } from './talk.tsx';

/** What lies over the table. */
export type Dialog = 'moves' | 'log' | 'talk' | 'keys' | 'adviser';

export interface DialogState {
  readonly dialog: Dialog | null;
  open(dialog: Dialog | null): void;
  /** The clause that is looked at. */
  readonly clause: string | null;
  openClause(id: string | null): void;
}

export function useDialogs(): DialogState {
  const [dialog, open] = useState<Dialog | null>(null);
  const [clause, openClause] = useState<string | null>(null);
  return { dialog, open, clause, openClause };
}

interface DialogsProps {
  readonly state: DialogState;
  readonly session: Session;
  readonly remote: RemoteSession | null;
  readonly present: Present;
  readonly opened: OpenBox;
  /** The log and the scrubber, for screens that have no room for them. */
  readonly log: React.ReactNode;
  onMoment(number: number): void;
}

/** Sheets and panels over the table; the list of moves is the board's neighbour and has its own place. */
export function Dialogs({ state: { dialog, open, clause, openClause }, session, remote, present, opened, log, onMoment }: DialogsProps) {
  const words = useWords();
  const close = (): void => open(null);
  return (
    <>
      {dialog === 'log' ? (
        <Panel sheet title={words.table.log} onClose={close}>
          {log}
        </Panel>
      ) : null}
      {dialog === 'talk' && remote !== null ? (
        <Panel sheet title={words.table.talk} onClose={close}>
          <Talk session={remote} talk={present.talk} mayTalk={present.mine.length > 0} />
        </Panel>
      ) : null}
      {dialog === 'keys' ? <KeysPanel list={words.table.keys} onClose={close} /> : null}
      {dialog === 'adviser' ? (
        <Panel sheet title={words.table.adviser.title} onClose={close}>
          <AdviserPanel session={session} present={present} />
        </Panel>
      ) : null}
      {clause === null ? null : (
        <Panel sheet title={words.app.rules} onClose={() => openClause(null)}>
          <ClauseCard id={clause} session={session} opened={opened} onMoment={onMoment} />
        </Panel>
      )}
    </>
  );
}
