import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from '../../../plane.ts';
import type { CommandoId } from '../../content/index.ts';
import { STEP } from '../showing.ts';

interface RunnerProps extends Point {
  readonly id: CommandoId;
  /** The spaces of the run that is being shown, from the first to the last. */
  readonly path: readonly Point[] | null;
  readonly children: ComponentChildren;
}

/** A figure stands a little above the middle of its space. */
const LIFTED = 3;

/** A commando on the map: glides to where they are, along the path when they run. */
export function Runner({ id, x, y, path, children }: RunnerProps) {
  const piece = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (path === null || path.length < 2) return;
    const stops = path.map((stop) => ({ transform: standing(stop) }));
    const run = piece.current?.animate(stops, { duration: STEP * (stops.length - 1) });
    return () => run?.cancel();
  }, [path]);
  return (
    <g ref={piece} data-spot={`commando ${id}`} className="piece hero-piece" style={{ transform: standing({ x, y }) }}>
      {children}
    </g>
  );
}

function standing({ x, y }: Point): string {
  return `translate(${x}px, ${y - LIFTED}px)`;
}
