import { useState } from 'preact/hooks';
import type { Profile } from '#wire';
import { Link } from '../app/address.tsx';
import { useAttempt } from '../app/use-attempt.ts';
import { Refused } from '../table/refused.tsx';
import { befriend, unfriend } from './api.ts';
import { usePeopleWords } from './words.ts';

/** How I stand to somebody, and what can be done about it. Whoever comes by their link is invited. */
export function FriendshipWith({ profile: { person, friendship }, again }: { readonly profile: Profile; again(): void }) {
  const { friends: words } = usePeopleWords();
  const [code] = useState(() => (/^#[\w-]{22}$/.test(location.hash) ? location.hash.slice(1) : null));
  const { refused, attempt } = useAttempt();
  const invited = code !== null && friendship !== 'friends';
  const { name } = person;
  return (
    <>
      {invited ? (
        <div className="box invited">
          <p>{words.invited({ name })}</p>
          {friendship === null ? (
            <Link to="/me" className="btn pri">
              {words.enter}
            </Link>
          ) : (
            <button type="button" className="btn pri" aria-label={words.yesOf({ name })} onClick={() => attempt(befriend(person.id, code), again)}>
              {words.yes}
            </button>
          )}
        </div>
      ) : null}
      {friendship === 'asks' && !invited ? (
        <div className="box invited">
          <p>{words.invited({ name })}</p>
          <button type="button" className="btn pri" aria-label={words.yesOf({ name })} onClick={() => attempt(befriend(person.id), again)}>
            {words.yes}
          </button>
          <button type="button" className="btn" aria-label={words.noOf({ name })} onClick={() => attempt(unfriend(person.id), again)}>
            {words.no}
          </button>
        </div>
      ) : null}
      {friendship === 'friends' ? (
        <p className="friendship">
          <span className="chip ok">{words.are}</span>
          <button type="button" className="btn sm quiet" onClick={() => attempt(unfriend(person.id), again)}>
            {words.end}
          </button>
        </p>
      ) : null}
      <Refused text={refused} />
    </>
  );
}
