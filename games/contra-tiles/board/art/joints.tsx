import type { Joint, Seal } from '../../facts/joints.ts';
import { AROUND } from '../../facts/places.ts';
import { CELL } from '../map/geometry.ts';

/** A gold bead with a tick where colours meet, a dark notch with a cross where they do not. */
export function JointArt({ joint, order }: { readonly joint: Joint; readonly order?: number | undefined }) {
  const { x: dx, y: dy } = AROUND[joint.edge] ?? { x: 0, y: 0 };
  const x = (joint.x + 0.5 + dx / 2) * CELL;
  const y = (joint.y + 0.5 + dy / 2) * CELL;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={order === undefined ? undefined : 'ct-pop'} style={order === undefined ? undefined : { animationDelay: `${order * 40}ms` }}>
        {joint.matches ? (
          <>
            <circle r="8" fill="#2a1a08" />
            <circle r="6.5" fill="#f8d873" />
            <path d="M-3 .2-.8 2.6 3.2-2.2" fill="none" stroke="#3a2400" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
          </>
        ) : (
          <>
            <rect x="-7" y="-7" width="14" height="14" rx="3" transform="rotate(45) scale(.86)" fill="#20140a" />
            <path d="M-2.5-2.5 2.5 2.5M2.5-2.5-2.5 2.5" stroke="#ffb4a6" strokeWidth="1.8" strokeLinecap="round" />
          </>
        )}
      </g>
    </g>
  );
}

const SEALS: Readonly<Record<number, { readonly text: string; readonly fill: string; readonly ink: string }>> = {
  1: { text: '+1', fill: '#f3cf6a', ink: '#2b1a00' },
  0: { text: '0', fill: '#e9e2cf', ink: '#2b1a00' },
  [-2]: { text: '−2', fill: '#7e1f1a', ink: '#fff1e6' },
};

/** What a closed tile was worth. */
export function SealArt({ seal, fresh = false }: { readonly seal: Seal; readonly fresh?: boolean }) {
  const { text, fill, ink } = SEALS[seal.coins] ?? { text: String(seal.coins), fill: '#e9e2cf', ink: '#2b1a00' };
  return (
    <g transform={`translate(${seal.x * CELL + 64} ${seal.y * CELL + 64})`}>
      <g className={fresh ? 'ct-seal ct-pop' : 'ct-seal'}>
        <circle cy="2" r="12.5" fill="#1c0f02" opacity=".35" />
        <circle r="12" fill={fill} stroke="#3a2400" strokeWidth="1.5" />
        <text y="4.2" textAnchor="middle" fontSize="12" fontWeight="760" fill={ink}>
          {text}
        </text>
      </g>
    </g>
  );
}
