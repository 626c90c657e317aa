import { useState } from 'preact/hooks';
import type { Avatar as AvatarName } from '#wire';
import { Avatar as Picture } from '../app/avatar.tsx';
import { set } from '../app/settings.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { welcome } from '../play/api.ts';
import { Refused } from '../table/refused.tsx';
import { changeProfile } from './api.ts';
import { usePeopleWords } from './words.ts';

const AVATARS: readonly (AvatarName | null)[] = [null, 'fox', 'owl', 'stag', 'hare', 'badger', 'lynx', 'raven', 'frog', 'ram', 'hedgehog', 'otter', 'moth'];

/** How the others call and see me. */
export function MyName({ name, avatar, again }: { readonly name: string; readonly avatar: AvatarName | null; again(): void }) {
  const { name: words, avatar: pictures } = usePeopleWords();
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
      <fieldset className="avatars">
        <legend className="sr">{pictures.title}</legend>
        {AVATARS.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={one === null ? pictures.letter : pictures.names[one]}
            aria-pressed={one === avatar}
            onClick={() => attempt(changeProfile({ avatar: one }), again)}
          >
            <Picture name={name} picture={one ?? ''} />
          </button>
        ))}
      </fieldset>
      <Refused text={refused} />
    </section>
  );
}
