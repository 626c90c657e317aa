import { memo } from 'preact/compat';
import type { StageId } from '../../content/index.ts';
import type { IconId } from '../art/icons.ts';
import { Glyph } from '../art/symbols.tsx';
import { HIGH, middle, type Plan, WIDE } from './geometry.ts';

/** The land around a map: it lies behind everything and does not move. */
export const Scenery = memo(function Scenery({ stage, plan }: { readonly stage: StageId; readonly plan: Plan }) {
  const [width, height] = [plan.columns * WIDE, plan.rows * HIGH];
  switch (stage) {
    case 'jungle':
      return <Jungle width={width} height={height} />;
    case 'waterfall':
      return <Waterfall width={width} height={height} />;
    case 'snow-field':
      return <SnowField width={width} height={height} />;
    case 'alien-lair':
      return <AlienLair width={width} height={height} />;
  }
});

interface Land {
  readonly width: number;
  readonly height: number;
}

const LEAVES: readonly (readonly [icon: IconId, x: number, y: number, size: number, turn: number, tone: string])[] = [
  ['monstera-leaf', 0.02, 0, 130, 150, 'near'],
  ['fern', 0.1, -0.03, 120, 190, 'far'],
  ['monstera-leaf', 0.25, -0.03, 110, 170, 'far'],
  ['fern', 0.02, 1.02, 120, 30, 'near'],
  ['monstera-leaf', 0.19, 1.05, 110, -20, 'far'],
  ['fern', 0.61, 1.05, 110, 20, 'dusk'],
  ['monstera-leaf', 0.8, 1.06, 120, 10, 'dusk'],
  ['fern', 0.74, -0.03, 110, 200, 'dusk'],
  ['monstera-leaf', 0.46, -0.05, 110, 165, 'far'],
];

function Jungle({ width, height }: Land) {
  return (
    <g className="land">
      {LEAVES.map(([icon, x, y, size, turn, tone]) => (
        <g key={`${icon} ${x}`} transform={`translate(${x * width} ${y * height}) rotate(${turn})`}>
          <Glyph name={icon} size={size} className={`leaf ${tone}`} />
        </g>
      ))}
    </g>
  );
}

/** Falling water: streaks from top to bottom, spray at the foot. */
function Waterfall({ width, height }: Land) {
  const streaks = Array.from({ length: 26 }, (_, i) => {
    const x = ((i * 61) % 100) / 100;
    const y = ((i * 37) % 90) / 100;
    return `M${(x * (width + 120) - 60).toFixed(0)} ${(y * height - 90).toFixed(0)}v${90 + ((i * 53) % 160)}`;
  }).join('');
  return (
    <g className="land">
      <path d={`M-70 -80h60v${height + 150}h-60zM${width + 10} -80h60v${height + 150}h-60z`} className="cliff" />
      <path d={`M-10 -40l14 30-10 40 18 50-16 60 12 70-18 60M${width + 10} -40l-14 40 12 50-18 40 14 70-12 60 16 80`} className="cliff-edge" />
      <path d={streaks} className="streak" />
      {[0.08, 0.3, 0.55, 0.78, 0.95].map((x, i) => (
        <ellipse key={x} cx={x * width} cy={height + 26 + (i % 2) * 10} rx={90} ry={22} className="spray" />
      ))}
    </g>
  );
}

/** Hills of snow, firs at the border, flakes in the air. */
function SnowField({ width, height }: Land) {
  const firs = [0.03, 0.11, 0.24, 0.37, 0.52, 0.66, 0.78, 0.9];
  return (
    <g className="land">
      <path d={`M-80 -6Q${width * 0.2} -60 ${width * 0.45} -14T${width + 80} -20V-90H-80z`} className="hill far" />
      <path
        d={`M-80 ${height + 4}Q${width * 0.25} ${height - 20} ${width * 0.5} ${height + 14}T${width + 80} ${height}V${height + 90}H-80z`}
        className="hill"
      />
      {firs.map((x, i) => (
        <path
          key={x}
          transform={`translate(${x * width} ${i % 2 === 0 ? -26 : height + 34}) scale(${1 + (i % 3) * 0.2})`}
          d="M0-26 12-6H6L16 10H4v8h-8v-8h-12L-6-6h-6z"
          className="fir"
        />
      ))}
      {Array.from({ length: 30 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: flakes are known by their places
        <circle key={i} cx={((i * 83) % 100) * 0.01 * width} cy={((i * 47) % 100) * 0.01 * height} r={1.4 + (i % 3)} className="flake" />
      ))}
    </g>
  );
}

/** Walls that live: ribs, veins, glands that glow. */
function AlienLair({ width, height }: Land) {
  const ribs = Array.from({ length: 8 }, (_, i) => {
    const x = (i * width) / 7;
    return `M${x - 40} -90Q${x + 34} ${height / 2} ${x - 40} ${height + 90}`;
  }).join('');
  return (
    <g className="land">
      <path d={ribs} className="rib" />
      <path
        d={`M-60 ${height * 0.2}C${width * 0.2} ${height * 0.05} ${width * 0.3} ${height * 0.4} ${width * 0.55} ${height * 0.22}S${width * 0.9} ${height * 0.3} ${width + 60} ${height * 0.1}M-60 ${height * 0.8}C${width * 0.25} ${height} ${width * 0.4} ${height * 0.65} ${width * 0.6} ${height * 0.86}S${width * 0.9} ${height * 0.7} ${width + 60} ${height * 0.9}`}
        className="vein"
      />
      {[0.05, 0.2, 0.42, 0.63, 0.83, 0.97].map((x, i) => (
        <g key={x} transform={`translate(${x * width} ${i % 2 === 0 ? -22 : height + 24})`}>
          <ellipse rx="26" ry="19" className="gland" />
          <ellipse rx="10" ry="7" className="gland-core" />
        </g>
      ))}
    </g>
  );
}

/** What grows where no space is. */
export const Thicket = memo(function Thicket({ stage, plan }: { readonly stage: StageId; readonly plan: Plan }) {
  return (
    <g className="land">
      {plan.holes.map((hole) => {
        const { x, y } = middle(hole);
        return (
          <g key={`${hole.x} ${hole.y}`} transform={`translate(${x} ${y})`}>
            <Growth stage={stage} />
          </g>
        );
      })}
    </g>
  );
});

function Growth({ stage }: { readonly stage: StageId }) {
  switch (stage) {
    case 'jungle':
      return (
        <g>
          <g transform="rotate(-30)">
            <Glyph name="fern" size={60} x={-14} y={-8} className="leaf thick" />
          </g>
          <Glyph name="monstera-leaf" size={62} y={4} className="leaf thick" />
        </g>
      );
    case 'waterfall':
      return (
        <g>
          <path d="M-34 22-20-20 2-30 28-14 34 20 10 30z" className="boulder" />
          <path d="M-20-20 0-4 2-30M0-4l10 34" className="boulder-edge" />
        </g>
      );
    case 'snow-field':
      return (
        <g>
          <path d="M-38 22-14-26 4-6 14-18 38 22z" className="peak" />
          <path d="M-14-26-22-10l7 4 5-6 6 5-10-19zM14-18l-5 8 6 4 5-5z" className="peak-cap" />
        </g>
      );
    case 'alien-lair':
      return (
        <g>
          <path d="M-36 14C-36-20-10-32 4-28S38-10 36 12 10 32-10 30-36 28-36 14z" className="growth" />
          <path d="M-22 10q8-22 22-20M-6 20Q6-2 24 2" className="growth-vein" />
          <circle cx="14" cy="-10" r="6" className="gland-core" />
        </g>
      );
  }
}
