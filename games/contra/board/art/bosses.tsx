import type { ComponentChildren } from 'preact';
import { RadialGradient } from '#kit';
import type { Area } from '../../../plane.ts';
import type { BossId } from '../../content/index.ts';
import { polygon, star } from './shapes.ts';

/** The boss on the map: as large as the spaces it covers, along the longer side. */
export function Boss({ id, box, hurt }: { readonly id: BossId; readonly box: Area; readonly hurt: number }) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const flat = box.width > box.height;
  const length = Math.max(box.width, box.height);
  const single = length < 120;
  const Figure = FIGURES[id];
  return (
    <g className={`boss boss-${id}`} transform={`translate(${x} ${y})`}>
      {single ? (
        <circle r="46" className="boss-aura" />
      ) : (
        <rect className="boss-aura" x={-box.width / 2} y={-box.height / 2} width={box.width} height={box.height} rx="30" />
      )}
      {single ? null : (
        <g transform={flat ? 'rotate(-90)' : undefined}>
          <Body id={id} half={length / 2} />
        </g>
      )}
      <g transform={`scale(${single ? 0.6 : 1})`}>
        <Figure />
      </g>
      {hurt > 0.5 ? <Smoke /> : null}
    </g>
  );
}

/** More than half of it is gone. */
function Smoke() {
  return (
    <g className="boss-smoke">
      <path d="M18-8l10-14 3 9 9-4-6 12z" />
      <path d="M-30 26l-9-10 10 1-2-9 10 9z" />
    </g>
  );
}

/** What connects the spaces of the boss: drawn upright around the origin, `half` of its length up and down. */
function Body({ id, half }: { readonly id: BossId; readonly half: number }) {
  switch (id) {
    case 'defense-wall':
      return <Wall half={half} />;
    case 'garmakilma':
      return (
        <g>
          <path className="gk-wing" d={`M-14 ${-half + 6}Q-46 ${-half / 2} -22-40L22-40Q50 ${-half / 2} 22 ${-half + 2}z`} />
          <path className="gk-wing" d={`M-14 ${half - 6}Q-46 ${half / 2} -22 40L22 40Q50 ${half / 2} 22 ${half - 2}z`} />
          {[-1, 1].map((side) => (
            <g key={side} transform={`translate(0 ${side * (half - 42)})`}>
              <path className="gk-gun" d="M-52-6h34v12h-34zM-46-15l30 5v7l-30-5zM-46 15l30-5v-7l-30 5z" />
              <circle r="20" className="gk-pod" />
              <circle r="9" className="gk-light" />
            </g>
          ))}
        </g>
      );
    case 'gordea':
      return (
        <g>
          <path className="gd-track" d={`M-24 ${-half + 12}h52q10 0 10 12v${2 * half - 48}q0 12-10 12h-52q-12 0-12-12v${48 - 2 * half}q0-12 12-12z`} />
          <path className="gd-tread" d={Array.from({ length: 9 }, (_, i) => `M-34 ${-half + 30 + (i * (2 * half - 60)) / 8}h70`).join('')} />
          {[-1, 1].map((side) => (
            <g key={side} transform={`translate(-8 ${side * (half - 48)})`}>
              <path d={star(12, 30, 23)} className="gd-disc" />
              <circle r="11" className="gd-hub" />
            </g>
          ))}
        </g>
      );
    case 'java':
      return (
        <g>
          <path
            className="jv-flesh"
            d={`M40 ${-half}C-10 ${-half + 10}-44 ${-half / 2}-34-20-52 20-30 ${half / 2} 40 ${half}C62 ${half / 2} 62 ${-half / 2} 40 ${-half}z`}
          />
          <path className="jv-arm" d={`M6-70Q-52-84-58 ${-half + 26}M2-100Q-30-120-26 ${-half + 2}M6 70Q-52 84-58 ${half - 26}M2 100Q-30 120-26 ${half - 2}`} />
          {[-112, -88, 92, 118].map((at) => (
            <circle key={at} cx="22" cy={at} r="9" className="jv-egg" />
          ))}
        </g>
      );
  }
}

function Wall({ half }: { readonly half: number }) {
  const rows = Array.from({ length: 9 }, (_, i) => -half + 22 + (i * (2 * half - 44)) / 8);
  return (
    <g>
      <path
        className="dw-plate"
        d={`M-38 ${-half - 8}H58V${half + 8}H-38L-52 ${half - 22}V${half - 84}L-38 ${half - 98}V${98 - half}L-52 ${84 - half}V${22 - half}z`}
      />
      <path className="dw-seam" d={rows.map((y) => `M-44 ${y}H58`).join('')} />
      <path className="dw-seam thin" d={rows.map((y, i) => `M${i % 2 === 0 ? -6 : 26} ${y}v${(2 * half - 44) / 8}`).join('')} />
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(-12 ${side * (half - 50)})`}>
          <path className="dw-barrel" d="M-54-7h40v14h-40z" />
          <path className="dw-muzzle" d="M-58-9h9v18h-9z" />
          <circle r="25" className="dw-turret" />
          <circle r="14" className="dw-ring" />
          <circle r="5" className="dw-lamp" />
        </g>
      ))}
    </g>
  );
}

function Core() {
  return (
    <g>
      <circle r="52" className="dw-glow" />
      <path d={polygon(6, 46)} className="dw-socket" />
      <path d={polygon(6, 34)} className="dw-inner" />
      <circle r="23" fill="url(#co-core)" />
      <circle r="23" className="dw-iris" />
      <path d="M-17-4a17 17 0 0 1 16-13" className="dw-shine" />
    </g>
  );
}

function Lens() {
  return (
    <g>
      <circle r="56" className="gk-glow" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M-14-30L-20-52Q0-62 20-52L14-30z" className="gk-petal" />
      ))}
      <circle r="34" className="gk-ring" />
      <path d="M-30 0Q0-28 30 0 0 28-30 0z" className="gk-eye" />
      <circle r="13" fill="url(#co-lens)" />
      <path d="M0-11v22" className="gk-slit" />
      <path d="M-9-6a12 12 0 0 1 8-6" className="dw-shine" />
    </g>
  );
}

function Walker() {
  return (
    <g>
      <circle r="54" className="gd-glow" />
      <path className="gd-leg" d="M-30 20-46 46-38 52M30 20 46 46 38 52M-12 30v22M12 30v22" />
      <path className="gd-hull" d="M-40-6-26-34H26L40-6 32 28H-32z" />
      <path className="gd-plate" d="M-30-8-20-26H20L30-8z" />
      <path className="gd-visor" d="M-24 0H24L18 10H-18z" />
      <circle cx="-10" cy="5" r="3.5" className="gd-eye" />
      <circle cx="10" cy="5" r="3.5" className="gd-eye" />
      <g transform="translate(-44 -18)">
        <path d={star(10, 19, 14)} className="gd-disc" />
        <circle r="7" className="gd-hub" />
      </g>
      <path className="gd-gun" d="M28-26h34v-8h8v24h-8v-6H28z" />
    </g>
  );
}

function Mother() {
  return (
    <g>
      <circle r="58" className="jv-glow" />
      <path className="jv-skull" d="M-46 2C-50-36-20-54 6-54S50-36 50 0c0 26-16 34-20 50H-8C-16 40-42 34-46 2z" />
      <path className="jv-ridge" d="M-30-30Q8-52 38-26M-38-14Q6-38 44-10" />
      <path className="jv-brow" d="M-34-6-8 2-14 12q-14 0-20-18zM32-8 10 2l6 10q14-2 16-20z" />
      <circle cx="-18" cy="4" r="4" className="jv-pupil" />
      <circle cx="20" cy="3" r="4" className="jv-pupil" />
      <path className="jv-maw" d="M-22 24Q4 16 30 24L24 48Q4 56-8 48z" />
      <path className="jv-teeth" d="M-20 24l4 9 5-10 5 10 5-11 5 11 6-10 5 9 5-9" />
      <circle cx="4" cy="42" r="7" fill="url(#co-core)" />
    </g>
  );
}

const FIGURES: Readonly<Record<BossId, () => ComponentChildren>> = { 'defense-wall': Core, garmakilma: Lens, gordea: Walker, java: Mother };

/** The boss as a picture of its own. */
export function BossIcon({ id, className = '' }: { readonly id: BossId; readonly className?: string }) {
  const Figure = FIGURES[id];
  return (
    <svg className={`boss-icon boss-${id} ${className}`} viewBox="-64 -64 128 128" aria-hidden="true">
      <BossColours />
      <Figure />
    </svg>
  );
}

/** Gradients that more than one drawing uses. */
export function BossColours() {
  return (
    <defs>
      <RadialGradient id="co-core" stops={{ '0%': '#fff2c8', '40%': '#ff7a3c', '100%': '#c8105e' }} />
      <RadialGradient id="co-lens" stops={{ '0%': '#f2fdff', '50%': '#4fd6ff', '100%': '#1b49b8' }} />
    </defs>
  );
}
