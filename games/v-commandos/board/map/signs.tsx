import type { ComponentChildren } from 'preact';
import type { EnemyId } from '../../content/enemies.ts';
import { ENEMIES } from '../../content/enemies.ts';
import type { KitId } from '../../content/kit.ts';
import { ENEMY_ICONS, KIT_ICONS } from '../art/looks.ts';
import { Drawn } from '../art/pictures.tsx';

/* Pieces within a drawing, around 0 0, in squares of 40 units. */

const TRIANGLE = 'M0-15 15 11H-15z';

/** An objective by its number, or the alarm; the alarm is orange when it sounds and nothing else ever is. */
export function Marker({ what, done = false, loud = false }: { readonly what: number | 'alarm'; readonly done?: boolean; readonly loud?: boolean }) {
  if (what === 'alarm')
    return (
      <g className={`vc-marker bell${loud ? ' loud' : ''}`} transform="translate(0 3) scale(1.250)">
        <path d={TRIANGLE} />
        <Drawn name="ringing-bell" side={16} y={1} className="bell-sign" />
      </g>
    );
  return (
    <g className={`vc-marker${done ? ' done' : ''}`} transform="translate(0 3) scale(1.250)">
      <path d={TRIANGLE} />
      {done ? (
        <path d="M-5.500 1.500-1.500 6 6-3" className="tick" />
      ) : (
        <text y="7" textAnchor="middle">
          {what}
        </text>
      )}
    </g>
  );
}

export function Trapdoor({ open }: { readonly open: boolean }) {
  return (
    <g className="vc-trap">
      <rect x="-16" y="-16" width="32" height="32" rx="4" className="frame" />
      {open ? (
        <>
          <rect x="-11" y="-11" width="22" height="22" rx="2" className="hole" />
          <path d="M-5-11v22M5-11v22M-5-5H5M-5 1H5M-5 7H5" className="ladder" />
        </>
      ) : (
        <>
          <path d="M-13-13 13 13M13-13-13 13" className="board-shade" />
          <path d="M-13-13 13 13M13-13-13 13" className="board" />
        </>
      )}
    </g>
  );
}

/** A door in its wall; `upright` where the wall runs up and down. */
export function DoorSign({ open, upright }: { readonly open: boolean; readonly upright: boolean }) {
  return (
    <g className={`vc-door ${open ? 'open' : 'locked'}`} transform={`rotate(${upright ? 90 : 0})`}>
      <rect x="-19" y="-9.500" width="38" height="19" rx="3" />
      {open ? (
        <path d="M-17 0-17-22" className="leaf" />
      ) : (
        <>
          <path d="M-8-8v16M3-8v16" className="grain" />
          <g transform={`rotate(${upright ? -90 : 0})`}>
            <rect x="-6" y="-3" width="12" height="9.500" rx="2" className="lock" />
            <path d="M-3.300-3v-2.500a3.300 3.300 0 0 1 6.600 0V-3" className="shackle" />
          </g>
        </>
      )}
    </g>
  );
}

const BOXES: ReadonlyMap<EnemyId, number> = new Map(ENEMIES.map(({ id, boxes }) => [id, boxes]));
const SPECIAL: ReadonlySet<EnemyId> = new Set(ENEMIES.filter(({ plain }) => !plain).map(({ id }) => id));
const MASKED: ReadonlySet<EnemyId> = new Set(ENEMIES.filter((enemy) => 'mask' in enemy).map(({ id }) => id));

/** How many there are in one place, in its corner. */
function Count({ n, at }: { readonly n: number; readonly at: number }) {
  return n > 1 ? (
    <g transform={`translate(${at} ${-at})`} className="count">
      <circle r="8" />
      <text y="4" textAnchor="middle">
        {n}
      </text>
    </g>
  ) : null;
}

interface EnemySignProps {
  readonly id: EnemyId;
  readonly guard?: boolean;
  /** More than one of them in one place. */
  readonly count?: number;
  readonly firing?: boolean;
  readonly children?: ComponentChildren;
}

/** An enemy token: what he carries, and a box for each die. Guards stand on a post, Specials have a black border. */
export function EnemySign({ id, guard = false, count = 1, firing = false }: EnemySignProps) {
  const boxes = BOXES.get(id) ?? 0;
  const classes = ['vc-enemy'];
  if (SPECIAL.has(id)) classes.push('special');
  if (id === 'marked') classes.push('marked');
  if (guard) classes.push('guard');
  if (firing) classes.push('firing');
  return (
    <g className={classes.join(' ')}>
      <rect x="-16" y="-13.500" width="32" height="32" rx="5" className="shade" />
      <rect x="-16" y="-16" width="32" height="32" rx="5" className="body" />
      <Drawn name={ENEMY_ICONS[id]} side={23} y={-3} className="sign" />
      {Array.from({ length: boxes }, (_, i) => i).map((i) => (
        <rect key={i} x={-3.5 + (i - (boxes - 1) / 2) * 9} y="8" width="7" height="6" rx="1.200" className="box" />
      ))}
      {MASKED.has(id) ? <circle cx="12" cy="-12" r="4.500" className="mask" /> : null}
      {guard ? <path d="M-20 18h40" className="post" /> : null}
      <Count n={count} at={14} />
    </g>
  );
}

export function KitSign({ id, count = 1 }: { readonly id: KitId; readonly count?: number }) {
  return (
    <g className="vc-kit">
      <rect x="-15" y="-15" width="30" height="30" rx="8" />
      <Drawn name={KIT_ICONS[id]} side={21} />
      <Count n={count} at={13} />
    </g>
  );
}

/** Emplaced TNT, with the turns it has left where it has a timer. */
export function ChargeSign({ timer }: { readonly timer: number }) {
  return (
    <g className="vc-charge">
      <rect x="-15" y="-15" width="30" height="30" rx="8" />
      <Drawn name="dynamite" side={21} />
      {timer > 0 ? (
        <text x="9" y="-6" textAnchor="middle">
          {timer}
        </text>
      ) : null}
    </g>
  );
}

export function BarrelSign() {
  return (
    <g className="vc-barrel">
      <circle r="16" />
      <Drawn name="barrel" side={22} />
    </g>
  );
}

/** The nest of a machine gun, or of Goliaths. */
export function NestSign({ kind }: { readonly kind: 'mg' | 'goliath' }) {
  return (
    <g className="vc-nest">
      <path d="M-17 12a17 17 0 0 1 34 0z" />
      <Drawn name={kind === 'mg' ? 'machine-gun' : 'tank'} side={20} y={1} />
    </g>
  );
}

interface EntranceProps {
  readonly name?: string;
  readonly turn: number;
  readonly draws: number;
  readonly loud: boolean;
  readonly would: boolean;
}

/** The arrow at which reinforcements come in, with the tokens it draws; beside it the name it has in the log. */
export function EntranceSign({ name, turn, draws, loud, would }: EntranceProps) {
  return (
    <g className={`vc-entrance${loud ? ' loud' : ''}`}>
      <g transform={`rotate(${turn})`}>
        <path d="M-24-15H24V5L0 22-24 5z" className="arrow" />
        {would ? <path d="M-27-18H27V7L0 26-27 7z" className="would" /> : null}
      </g>
      <text y={turn === 180 ? 5 : turn === 0 ? 2 : 4.5} x={turn === -90 ? 3 : turn === 90 ? -3 : 0} textAnchor="middle">
        {draws}
      </text>
      {name === undefined ? null : (
        <text x={turn % 180 === 0 ? -36 : 0} y={turn % 180 === 0 ? 4 : -30} className="name" textAnchor="middle">
          {name}
        </text>
      )}
    </g>
  );
}
