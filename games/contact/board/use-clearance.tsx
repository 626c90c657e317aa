import { type RefObject, useLayoutEffect, useState } from 'react';

interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NOTHING: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
/** What the helicopter and the dice take at the top of a phone's stage. */
const HEADS_UP = 52;
const MARGIN = 6;

/** How much of the stage the dock lies over: the most it has been, in the present or in the past, so that the board does not jump with every question. */
export function useClearance(stage: RefObject<HTMLElement | null>, past: boolean): Inset {
  const [inset, setInset] = useState<Inset>(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dock of the replay is another one
  useLayoutEffect(() => {
    const here = stage.current;
    const dock = here?.closest('.table')?.querySelector('.dock-slot');
    if (here === null || dock === null || dock === undefined) return;
    let width = 0;
    const measure = (): void => {
      const port = here.getBoundingClientRect();
      const covered = Math.max(0, port.bottom - dock.getBoundingClientRect().top);
      const narrow = matchMedia('(max-width: 720px)').matches;
      const fresh = width !== here.clientWidth;
      width = here.clientWidth;
      setInset((known) => {
        const bottom = MARGIN + Math.min(port.height / 2, fresh ? covered : Math.max(covered, known.bottom - MARGIN));
        const top = narrow ? HEADS_UP : MARGIN;
        return known.bottom === bottom && known.top === top ? known : { top, bottom, left: 0, right: 0 };
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(here);
    observer.observe(dock);
    return () => observer.disconnect();
  }, [stage, past]);
  return inset;
}
