import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';

/** Something laid over the table: at the thumb on phones, at the side on wide screens. */
export function Sheet({ title, onClose, children }: { readonly title: string; onClose(): void; readonly children: ReactNode }) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-label={title}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="sheet-body">
        <header className="sheet-head">
          <h2>{title}</h2>
          <button type="button" className="btn icon ghost" aria-label={words.app.close} onClick={() => dialog.current?.close()}>
            <Icon name="x" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
