import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { type GistPicture, LinearGradient, Still } from '#kit';
import { COMMANDOS } from '../content/commandos.ts';
import { Bust } from './art/pictures.tsx';
import { useDefs, WithDefs } from './map/defs.tsx';
import { EnemySign, EntranceSign, Marker, Trapdoor } from './map/signs.tsx';
import { Token } from './map/token.tsx';

const ACTIONS = COMMANDOS[0].sides[0].actions;

export const Gist: GistPicture = ({ part }) => (
  <Still>
    <WithDefs>
      <Dusk>
        {part === 'goal' ? <Goal /> : null}
        {part === 'turn' ? <Turn /> : null}
        {part === 'loss' ? <Loss /> : null}
      </Dusk>
    </WithDefs>
  </Still>
);

/** From the trapdoor over small tiles to the work, and back. */
function Goal() {
  return (
    <>
      <Ground x={16} y={24} width={62} height={62} />
      <Ground x={82} y={24} width={62} height={62} />
      <Ground x={148} y={24} width={116} height={62} />
      <Ground x={16} y={90} width={62} height={62} />
      <Ground x={82} y={90} width={100} height={96} />
      <Ground x={186} y={90} width={78} height={96} inside />
      <g transform="translate(47 56) scale(1.25)">
        <Trapdoor open />
      </g>
      <g fill="none" stroke="#b7332a" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M72 48c40-18 90-10 130 6 20 8 24 22 24 52" strokeDasharray="9 9" />
        <path d="M192 152c-44 22-92 2-128-18-12-8-16-18-16-38" strokeDasharray="9 9" />
        <path d="M39 106l9-14 10 13" />
      </g>
      <g transform="translate(226 142) scale(1.8)">
        <Marker what={1} />
      </g>
      <g transform="translate(122 52) scale(.78)">
        <Token id="sapper" state="stealthy" />
      </g>
    </>
  );
}

/** Three actions; a small tile hides, a medium one takes two, a large one gives away. */
function Turn() {
  return (
    <>
      <g transform="translate(54 76) scale(1.5)">
        <circle r="25" fill="#f6f0d4" />
        <Bust id="sapper" at={23} />
      </g>
      <Points x={54} y={142} n={ACTIONS} />
      <Ground x={122} y={14} width={46} height={46} />
      <Eye x={145} y={37} />
      <Points x={206} y={37} n={1} />
      <Ground x={122} y={72} width={70} height={52} />
      <Eye x={157} y={98} />
      <Points x={230} y={98} n={2} />
      <Ground x={122} y={136} width={104} height={62} />
      <rect x="122" y="136" width="104" height="62" rx="8" fill="none" stroke="#c0302a" strokeWidth="4" />
      <Eye x={174} y={167} open />
    </>
  );
}

/** The alarm and who comes; a commando with wounds; an almost empty bag. */
function Loss() {
  return (
    <>
      <Eye x={38} y={34} open />
      <g transform="translate(96 36) scale(1.5)">
        <Marker what="alarm" loud />
      </g>
      <g transform="translate(28 96)">
        <EntranceSign turn={-90} draws={2} loud would={false} />
      </g>
      <g transform="translate(76 96) scale(1.15)">
        <EnemySign id="mp40" />
      </g>
      <g transform="translate(122 96) scale(1.15)">
        <EnemySign id="karabiner" />
      </g>
      <path d="M156 16V122" stroke="#f6f0d4" strokeOpacity=".55" strokeWidth="2" />
      <g transform="translate(216 48) scale(1.25)">
        <circle r="25" fill="#c0302a" />
        <Bust id="medic" at={22} grey />
      </g>
      {[188, 216, 244].map((x) => (
        <g key={x} transform={`translate(${x} 102)`}>
          <rect x="-12" y="-12" width="24" height="24" rx="6" fill="#c0302a" stroke="#f6f0d4" strokeWidth="1.5" />
          <path d="M-5.5 0h11" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
      <g transform="translate(140 162)">
        <path d="M-32-26q32 8 64 0l8 48q-40 18-80 0z" fill="#4a5130" stroke="#1d2212" strokeWidth="2.5" />
        <path d="M-30-27q30 11 60 0" fill="none" stroke="#d9cfa0" strokeWidth="4" />
        <g transform="translate(0 3) scale(.9)">
          <EnemySign id="mp40" />
        </g>
      </g>
    </>
  );
}

interface GroundProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly inside?: boolean;
}

function Ground({ x, y, width, height, inside = false }: GroundProps) {
  const defs = useDefs();
  return (
    <>
      <rect x={x} y={y + 4} width={width} height={height} rx="8" className="vc-edge" />
      <rect x={x} y={y} width={width} height={height} rx="8" fill={defs(inside ? 'in' : 'out')} />
      {inside ? <rect x={x + 3.5} y={y + 3.5} width={width - 7} height={height - 7} rx="6" className="vc-wall" /> : null}
    </>
  );
}

function Eye({ x, y, open = false }: { readonly x: number; readonly y: number; readonly open?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#fff" strokeWidth="2.4" strokeLinecap="round" fill="none">
      <circle r="17" fill={open ? '#c0302a' : '#2c3a22'} stroke="#f6f0d4" strokeWidth="2" />
      {open ? (
        <>
          <path d="M-11 0S-6.500-7 0-7 11 0 11 0 6.500 7 0 7-11 0-11 0z" />
          <circle r="3" fill="#fff" />
        </>
      ) : (
        <path d="M-10-3C-8 2-4.500 4 0 4S8 2 10-3M-7 2.500l-2.500 3.500M0 4.500v4M7 2.500l2.500 3.500" />
      )}
    </g>
  );
}

function Points({ x, y, n }: { readonly x: number; readonly y: number; readonly n: number }) {
  return Array.from({ length: n }, (_, i) => i).map((i) => (
    <circle key={i} cx={x + (i - (n - 1) / 2) * 22} cy={y} r="8.5" fill="#f0ae2b" stroke="#5d3d00" strokeWidth="2.2" />
  ));
}

function Dusk({ children }: { readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <>
      <defs>
        <LinearGradient id={id} x2=".3" y2="1" stops={{ '0%': '#6d6a55', '55%': '#8f8a68', '100%': '#b9a873' }} />
      </defs>
      <rect width="280" height="210" fill={`url(#${id})`} />
      {children}
    </>
  );
}
