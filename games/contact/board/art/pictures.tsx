import { type CSSProperties, memo, useId } from 'react';
import type { MemberId, Rings } from '../../content/members.ts';
import { HATS } from './hats.tsx';
import { ICONS, type IconName } from './icons.ts';
import { LOOKS } from './looks.ts';

const GREY = '#59636b';

/** A specialist's portrait. Inside a drawing it takes the place that `at` says. */
export const Portrait = memo(function Portrait({ id, grey = false, at }: { readonly id: MemberId; readonly grey?: boolean; readonly at?: number }) {
  const key = useId();
  const style = { '--tint': grey ? GREY : LOOKS[id].tint } as CSSProperties;
  const place = at === undefined ? {} : { x: -at, y: -at, width: 2 * at, height: 2 * at };
  return (
    <svg className="bust" viewBox="0 0 100 100" preserveAspectRatio="xMidYMin slice" style={style} aria-hidden="true" {...place}>
      <defs>
        <linearGradient id={`${key}b`} x2="0" y2="1">
          <stop offset="0" stopColor="#324656" />
          <stop offset="1" stopColor="#0c141b" />
        </linearGradient>
        <linearGradient id={`${key}v`} x2="0" y2="1">
          <stop offset=".5" stopColor="#060b10" stopOpacity="0" />
          <stop offset="1" stopColor="#060b10" stopOpacity=".7" />
        </linearGradient>
      </defs>
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
    </svg>
  );
});

export function GameIcon({ name, className = 'i' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** The rings a weapon reaches, as boxes. */
export function Reach({ rings: [near, far], says }: { readonly rings: Rings; readonly says: string }) {
  return (
    <span className="rng" role="img" aria-label={says} title={says}>
      {[1, 2, 3, 4].map((ring) => (
        <i key={ring} className={ring >= near && ring <= far ? 'on' : ''} aria-hidden="true">
          {ring}
        </i>
      ))}
    </span>
  );
}

const DICE = [1, 2, 3, 4];

export function AttackDice({ dice, says }: { readonly dice: number; readonly says: string }) {
  return (
    <span className="dn" role="img" aria-label={says} title={says}>
      {DICE.slice(0, dice).map((n) => (
        <svg key={n} viewBox="0 0 16 16" aria-hidden="true">
          <rect x="1.5" y="1.5" width="13" height="13" rx="3" />
          <circle cx="5.5" cy="5.5" r="1.4" />
          <circle cx="10.5" cy="10.5" r="1.4" />
        </svg>
      ))}
    </span>
  );
}
