import { useNarrow } from '#kit';
import type { View } from '../../view.ts';
import { Boss, BossColours } from '../art/bosses.tsx';
import { Hero } from '../art/heroes.tsx';
import { star } from '../art/shapes.ts';
import { HIGH, planOf, WIDE } from '../map/geometry.ts';
import { Scenery } from '../map/scenery.tsx';

const PICTURE = { width: 1200, height: 400 };
const BOX = { x: 830, y: 30, width: WIDE, height: 4 * HIGH };
const BURST = star(13, 120, 66);

/** The last moment, wide: the boss bursts and the commandos stand before it, or it stands and they are gone. */
export function EndScene({ view, won }: { readonly view: View; readonly won: boolean }) {
  // On a phone only the right half is seen: they stand closer together.
  const [first, apart] = useNarrow() ? [760, 64] : [720, 86];
  const plan = planOf(view.stage === 'waterfall' ? 'jungle' : view.stage);
  const grown = PICTURE.width / (plan.columns * WIDE);
  return (
    <svg
      className={won ? 'end-scene won' : 'end-scene lost'}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <BossColours />
      {/* The land is as wide as the picture and stands on its lower border. */}
      <g className="end-land" transform={`translate(0 ${PICTURE.height - plan.rows * HIGH * grown}) scale(${grown})`}>
        <Scenery stage={view.stage} plan={plan} />
      </g>
      <g transform="translate(80 0)">
        <Boss id={view.enemy} box={BOX} hurt={won ? 1 : 0} />
        {won ? (
          <g transform="translate(876 198)">
            <path d={BURST} className="end-burst" />
            <path d={BURST} transform="rotate(14) scale(.6)" className="end-burst core" />
            {[
              [-110, -90],
              [70, -120],
              [-80, 110],
              [96, 84],
            ].map(([x, y]) => (
              <path key={x} d={BURST} transform={`translate(${x} ${y}) scale(.34)`} className="end-burst small" />
            ))}
          </g>
        ) : null}
      </g>
      {view.fighters.map((f, seat) => (
        <g key={f.id} transform={`translate(${first - seat * apart} ${300 + (seat % 2) * 22}) scale(1.5)`} opacity={won || f.medals > 0 ? 1 : 0.35}>
          <ellipse cy="27" rx="26" ry="6" className="piece-shade" />
          <Hero id={f.id} lit={won} />
        </g>
      ))}
    </svg>
  );
}
