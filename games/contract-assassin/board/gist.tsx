import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Die, type GistPicture, LinearGradient, Placed, RadialGradient, Still } from '#kit';
import { ASSASSINS } from '../content/assassins.ts';
import { type CardId, cardNamed, GETAWAYS, isGetaway, WEAPONS } from '../content/kit.ts';
import type { SpaceId } from '../content/world.ts';
import { WAYS } from '../facts/odds.ts';
import { actionsOf } from '../rules/state.ts';
import { ICONS } from './art/icons.ts';
import { CARD_ICONS } from './art/looks.ts';
import { Face, Pawn } from './art/pictures.tsx';
import { Land, Routes } from './map/backdrop.tsx';
import { flight, pointOf } from './map/geometry.ts';

const ARCHIE = ASSASSINS.findIndex(({ id }) => id === 'archie');

export const Gist: GistPicture = ({ part }) => (
  <Still>
    {part === 'goal' ? <Goal /> : null}
    {part === 'turn' ? <Turn /> : null}
    {part === 'loss' ? <Loss /> : null}
  </Still>
);

const DONE: readonly SpaceId[] = ['madrid', 'london', 'moscow'];
const LEFT: SpaceId = 'cairo';

/** Four cities, three of them struck through; the pawn flies to the last one, another runs elsewhere. */
function Goal() {
  return (
    <Sea>
      <svg viewBox="456 74 172 129" aria-hidden="true">
        <Land />
        <Routes />
        <path d={flight('rome', LEFT, 0.3)} fill="none" stroke="#ffd97a" strokeWidth="2.4" strokeDasharray="5 4" strokeLinecap="round" />
        {[...DONE, LEFT].map((id) => (
          <g key={id} transform={at(id)}>
            <circle r="10" fill="#7c0f18" stroke="#ffd97a" strokeWidth="2.6" />
            {id === LEFT ? <circle r="4" fill="#ffd97a" /> : <path d="M-5-5 5 5M5-5-5 5" stroke="#fff" strokeWidth="3" strokeLinecap="round" />}
          </g>
        ))}
        <g transform={`${at('rome')} scale(1.15)`}>
          <Pawn id="archie" />
        </g>
        <g transform={`${at('berlin')} scale(.95)`}>
          <Pawn id="winchester" />
        </g>
      </svg>
    </Sea>
  );
}

const at = (id: SpaceId): string => `translate(${pointOf(id).x} ${pointOf(id).y})`;

/** So many actions: a way, a card, two dice over what their sums are good for. */
function Turn() {
  const actions = actionsOf({ assassin: ARCHIE });
  return (
    <Desk>
      {Array.from({ length: actions }, (_, action) => action).map((action) => (
        <circle key={action} cx={140 + (action - (actions - 1) / 2) * 36} cy="30" r="12" fill="#c8202c" stroke="#f6e6cb" strokeWidth="2.5" />
      ))}
      <path d="M24 176h64" stroke="#f6e6cb" strokeWidth="3.5" strokeDasharray="1 8" strokeLinecap="round" />
      <circle cx="24" cy="176" r="7" fill="#f6e6cb" />
      <circle cx="90" cy="176" r="8" fill="none" stroke="#ffd97a" strokeWidth="4" />
      <g transform="translate(52 172) scale(2.1)">
        <Pawn id="archie" />
      </g>
      <Card id="duelling-pistol" x={126} y={138} tilt={-10} />
      <Card id="longbow" x={140} y={132} tilt={6} />
      {SUMS.map((sum) => (
        <Bar key={sum} sum={sum} ways={WAYS[sum] ?? 0} />
      ))}
      <Placed x={196} y={82} width={32} tilt={-8}>
        <Die value={3} />
      </Placed>
      <Placed x={236} y={82} width={32} tilt={9}>
        <Die value={4} />
      </Placed>
    </Desk>
  );
}

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** How often a sum comes. */
function Bar({ sum, ways }: { readonly sum: number; readonly ways: number }) {
  const most = Math.max(...WAYS);
  return <rect x={176 + (sum - 2) * 8.4} y={186 - ways * 11} width="6.8" height={ways * 11} rx="2" fill={ways === most ? '#ffd97a' : '#d9636a'} />;
}

/** The die finds no way out of those that were brought: prison, and missed turns. */
function Loss() {
  return (
    <Desk>
      <Placed x={72} y={52} width={58} tilt={-7}>
        <Die value={6} look="bad" />
      </Placed>
      <Card id="speedboat" x={48} y={144} tilt={-6} />
      <Card id="private-jet" x={100} y={144} tilt={5} />
      <rect x="150" y="24" width="108" height="132" rx="8" fill="#15100e" stroke="#8f7a5c" strokeWidth="4" />
      <Placed x={204} y={98} width={84} height={98}>
        <Face of="archie" />
      </Placed>
      <path d="M170 26v128M192 26v128M216 26v128M238 26v128M152 60h104" stroke="#b9a583" strokeWidth="6" />
      {[182, 226].map((x) => (
        <g key={x} transform={`translate(${x} 182)`}>
          <circle r="15" fill="#c8202c" stroke="#f6e6cb" strokeWidth="2.5" />
          <path d="M-6-6 6 6M6-6-6 6" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
        </g>
      ))}
    </Desk>
  );
}

const NUMBERS: ReadonlyMap<CardId, number> = new Map([...WEAPONS, ...GETAWAYS].map(({ id, number }) => [id, number]));

/** A card of the kit: its number and what it is. */
function Card({ id, x, y, tilt }: { readonly id: CardId; readonly x: number; readonly y: number; readonly tilt: number }) {
  const dark = isGetaway(cardNamed(id));
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
      <rect x="-23" y="-29" width="46" height="62" rx="7" fill="#000" opacity=".4" />
      <rect x="-23" y="-32" width="46" height="62" rx="7" fill={dark ? '#2b2522' : '#f7e8c8'} stroke={dark ? '#8f7a5c' : '#6b5a3c'} strokeWidth="1.5" />
      <text x="-17" y="-11" fontSize="20" fontWeight="720" fill={dark ? '#f6e6cb' : '#1a1310'}>
        {NUMBERS.get(id)}
      </text>
      <path d={ICONS[CARD_ICONS[id]]} transform="translate(-15 -8) scale(.0605)" fill={dark ? '#f6e6cb' : '#1a1310'} />
    </g>
  );
}

function Sea({ children }: { readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <>
      <defs>
        <RadialGradient id={id} cx=".4" cy="0" r=".95" stops={{ '0%': 'var(--ca-sea, #5d0d15)', '100%': '#2a0508' }} />
      </defs>
      <rect width="280" height="210" fill={`url(#${id})`} />
      {children}
    </>
  );
}

function Desk({ children }: { readonly children: ComponentChildren }) {
  const id = useId();
  return (
    <>
      <defs>
        <LinearGradient id={id} x2=".4" y2="1" stops={{ '0%': '#6a1019', '100%': '#2a0508' }} />
      </defs>
      <rect width="280" height="210" fill={`url(#${id})`} />
      {children}
    </>
  );
}
