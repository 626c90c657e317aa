import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Die, type GistPicture, Placed, RadialGradient, Still } from '#kit';
import type { MemberId } from '../content/members.ts';
import { needed } from '../facts/needs.ts';
import { ICONS } from './art/icons.ts';
import { Portrait } from './art/pictures.tsx';

/** The ring in which the group stands that is fired at. */
const RING = 2;

export const Gist: GistPicture = ({ part }) => (
  <Still>
    {part === 'goal' ? <Goal /> : null}
    {part === 'turn' ? <Turn /> : null}
    {part === 'loss' ? <Loss /> : null}
  </Still>
);

/** The circle in the light, zombies all around, the helicopter on its way. */
function Goal() {
  return (
    <Night light={[0.52, 0.56]} lamp={{ x: 146, y: 118, r: 78 }}>
      <Rings x={146} y={118} radii={[34, 58, 80, 102]} />
      <path d="M62 50 118 136q30 12 60-4z" fill="#ffedba" opacity=".2" />
      <circle cx="146" cy="118" r="35" fill="#2b2416" stroke="#ffdf9f" strokeWidth="2.5" />
      <Face id="cooper" x={133} y={105} r={12} />
      <Face id="branson" x={160} y={105} r={12} />
      <Face id="schulz" x={133} y={132} r={12} />
      <Face id="ayden" x={160} y={132} r={12} />
      {AROUND.map(([x, y]) => (
        <Zombie key={`${x} ${y}`} x={146 + x} y={118 + y} side={40} flip={x > 0} />
      ))}
      <path d={ICONS.helicopter} transform="translate(88 2) scale(-.148 .148)" fill="#ffe2a6" stroke="#04090d" strokeWidth="14" paintOrder="stroke" />
    </Night>
  );
}

const AROUND: readonly (readonly [x: number, y: number])[] = [
  [32, -92],
  [80, -74],
  [100, -30],
  [104, 34],
  [62, 76],
  [-20, 78],
  [-74, 62],
  [-112, 22],
  [-104, -18],
];

/** One of the four, a group, a die. */
function Turn() {
  return (
    <Night light={[0.1, 0.62]} lamp={{ x: 30, y: 132, r: 110 }}>
      <Rings x={20} y={132} radii={[74, 128, 180, 236]} />
      <path d="M98 124 190 96" stroke="#fff0c4" strokeWidth="3.5" strokeDasharray="2 9" strokeLinecap="round" />
      <Face id="cooper" x={54} y={134} r={40} rim="#ffc65c" />
      <Zombie x={200} y={94} side={58} flip />
      <Zombie x={234} y={116} side={58} flip />
      <circle cx="246" cy="62" r="24" fill="#ffd27a" opacity=".3" />
      <Zombie x={246} y={64} side={54} fall />
      <Pill x={160} y={44} text={`${needed(RING)}+`} />
      <Placed x={140} y={172} width={52} tilt={-8}>
        <Die value={needed(RING) + 1} look="good" />
      </Placed>
    </Night>
  );
}

const CROWD: readonly (readonly [x: number, y: number])[] = [
  [44, 120],
  [92, 106],
  [140, 102],
  [188, 106],
  [236, 120],
];

/** A crowd at the circle, and one of the four is gone. */
function Loss() {
  return (
    <Night light={[0.5, 1.1]} lamp={{ x: 140, y: 300, r: 200 }}>
      <Rings x={140} y={300} radii={[150, 196, 250]} />
      <circle cx="140" cy="300" r="150" fill="#2b2416" fillOpacity=".75" stroke="#ffdf9f" strokeWidth="3" />
      {CROWD.map(([x, y]) => (
        <Zombie key={x} x={x} y={y} side={66} flip={x > 140} />
      ))}
      <Face id="cooper" x={76} y={184} r={19} />
      <Face id="branson" x={119} y={176} r={19} />
      <Face id="schulz" x={162} y={176} r={19} gone />
      <Face id="ayden" x={205} y={184} r={19} />
      <Placed x={140} y={36} width={50} tilt={-8}>
        <Die value={2} look="bad" />
      </Placed>
    </Night>
  );
}

interface NightProps {
  /** Where the dark is lit, in parts of the picture. */
  readonly light: readonly [x: number, y: number];
  readonly lamp: { readonly x: number; readonly y: number; readonly r: number };
  readonly children: ComponentChildren;
}

function Night({ light: [cx, cy], lamp, children }: NightProps) {
  const id = useId();
  return (
    <>
      <defs>
        <RadialGradient id={`${id}n`} cx={cx} cy={cy} r=".75" stops={{ '0%': '#57492c', '30%': '#2c3a40', '70%': '#122029', '100%': '#060c12' }} />
        <RadialGradient id={`${id}l`} stops={{ '0%': ['#ffe7b0', 0.85], '50%': ['#ffc971', 0.35], '100%': ['#ffb648', 0] }} />
      </defs>
      <rect width="280" height="210" fill={`url(#${id}n)`} />
      <circle cx={lamp.x} cy={lamp.y} r={lamp.r} fill={`url(#${id}l)`} />
      {children}
    </>
  );
}

function Rings({ x, y, radii }: { readonly x: number; readonly y: number; readonly radii: readonly number[] }) {
  const [first = 0] = radii;
  return (
    <g transform={`translate(${x} ${y})`} fill="none" stroke="#9dbccd">
      {radii.map((r) => (
        <circle key={r} r={r} strokeOpacity=".42" strokeWidth="1.4" />
      ))}
      {Array.from({ length: 16 }, (_, i) => i * 22.5 + 11).map((turn) => (
        <path key={turn} d={`M0 ${-first}V${-(radii.at(-1) ?? 0)}`} transform={`rotate(${turn})`} strokeOpacity=".22" />
      ))}
    </g>
  );
}

interface ZombieProps {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly flip?: boolean;
  readonly fall?: boolean;
}

function Zombie({ x, y, side, flip = false, fall = false }: ZombieProps) {
  const scale = side / 512;
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1) rotate(${fall ? 76 : 0})`}>
      {fall ? null : <ellipse cy={side * 0.46} rx={side * 0.34} ry={side * 0.1} opacity=".6" />}
      <path
        d={ICONS.zombie}
        transform={`translate(${-side / 2} ${-side / 2}) scale(${scale})`}
        fill={fall ? '#ffd9a0' : '#b9dba0'}
        stroke="#0b1410"
        strokeWidth="16"
        paintOrder="stroke"
      />
    </g>
  );
}

interface FaceProps {
  readonly id: MemberId;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly rim?: string;
  readonly gone?: boolean;
}

function Face({ id, x, y, r, rim = '#f4f1ea', gone = false }: FaceProps) {
  const half = r / 2;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="2.5" r={r + 3} opacity=".5" />
      <circle r={r + 2.5} fill={rim} />
      <Portrait id={id} at={r} grey={gone} round />
      {gone ? <path d={`M${-half} ${-half} ${half} ${half}M${half} ${-half} ${-half} ${half}`} stroke="#ff8670" strokeWidth="5" strokeLinecap="round" /> : null}
    </g>
  );
}

function Pill({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-28" y="-16" width="56" height="32" rx="16" fill="#ffc65c" />
      <text y="7" textAnchor="middle" fontSize="20" fontWeight="740" fill="#2a1b00">
        {text}
      </text>
    </g>
  );
}
