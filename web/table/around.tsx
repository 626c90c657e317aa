import type { TableSeat } from '#wire';
import { Avatar } from '../app/avatar.tsx';
import { botName } from '../app/phrases.ts';
import { useWords } from '../app/words.ts';
import { Icon } from '../kit/icon.tsx';
import { Emblem } from '../shelf/cover.tsx';
import './around.css';

interface AroundProps {
  /** Whose picture lies on the table; null for none. */
  readonly game: string | null;
  readonly seats: readonly TableSeat[];
  /** My seats: the first of them is at the bottom. */
  readonly mine?: readonly number[];
  /** Who does not have the table open. */
  readonly away?: readonly boolean[];
}

/** The table from above, and who sits around it. What it shows is said beside it. */
export function Around({ game, seats, mine = [], away = [] }: AroundProps) {
  const { app, table } = useWords();
  const bottom = mine[0] ?? 0;
  return (
    <ul className="around" data-many={seats.length > 4} aria-hidden="true">
      <li className="around-board">{game === null ? null : <Emblem game={game} />}</li>
      {seats.map(({ name, kind, person, bot }, seat) => {
        const angle = Math.PI * (0.5 + (2 * (seat - bottom)) / seats.length);
        const here = kind === 'person' || kind === 'kept' ? (person?.name ?? '') : '';
        const who = mine.includes(seat) ? app.you : kind === 'bot' && bot !== null ? botName(app, bot) : here || table.lobby.free;
        return (
          <li
            key={name}
            className={`${mine.includes(seat) ? 'me' : kind} ${Math.sin(angle) < -0.1 ? 'far' : ''} ${away[seat] === true ? 'is-away' : ''}`}
            style={{ left: `${50 + 40 * Math.cos(angle)}%`, top: `${50 + 39 * Math.sin(angle)}%` }}
          >
            {kind === 'bot' || here === '' ? (
              <span className="avatar">
                <Icon name={kind === 'bot' ? 'bot' : 'plus'} />
              </span>
            ) : (
              <Avatar name={here} />
            )}
            <b>{who}</b>
          </li>
        );
      })}
    </ul>
  );
}
