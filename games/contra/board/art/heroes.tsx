import { useId } from 'preact/hooks';
import type { CommandoId } from '../../content/index.ts';
import { COMMANDO_SHAPE } from './shapes.ts';

interface Look {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly band: string;
}

const LOOKS: Readonly<Record<CommandoId, Look>> = {
  bill: { skin: '#e3a077', shade: '#c27a54', hair: '#d8b15a', band: '#2b6fd6' },
  lance: { skin: '#e3a077', shade: '#c27a54', hair: '#2a1630', band: '#e2363c' },
  lucia: { skin: '#eec0a0', shade: '#cf9272', hair: '#7d2fc4', band: '#28d9c0' },
  sweets: { skin: '#8d5638', shade: '#6b3c24', hair: '#1c1210', band: '#9ac63c' },
};

/** A commando's head in the shape that is theirs, within a drawing: 52 units across. */
export function Hero({ id, lit = false }: { readonly id: CommandoId; readonly lit?: boolean }) {
  const clip = useId();
  const shape = COMMANDO_SHAPE[id];
  return (
    <g className={`face hero-${id}${lit ? ' lit' : ''}`}>
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path d={shape} className="hero-rim" />
      {lit ? <path d={shape} className="hero-line" /> : null}
      <path d={shape} className="hero-tint" />
      <g clipPath={`url(#${clip})`}>
        <Face id={id} look={LOOKS[id]} />
      </g>
    </g>
  );
}

/** The same as a picture of its own. */
export function HeroIcon({ id, lit = false, className = '' }: { readonly id: CommandoId; readonly lit?: boolean; readonly className?: string }) {
  return (
    <svg className={`hex ${className}`} viewBox="-30 -30 60 60" aria-hidden="true">
      <Hero id={id} lit={lit} />
    </svg>
  );
}

function Face({ id, look: { skin, shade, hair, band } }: { readonly id: CommandoId; readonly look: Look }) {
  return (
    <g>
      {id === 'lucia' ? <path d="M-14-6C-15-18-6-22 0-22S15-18 14-6C14 4 16 14 13 22H-13C-16 14-14 4-14-6z" fill={hair} /> : null}
      {id === 'sweets' ? <path d="M-13-4C-15-14-9-20 0-20S15-14 13-4L15 9 11 12 10 2H-10L-11 12-15 9z" fill={hair} /> : null}
      <path d="M-15 24c1-10 7-13 15-13s14 3 15 13z" fill="#2c1b1f" />
      <path d="M-15 24c1-10 7-13 12-13l3 5 3-5c5 0 11 3 12 13z" className="hero-vest" />
      <path d="M-5 6h10v7c-3 3-7 3-10 0z" fill={shade} />
      <path d="M-9-4c0-9 4-12 9-12s9 3 9 12-4 13-9 13-9-4-9-13z" fill={skin} />
      <path d="M1-16c5 0 8 3 8 12s-3 12-8 13c4-4 4-9 4-14s-1-9-4-11z" fill={shade} />
      <Head id={id} hair={hair} band={band} />
    </g>
  );
}

function Head({ id, hair, band }: { readonly id: CommandoId; readonly hair: string; readonly band: string }) {
  switch (id) {
    case 'lucia':
      return (
        <g>
          <path d="M-11-3c-2-12 4-17 11-17s13 5 11 17c-1-5-3-8-6-9-5 2-9 2-13 0-1 2-2 5-3 9z" fill={hair} />
          <path d="M-10-5.5h20l-1.5 5h-17z" fill={band} />
          <path d="M-8.5-4.500h8l-1 1.500h-7z" fill="#eafffb" opacity=".8" />
          <path d="M10-8l3 2v6l-3 1z" fill="#3a3352" />
          <path d="M-2.5 5.200q2.5 1.8 5 0" stroke="#a3433f" strokeWidth="1.6" fill="none" strokeLinecap="round" />
        </g>
      );
    case 'sweets':
      return (
        <g>
          <path d="M-11.5-8c0-9 5-12.5 11.5-12.500S11.5-17 11.5-8z" fill={band} />
          <path d="M-12-9.500h24l3 3.500H-12z" fill="#6b8c24" />
          <circle cx="-4" cy="-14" r="3.6" fill="#22304a" stroke="#d8e6ff" strokeWidth="1.2" />
          <circle cx="5" cy="-14" r="3.6" fill="#22304a" stroke="#d8e6ff" strokeWidth="1.2" />
          <path d="M-6.5-2h4M2.5-2h4" stroke="#1c0f0a" strokeWidth="2.2" strokeLinecap="round" />
          <path d="M-4 4.500q4 3.6 8 0" stroke="#f3e8dc" strokeWidth="1.8" fill="none" strokeLinecap="round" />
        </g>
      );
    default:
      return (
        <g>
          <path d="M-11-5c-2-10 4-15 11-15s13 5 11 15c-1-3-2-5-3-6H-8c-1 1-2 3-3 6z" fill={hair} />
          <path d="M-10.5-11h21v4.500h-21z" fill={band} />
          <path d="M10-10l8 2-3 2 4 4-10-4z" fill={band} />
          <path d="M-8-3.500h16l-1 4c-2 1.5-5 1.5-6-1.500h-2c-1 3-4 3-6 1.500z" fill="#140a1e" />
          <path d="M-3 5q3 1.4 6 0" stroke="#6d3525" strokeWidth="1.4" fill="none" strokeLinecap="round" />
        </g>
      );
  }
}
