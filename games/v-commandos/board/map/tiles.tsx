import { memo } from 'preact/compat';
import { useCallback } from 'preact/hooks';
import { useWalk, type WalkedProps, walked } from '#kit';
import type { TileOnMap } from '../../content/map.ts';
import { type TileRef, tileRef } from '../../content/refs.ts';
import type { Option } from '../../types.ts';
import type { View } from '../../view.ts';
import type { Messages as Aids } from '../../words/aids/messages.ts';
import type { Messages } from '../../words/messages.ts';
import { gradeOf, quietest } from '../plan/risk.ts';
import { type Laid, nextTile, rectOf } from './geometry.ts';
import { tileSays } from './says.ts';

export interface TilesProps {
  readonly view: View;
  readonly laid: readonly Laid[];
  readonly say: Messages;
  readonly lit: ReadonlyMap<TileRef, readonly Option[]>;
  readonly planned: TileRef | null;
  readonly hinted: TileRef | null;
  readonly pinged: ReadonlySet<TileRef>;
  readonly refused: TileRef | null;
  /** Where Tab comes to when nothing is lit. */
  readonly home: TileRef | null;
  says(option: Option): string;
  press(id: TileRef, element: Element): void;
  point(id: TileRef | null): void;
}

/** The tiles as buttons: what may be chosen is lit, all can be walked over with the arrow keys and asked about. */
export function Tiles({ view, laid, say, lit, planned, hinted, pinged, refused, home, says, press, point }: TilesProps) {
  const next = useCallback((from: TileRef, key: string) => nextTile(laid, from, key), [laid]);
  const { group, stop, steps } = useWalk<TileRef>('data-tile', next, { press, point });
  const all = laid.flatMap(({ map, index, x, y }) => map.tiles.map((tile, number) => ({ ref: tileRef(map, number), tile, number, index, x, y })));
  const isThere = (ref: TileRef | null | undefined): boolean => ref !== null && ref !== undefined && all.some((one) => one.ref === ref);
  const [firstLit] = lit.keys();
  const tabStop = [stop, firstLit, home, all[0]?.ref].find(isThere) ?? null;
  return (
    <g ref={group}>
      {all.map(({ ref, tile, index, number, x, y }) => {
        const options = lit.get(ref) ?? [];
        const best = quietest(options)[0];
        const grade = best === undefined ? 0 : gradeOf(best);
        const classes = ['vc-tile'];
        if (best !== undefined) classes.push('lit', `grade-${grade}`);
        if (ref === planned) classes.push('planned');
        if (ref === hinted) classes.push('hinted');
        if (ref === refused) classes.push('refused');
        if (pinged.has(ref)) classes.push('pinged');
        return (
          <TileButton
            key={ref}
            id={ref}
            tile={tile}
            x={x}
            y={y}
            className={classes.join(' ')}
            says={tileSays(say, view, index, number, options.map(says))}
            open={best !== undefined}
            isStop={ref === tabStop}
            {...steps}
          />
        );
      })}
    </g>
  );
}

/** The words that say what tiles of each size do. */
const TERMS: readonly (keyof Aids['term'])[] = ['small', 'medium', 'large'];

interface TileButtonProps extends WalkedProps<TileRef> {
  readonly id: TileRef;
  readonly tile: TileOnMap;
  readonly x: number;
  readonly y: number;
  readonly className: string;
}

/** Drawn anew only when something about it changes. */
const TileButton = memo(function TileButton({ id, tile, x, y, className, ...rest }: TileButtonProps) {
  const rect = rectOf(tile);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing cannot be a button element
    <g
      className={className}
      transform={`translate(${x} ${y})`}
      role="button"
      data-tile={id}
      data-spot={`tile ${tile.letter}`}
      data-term={TERMS[tile.size]}
      {...walked(id, rest)}
    >
      <rect x={rect.x + 1} y={rect.y + 1} width={rect.width - 2} height={rect.height - 2} rx="9" className="vc-tile-area" />
      <path d={`M${rect.x + 14} ${rect.y + 30}l20 20m0-20-20 20`} className="vc-no" />
    </g>
  );
});
