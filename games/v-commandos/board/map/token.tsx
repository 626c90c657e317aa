import type { CommandoId } from '../../content/commandos.ts';
import { Bust, StateSign } from '../art/pictures.tsx';

interface TokenProps {
  readonly id: CommandoId;
  readonly state: 'stealthy' | 'visible' | 'critical';
  readonly active?: boolean;
  readonly uniform?: boolean;
  readonly acted?: boolean;
  readonly carries?: boolean;
}

/** A commando within a drawing: dashed and with a closed eye while Stealthy, solid and with an open one when Visible, grey when Critical. */
export function Token({ id, state, active = false, uniform = false, acted = false, carries = false }: TokenProps) {
  return (
    <g className={`vc-token ${state}${active ? ' active' : ''}${acted ? ' acted' : ''}`}>
      <circle cy="3" r="23" className="shade" />
      <circle r="23" className="rim" />
      <Bust id={id} at={21} grey={state === 'critical'} />
      <circle r="24" className="ring" />
      {uniform ? <path d="M-21 11q21 16 42 0l-3 8q-18 11-36 0z" className="uniform" /> : null}
      {carries ? <path d="M-24-8h12v10h-12zM-21-8v-3h6v3" className="carries" /> : null}
      <g transform="translate(17 -17)">
        <StateSign state={state} />
      </g>
    </g>
  );
}
