import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Inset } from '#kit';
import type { Laid } from '../rules/view.ts';
import { areaToFrame, CELL, emptyBeside } from './cells.ts';
import { clearance, overlap, type Part } from './clearance.ts';

const NOTHING: Inset = { top: 10, right: 10, bottom: 10, left: 10 };

/** How far the layout has to keep away from the borders of the stage, so that neither dock nor plaques lie over a cell. */
export function useClearance(stage: RefObject<HTMLElement | null>, layout: readonly Laid[]): Inset {
  const [inset, setInset] = useState<Inset>(NOTHING);
  useLayoutEffect(() => {
    const port = stage.current;
    if (port === null) return;
    const around = port.closest('[data-game]') ?? document;
    const dock = around.querySelector('.dock-slot');
    const plaques = [...around.querySelectorAll('.ct-plaque')];
    const measure = (): void => {
      const box = port.getBoundingClientRect();
      const partOf = (element: Element): Part => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x - box.x, y: y - box.y, width, height };
      };
      const seen = plaques.map(partOf).filter(({ width }) => width > 0);
      const next = clearance(box, dock === null ? null : partOf(dock), seen, (free, plaque) => liesUnder(plaque, layout, box, free));
      setInset((now) => (now.top === next.top && now.bottom === next.bottom ? now : next));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [port, dock, ...plaques]) if (element !== null) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [stage, layout]);
  return inset;
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
