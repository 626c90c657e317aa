import type { ComponentChildren, TargetedDragEvent } from 'preact';
import { useState } from 'preact/hooks';
import { addressTo, go } from '../app/address.tsx';
import { useReason } from '../app/reason.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import './drop.css';

/** Take a file of a game in and open its replay. */
export async function openRecord(file: File): Promise<void> {
  const { importRecord } = await import('../play/begin.ts');
  go(addressTo.local(await importRecord(await file.text()), 0));
}

/** A page on which files of games may be dropped anywhere. */
export function RecordDrop({ failed, children }: { failed(says: string | null): void; readonly children: ComponentChildren }) {
  const { shelf } = useWords();
  const reason = useReason();
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: TargetedDragEvent<HTMLDivElement>): void => {
    const { relatedTarget } = event;
    if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setOver(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    failed(null);
    openRecord(file).catch((thrown: unknown) => failed(reason(thrown)));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a further way; the Replays page has a button for the same.
    <div onDragEnter={drag} onDragOver={drag} onDragLeave={leave} onDrop={drop}>
      {children}
      {over && (
        <div className="drop-here" aria-hidden="true">
          <p>
            <Icon name="download" />
            {shelf.drop}
          </p>
        </div>
      )}
    </div>
  );
}
