import { useCallback, useState } from 'preact/hooks';
import { Bar } from '../app/bar.tsx';
import { Places } from '../app/places.tsx';
import { useReason } from '../app/reason.ts';
import { Title } from '../app/title.tsx';
import { useAsync } from '../app/use-async.ts';
import { useWords } from '../app/words.ts';
import { ApiError } from '../play/api.ts';
import { Footer } from '../shelf/footer.tsx';
import { personOf } from './api.ts';
import { FriendshipWith } from './friendship.tsx';
import { Heading } from './heading.tsx';
import { History } from './history.tsx';
import { Statistics } from './statistics.tsx';
import { useDay, usePeopleWords } from './words.ts';
import './people.css';

/** Somebody, as far as they want to be seen. */
export function PersonPage({ id }: { readonly id: string }) {
  const { app } = useWords();
  const words = usePeopleWords();
  const day = useDay();
  const reason = useReason();
  const [tries, setTries] = useState(0);
  const again = (): void => setTries(tries + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a friendship has changed
  const { value, error } = useAsync(useCallback(() => personOf(id), [id, tries]));
  return (
    <div className="people-page">
      <Title says={`${value?.person.name ?? app.loading} · Muster`} />
      <Bar>
        <Places />
      </Bar>
      <main>
        {value === null ? (
          <h1 className="quiet">{error === null ? app.loading : isGone(error) ? words.person.gone : reason(error)}</h1>
        ) : (
          <>
            <Heading name={value.person.name} picture={value.avatar}>
              <p>
                <span className="chip">{words.since({ since: day(value.since) })}</span>
              </p>
            </Heading>
            <div className="overview">
              <FriendshipWith profile={value} again={again} />
              <Statistics statistics={value.statistics} />
              <History person={id} />
            </div>
          </>
        )}
      </main>
      <Footer />
    </div>
  );
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'not-found' || error.code === 'malformed');
}
