import './dice.css';

/** Where the pips of each face lie, in steps from the centre. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export type DieLook = 'plain' | 'good' | 'bad';

export interface DieProps {
  readonly value: number;
  readonly look?: DieLook;
  /** Tumbles before it settles. Give it a new key for each roll. */
  readonly rolling?: boolean;
  /** How it lies, in degrees. */
  readonly tilt?: number;
}

/** A six-sided die. What it means stands in words beside it, so it is hidden from screen readers. */
export function Die({ value, look = 'plain', rolling = false, tilt = 0 }: DieProps) {
  return (
    <svg className={`d6 ${look}${rolling ? ' rolling' : ''}`} viewBox="-27 -27 54 56" style={{ rotate: `${tilt}deg` }} aria-hidden="true">
      <rect className="d6-shade" x="-23" y="-19" width="46" height="46" rx="10" />
      <rect className="d6-body" x="-23" y="-23" width="46" height="46" rx="10" />
      <path className="d6-sheen" d="M-23-13q0-10 10-10h26q10 0 10 10v3q0-9-10-9h-26q-10 0-10 9z" />
      {look === 'good' && <rect className="d6-ring" x="-25" y="-25" width="50" height="50" rx="12" />}
      {rolling && <Pips value={((value + 1) % 6) + 1} className="d6-tumble first" />}
      {rolling && <Pips value={((value + 3) % 6) + 1} className="d6-tumble second" />}
      <Pips value={value} className="d6-face" />
    </svg>
  );
}

function Pips({ value, className }: { readonly value: number; readonly className: string }) {
  return (
    <g className={className}>
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 11.5} cy={y * 11.5} r="4.8" />
      ))}
    </g>
  );
}

/** A die with more sides, its number written on it; `shape` and colour come from the game. */
export function NumberDie({ value, rolling = false, className = '' }: { readonly value: number; readonly rolling?: boolean; readonly className?: string }) {
  return (
    <svg className={`d8 ${className}${rolling ? ' rolling' : ''}`} viewBox="-27 -27 54 56" aria-hidden="true">
      <path className="d6-shade" d="M0-22 24 2 0 27-24 2z" />
      <path className="d8-body" d="M0-26 25-1 0 24-25-1z" />
      <path className="d8-edge" d="M-25-1 0 9 25-1M0 9v15M0-26-25-1M0-26 25-1" />
      <text y="3.5" textAnchor="middle" className="d8-number">
        {value}
      </text>
    </svg>
  );
}
