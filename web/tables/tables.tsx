import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { TableList, TableRow } from '#wire';
import { addressTo, go, Link } from '../app/address.tsx';
import { Avatar } from '../app/avatar.tsx';
import { Bar } from '../app/bar.tsx';
import { ago } from '../app/phrases.ts';
import { Places } from '../app/places.tsx';
import { useReason } from '../app/reason.ts';
import { set, useSettings } from '../app/settings.ts';
import { Title } from '../app/title.tsx';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { act, tableOf, tables } from '../play/api.ts';
import { introduce } from '../play/begin.ts';
import { noteCommitment, pledgeFor } from '../play/fair-notes.ts';
import { titleOf } from '../shelf/boxes.ts';
import { Emblem } from '../shelf/cover.tsx';
import { Footer } from '../shelf/footer.tsx';
import { Trouble } from '../shelf/trouble.tsx';
import './tables.css';

/** So often the list is asked for anew while somebody looks at it, in milliseconds. */
const AGAIN = 10_000;

/** Tables that anybody may join, and games that anybody may watch. */
export function Tables() {
  const { tables: words, app } = useWords();
  const reason = useReason();
  const { name } = useSettings();
  const { list, failed } = useTableList();
  const [called, setCalled] = useState(name);
  const [trouble, setTrouble] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const keep = (event: SubmitEvent): void => {
    event.preventDefault();
    set({ name: called.trim() });
  };
  const sit = async ({ id, seats }: TableRow): Promise<void> => {
    const chosen = called.trim();
    if (chosen === '') {
      setTrouble(words.nameFirst);
      field.current?.focus();
      return;
    }
    set({ name: chosen });
    try {
      const { id: person } = await introduce(chosen);
      noteCommitment(id, (await tableOf(id, null)).table.commitment);
      const seat = seats.findIndex(({ kind }) => kind === 'open');
      await act(id, 'sit', { seat, pledge: pledgeFor(id, seat, person) });
      go(addressTo.table(id));
    } catch (thrown) {
      setTrouble(reason(thrown));
    }
  };
  return (
    <div className="tables-page">
      <Title says={`${words.title} · Muster`} />
      <Bar>
        <Places here="tables" />
      </Bar>
      <main>
        <div className="head">
          <div>
            <h1>{words.title}</h1>
            <p>{words.says}</p>
          </div>
          <form className="as-whom" onSubmit={keep}>
            <label>
              <span>{words.name}</span>
              <input ref={field} type="text" value={called} maxLength={30} autoComplete="nickname" onChange={(event) => setCalled(event.currentTarget.value)} />
            </label>
          </form>
        </div>
        <Trouble text={trouble ?? (failed ? app.offline : null)} />
        {list !== null && list.open.length === 0 ? <Nothing /> : null}
        {list === null ? (
          failed ? null : (
            <p role="status">{app.loading}</p>
          )
        ) : (
          <>
            <Rows title={words.open} rows={list.open}>
              {(row) => (
                <button
                  type="button"
                  className="btn go"
                  aria-label={words.sitNamed({ title: titleOf(row.game), who: row.host.name })}
                  onClick={() => void sit(row)}
                >
                  {words.sit}
                </button>
              )}
            </Rows>
            <Rows title={words.playing} rows={list.playing}>
              {(row) => (
                <Link to={addressTo.table(row.id)} className="btn" aria-label={words.watchNamed({ title: titleOf(row.game), who: namesOf(row) })}>
                  <Icon name="eye" />
                  {words.watch}
                </Link>
              )}
            </Rows>
          </>
        )}
      </main>
      <Footer />
    </div>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly TableRow[];
  children(row: TableRow): ComponentChildren;
}

function Rows({ title, rows, children }: RowsProps) {
  const { tables: words, app } = useWords();
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2>
        {title} <span className="num">{rows.length}</span>
      </h2>
      <ul className="table-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <Emblem game={row.game} />
            <div className="what">
              <b>{titleOf(row.game)}</b>
              <small>
                {row.phase === 'open' ? words.hosted({ who: row.host.name }) : namesOf(row)} · {ago(app, Date.now() - row.changed)}
              </small>
              <Chairs row={row} />
            </div>
            {children(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who sits round the table; a free chair is for you. */
function Chairs({ row: { seats, phase, number } }: { readonly row: TableRow }) {
  const { tables: words } = useWords();
  const free = seats.filter(({ kind }) => kind === 'open').length;
  return (
    <span className="chairs">
      {seats.map(({ kind, person }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their place
        <span key={seat} className={kind === 'open' ? 'chair free' : 'chair'} aria-hidden="true">
          {person !== null ? <Avatar name={person.name} /> : <Icon name={kind === 'bot' ? 'bot' : kind === 'open' ? 'plus' : 'link'} />}
        </span>
      ))}
      <small>{phase === 'open' ? words.free({ seats: free }) : words.moves({ count: number })}</small>
    </span>
  );
}

function Nothing() {
  const { tables: words } = useWords();
  return (
    <section className="nothing">
      <h2>{words.empty}</h2>
      <p>{words.emptySays}</p>
      <Link to="/" className="btn pri">
        {words.own}
      </Link>
    </section>
  );
}

function namesOf({ seats }: TableRow): string {
  return seats.flatMap(({ person }) => (person === null ? [] : [person.name])).join(', ');
}

/** The list, asked for again and again while the page is looked at. */
function useTableList(): { readonly list: TableList | null; readonly failed: boolean } {
  const [list, setList] = useState<TableList | null>(null);
  const [failed, setFailed] = useState(false);
  const ask = useCallback(async () => {
    if (document.hidden) return;
    try {
      setList(await tables());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    void ask();
    const timer = setInterval(() => void ask(), AGAIN);
    const look = (): void => void ask();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
  return { list, failed };
}
