import type { Inset } from './camera.ts';
import type { Covering } from './use-clearance.ts';

/**
 * For `useClearance`: keeps the most clear that the dock has covered at this width, so that the board does not jump with every
 * question. Never more than half of the stage, nor than `usual`: a taller dock may lie over the board for a moment.
 */
export function keepingMost(usual = Number.POSITIVE_INFINITY): (covering: Omit<Covering, 'over'>) => Inset {
  let width = 0;
  let most = 0;
  return ({ stage, dock }) => {
    const covered = dock === null ? 0 : Math.max(0, stage.height - dock.y);
    most = Math.min(usual, stage.width === width ? Math.max(most, covered) : covered);
    width = stage.width;
    return { top: 0, right: 0, bottom: Math.min(stage.height / 2, most), left: 0 };
  };
}
