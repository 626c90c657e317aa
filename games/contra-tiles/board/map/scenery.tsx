import { memo } from 'preact/compat';
import { Land, type Places } from '../art/land.tsx';

const LAND: Places = [
  ['mountains', -30, 470, 150],
  ['forest', 800, 250, 96],
  ['pine-tree', 760, 300, 40],
  ['pine-tree', 890, 330, 46],
  ['white-tower', 32, 250, 64],
  ['compass', 850, 120, 96],
  ['pine-tree', 20, 180, 40],
  ['pine-tree', 60, 196, 34],
  ['hills', 24, 340, 80],
  ['village', 884, 440, 76],
  ['pine-tree', 80, 420, 36],
];
const ROADS = 'M0 330C120 300 60 400 160 420S120 560 40 600M976 420c-80-20-90 40-150 50s-60 60-40 110';

/** The parchment under everything: a map of the kingdom, faded. */
export const Scenery = memo(function Scenery() {
  return (
    <div className="ct-scenery" aria-hidden="true">
      <svg viewBox="0 0 976 744" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g fill="currentColor" opacity=".26">
          <Land of={LAND} />
          <path d={ROADS} fill="none" stroke="currentColor" strokeWidth="2.5" strokeDasharray="2 7" strokeLinecap="round" />
        </g>
      </svg>
    </div>
  );
});
