import { memo } from 'preact/compat';
import { RadialGradient } from '#kit';
import { COLUMN_NAMES, COLUMNS, SEGMENTS } from '../../content/board.ts';
import { angleOf, outline, polar } from './geometry.ts';

/** The same numbers each time, so that the ruins stand where they stood. */
function ruins(): readonly { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly turn: number }[] {
  let seed = 11;
  const next = (): number => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  return Array.from({ length: 92 }, () => {
    const angle = next() * Math.PI * 2;
    const { x, y } = polar(120 + next() * 230, angle);
    const [w, h] = [16 + next() * 30, 14 + next() * 22];
    return { x, y, w, h, turn: Math.round((angle * 180) / Math.PI + (next() < 0.3 ? 45 : 0)) };
  });
}

const ROADS = [0.42, 2.05, 3.55, 5.2].map((angle) => {
  const from = polar(90, angle + 0.12);
  const to = polar(360, angle);
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + 18} ${(from.y + to.y) / 2 - 10} ${to.x} ${to.y}`;
});

/** The abandoned town from above, lit by one lamp, with its rings. It lies in a drawing of its own, which never changes. */
export const Backdrop = memo(function Backdrop() {
  return (
    <svg className="backdrop" viewBox="-396 -396 792 792" aria-hidden="true">
      <defs>
        <RadialGradient
          id="cn-earth"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="400"
          stops={{ '0%': '#6b5a36', '20%': '#3c3f35', '45%': '#1c2b33', '86%': '#0e1a22', '100%': '#070e14' }}
        />
        <RadialGradient
          id="cn-lamp"
          gradientUnits="userSpaceOnUse"
          cx="0"
          cy="0"
          r="250"
          stops={{ '0%': ['#ffe7b0', 0.75], '35%': ['#ffc971', 0.34], '100%': ['#ffb648', 0] }}
        />
        <filter id="cn-asphalt" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="3" seed="5" />
          <feColorMatrix values="0 0 0 0 .75  0 0 0 0 .85  0 0 0 0 .95  0 0 0 .55 -.2" />
        </filter>
        <clipPath id="cn-disc">
          <circle r="346" />
        </clipPath>
      </defs>
      <circle r="394" fill="#05090d" />
      <circle r="393.5" fill="none" stroke="#2a3c4b" strokeWidth="1.5" />
      <circle r="346" fill="url(#cn-earth)" />
      <g clipPath="url(#cn-disc)">
        {ruins().map(({ x, y, w, h, turn }) => (
          <g key={`${x} ${y}`} transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${turn})`}>
            <rect x={-w / 2 + 3} y={-h / 2 + 4} width={w} height={h} fill="#000" opacity=".28" />
            <rect x={-w / 2} y={-h / 2} width={w} height={h} fill="#0b151c" opacity=".6" />
            <path d={`M${-w / 2} 0H${w / 2}`} stroke="#7fa0b4" strokeOpacity=".13" />
            <path d={`M${-w / 2} ${-h / 2}H${w / 2}`} stroke="#9cc0d2" strokeOpacity=".16" />
          </g>
        ))}
        {ROADS.map((road) => (
          <g key={road} fill="none">
            <path d={road} stroke="#20303a" strokeWidth="15" opacity=".9" />
            <path d={road} stroke="#6b7f8c" strokeDasharray="7 9" opacity=".5" />
          </g>
        ))}
        <rect x="-344" y="-344" width="688" height="688" filter="url(#cn-asphalt)" opacity=".13" />
        <circle r="250" fill="url(#cn-lamp)" />
      </g>
      {Array.from({ length: SEGMENTS }, (_, s) => (
        <path
          key={outline(s)}
          d={outline(s, 0.8)}
          fill="#0a141b"
          fillOpacity={((s & 15) + (s >> 4)) % 2 ? 0.04 : 0.34}
          stroke="#9dbccd"
          strokeOpacity=".42"
          strokeWidth="1.1"
        />
      ))}
    </svg>
  );
});

/** The numbers of the columns lie over the figures, so that they can always be read. */
export const Rim = memo(function Rim() {
  return (
    <g className="rims">
      {COLUMN_NAMES.map((name, column) => (
        <ColumnNumber key={name} column={column} />
      ))}
    </g>
  );
});

/** Blue numbers are round, brown ones square. */
function ColumnNumber({ column }: { readonly column: number }) {
  const { x, y } = polar(362.5, angleOf(column));
  const blue = column < COLUMNS / 2;
  return (
    <g transform={`translate(${x.toFixed(1)},${y.toFixed(1)})`}>
      <g className={`rim ${blue ? 'blue' : 'brown'}`}>
        {blue ? <circle r="12.5" /> : <rect x="-12" y="-12" width="24" height="24" rx="4" />}
        <text y="5" textAnchor="middle">
          {blue ? column + 1 : COLUMNS - column}
        </text>
      </g>
    </g>
  );
}
