import type { Person, TableState } from '#wire';
import { addressTo, go } from '../app/address.tsx';
import { set } from '../app/settings.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { useWords } from '../app/words.ts';
import { act, welcome } from '../play/api.ts';
import { NameField, useCalled } from './name-field.tsx';
import { Refused } from './refused.tsx';
import { seatsToGive } from './seats-to-give.ts';

/** The link opens no seat, but the host can give one: a name, and the host is asked. */
export function AskForSeat({ table, you }: { readonly table: TableState; readonly you: Person | null }) {
  const words = useWords().table.knocking;
  const [called, setCalled] = useCalled(you);
  const { refused, attempt } = useAttempt();
  if (seatsToGive(table).length === 0) return null;
  const ask = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    await welcome(called.trim());
    set({ name: called.trim() });
    await act(table.id, 'knock', {});
    go(addressTo.table(table.id), 'replace');
  };
  return (
    <form className="invited-form" onSubmit={(event) => attempt(ask(event))}>
      <NameField value={called} change={setCalled} />
      <Refused text={refused} />
      <button type="submit" className="btn pri">
        {words.askHost({ host: table.host.name })}
      </button>
    </form>
  );
}
