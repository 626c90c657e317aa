import { useState } from 'preact/hooks';
import type { Audience, Shows } from '#wire';
import { Link } from '../app/address.tsx';
import { type Segment, Segmented } from '../app/segmented.tsx';
import { useAttempt } from '../app/use-attempt.ts';
import { Refused } from '../table/refused.tsx';
import { changeProfile } from './api.ts';
import { usePeopleWords } from './words.ts';

/** What others may see of me. */
export function WhoSeesWhat({ person, shows }: { readonly person: string; readonly shows: Shows }) {
  const { shows: words } = usePeopleWords();
  const [now, setNow] = useState(shows);
  const { refused, attempt } = useAttempt();
  const audiences: readonly Segment<Audience>[] = [
    { value: 'all', label: words.all },
    { value: 'friends', label: words.friends },
    { value: 'nobody', label: words.nobody },
  ];
  const rows = [
    { what: 'statistics', title: words.statistics, says: words.statisticsSays },
    { what: 'history', title: words.history, says: words.historySays },
  ] as const;
  const change = (next: Shows): void => attempt(changeProfile({ shows: next }), (kept) => setNow(kept.shows));
  return (
    <section className="box">
      <div className="box-head">
        <h2>{words.title}</h2>
        <Link to={`/people/${person}`}>{words.open}</Link>
      </div>
      <ul className="rows choices">
        {rows.map(({ what, title, says }) => (
          <li key={what}>
            <span>
              <b>{title}</b>
              <small>{says}</small>
            </span>
            <Segmented label={title} segments={audiences} value={now[what]} change={(audience) => change({ ...now, [what]: audience })} />
          </li>
        ))}
      </ul>
      <Refused text={refused} />
    </section>
  );
}
