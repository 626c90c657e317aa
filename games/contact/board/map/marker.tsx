import { memo } from 'preact/compat';
import { COLUMNS, markerColumn } from '../../content/board.ts';
import { arc } from './geometry.ts';

const LAPS = [0, 1];

/** The laps of the marker along the rim: what is over, what is now, what is to come. */
export const Laps = memo(function Laps({ turn, turns }: { readonly turn: number; readonly turns: number }) {
  return (
    <g className="laps">
      {LAPS.flatMap((lap) =>
        Array.from({ length: COLUMNS }, (_, column) => {
          const of = lap * COLUMNS + column + 1;
          if (of > turns) return null;
          return <path key={of} d={arc(lap === 0 ? 381.5 : 388.5, column, 0.12, 0.88)} className={of < turn ? 'over' : of === turn ? 'now' : ''} />;
        }),
      )}
    </g>
  );
});

/** Degrees of the middle of the marker's column; it only ever grows, so that the beam sweeps on past twelve o'clock. */
function degrees(turn: number): number {
  return (markerColumn(turn) + 0.5) * (360 / COLUMNS) + Math.floor((turn - 1) / COLUMNS) * 360;
}

/** The helicopter's light on the column of the marker. */
export const Beam = memo(function Beam({ turn }: { readonly turn: number }) {
  return (
    <g className="beam" style={{ transform: `rotate(${degrees(turn)}deg)` }}>
      <path d="M-70-346 0-60 70-346Q0-372-70-346z" fill="url(#cn-beam)" clipPath="url(#cn-field)" opacity=".8" />
    </g>
  );
});

/** The turn marker on the rim. */
export const Marker = memo(function Marker({ turn }: { readonly turn: number }) {
  const turned = degrees(turn);
  return (
    <g className="beam" style={{ transform: `rotate(${turned}deg)` }} data-term="marker">
      <g style={{ transform: 'translateY(-369px)' }}>
        <circle r="30" fill="url(#cn-glow)" />
        <g className="beam" style={{ transform: `rotate(${-turned}deg)` }}>
          <rect x="-17.5" y="-17.5" width="35" height="35" rx="9" fill="#fff2cf" stroke="#2a1b00" strokeWidth="2" />
          <text y="6.5" textAnchor="middle" className="marker-turn">
            {turn}
          </text>
        </g>
      </g>
    </g>
  );
});
