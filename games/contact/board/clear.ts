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

/** What the helicopter and the dice take at the top of a phone's stage. */
const HEADS_UP = 52;
const MARGIN = 6;

/** Keeps the most clear that the dock has covered at this width, so that the board does not jump with every question. */
export function keepingMost(narrow: () => boolean): (covering: Covering) => Inset {
  let width = 0;
  let most = 0;
  return ({ stage, dock }) => {
    const covered = Math.min(stage.height / 2, dock === null ? 0 : Math.max(0, stage.height - dock.y));
    most = stage.width === width ? Math.max(most, covered) : covered;
    width = stage.width;
    return { top: narrow() ? HEADS_UP : MARGIN, right: 0, bottom: MARGIN + Math.min(stage.height / 2, most), left: 0 };
  };
}
