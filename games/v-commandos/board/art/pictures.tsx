import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { Portrait } from '#kit';
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

/** A commando's portrait; grey when in Critical Condition or out. Inside a drawing it takes the circle that `at` says. */
export const Bust = memo(function Bust({ id, ...rest }: { readonly id: CommandoId; readonly grey?: boolean; readonly at?: number }) {
  return <Portrait hat={HATS[id]} tint={TINTS[id]} className="vc-bust" round {...rest} />;
});

/** The eye of the two states, within a drawing: closed for Stealthy, open for Visible, a cross for Critical. */
export function StateSign({ state }: { readonly state: 'stealthy' | 'visible' | 'critical' }): ComponentChildren {
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
