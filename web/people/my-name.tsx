import { useState } from 'preact/hooks';
import { set } from '../app/settings.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { welcome } from '../play/api.ts';
import { Refused } from '../table/refused.tsx';
import { usePeopleWords } from './words.ts';

/** How the others call me. */
export function MyName({ name, again }: { readonly name: string; again(): void }) {
  const { name: words } = usePeopleWords();
  const [called, setCalled] = useState(name);
  const { refused, attempt } = useAttempt();
  const keep = (event: SubmitEvent): void => {
    event.preventDefault();
    attempt(welcome(called), (person) => {
      set({ name: person.name });
      again();
    });
  };
  return (
    <section className="box">
      <div className="box-head">
        <h2>{words.title}</h2>
        <small>{words.hint}</small>
      </div>
      <form className="inline" onSubmit={keep}>
        <input
          className="line"
          aria-label={words.label}
          required
          maxLength={30}
          value={called}
          autoComplete="nickname"
          onInput={(event) => setCalled(event.currentTarget.value)}
        />
        <button type="submit" className="btn" disabled={called.trim() === '' || called.trim() === name}>
          {words.keep}
        </button>
      </form>
      <Refused text={refused} />
    </section>
  );
}
