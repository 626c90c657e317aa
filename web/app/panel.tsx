import type { ComponentChildren, TargetedEvent } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../kit/icon.tsx';
import { useWords } from './words.ts';
import './controls.css';

interface PanelProps {
  readonly title: string;
  /** A sheet has the whole height at the side, and lies at the thumb on phones. */
  readonly sheet?: boolean;
  /** All of it is read out when it opens. */
  readonly aloud?: boolean;
  onClose(): void;
  readonly children: ComponentChildren;
}

/** Something over the page: keeps the focus inside, closes on Escape and on a click beside it. */
export function Panel({ title, sheet = false, aloud = false, onClose, children }: PanelProps) {
  const { app } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before anything inside looks for its place or its focus.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // By the dialog's own way out: the focus goes back to where it was.
  const close = (): void => dialog.current?.close();
  // A dialog is told late: when another has taken its place, that one stays.
  const closed = ({ currentTarget }: TargetedEvent<HTMLDialogElement>): void => {
    if (currentTarget.isConnected) onClose();
  };
  const beside = ({ target }: MouseEvent): void => {
    if (target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own way out of a dialog.
    <dialog
      ref={dialog}
      className={`panel-dialog ${sheet ? 'sheet' : ''}`}
      aria-labelledby={heading}
      aria-describedby={aloud ? `${heading}-all` : undefined}
      onClose={closed}
      onClick={beside}
    >
      <div className="panel-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="btn ghost icon" aria-label={app.close} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div className="fields" id={`${heading}-all`}>
        {children}
      </div>
    </dialog>
  );
}
