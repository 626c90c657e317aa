import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Inset } from './camera.ts';

/** A rectangle on the stage, in its pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What lies over the stage. */
export interface Covering {
  readonly stage: { readonly width: number; readonly height: number };
  /** The dock of the shell; null where there is none. */
  readonly dock: Part | null;
  /** What the board itself lays over the stage and does not hide. */
  readonly over: readonly Part[];
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** Never more than this part of the stage is kept clear at its foot. */
const MOST = 0.66;
const NOTHING: Inset = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * How far a board has to keep away from the borders of the stage, so that neither the dock nor what it lays over the stage itself
 * (`over`, a selector) hides anything. `clear` says it from what lies there; keep it the same function while nothing changes for it.
 * It is measured again whenever something changes its size.
 */
export function useClearance(stage: RefObject<HTMLElement | null>, clear: (covering: Covering) => Inset, over?: string): Inset {
  const [inset, setInset] = useState<Inset>(NOTHING);
  useLayoutEffect(() => {
    const port = stage.current;
    if (port === null) return;
    const around = port.closest('[data-game]') ?? document;
    const dock = around.querySelector('.dock-slot');
    const others = over === undefined ? [] : [...around.querySelectorAll(over)];
    const measure = (): void => {
      const box = port.getBoundingClientRect();
      const partOf = (element: Element): Part => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x - box.x, y: y - box.y, width, height };
      };
      const seen = others.map(partOf).filter(({ width }) => width > 0);
      // The coach stands on the dock, and nothing they speak of lies behind them.
      const more = dock?.querySelector('[data-standing]')?.getBoundingClientRect().height ?? 0;
      const kept = clear({ stage: box, dock: dock === null ? null : lowered(partOf(dock), more), over: seen });
      const next = more === 0 ? kept : { ...kept, bottom: Math.min(box.height * MOST, kept.bottom + more) };
      setInset((now) => (SIDES.every((side) => now[side] === next[side]) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [port, dock, ...others]) if (element !== null) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [stage, clear, over]);
  return inset;
}

function lowered({ x, y, width, height }: Part, by: number): Part {
  return { x, y: y + by, width, height: height - by };
}
