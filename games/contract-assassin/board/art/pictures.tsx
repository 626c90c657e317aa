import type { AssassinId } from '../../content/assassins.ts';
import type { SpaceId } from '../../content/world.ts';
import faces from './faces.svg?url';
import { ICONS, type IconId } from './icons.ts';
import { LOOKS } from './looks.ts';

/** An icon as a picture of its own. */
export function GameIcon({ name, className = '' }: { readonly name: IconId; readonly className?: string }) {
  return (
    <svg className={`i ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** The face of an assassin, or of whoever lives in a city. What it shows stands in words beside it. */
export function Face({ of, className = '' }: { readonly of: AssassinId | SpaceId; readonly className?: string }) {
  return (
    <svg className={`mug ${className}`} viewBox="0 0 120 140" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <use href={`${faces}#${of}`} width="120" height="140" />
    </svg>
  );
}

/** A pawn within a drawing, standing on 0 0. */
export function Pawn({ id }: { readonly id: AssassinId }) {
  const { colour, hat } = LOOKS[id];
  return (
    <g className={`pawn ${id}`}>
      <ellipse cy="1" rx="10" ry="3" className="pawn-shade" />
      <path d="M-9 0c0-8 5-9 5-15h8c0 6 5 7 5 15z" fill={colour} className="pawn-body" />
      <circle cy="-19" r="5.5" fill={colour} className="pawn-body" />
      <path d={hat} className="pawn-hat" />
      <path d="M-5-3c0-6 4-8 4-12" className="pawn-sheen" />
    </g>
  );
}

/** A pawn as a picture of its own; `lit` for whoever has to act. */
export function PawnIcon({ id, lit = false, className = '' }: { readonly id: AssassinId; readonly lit?: boolean; readonly className?: string }) {
  return (
    <svg className={`pawn-icon ${className}`} viewBox={lit ? '-22 -37 44 44' : '-13 -34 26 38'} aria-hidden="true">
      {lit ? <circle cy="-15" r="20" className="pawn-ring" /> : null}
      <Pawn id={id} />
    </svg>
  );
}

/** The shape around somebody's targets, as a picture of its own. */
export function Shape({ id }: { readonly id: AssassinId }) {
  return (
    <svg className={`shape ${id}`} viewBox="-16 -16 32 32" aria-hidden="true">
      <path d={LOOKS[id].shape} style={{ stroke: `var(--ca-${id}, ${LOOKS[id].colour})` }} />
    </svg>
  );
}

/** A bodyguard within a drawing. */
export function Guard({ number }: { readonly number: number }) {
  return (
    <g className="guard">
      <path d="M0-11 10-8V0c0 7-5 10-10 12.5C-5 10-10 7-10 0v-8z" />
      <text y="4.5" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

export function GuardIcon({ number }: { readonly number: number }) {
  return (
    <svg className="guard-icon" viewBox="-12 -13 24 27" aria-hidden="true">
      <Guard number={number} />
    </svg>
  );
}

/** Fulfilled contracts of four. */
export function Stamps({ done, label }: { readonly done: number; readonly label: string }) {
  return (
    <span className="stamps" role="img" aria-label={label}>
      {[0, 1, 2, 3].map((i) => (
        <i key={i} className={i < done ? 'on' : ''} />
      ))}
    </span>
  );
}
