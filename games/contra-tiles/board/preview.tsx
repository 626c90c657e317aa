import { useLayoutEffect, useRef } from 'react';
import type { Foreseen } from '../facts/foresight.ts';
import { keyOf } from '../facts/places.ts';
import type { BoardWords } from '../words/board.ts';
import { CELL } from './cells.ts';
import { JointArt } from './joint-art.tsx';
import { OnCell } from './laid-layer.tsx';

/** How near to the border of the stage a tag may come, in pixels. */
const EDGE = 6;

/** The piece in the hand over its cell, with the beads it would make. */
export function Preview({ seen }: { readonly seen: Foreseen }) {
  return (
    <g className="ct-preview">
      <rect x={seen.place.x * CELL - 1} y={seen.place.y * CELL - 1} width="82" height="82" rx="14" fill="none" strokeWidth="5" />
      <OnCell place={seen.place} piece={seen.piece} lift={5} />
      {seen.joints.map((joint) => (
        <JointArt key={`${keyOf(joint)} ${joint.edge}`} joint={joint} />
      ))}
    </g>
  );
}

/** How many edges match, and who gains or pays; readable at any zoom, and never cut off at the border of the stage. */
export function PreviewTag({ seen, words }: { readonly seen: Foreseen; readonly words: BoardWords }) {
  const tag = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is put in its place whenever something else is foreseen
  useLayoutEffect(() => {
    const element = tag.current;
    const port = element?.closest('.panzoom-port')?.getBoundingClientRect();
    if (element === null || port === undefined) return;
    element.style.translate = '';
    const box = element.getBoundingClientRect();
    const scale = Number.parseFloat(getComputedStyle(element).getPropertyValue('--zoom')) || 1;
    const dx = Math.max(port.left + EDGE - box.left, 0) + Math.min(port.right - EDGE - box.right, 0);
    const dy = Math.max(port.top + EDGE - box.top, 0);
    element.style.translate = `${dx / scale}px ${dy / scale}px`;
  }, [seen]);
  return (
    <div ref={tag} className="ct-tag" style={{ left: (seen.place.x + 0.5) * CELL, top: seen.place.y * CELL - 8 }} aria-hidden="true">
      <span className="place num">{words.place(seen.place)}</span>
      <span>{words.matching(seen.matching, seen.joints.length)}</span>
      {seen.changes.map((change) => (
        <span key={change.side} className={change.broke ? 'broke' : change.coins > 0 ? 'gain' : 'loss'}>
          {words.change(change)}
        </span>
      ))}
    </div>
  );
}
