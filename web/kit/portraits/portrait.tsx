import type { ComponentChildren, CSSProperties } from 'preact';
import { useId } from 'preact/hooks';
import { LinearGradient } from '../gradient.tsx';
import './portrait.css';

const GREY = '#59636b';

export interface PortraitProps {
  readonly hat: ComponentChildren;
  readonly tint: string;
  readonly grey?: boolean;
  /** Inside a drawing: half its side, around 0 0. */
  readonly at?: number;
  /** There it is cut to a circle. */
  readonly round?: boolean;
  readonly className?: string;
}

/** Somebody's head and shoulders in their own tint, with what they wear on the head. */
export function Portrait({ hat, tint, grey = false, at, round = false, className }: PortraitProps) {
  const key = useId();
  const style = { '--tint': grey ? GREY : tint } as CSSProperties;
  const place = at === undefined ? {} : { x: -at, y: -at, width: 2 * at, height: 2 * at };
  const isCut = round && at !== undefined;
  return (
    <svg
      className={className === undefined ? 'bust' : `bust ${className}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMin slice"
      style={style}
      aria-hidden="true"
      {...place}
    >
      <defs>
        <LinearGradient id={`${key}b`} x2="0" y2="1" stops={{ '0%': '#324656', '100%': '#0c141b' }} />
        <LinearGradient id={`${key}v`} x2="0" y2="1" stops={{ '50%': ['#060b10', 0], '100%': ['#060b10', 0.7] }} />
        {isCut ? (
          <clipPath id={`${key}c`}>
            <circle cx="50" cy="50" r="50" />
          </clipPath>
        ) : null}
      </defs>
      <g clipPath={isCut ? `url(#${key}c)` : undefined}>
        <rect x="-40" width="180" height="100" fill={`url(#${key}b)`} />
        <rect className="tint" x="-40" width="180" height="100" opacity=".5" />
        <circle className="tint" cx="64" cy="34" r="42" opacity=".55" />
        <circle cx="70" cy="26" r="22" fill="#fff" opacity=".12" />
        <path className="s" d="M4 104c2-24 20-32 36-36h20c16 4 34 12 36 36z" />
        <path className="f2" d="M40 52h20v18c-6 7-14 7-20 0z" />
        <path className="f" d="M32 38c0-16 8-22 18-22s18 6 18 22-7 26-18 26-18-10-18-26z" />
        <path className="fl" d="M52 16c10 1 16 8 16 22s-6 25-16 26c8-8 10-18 9-28s-3-16-9-20z" />
        <path className="l" d="M30 80l8 22M70 80l-8 22" opacity=".5" />
        {hat}
        <rect x="-40" width="180" height="100" fill={`url(#${key}v)`} />
      </g>
    </svg>
  );
}
