import { useState } from 'preact/hooks';
import type { Seat } from '#kernel';
import type { Person, TableState } from '#wire';
import { addressTo, go } from '../app/address.tsx';
import { useReason } from '../app/reason.ts';
import { set } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { ApiError, act, isLink, tableOf, welcome } from '../play/api.ts';
import { arrive } from '../play/arrival.ts';
import { pledgeFor, unpledge } from '../play/fair-notes.ts';
import { NameField, useCalled } from './name-field.tsx';
import { Refused } from './refused.tsx';

interface SitDownProps {
  readonly table: TableState;
  readonly you: Person | null;
  /** The seats the link opens, as they were free a moment ago. */
  readonly free: readonly Seat[];
  readonly link: string;
  /** All of them are taken. */
  late(): void;
}

/** A name, and they sit. */
export function SitDown({ table, you, free, link, late }: SitDownProps) {
  const words = useWords().table.lobby;
  const reason = useReason();
  const [called, setCalled] = useCalled(you);
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const come = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const person = await welcome(called.trim(), isLink(link) ? { table: table.id, link } : {});
      set({ name: called.trim() });
      if (!(await sitOnAny(table.id, free, person.id, link))) return late();
      if (table.phase === 'open') arrive(table, person);
      go(addressTo.table(table.id), 'replace');
    } catch (thrown) {
      setRefused(reason(thrown));
      setBusy(false);
    }
  };
  return (
    <form className="invited-form" onSubmit={(event) => void come(event)}>
      <NameField value={called} change={setCalled} />
      <Refused text={refused} />
      <button type="submit" className="btn pri" disabled={busy || called.trim() === ''}>
        {words.sitDown}
      </button>
      <button type="button" className="btn" onClick={() => go(addressTo.table(table.id), 'replace')}>
        <Icon name="eye" />
        {words.watch}
      </button>
    </form>
  );
}

/** Somebody else may be quicker: then on the next chair, as long as the link opens one. */
async function sitOnAny(table: string, free: readonly Seat[], person: string, link: string): Promise<boolean> {
  for (const seat of free) {
    try {
      await act(table, 'sit', { seat, pledge: pledgeFor(table, seat, person), link });
      return true;
    } catch (thrown) {
      unpledge(table, seat);
      if (!(thrown instanceof ApiError) || !TAKEN.has(thrown.code)) throw thrown;
    }
  }
  const { invitation } = await tableOf(table, link);
  const left = (invitation?.free ?? []).filter((seat) => !free.includes(seat));
  return left.length > 0 && (await sitOnAny(table, left, person, link));
}

/** Somebody sits there, or somebody else has been given the seat. */
const TAKEN: ReadonlySet<string> = new Set(['seat-taken', 'bad-link']);
