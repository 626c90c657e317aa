import type { Side } from '../../rules/pieces.ts';

const MOST_SHOWN = 6;

/** Coins side by side and their number. Coins fly from and to it. */
export function Purse({
  coins,
  label,
  side,
  className = '',
  spot,
}: {
  readonly coins: number;
  readonly label: string;
  readonly side?: Side;
  readonly className?: string;
  /** How lessons call it. */
  readonly spot?: string;
}) {
  return (
    <span className={`ct-coins ${className}`} role="img" aria-label={label} data-spot={spot} data-term="purse">
      <span className="ct-pile" data-purse={side}>
        {Array.from({ length: Math.min(coins, MOST_SHOWN) }, (_, coin) => coin).map((coin) => (
          <i key={coin} />
        ))}
      </span>
      <b key={coins} className="num">
        {coins}
      </b>
    </span>
  );
}
