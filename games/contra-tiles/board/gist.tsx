import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { type GistPicture, RadialGradient, Still } from '#kit';
import { jointsOf, sealsOf } from '../facts/joints.ts';
import { keyOf } from '../facts/places.ts';
import type { Side } from '../rules/pieces.ts';
import { JointArt, SealArt } from './art/joints.tsx';
import { Coin, Crown, Light, Medallion } from './art/pieces.tsx';
import { sketched } from './examples/sketch.ts';
import { CELL } from './map/geometry.ts';
import { OnCell } from './map/laid-layer.tsx';

export const Gist: GistPicture = ({ part }) => (
  <Still>
    {part === 'goal' ? <Goal /> : null}
    {part === 'turn' ? <Turn /> : null}
    {part === 'loss' ? <Loss /> : null}
  </Still>
);

/** Two purses, an empty throne between them. */
function Goal() {
  return (
    <Parchment>
      <Throne />
      <g transform="translate(117 4) scale(.66)">
        <Crown colour="Y" />
      </g>
      <Purse x={52} side={0} coins={5} />
      <Purse x={228} side={1} coins={2} />
      <g transform="translate(110 92)">
        <path d="M10 4q-16 18-24 34" fill="none" stroke="var(--ct-field-ink)" strokeWidth="2.5" strokeDasharray="2 7" strokeLinecap="round" />
        <Coin radius={14} />
      </g>
    </Parchment>
  );
}

function Throne() {
  return (
    <g fill="#7c2430" stroke="#3a1a08" strokeWidth="3" strokeLinejoin="round">
      <path d="M108 178V72q0-12 8-16l24-10 24 10q8 4 8 16v106h-12v-22h-40v22z" fill="#8a5a22" />
      <path d="M118 128V80q0-8 6-11l16-7 16 7q6 3 6 11v48z" />
      <path d="M102 128h76v12h-76z" fill="#b67e2c" />
      <path d="M110 140h60v16h-60z" />
    </g>
  );
}

function Purse({ x, side, coins }: { readonly x: number; readonly side: Side; readonly coins: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <g transform="translate(0 46)">
        <Medallion side={side} radius={27} />
      </g>
      <Bag y={150} open={coins === 0} />
      <g>
        {Array.from({ length: coins }, (_, coin) => coin).map((coin) => (
          <g key={coin} transform={`translate(${(coin - (coins - 1) / 2) * 15} ${112 - (coin % 2) * 5})`}>
            <Coin radius={11} />
          </g>
        ))}
      </g>
      <text y="168" textAnchor="middle" fontSize="32" fontWeight="760" fill="#fff3d6">
        {coins}
      </text>
    </g>
  );
}

function Bag({ y, open = false }: { readonly y: number; readonly open?: boolean }) {
  return (
    <g transform={`translate(0 ${y})`} stroke="#2b1606" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M-26-26C-46-4-48 34-24 40q24 6 48 0c24-6 22-44 2-66z" fill="#6b4422" />
      {open ? <ellipse cy="-27" rx="27" ry="8" fill="#22120a" /> : <path d="M-28-32q28 12 56 0l-3 11q-25 8-50 0z" fill="#8f6032" />}
    </g>
  );
}

/** A tile that touches a crown in its colour, and a crown that is laid against it: two pieces. */
function Turn() {
  return (
    <Parchment>
      <g transform="translate(26 46) scale(.95)">
        <Layout of="Y b:RGBY" />
        <rect x={2 * CELL + 5} y="5" width={CELL - 10} height={CELL - 10} rx="11" fill="none" stroke="var(--ct-lit)" strokeWidth="3" strokeDasharray="7 6" />
        <g transform={`translate(${2 * CELL + 16} -16)`}>
          <OnCell place={{ x: 0, y: 0 }} piece={{ crown: 'G' }} lift={6} />
        </g>
        <Hand x={2 * CELL + 62} y={42} />
      </g>
      <g transform="translate(66 168)">
        <circle r="24" fill="var(--ct-gold)" stroke="#3a2400" strokeWidth="2" />
        <text y="11" textAnchor="middle" fontSize="31" fontWeight="760" fill="#2b1a00">
          2
        </text>
      </g>
    </Parchment>
  );
}

function Hand({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="#f3c9a0" stroke="#4a2b14" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-14 2c-5-7 4-13 9-7l13 15V-8c0-8 11-8 11 0v16q9-5 13 2 8-3 12 5 8-1 9 9v26q0 20-20 20H18Q5 70-2 56L-15 33q-4-9 6-8l8 6z" />
      <path d="M19 8v10M32 10v10M44 15v8" fill="none" />
    </g>
  );
}

/** A tile closed all round with two matches: two coins fly off. */
function Loss() {
  const layout = '. G . / Y w:GRBY Y / . R .';
  return (
    <Parchment>
      <g transform="translate(6 13) scale(.77)">
        <Layout of={layout} />
      </g>
      <g transform="translate(232 0)">
        <g transform="translate(0 44)">
          <Medallion side={1} radius={24} />
        </g>
        <Bag y={150} open />
        <text y="168" textAnchor="middle" fontSize="32" fontWeight="760" fill="#fff3d6">
          0
        </text>
      </g>
      {COINS_GONE.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d="M12 6 24 16" stroke="var(--ct-field-ink)" strokeWidth="2.5" strokeDasharray="2 6" strokeLinecap="round" />
          <Coin radius={12} />
        </g>
      ))}
    </Parchment>
  );
}

const COINS_GONE: readonly (readonly [x: number, y: number])[] = [
  [204, 84],
  [184, 104],
];

function Layout({ of }: { readonly of: string }) {
  const layout = sketched(of);
  return (
    <>
      {layout.map((piece) => (
        <OnCell key={keyOf(piece)} place={piece} piece={piece} />
      ))}
      {jointsOf(layout).map((joint) => (
        <JointArt key={`${keyOf(joint)} ${joint.edge}`} joint={joint} />
      ))}
      {sealsOf(layout).map((seal) => (
        <SealArt key={keyOf(seal)} seal={seal} />
      ))}
    </>
  );
}

function Parchment({ children }: { readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <>
      <defs>
        <RadialGradient id={id} cy=".35" r=".8" stops={{ '0%': 'var(--ct-field)', '100%': 'var(--ct-field-2)' }} />
      </defs>
      <rect width="280" height="210" fill={`url(#${id})`} />
      <Light>{children}</Light>
    </>
  );
}
