import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useId } from 'preact/hooks';
import { GRATICULE, LAND } from './coasts.ts';
import { LAND_ROUTES, SEA_ROUTES, WIDTH } from './geometry.ts';

/** Land, sea and routes: what never changes. All land comes before all routes, as the land of one world reaches into the next. */
export const Backdrop = memo(function Backdrop() {
  return (
    <svg className="world-layer backdrop" viewBox="0 0 1000 500" aria-hidden="true">
      <AllRound>
        <Land />
      </AllRound>
      <AllRound>
        <Routes />
      </AllRound>
    </svg>
  );
});

/** Once more at both sides. Drawn three times: style sheets of a board do not reach into what `use` repeats. */
function AllRound({ children }: { readonly children: ComponentChildren }) {
  return [-WIDTH, 0, WIDTH].map((x) => (
    <g key={x} transform={`translate(${x} 0)`}>
      {children}
    </g>
  ));
}

export function Land() {
  const land = useId();
  return (
    <>
      <defs>
        <linearGradient id={land} x2=".3" y2="1">
          <stop offset="0" className="land-from" />
          <stop offset="1" className="land-to" />
        </linearGradient>
      </defs>
      <path d={GRATICULE} className="graticule" />
      <g transform="scale(.5)">
        <path d={LAND} transform="translate(0 6)" className="land-shade" />
        <path d={LAND} className="land-glow" />
        <path d={LAND} className="land" fill={`url(#${land})`} />
      </g>
    </>
  );
}

export function Routes() {
  return (
    <>
      <path d={SEA_ROUTES} className="sea-shade" />
      <path d={SEA_ROUTES} className="sea-route" />
      <path d={LAND_ROUTES} className="road-shade" />
      <path d={LAND_ROUTES} className="road" />
    </>
  );
}
