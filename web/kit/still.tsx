import type { ComponentChildren, ComponentType } from 'preact';
import type { Gist } from '#games';
import './still.css';

/** The three pictures of a game: its goal, a turn, and how one loses. */
export type GistPicture = ComponentType<{ readonly part: keyof Gist }>;

/** A picture of 280 by 210 units in which nothing moves. What it shows stands below it. */
export function Still({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg className="still" viewBox="0 0 280 210" aria-hidden="true">
      {children}
    </svg>
  );
}

interface PlacedProps {
  /** The middle of what is placed. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly tilt?: number;
  readonly children: ComponentChildren;
}

/** Something that is a picture of its own, in a larger one. */
export function Placed({ x, y, width, height = width, tilt = 0, children }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <svg x={-width / 2} y={-height / 2} width={width} height={height} overflow="visible" aria-hidden="true">
        {children}
      </svg>
    </g>
  );
}
