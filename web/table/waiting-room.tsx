import type { ReactNode } from 'react';
import { Bar } from '../app/bar.tsx';
import { Lid } from '../setup/lid.tsx';
import type { OnLid } from '../shelf/boxes.ts';
import './waiting-room.css';

/** Before a table: the box on the game's own ground, and beside it what is to be done. */
export function WaitingRoom({ box, chip, children }: { readonly box: OnLid; readonly chip: string; readonly children: ReactNode }) {
  return (
    <div className="antechamber" data-game={box.id}>
      <Bar game={box.title} chip={<span className="chip">{chip}</span>} />
      <div className="antechamber-ground">
        <Lid box={box} />
      </div>
      <main className="antechamber-panel">{children}</main>
    </div>
  );
}
