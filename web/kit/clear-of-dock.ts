import type { Inset } from './camera.ts';
import type { Covering } from './use-clearance.ts';

/** How much of the stage the dock of a game usually covers, in pixels: beside a panel, and where the stage is so narrow that its buttons stand below the prompt. */
export interface UsualDock {
  readonly wide: number;
  readonly narrow: number;
}

const NARROW = 600;

/**
 * For `useClearance`: as much as the dock usually covers, never more than half of the stage. So the board keeps size and place from
 * question to question; a taller dock lies over it for a moment. The dock of the replay is another one, and so is what is read
 * before it goes on: what they cover is kept clear.
 */
export function clearOfDock({ wide, narrow }: UsualDock, other: boolean): (covering: Omit<Covering, 'over'>) => Inset {
  return ({ stage, dock }) => {
    const covered = dock === null ? 0 : Math.max(0, stage.height - dock.y);
    const bottom = other ? covered : stage.width < NARROW ? narrow : wide;
    return { top: 0, right: 0, bottom: Math.min(stage.height / 2, bottom), left: 0 };
  };
}
