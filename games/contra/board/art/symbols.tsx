import { Fragment } from 'preact';
import type { AdvantageSymbol } from '../../content/advantage.ts';
import type { Colour } from '../../content/index.ts';
import { breakable } from '../cards/breakable.ts';
import { ICONS, type IconId } from './icons.ts';
import { ADVANTAGE_SHAPE, COLOUR_SHAPE } from './shapes.ts';

/** An icon as a picture of its own. */
export function GameIcon({ name, className = '' }: { readonly name: IconId; readonly className?: string }) {
  return (
    <svg className={`i ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

/** An icon within a drawing, around a point. */
export function Glyph({
  name,
  size,
  x = 0,
  y = 0,
  className = '',
}: {
  readonly name: IconId;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}) {
  const scale = size / 512;
  return <path className={className} d={ICONS[name]} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale.toFixed(4)})`} />;
}

/** The sign of an advantage type within a drawing. */
export function Sign({ type, scale = 1 }: { readonly type: AdvantageSymbol; readonly scale?: number }) {
  return (
    <g className={`sign-${type === '*' ? 'any' : type}`} transform={scale === 1 ? undefined : `scale(${scale})`}>
      <path d={ADVANTAGE_SHAPE[type]} className="sign-shape" />
      {type === '*' ? null : (
        <text y="4.5" x={type === 'M' ? 0.8 : 0} textAnchor="middle" className="sign-letter">
          {type}
        </text>
      )}
    </g>
  );
}

/** The sign as a picture of its own; what it means is written beside it or in its name. */
export function SignIcon({ type, className = '' }: { readonly type: AdvantageSymbol; readonly className?: string }) {
  return (
    <svg className={`sg ${className}`} viewBox="-14 -14 28 28" aria-hidden="true">
      <Sign type={type} />
    </svg>
  );
}

/** The special result. */
export function SpecialIcon({ className = '' }: { readonly className?: string }) {
  return (
    <svg className={`sg ${className}`} viewBox="-14 -14 28 28" aria-hidden="true">
      <SpecialSign />
    </svg>
  );
}

export function SpecialSign() {
  return (
    <g className="sign-special">
      <path d="M-12-8-4-12 0-8 4-12 12-8 10 8 0 13-10 8z" className="sign-shape" />
      <text y="4" textAnchor="middle" className="sign-letter small">
        SP
      </text>
    </g>
  );
}

/** The colour of an enemy as a shape on a disc. */
export function Pip({ colour }: { readonly colour: Colour }) {
  return (
    <g>
      <circle r="11" className="pip-disc" />
      <path d={COLOUR_SHAPE[colour]} transform="scale(.78)" className={`pip-shape colour-${colour}`} />
    </g>
  );
}

const SYMBOLS: Readonly<Record<string, AdvantageSymbol>> = { '[M]': 'M', '[A]': 'A', '[S]': 'S', '[*]': '*' };
const NAMED: Readonly<Record<string, string>> = { '[M]': 'M', '[A]': 'A', '[S]': 'S', '[*]': '*', '[SP]': 'SP' };

/** A card's text, its bracketed signs drawn; where it is narrow, long words may be broken. */
export function CardText({ text, narrow = false }: { readonly text: string; readonly narrow?: boolean }) {
  return text.split(/(\[(?:M|A|S|\*|SP)\])/).map((part, at) => {
    const type = SYMBOLS[part];
    if (type === undefined && part !== '[SP]')
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line are known by their places
      return <Fragment key={at}>{narrow ? breakable(part) : part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line are known by their places
      <span key={at} className="inline-sign">
        {type === undefined ? <SpecialIcon /> : <SignIcon type={type} />}
        <span className="sr">{NAMED[part]}</span>
      </span>
    );
  });
}

const STAR = 'M256 40l62 140 150 16-112 102 32 150-132-78-132 78 32-150L44 196l150-16z';

/** A medal within a drawing; a lost one is broken. */
export function Medal({ lost }: { readonly lost: boolean }) {
  return (
    <g>
      <path d={STAR} transform="translate(-26 -26) scale(.1016)" fill={lost ? '#241343' : '#ffd94a'} stroke={lost ? '#8f7cb8' : '#7a4a00'} strokeWidth="22" />
      {lost ? <path d="M6-20-6-4 7 4-4 20" fill="none" stroke="#ff8a94" strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round" /> : null}
    </g>
  );
}

/** Medals as stars, the lost ones hollow. */
export function Medals({ medals, label }: { readonly medals: number; readonly label: string }) {
  return (
    <span className="medals" role="img" aria-label={label}>
      {[0, 1, 2].map((place) => (
        <svg key={place} className={place < medals ? '' : 'off'} viewBox="0 0 512 512" aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
