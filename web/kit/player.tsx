import { Icon } from './icon.tsx';
import type { SeatAtTable } from './table.ts';

/** Who plays a piece; nothing without a name. */
export function Player({ who, seat }: { readonly who: string; readonly seat: SeatAtTable | undefined }) {
  return who === '' ? null : (
    <small className="player">
      <span translate={false}>{who}</span>
      <Beside seat={seat} />
    </small>
  );
}

/** Quietly, beside a name: that they are away, or for whom a bot plays. Then the face beside it is grey. */
export function Beside({ seat }: { readonly seat: SeatAtTable | undefined }) {
  return seat === undefined || seat.beside === '' ? null : (
    <span className={seat.away ? 'beside is-away' : 'beside'}>
      {seat.away ? <Icon name="moon" /> : null}
      {seat.beside}
    </span>
  );
}
