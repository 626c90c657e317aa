import { type ComponentChildren, createContext } from 'preact';
import { memo } from 'preact/compat';
import { useContext, useId, useMemo } from 'preact/hooks';
import { LinearGradient } from '#kit';
import type { Colour } from '../../content/tiles.ts';
import type { Side } from '../../rules/pieces.ts';
import { ICONS, type Icon } from './icons.ts';

/** Pieces are drawn in a square of this size; their thick edge reaches `DEEP` below it. */
export const PIECE = 70;
export const DEEP = 4;

const HALF = PIECE / 2;
const ROUND = 9;
/** Where a diagonal meets the rounded corner. */
const BEVEL = ROUND * (1 - Math.SQRT1_2);

/** One quarter of a tile: the northern one; the others are turned. */
const QUARTER = `M${BEVEL} ${BEVEL}A${ROUND} ${ROUND} 0 0 1 ${ROUND} 0H${PIECE - ROUND}A${ROUND} ${ROUND} 0 0 1 ${PIECE - BEVEL} ${BEVEL}L${HALF} ${HALF}z`;
const EDGE_AT: readonly (readonly [number, number])[] = [
  [HALF, 11],
  [PIECE - 11, HALF],
  [HALF, PIECE - 11.5],
  [11, HALF],
];

const SIGNS: Readonly<Record<Colour, string>> = {
  R: 'M0-9 7 0 0 9-7 0z',
  B: 'M0-9C4-3 6.5 0 6.5 3.5a6.5 6.5 0 0 1-13 0C-6.5 0-4-3 0-9z',
  G: 'M-7 7C-8-4-2-8 8-8 8 2 4 8-4 7L1 0-7 7z',
  Y: sun(),
};

function sun(): string {
  let path = 'M-4.8 0a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0z';
  for (let ray = 0; ray < 8; ray++) {
    const at = (radius: number, angle: number): string => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    const angle = (ray * Math.PI) / 4;
    path += `M${at(6.5, angle - 0.3)}L${at(10.8, angle)}L${at(6.5, angle + 0.3)}z`;
  }
  return path;
}

/** The paints that pieces inside of a picture use; each picture has its own. */
const Paints = createContext({ sheen: '', hatch: '' });

/** A picture with pieces in it. Light falls on all of them from above left. */
export function Art({ children, className, viewBox }: { readonly children: ComponentChildren; readonly className?: string; readonly viewBox?: string }) {
  return (
    <svg className={className} viewBox={viewBox ?? `0 0 ${PIECE} ${PIECE + DEEP}`} aria-hidden="true">
      <Light>{children}</Light>
    </svg>
  );
}

/** The light on the pieces inside, for pictures that bring their own frame. */
export function Light({ children }: { readonly children: ComponentChildren }) {
  const id = useId();
  const paints = useMemo(() => ({ sheen: `url(#${id}-sheen)`, hatch: `url(#${id}-hatch)` }), [id]);
  return (
    <Paints value={paints}>
      <defs>
        <LinearGradient id={`${id}-sheen`} x2=".6" y2="1" stops={{ '0%': ['#fff', 0.26], '45%': ['#fff', 0], '100%': ['#000', 0.24] }} />
        <pattern id={`${id}-hatch`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" stroke="var(--no)" strokeWidth="3" strokeOpacity=".45" />
        </pattern>
      </defs>
      {children}
    </Paints>
  );
}

/** The hatching of what is refused. */
export function useHatch(): string {
  return useContext(Paints).hatch;
}

export function IconPath({
  name,
  size,
  fill,
  x = 0,
  y = 0,
}: {
  readonly name: Icon;
  readonly size: number;
  readonly fill?: string;
  readonly x?: number;
  readonly y?: number;
}) {
  return <path d={ICONS[name]} transform={`translate(${x} ${y}) scale(${size / 512})`} fill={fill} fillRule="evenodd" />;
}

/** Bear's is round and dark, Woman's eight-sided and light. */
export function Medallion({ side, radius: r = 16 }: { readonly side: Side; readonly radius?: number }) {
  const corner = r * 0.42;
  if (side === 0)
    return (
      <>
        <circle r={r} fill="var(--ct-bear)" stroke="#f0d69a" strokeWidth={r / 8} />
        <IconPath name="bear-face" size={r * 1.44} x={-r * 0.72} y={-r * 0.72} fill="#f8ecd0" />
      </>
    );
  return (
    <>
      <path
        d={`M${-corner} ${-r}H${corner}L${r} ${-corner}V${corner}L${corner} ${r}H${-corner}L${-r} ${corner}V${-corner}z`}
        fill="var(--ct-ivory)"
        stroke="#7c4a75"
        strokeWidth={r / 8}
        strokeLinejoin="round"
      />
      <IconPath name="queen" size={r * 1.44} x={-r * 0.72} y={-r * 0.76} fill="var(--ct-woman)" />
    </>
  );
}

export function Sign({ colour, x, y, scale }: { readonly colour: Colour; readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="ct-upright" d={SIGNS[colour]} fill={signInk(colour)} />
    </g>
  );
}

function signInk(colour: Colour): string {
  return colour === 'Y' ? '#4a2f00' : '#fff6df';
}

function dye(colour: Colour): string {
  return `var(--ct-${colour.toLowerCase()})`;
}

function Thickness() {
  return <rect y={DEEP} width={PIECE} height={PIECE} rx={ROUND} fill="#2a1a08" opacity=".9" />;
}

export const Crown = memo(function Crown({ colour }: { readonly colour: Colour }) {
  const { sheen } = useContext(Paints);
  return (
    <>
      <Thickness />
      <rect width={PIECE} height={PIECE} rx={ROUND} fill={`var(--ct-${colour.toLowerCase()}2)`} />
      <rect x="1.5" y="1.5" width={PIECE - 3} height={PIECE - 4} rx="8" fill={dye(colour)} />
      <rect x="1.5" y="1.5" width={PIECE - 3} height={PIECE - 4} rx="8" fill={sheen} />
      <rect x="6" y="6" width={PIECE - 12} height={PIECE - 13} rx="5" fill="none" stroke="#f7dc8d" strokeOpacity=".75" strokeWidth="1.2" />
      <IconPath name="queen-crown" size={36} x={17} y={10} fill={signInk(colour)} />
      <Sign colour={colour} x={HALF} y={53} scale={0.86} />
    </>
  );
});

/** A player tile with its edges from north clockwise, as it lies. */
export const Tile = memo(function Tile({ edges, side }: { readonly edges: string; readonly side: Side }) {
  const { sheen } = useContext(Paints);
  const colours = coloursIn(edges);
  return (
    <>
      <Thickness />
      {colours.map((colour, edge) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the four edges have no other name than their place
        <path key={edge} d={QUARTER} fill={dye(colour)} transform={`rotate(${edge * 90} ${HALF} ${HALF})`} />
      ))}
      <path
        d={`M${BEVEL} ${BEVEL} ${PIECE - BEVEL} ${PIECE - BEVEL}M${PIECE - BEVEL} ${BEVEL} ${BEVEL} ${PIECE - BEVEL}`}
        stroke="#fdf3d6"
        strokeWidth="2"
        opacity=".92"
      />
      <rect width={PIECE} height={PIECE} rx={ROUND} fill={sheen} />
      <rect
        x=".75"
        y=".75"
        width={PIECE - 1.5}
        height={PIECE - 1.5}
        rx="8.5"
        fill="none"
        stroke={side === 0 ? '#3a2010' : '#fdf3d6'}
        strokeWidth="1.5"
        strokeOpacity=".85"
      />
      {colours.map((colour, edge) => {
        const [x, y] = EDGE_AT[edge] ?? [0, 0];
        // biome-ignore lint/suspicious/noArrayIndexKey: the four edges have no other name than their place
        return <Sign key={edge} colour={colour} x={x} y={y} scale={0.72} />;
      })}
      <g transform={`translate(${HALF} ${HALF})`}>
        <g className="ct-upright">
          <Medallion side={side} />
        </g>
      </g>
    </>
  );
});

function coloursIn(edges: string): Colour[] {
  return [...edges].filter((letter): letter is Colour => letter in SIGNS);
}

/** A tile or a crown, as a rack, the market or the layout holds it. */
export function PieceArt({ piece }: { readonly piece: { readonly crown: Colour } | { readonly side: Side; readonly edges: string } }) {
  return 'crown' in piece ? <Crown colour={piece.crown} /> : <Tile edges={piece.edges} side={piece.side} />;
}

export function Coin({ radius: r = 13 }: { readonly radius?: number }) {
  return (
    <>
      <circle cy={r * 0.16} r={r} fill="#7a5210" />
      <circle r={r} fill="#eec457" stroke="#7a5210" strokeWidth={r / 7} />
      <path
        d={`M${-r * 0.78} ${-r * 0.3}A${r * 0.83} ${r * 0.83} 0 0 1 ${r * 0.3} ${-r * 0.78}`}
        fill="none"
        stroke="#fff3c2"
        strokeWidth={r / 6}
        strokeLinecap="round"
      />
      <circle r={r * 0.62} fill="none" stroke="#9c6c17" strokeWidth={r / 8} />
    </>
  );
}
