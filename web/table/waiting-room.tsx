import type { ReactNode } from 'react';
import type { Box, Words } from '#games';
import { Bar } from '../app/bar.tsx';
import { Lid } from '../setup/lid.tsx';

/** Before a table: the box on the game's own ground, and beside it what is to be done. */
export function WaitingRoom({ box, words, chip, children }: { readonly box: Box; readonly words: Words; readonly chip: string; readonly children: ReactNode }) {
  return (
    <div className="antechamber" data-game={box.game.id}>
      <Bar game={box.game.title} chip={<span className="chip">{chip}</span>} />
      <div className="antechamber-ground">
        <Lid box={box} words={words} />
      </div>
      <main className="antechamber-panel">{children}</main>
    </div>
  );
}
