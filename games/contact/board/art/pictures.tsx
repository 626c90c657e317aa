import { memo } from 'preact/compat';
import { Portrait as Bust } from '#kit';
import { cardOf, type MemberId, type Rings } from '../../content/members.ts';
import { HATS } from './hats.tsx';
import { ICONS, type IconName } from './icons.ts';
import { TINTS } from './looks.ts';

/** A specialist's portrait. Inside a drawing it takes the place that `at` says. */
export const Portrait = memo(function Portrait({
  id,
  ...rest
}: {
  readonly id: MemberId;
  readonly grey?: boolean;
  readonly at?: number;
  readonly round?: boolean;
}) {
  return <Bust hat={HATS[id]} tint={TINTS[cardOf(id).role]} {...rest} />;
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
    <span className="rng" role="img" aria-label={says} data-term="reach" data-note={says}>
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
    <span className="dn" role="img" aria-label={says} data-term="dice" data-note={says}>
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
