import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { type GistPicture, LinearGradient, Placed, Still } from '#kit';
import { Boss, BossColours } from './art/bosses.tsx';
import { Hero } from './art/heroes.tsx';
import { Glyph, Medal, Sign } from './art/symbols.tsx';
import { Die } from './dice/dice.tsx';

export const Gist: GistPicture = ({ part }) => (
  <Still>
    {part === 'goal' ? <Goal /> : null}
    {part === 'turn' ? <Turn /> : null}
    {part === 'loss' ? <Loss /> : null}
  </Still>
);

/** Two commandos run at the wall; little of it is left. */
function Goal() {
  return (
    <Jungle>
      <BossColours />
      <g transform="translate(236 118) scale(.78)">
        <Boss id="defense-wall" box={{ x: -40, y: -110, width: 80, height: 220 }} hurt={0.9} />
      </g>
      <rect x="66" y="14" width="148" height="17" rx="8.5" fill="#1a0f33" stroke="#fff6ee" strokeWidth="2" />
      <rect x="69" y="17" width="26" height="11" rx="5.5" fill="#ff4d63" />
      <path d="M122 78h40M130 94h26M112 154h40M122 172h26" stroke="#7fe3ff" strokeWidth="4" strokeLinecap="round" opacity=".55" transform="translate(-96 0)" />
      <path d="M154 86h40M136 160h44" stroke="#ffe9ad" strokeWidth="5" strokeDasharray="9 9" strokeLinecap="round" />
      <g transform="translate(112 86) scale(1.35)">
        <Hero id="bill" lit />
      </g>
      <g transform="translate(92 160) scale(1.35)">
        <Hero id="lance" lit />
      </g>
    </Jungle>
  );
}

/** Steps, a shot, cards; what the dice gave. */
function Turn() {
  return (
    <Jungle>
      <g transform="translate(56 92) scale(1.75)">
        <Hero id="lance" lit />
      </g>
      <Deed x={138}>
        <Glyph name="boot-prints" size={38} />
      </Deed>
      <Deed x={250}>
        {[-24, 0, 24].map((turn) => (
          <rect
            key={turn}
            x="-9"
            y="-20"
            width="18"
            height="27"
            rx="3.5"
            fill="#ffc65c"
            stroke="#26104a"
            strokeWidth="2"
            transform={`translate(0 6) rotate(${turn} 0 14)`}
          />
        ))}
      </Deed>
      <Deed x={194}>
        <Glyph name="crosshair" size={38} />
      </Deed>
      <Placed x={146} y={140} width={52} tilt={-6}>
        <Die face="success" />
      </Placed>
      <Placed x={206} y={140} width={52} tilt={5}>
        <Die face="M" />
      </Placed>
      <g transform="translate(254 140) scale(1.1)">
        <Sign type="M" />
      </g>
    </Jungle>
  );
}

function Deed({ x, children }: { readonly x: number; readonly children: ComponentChildren }) {
  return (
    <g transform={`translate(${x} 64)`}>
      <circle r="23" fill="#1f1140" stroke="#b58cff" strokeWidth="2.5" />
      <g fill="#fff6ee" transform="scale(.72)">
        {children}
      </g>
    </g>
  );
}

/** Enemy dice fly in, medals go; the last card of the stage. */
function Loss() {
  return (
    <Jungle>
      {[50, 104, 158].map((x, medal) => (
        <g key={x} transform={`translate(${x} 148)`}>
          <Medal lost={medal > 0} />
        </g>
      ))}
      <path d="M30 18 44 40M96 12l8 22M160 14l2 20" stroke="#ff8a94" strokeWidth="4" strokeLinecap="round" opacity=".8" />
      <Placed x={56} y={70} width={48} tilt={-12}>
        <Die face="A" hostile />
      </Placed>
      <Placed x={110} y={62} width={48} tilt={7}>
        <Die face="SP" hostile />
      </Placed>
      <Placed x={164} y={70} width={48} tilt={-4}>
        <Die face="M" hostile />
      </Placed>
      <g transform="translate(234 120)">
        <rect x="-27" y="-38" width="54" height="76" rx="8" fill="#14483f" stroke="#8ff0cf" strokeWidth="2.5" />
        <text y="11" textAnchor="middle" fontSize="31" fontWeight="760" fill="#eafff6">
          1
        </text>
        <path
          d="M-12-72h24M-12-46h24M-10-72c0 9 8 9 8 13s-8 4-8 13M10-72c0 9-8 9-8 13s8 4 8 13"
          fill="none"
          stroke="#ffe9ad"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M-7-47q7-9 14 0z" fill="#ffe9ad" />
      </g>
    </Jungle>
  );
}

function Jungle({ children }: { readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <>
      <defs>
        <LinearGradient id={id} x2=".2" y2="1" stops={{ '0%': '#ff2e88', '30%': '#6a1a7a', '62%': '#250b4a', '100%': '#0b0419' }} />
      </defs>
      <rect width="280" height="210" fill={`url(#${id})`} />
      <rect width="280" height="210" fill="#0b0419" opacity=".3" />
      <g fill="#0d2b2c" opacity=".9">
        <Glyph name="fern" size={84} x={14} y={196} />
        <Glyph name="monstera-leaf" size={72} x={86} y={212} />
        <Glyph name="fern" size={70} x={160} y={214} />
        <Glyph name="monstera-leaf" size={80} x={268} y={206} />
      </g>
      {children}
    </>
  );
}
