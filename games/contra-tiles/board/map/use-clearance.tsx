import type { RefObject } from 'preact';
import { useCallback } from 'preact/hooks';
import { type Covering, clearOfDock, type Inset, useClearance as useClearStage } from '#kit';
import type { Laid } from '../../view.ts';
import { clearance, overlap, type Part } from './clearance.ts';
import { areaToFrame, CELL, emptyBeside } from './geometry.ts';

/** The tray. */
const USUAL = { wide: 194, narrow: 245 };

/** How far the layout has to keep away from the borders of the stage, so that neither dock nor plaques lie over a cell. */
export function useClearance(stage: RefObject<HTMLElement | null>, layout: readonly Laid[], past: boolean): Inset {
  const clear = useCallback(
    ({ stage: port, dock, over }: Covering) =>
      clearance(port, clearOfDock(USUAL, past)({ stage: port, dock }).bottom, over, (free, plaque) => liesUnder(plaque, layout, port, free)),
    [layout, past],
  );
  return useClearStage(stage, clear, '.ct-plaque');
}

/** Framed in what is free, a cell of the layout or beside it would lie under this plaque. */
function liesUnder(plaque: Part, layout: readonly Laid[], port: { readonly width: number; readonly height: number }, free: Inset): boolean {
  const area = areaToFrame(layout);
  const width = port.width - free.left - free.right;
  const height = port.height - free.top - free.bottom;
  const scale = Math.min(width / area.width, height / area.height);
  const left = free.left + (width - area.width * scale) / 2;
  const top = free.top + (height - area.height * scale) / 2;
  return [...layout, ...emptyBeside(layout)].some(({ x, y }) =>
    overlap(plaque, { x: left + (x * CELL - area.x) * scale, y: top + (y * CELL - area.y) * scale, width: CELL * scale, height: CELL * scale }),
  );
}
