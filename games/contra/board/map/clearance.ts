interface Covering {
  readonly stage: { readonly width: number; readonly height: number };
  /** How far down the dock begins. */
  readonly dock: { readonly y: number } | null;
}

/** How high the dock stands with three lines above the hand, and where the stage is so narrow that its buttons stand below the prompt. */
const USUAL = 230;
const WRAPPED = { below: 600, high: 262 };

/** As much as the dock usually covers: the board keeps its size from question to question, and a taller dock lies over it for a moment. */
export function clearOfDock({ stage: { width, height } }: Pick<Covering, 'stage'>) {
  return atBottom(Math.min(height / 2, width < WRAPPED.below ? WRAPPED.high : USUAL));
}

/** In the replay there is no hand: as much as the dock covers. */
export function clearOfReplay({ stage, dock }: Covering) {
  return atBottom(dock === null ? 0 : Math.min(stage.height / 2, Math.max(0, stage.height - dock.y)));
}

function atBottom(bottom: number) {
  return { top: 0, right: 0, bottom, left: 0 };
}
