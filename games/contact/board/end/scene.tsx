import { memo } from 'preact/compat';
import { LinearGradient, RadialGradient } from '#kit';
import { ICONS } from '../art/icons.ts';

/** The middle of the circle, in a picture of 1280 × 330. */
const X = 900;
const Y = 262;

function lots(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 4294967296;
  };
}

function skyline(next: () => number): string {
  let town = '';
  for (let x = -10; x < 1290; ) {
    const [w, h] = [26 + next() * 60, 26 + next() * 74];
    town += `M${x.toFixed(1)} 190v${(-h).toFixed(1)}l${(w / 2).toFixed(1)} ${(-next() * 16).toFixed(1)} ${(w / 2).toFixed(1)} ${(next() * 12).toFixed(1)}V190z`;
    x += w + next() * 8;
  }
  return town;
}

const NEXT = lots();
const TOWN = skyline(NEXT);
const WINDOWS = Array.from({ length: 16 }, () => `M${(NEXT() * 1280).toFixed(1)} ${(132 + NEXT() * 46).toFixed(1)}h4v5h-4z`).join('');
const RAIN = Array.from({ length: 150 }, () => `M${(NEXT() * 1300).toFixed(1)} ${(NEXT() * 330).toFixed(1)}l-4 15`).join('');
const SPOKES = Array.from({ length: 16 }, (_, i) => {
  const a = ((i + 0.5) * Math.PI) / 8;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return `M${(X + 92 * c).toFixed(1)} ${(Y + 22 * s).toFixed(1)}L${(X + 460 * c).toFixed(1)} ${(Y + 110 * s).toFixed(1)}`;
}).join('');
const RINGS = [1, 2, 3, 4].map((i) => 92 + i * 92);
const RUNGS = Array.from({ length: 14 }, (_, i) => `M${(934 - 20 * (i / 14)).toFixed(1)} ${(102 + (Y - 112) * (i / 14)).toFixed(1)}h16`).join('');

const OUTSIDE: readonly (readonly [x: number, y: number, size: number, left: boolean])[] = [
  [640, 232, 46, false],
  [706, 286, 66, false],
  [1128, 234, 44, true],
  [1090, 292, 72, true],
  [1196, 282, 60, true],
  [580, 290, 58, false],
  [1240, 226, 36, true],
  [762, 216, 34, false],
  [1010, 210, 32, true],
];
const INSIDE: readonly (readonly [x: number, y: number, size: number, left: boolean])[] = [
  [866, 240, 60, false],
  [936, 232, 58, true],
  [900, 258, 72, false],
  [826, 266, 64, false],
  [980, 264, 66, true],
];

/** Rescued: helicopter, ladder and lamp. Overrun: the lamp has fallen, and the circle is full of them. */
export const EndScene = memo(function EndScene({ rescued, living }: { readonly rescued: boolean; readonly living: number }) {
  return (
    <svg className={rescued ? 'end-scene' : 'end-scene overrun'} viewBox="0 0 1280 330" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <Defs />
      <rect width="1280" height="330" fill="url(#ce-sky)" />
      <path d={TOWN} fill="#07121a" />
      <path d={WINDOWS} fill="#ffcf7a" opacity={rescued ? 0.5 : 0.15} />
      <ellipse cx={X} cy={Y + 6} rx="520" ry="120" fill="url(#ce-ground)" />
      <path d={SPOKES} stroke="#a8c9d6" strokeOpacity=".26" fill="none" />
      {RINGS.map((rx) => (
        <ellipse key={rx} cx={X} cy={Y} rx={rx} ry={rx * 0.24} fill="none" stroke="#7fa3bd" strokeOpacity={0.55 - rx / 1000} strokeWidth="1.4" />
      ))}
      <ellipse cx={X} cy={Y} rx="92" ry="22" fill="none" stroke={rescued ? '#ffe2a6' : '#ff6f59'} strokeWidth="2.4" strokeOpacity=".95" />
      {rescued ? <path d={`M958 92 ${X - 110} ${Y}q110 40 220 0z`} fill="url(#ce-beam)" opacity=".5" /> : null}
      <ellipse cx={X} cy={Y} rx="170" ry="44" fill={rescued ? 'url(#ce-pool)' : 'url(#ce-embers)'} />
      {OUTSIDE.map(([x, y, size, left]) => (
        <Zombie key={`${x}`} x={x} y={y} size={size} left={left} />
      ))}
      {rescued ? <Rescue living={living} /> : INSIDE.map(([x, y, size, left]) => <Zombie key={`${x}`} x={x} y={y} size={size} left={left} />)}
      {rescued ? null : <Lamp />}
      <path d={RAIN} stroke="#bfe2e6" strokeOpacity=".15" fill="none" />
      <rect width="1280" height="330" fill="url(#ce-shade)" />
      <rect y="270" width="1280" height="60" fill="url(#ce-foot)" />
    </svg>
  );
});

function Zombie({ x, y, size, left }: { readonly x: number; readonly y: number; readonly size: number; readonly left: boolean }) {
  return (
    <g transform={`translate(${x},${y})${left ? ' scale(-1,1)' : ''}`}>
      <ellipse cy={size * 0.47} rx={size * 0.34} ry={size * 0.07} fill="#000" opacity=".5" />
      <svg x={-size / 2} y={-size / 2} width={size} height={size} viewBox="0 0 512 512" overflow="visible" aria-hidden="true">
        <path d={ICONS.zombie} className="end-zombie" />
      </svg>
    </g>
  );
}

const STANDING = 'M-7 20-4-2-7-14c0-6 14-6 14 0l12-4 1 3-12 8-3 6 3 21h-5l-2-15-3 15z';
const CLIMBING = 'M-7 4-4-14 0-24l8-10 4 2-6 12 2 10-2 14 6 14-4 2-7-13-5 12-5-1z';
const WAITING: readonly (readonly [number, number])[] = [
  [896, 252],
  [866, 256],
  [972, 254],
];

/** One climbs, the others who live wait below. */
function Rescue({ living }: { readonly living: number }) {
  return (
    <>
      <g stroke="#e9d9ab" strokeWidth="2.2" fill="none">
        <path d={`M934 96 914 ${Y - 8}M950 96 930 ${Y - 8}`} />
        <path d={RUNGS} strokeWidth="1.8" />
      </g>
      <g className="end-man" transform="translate(925,176) scale(1.05)">
        <path d={CLIMBING} />
        <circle cy="-30" r="5.5" />
      </g>
      {WAITING.slice(0, Math.max(0, living - 1)).map(([x, y]) => (
        <g key={x} className="end-man" transform={`translate(${x},${y}) scale(${x < X ? -1.12 : 1.12},1.12)`}>
          <path d={STANDING} />
          <circle cy="-24" r="5.5" />
        </g>
      ))}
      <g transform="rotate(-6 960 70)">
        <ellipse cx="950" cy="44" rx="150" ry="6" fill="#bcd8dd" opacity=".16" />
        <svg x="858" y="-32" width="204" height="204" viewBox="0 0 512 512" overflow="visible" aria-hidden="true">
          <path d={ICONS.helicopter} className="end-heli" transform="translate(512,0) scale(-1,1)" />
        </svg>
      </g>
      <circle cx="958" cy="92" r="22" fill="url(#ce-pool)" />
      <circle cx="958" cy="92" r="5" fill="#fffbe8" />
    </>
  );
}

/** The lamp lies on the ground and still burns. */
function Lamp() {
  return (
    <g transform="translate(904,284) rotate(72)">
      <path d="M-7-10h14l3 18h-20zM-4-16h8v6h-8zM-9 8h18v4h-18z" fill="#0a0d10" stroke="#ffb86b" strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M-4-6h8l1 10h-10z" fill="#ff9f4a" />
    </g>
  );
}

function Defs() {
  return (
    <defs>
      <LinearGradient
        id="ce-sky"
        x2="0"
        y2="1"
        stops={{ '0%': '#050b14', '42%': 'var(--end-sky, #12303f)', '57%': 'var(--end-haze, #2f626a)', '58.5%': '#0d1c25', '100%': '#060b11' }}
      />
      <LinearGradient id="ce-beam" x2="0" y2="1" stops={{ '0%': ['#fff6d8', 0.95], '100%': ['#ffe0a0', 0.12] }} />
      <RadialGradient id="ce-pool" stops={{ '0%': '#fff2cc', '40%': ['#ffd68a', 0.7], '100%': ['#ffb64a', 0] }} />
      <RadialGradient id="ce-embers" stops={{ '0%': ['#ff9f4a', 0.75], '40%': ['#c2492a', 0.45], '100%': ['#7a1f14', 0] }} />
      <RadialGradient
        id="ce-ground"
        stops={{ '0%': ['var(--end-earth, #8a8f63)', 0.95], '50%': ['var(--end-earth-2, #35565a)', 0.8], '100%': ['#12262e', 0] }}
      />
      <LinearGradient id="ce-shade" x2="1" y2="0" stops={{ '0%': ['#050a10', 0.92], '42%': ['#050a10', 0.5], '60%': ['#050a10', 0] }} />
      <LinearGradient id="ce-foot" x2="0" y2="1" stops={{ '0%': ['#070c12', 0], '100%': '#070c12' }} />
    </defs>
  );
}
