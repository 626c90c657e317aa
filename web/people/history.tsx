import { useCallback, useEffect, useState } from 'preact/hooks';
import type { PastMatch } from '#wire';
import { LANGUAGES } from '#words';
import { addressTo, Link } from '../app/address.tsx';
import { useReason } from '../app/reason.ts';
import { type Segment, Segmented } from '../app/segmented.tsx';
import { useAsync } from '../app/use-async.ts';
import { useLanguage, useWords } from '../app/words.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { boxesOnShelf, titleOf } from '../shelf/boxes.ts';
import { Emblem } from '../shelf/cover.tsx';
import { Refused } from '../table/refused.tsx';
import { matchesOf } from './api.ts';
import { useDay, usePeopleWords } from './words.ts';

const RESULTS = ['won', 'lost', 'drawn'] as const;
const SIGNS: Readonly<Record<PastMatch['result'], IconName>> = { won: 'check', lost: 'x', drawn: 'minus', over: 'users' };

/** Matches of somebody that are over, by game, by how they ended, and by whom they were played with. */
export function History({ person }: { readonly person: string }) {
  const { app } = useWords();
  const { history: words } = usePeopleWords();
  const reason = useReason();
  const [game, setGame] = useState('');
  const [result, setResult] = useState('');
  const [others, setOthers] = useState('');
  const [after, setAfter] = useState(0);
  const [before, setBefore] = useState<readonly PastMatch[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice begins at the beginning
  useEffect(() => {
    setAfter(0);
    setBefore([]);
  }, [game, result, others]);
  const { value, error } = useAsync(useCallback(() => matchesOf(person, { game, result, with: others, after }), [person, game, result, others, after]));
  const matches = [...before, ...(value?.matches ?? [])];
  const results: readonly Segment<string>[] = [{ value: '', label: words.all }, ...RESULTS.map((one) => ({ value: one, label: words[one] }))];
  const more = (): void => {
    setBefore(matches);
    setAfter(matches.length);
  };
  return (
    <section className="box history">
      <div className="filters">
        <label>
          <span className="sr">{words.games}</span>
          <select className="line" value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            <option value="">{words.games}</option>
            {boxesOnShelf.map(({ id }) => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
        <Segmented label={words.results} segments={results} value={result} change={(chosen) => setResult(chosen)} />
        <input
          className="line"
          type="search"
          maxLength={30}
          placeholder={words.with}
          aria-label={words.with}
          value={others}
          onChange={(event) => setOthers(event.currentTarget.value.trim())}
        />
      </div>
      {value === null ? error === null ? <p role="status">{app.loading}</p> : null : matches.length === 0 ? <p>{words.none}</p> : null}
      <ul className="rows">
        {matches.map((match) => (
          <OneMatch key={match.table} {...match} />
        ))}
      </ul>
      <Refused text={error === null ? null : reason(error)} />
      {value !== null && value.all > matches.length ? (
        <button type="button" className="btn add" onClick={more}>
          {words.more}
        </button>
      ) : null}
    </section>
  );
}

function OneMatch({ table, game, ended, result, others, bots, number }: PastMatch) {
  const { history: words } = usePeopleWords();
  const { tag } = LANGUAGES[useLanguage()];
  const day = useDay();
  const title = titleOf(game);
  const names = [...others.map(({ name }) => name), ...(bots === 0 ? [] : [words.bots({ bots })])];
  return (
    <li>
      <Emblem game={game} />
      <span>
        <b>{names.length === 0 ? title : words.against({ title, others: new Intl.ListFormat(tag).format(names) })}</b>
        <small>{words.moves({ count: number, when: day(ended) })}</small>
      </span>
      <span className={`result ${result}`}>
        <Icon name={SIGNS[result]} />
        {words[result]}
      </span>
      <Link to={addressTo.table(table, 0)} className="btn sm" aria-label={words.replayOf({ title, when: day(ended) })}>
        {words.replay}
      </Link>
    </li>
  );
}
