import { memo } from 'preact/compat';
import type { Seat } from '#kernel';
import type { Point } from '../../../plane.ts';
import { enemy, type TargetId } from '../../content/index.ts';
import { bossHealth } from '../../facts/health.ts';
import type { FoeView, View } from '../../view.ts';
import { Boss } from '../art/bosses.tsx';
import { Hero } from '../art/heroes.tsx';
import { ENEMY_ICON } from '../art/looks.ts';
import { Glyph, Pip } from '../art/symbols.tsx';
import type { Choosing } from '../choosing.ts';
import { boundsOf, type Plan } from './geometry.ts';
import { Runner } from './runner.tsx';

interface PiecesProps {
  readonly plan: Plan;
  readonly view: View;
  readonly choosing: Choosing;
  /** The enemy that is pointed at, here or in a play area. */
  readonly pointed: TargetId | null;
  /** The run that is being shown. */
  readonly run: Run | null;
}

/** Somebody runs from space to space. */
export interface Run {
  readonly seat: Seat;
  readonly path: readonly Point[];
}

/** Everybody on the map: they glide to where they are. */
export function Pieces({ plan, view, choosing, pointed, run }: PiecesProps) {
  const { left, of } = bossHealth(view);
  return (
    <g className="pieces">
      {view.boss.length === 0 ? null : (
        <g className={choosing.targets.has('boss') ? 'boss-piece aimed' : 'boss-piece'} data-spot="boss">
          <Boss id={view.enemy} box={boundsOf(plan, view.boss)} hurt={of === 0 ? 0 : 1 - left / of} />
        </g>
      )}
      {view.fighters.flatMap((f) =>
        f.foes.map((foe) => {
          const { x, y } = plan.at(foe.space);
          const classes = ['piece foe-piece', choosing.targets.has(foe.id) ? 'aimed' : '', pointed === foe.id ? 'pointed' : ''];
          return (
            <g key={foe.id} data-spot={`enemy ${foe.id}`} className={classes.join(' ')} style={{ transform: `translate(${x}px, ${y}px)` }}>
              <FoeToken foe={foe} />
            </g>
          );
        }),
      )}
      {view.fighters.map((f, seat) => {
        if (f.space === null) return null;
        const { x, y } = plan.at(f.space);
        const lit = seat === choosing.seat || choosing.commandos.has(f.id);
        return (
          <Runner key={f.id} id={f.id} x={x} y={y} path={run?.seat === seat ? run.path : null}>
            <ellipse cx="0" cy="24" rx="22" ry="6" className="piece-shade" />
            <Hero id={f.id} lit={lit} />
            {f.gels > 0 ? <Gels n={f.gels} /> : null}
          </Runner>
        );
      })}
    </g>
  );
}

function Gels({ n }: { readonly n: number }) {
  return (
    <g transform="translate(20 -18)" className="gel-count">
      <circle r="10" />
      <text y="4.5" textAnchor="middle">
        {n}
      </text>
    </g>
  );
}

const STAND = 'M-22 16 0-27 22 16 14 24h-28z';

/** An enemy token: the figure's type as an icon, its colour as a shape, its health as beads. */
export const FoeToken = memo(function FoeToken({ foe }: { readonly foe: Pick<FoeView, 'id' | 'health' | 'damage' | 'breached'> }) {
  const { colour, type } = enemy(foe.id);
  return (
    <g className={`foe-token colour-${colour}${foe.breached ? ' breached' : ''}`}>
      <ellipse cx="0" cy="22" rx="24" ry="7" className="piece-shade" />
      <path d={STAND} transform="scale(1.06)" className="token-rim" />
      <path d={STAND} className="token-body" />
      <path d="M-22 16 0-27 3-20-14 18z" className="token-sheen" />
      <Glyph name={ENEMY_ICON[type]} size={30} y={5} className="token-icon" />
      <g transform="translate(18 -19)">
        <Pip colour={colour} />
      </g>
      <g transform={`translate(${1 - foe.health * 4.5} 31)`}>
        {Array.from({ length: foe.health }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: beads are known by their places
          <rect key={i} x={i * 9} y="-3" width="7" height="6" rx="1.5" className={i < foe.health - foe.damage ? 'bead' : 'bead gone'} />
        ))}
      </g>
    </g>
  );
});
