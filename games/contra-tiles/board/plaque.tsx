import { memo } from 'react';
import type { Side } from '../rules/pieces.ts';
import type { View } from '../rules/view.ts';
import { Art, Medallion, Tile } from './art.tsx';
import { Purse } from './purse.tsx';
import type { Slot } from './story.ts';
import type { BoardWords } from './words.ts';

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
  drawn,
  words,
}: {
  readonly view: View;
  readonly side: Side;
  readonly name: string;
  readonly drawn: Slot | null;
  readonly words: BoardWords;
}) {
  const purse = view.purses[side] ?? 0;
  return (
    <section className="ct-plaque" aria-label={name}>
      <Medal side={side} />
      <span className="ct-name">
        <b>{name}</b>
        <small>{words.sideAndStack(side, view.tileStacks[side] ?? 0)}</small>
      </span>
      <Purse coins={purse} label={words.coins(purse)} side={side} />
      <span className="ct-minirack">
        {(view.racks[side] ?? []).map((edges, slot) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot of the rack is its place
            key={slot}
            className={drawn?.of === side && drawn.slot === slot ? 'ct-mini ct-turn-up' : 'ct-mini'}
            data-slot={`rack-${side}-${slot}`}
            role="img"
            aria-label={words.slot(side, slot, edges === null ? null : { side, edges }, true)}
          >
            {edges !== null && (
              <Art>
                <Tile edges={edges} side={side} />
              </Art>
            )}
          </span>
        ))}
      </span>
    </section>
  );
});

/** The coins nobody owns. */
export const Supply = memo(function Supply({ coins, words }: { readonly coins: number; readonly words: BoardWords }) {
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
        <b className="num">{coins}</b> {words.inSupply(coins)}
      </span>
    </section>
  );
});
