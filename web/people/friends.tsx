import type { ComponentChildren } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import type { Friend } from '#wire';
import { Link } from '../app/address.tsx';
import { Avatar } from '../app/avatar.tsx';
import { CopyLink } from '../app/copy-link.tsx';
import { useAsync } from '../app/use-async.ts';
import { useAttempt } from '../app/use-attempt.ts';
import { Icon } from '../kit/icon.tsx';
import { Refused } from '../table/refused.tsx';
import { befriend, friends, inviteFriend, matchesOf, unfriend } from './api.ts';
import { usePeopleWords } from './words.ts';

/** My friends, who asks, and whom I could ask: those of my last matches. */
export function Friends({ me }: { readonly me: string }) {
  const { friends: words } = usePeopleWords();
  const [tries, setTries] = useState(0);
  const [code, setCode] = useState<string | null>(null);
  const { refused, attempt } = useAttempt();
  const again = (): void => setTries(tries + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody was asked
  const { value } = useAsync(useCallback(() => around(me), [me, tries]));
  return (
    <section className="box friends">
      <h2>{words.title}</h2>
      {value?.length === 0 ? <p>{words.none}</p> : null}
      <ul className="rows">
        {value?.map((friend) => (
          <OneFriend key={friend.person.id} {...friend}>
            {friend.friendship === 'none' ? (
              <button
                type="button"
                className="btn sm"
                aria-label={words.askOf({ name: friend.person.name })}
                onClick={() => attempt(befriend(friend.person.id), again)}
              >
                {words.ask}
              </button>
            ) : null}
            {friend.friendship === 'asks' ? (
              <>
                <button
                  type="button"
                  className="btn sm pri"
                  aria-label={words.yesOf({ name: friend.person.name })}
                  onClick={() => attempt(befriend(friend.person.id), again)}
                >
                  {words.yes}
                </button>
                <button
                  type="button"
                  className="btn sm"
                  aria-label={words.noOf({ name: friend.person.name })}
                  onClick={() => attempt(unfriend(friend.person.id), again)}
                >
                  {words.no}
                </button>
              </>
            ) : null}
          </OneFriend>
        ))}
      </ul>
      {code === null ? (
        <button type="button" className="btn add" onClick={() => attempt(inviteFriend(), (made) => setCode(made.code))}>
          <Icon name="plus" />
          {words.invite}
        </button>
      ) : (
        <>
          <p className="hint">{words.says}</p>
          <CopyLink to={`/people/${me}#${code}`} label={words.copy} />
        </>
      )}
      <Refused text={refused} />
    </section>
  );
}

function OneFriend({ person, avatar, friendship, children }: Friend & { readonly children: ComponentChildren }) {
  const { friends: words } = usePeopleWords();
  return (
    <li>
      <Avatar name={person.name} picture={avatar ?? ''} />
      <Link to={`/people/${person.id}`} className="friend">
        <b>{person.name}</b>
        {friendship === 'friends' ? null : <small>{friendship === 'none' ? words.played : words[friendship]}</small>}
      </Link>
      <span className="acts">{children}</span>
    </li>
  );
}

/** Who asks comes first, then friends, then those who could be asked. */
async function around(me: string): Promise<readonly Friend[]> {
  const [known, { matches }] = await Promise.all([friends(), matchesOf(me, { game: '', result: '', with: '', after: 0 })]);
  const ids = new Set(known.map(({ person }) => person.id));
  const others = new Map(matches.flatMap((match) => match.others.filter(({ id }) => !ids.has(id)).map((person) => [person.id, person] as const)));
  const met = [...others.values()].slice(0, 5).map((person): Friend => ({ person, avatar: null, friendship: 'none' }));
  return [...known.filter(({ friendship }) => friendship === 'asks'), ...known.filter(({ friendship }) => friendship !== 'asks'), ...met];
}
