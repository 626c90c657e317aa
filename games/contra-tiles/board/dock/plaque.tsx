import { memo } from 'preact/compat';
import { Beside, type SeatAtTable } from '#kit';
import { SIDES } from '../../content/tiles.ts';
import type { Side } from '../../rules/pieces.ts';
import type { View } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { Art, Medallion, Tile } from '../art/pieces.tsx';
import type { Slot } from '../showing.ts';
import { Purse } from './purse.tsx';
import { slotText } from './slot-text.ts';

export function Medal({ side, className = 'ct-medal' }: { readonly side: Side; readonly className?: string }) {
  return (
    <svg className={className} viewBox="-21 -21 42 42" aria-hidden="true">
      <Medallion side={side} radius={18} />
    </svg>
  );
}

/** The player across the table: who it is, purse, rack. */
export const Plaque = memo(function Plaque({
  view,
  side,
  name,
  seat,
  drawn,
  asking,
  words,
  press,
}: {
  readonly view: View;
  readonly side: Side;
  readonly name: string;
  readonly seat: SeatAtTable | undefined;
  readonly drawn: Slot | null;
  /** The person asks about things: every tile takes part in tabbing then. */
  readonly asking: boolean;
  readonly words: Messages;
  /** A tile of this rack is asked about. */
  press(slot: number, at: Element): void;
}) {
  const purse = view.purses[side] ?? 0;
  return (
    <section className="ct-plaque" aria-label={name} data-spot={`plaque ${SIDES[side]}`}>
      <Medal side={side} />
      <span className="ct-name">
        <b>{name}</b>
        <small>
          <Beside seat={seat} /> <span className="ct-side">{words.board['side-and-stack']({ side, n: view.tileStacks[side] ?? 0 })}</span>
        </small>
      </span>
      <Purse coins={purse} label={words.board.coins({ n: purse })} side={side} spot={`purse ${SIDES[side]}`} />
      <span className="ct-minirack" data-term="rack">
        {(view.racks[side] ?? []).map((edges, slot) => (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot of the rack is its place
            key={slot}
            tabIndex={asking ? 0 : -1}
            className={drawn?.of === side && drawn.slot === slot ? 'ct-mini ct-turn-up' : 'ct-mini'}
            data-slot={`rack-${side}-${slot}`}
            onClick={(event) => press(slot, event.currentTarget)}
            aria-label={slotText(words, SIDES[side], slot, edges === null ? null : { side, edges }, true)}
          >
            {edges !== null && (
              <Art>
                <Tile edges={edges} side={side} />
              </Art>
            )}
          </button>
        ))}
      </span>
    </section>
  );
});

/** The coins nobody owns. */
export const Supply = memo(function Supply({ coins, words }: { readonly coins: number; readonly words: Messages }) {
  return (
    <section className="ct-plaque ct-supply">
      <span className="ct-coins" data-supply="">
        <span className="ct-pile">
          {[0, 1, 2].slice(0, coins).map((coin) => (
            <i key={coin} />
          ))}
        </span>
      </span>
      <span>
        <b className="num">{coins}</b> <span className="ct-words">{words.board['in-supply']({ n: coins })}</span>
      </span>
    </section>
  );
});
