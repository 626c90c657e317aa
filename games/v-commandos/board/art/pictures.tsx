import { type CSSProperties, memo, type ReactNode, useId } from 'react';
import type { CommandoId } from '../../content/commandos.ts';
import { HATS } from './hats.tsx';
import { ICONS, type IconId } from './icons.ts';
import { TINTS } from './looks.ts';

/** An icon as a picture of its own. */
export function GameIcon({ name, className = '' }: { readonly name: IconId; readonly className?: string }) {
  return (
    <svg className={`i ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** An icon within a drawing, in a square of so many units around 0 0. */
export function Drawn({
  name,
  side,
  x = 0,
  y = 0,
  className,
}: {
  readonly name: IconId;
  readonly side: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}) {
  return <path d={ICONS[name]} transform={`translate(${x - side / 2} ${y - side / 2}) scale(${side / 512})`} className={className} />;
}

const GREY = '#59636b';

/** A commando's portrait; grey when in Critical Condition or out. Inside a drawing it takes the circle that `at` says. */
export const Bust = memo(function Bust({ id, grey = false, at }: { readonly id: CommandoId; readonly grey?: boolean; readonly at?: number }) {
  const key = useId();
  const style = { '--tint': grey ? GREY : TINTS[id] } as CSSProperties;
  const place = at === undefined ? {} : { x: -at, y: -at, width: 2 * at, height: 2 * at };
  return (
    <svg className="vc-bust" viewBox="0 0 100 100" preserveAspectRatio="xMidYMin slice" style={style} aria-hidden="true" {...place}>
      <defs>
        <linearGradient id={`${key}b`} x2="0" y2="1">
          <stop offset="0" stopColor="#324656" />
          <stop offset="1" stopColor="#0c141b" />
        </linearGradient>
        <linearGradient id={`${key}v`} x2="0" y2="1">
          <stop offset=".5" stopColor="#060b10" stopOpacity="0" />
          <stop offset="1" stopColor="#060b10" stopOpacity=".7" />
        </linearGradient>
        {at === undefined ? null : (
          <clipPath id={`${key}c`}>
            <circle cx="50" cy="50" r="50" />
          </clipPath>
        )}
      </defs>
      <g clipPath={at === undefined ? undefined : `url(#${key}c)`}>
        <rect x="-40" width="180" height="100" fill={`url(#${key}b)`} />
        <rect className="tint" x="-40" width="180" height="100" opacity=".5" />
        <circle className="tint" cx="64" cy="34" r="42" opacity=".55" />
        <circle cx="70" cy="26" r="22" fill="#fff" opacity=".12" />
        <path className="s" d="M4 104c2-24 20-32 36-36h20c16 4 34 12 36 36z" />
        <path className="f2" d="M40 52h20v18c-6 7-14 7-20 0z" />
        <path className="f" d="M32 38c0-16 8-22 18-22s18 6 18 22-7 26-18 26-18-10-18-26z" />
        <path className="fl" d="M52 16c10 1 16 8 16 22s-6 25-16 26c8-8 10-18 9-28s-3-16-9-20z" />
        <path className="l" d="M30 80l8 22M70 80l-8 22" opacity=".5" />
        {HATS[id]}
        <rect x="-40" width="180" height="100" fill={`url(#${key}v)`} />
      </g>
    </svg>
  );
});

/** The eye of the two states, within a drawing: closed for Stealthy, open for Visible, a cross for Critical. */
export function StateSign({ state }: { readonly state: 'stealthy' | 'visible' | 'critical' }): ReactNode {
  return (
    <g className={`state-sign ${state}`}>
      <circle r="11" />
      {state === 'critical' ? (
        <path d="M-5.5 0h11M0-5.5v11" />
      ) : state === 'visible' ? (
        <path d="M-7 0S-4-4.600 0-4.600 7 0 7 0 4 4.600 0 4.600-7 0-7 0zM-1.900 0a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0-3.800 0" />
      ) : (
        <path d="M-6.500-1.500C-5 1.200-2.800 2.600 0 2.600S5 1.200 6.500-1.500M-4.500 1.600l-1.400 2M0 2.800v2.400M4.500 1.600l1.400 2" />
      )}
    </g>
  );
}
