import { useCallback } from 'preact/hooks';
import { Link } from '../app/address.tsx';
import type { OpenBox } from '../app/games.ts';
import { Panel } from '../app/panel.tsx';
import { useAsync } from '../app/use-async.ts';
import { useWords } from '../app/words.ts';
import type { Aid, AidTable, Cell } from '../kit/aid.ts';
import { Icon } from '../kit/icon.tsx';
import { aidOf } from './aid-of.ts';
import { Fitted } from './fitted.tsx';
import { Glossary } from './glossary.tsx';
import { Line } from './line.tsx';
import './aids.css';

interface AidSheetProps {
  readonly opened: OpenBox;
  onClose(): void;
}

/** The player aid: it lies beside the table until it is put away. */
export function AidSheet({ opened, onClose }: AidSheetProps) {
  const { aids, app } = useWords();
  const { value: aid, error } = useAsync(useCallback(() => aidOf(opened), [opened]));
  return (
    <Panel sheet title={aids.title} onClose={onClose}>
      {aid === null ? <p role="status">{error === null ? app.loading : app.failed}</p> : <Card aid={aid} game={opened.box.game.id} />}
    </Panel>
  );
}

function Card({ aid: { turn, terms, signs, tables }, game }: { readonly aid: Aid; readonly game: string }) {
  const { aids } = useWords();
  return (
    <div className="aid" data-game={game}>
      <section>
        <h3>{aids.turn}</h3>
        <ol className="aid-turn">
          {turn.map((line) => (
            <li key={line}>
              <Line text={line} />
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{aids.signs}</h3>
        <Glossary terms={terms.filter(({ id }) => signs.includes(id))} />
      </section>
      {tables.map((table) => (
        <Table key={table.title} table={table} />
      ))}
      <p className="aid-hint">{aids.hint}</p>
      <Link className="btn" to={`/rules/${game}?back=${encodeURIComponent(location.pathname + location.search)}#glossary`}>
        <Icon name="book" />
        {aids.glossary}
      </Link>
    </div>
  );
}

function Table({ table: { title, head, rows } }: { readonly table: AidTable }) {
  return (
    <section>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ of, picture, cells }) => (
            <tr key={of}>
              <th scope="row">
                {picture === undefined ? null : <Fitted>{picture}</Fitted>}
                {of}
              </th>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row are known by their columns
                <Said key={at} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A chance is also a bar: how much of the cell is full. */
function Said({ cell }: { readonly cell: Cell }) {
  const { aids } = useWords();
  if (typeof cell === 'string') return <td>{cell}</td>;
  return (
    <td className="aid-chance">
      <i style={{ transform: `scaleX(${cell.chance})` }} aria-hidden="true" />
      <span className="num">{aids.percent(cell)}</span>
    </td>
  );
}
