interface Covering {
  readonly stage: { readonly width: number; readonly height: number };
  readonly dock: { readonly y: number } | null;
}

interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A prompt of three lines may lie over the table for a moment. */
const USUAL = 240;

/** Keeps the most clear that the dock has covered at this size, so that the table does not jump with every question. */
export function keepingMost(): (covering: Covering) => Inset {
  let size = '';
  let most = 0;
  return ({ stage, dock }) => {
    const covered = Math.min(stage.height / 2, USUAL, dock === null ? 0 : Math.max(0, stage.height - dock.y));
    const now = `${stage.width} ${stage.height}`;
    most = now === size ? Math.max(most, covered) : covered;
    size = now;
    return { top: 0, right: 0, bottom: most, left: 0 };
  };
}
