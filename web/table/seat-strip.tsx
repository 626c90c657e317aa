import { Icon } from '../kit/icon.tsx';
import { useTable } from '../kit/table.ts';

/** Who plays, and who has to act: for games that do not show it themselves. */
export function SeatStrip() {
  const { seats } = useTable();
  return (
    <ul className="seat-strip">
      {seats.map(({ seat, name, who, kind, asked }) => (
        <li key={seat} className={asked ? 'asked' : ''}>
          <span className={`avatar a${seat % 5}`} aria-hidden="true">
            {kind === 'bot' ? <Icon name="bot" /> : (who || name).slice(0, 1).toUpperCase()}
          </span>
          <span>
            <b>{who || name}</b>
            {who === '' || who === name ? null : <small>{name}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
