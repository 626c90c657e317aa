import { useLayoutEffect, useRef } from 'preact/hooks';
import { keyOf, type Place } from '../../facts/places.ts';
import type { Preview as Foretold } from '../../preview.ts';
import type { Side } from '../../rules/pieces.ts';
import type { Piece } from '../../view.ts';
import type { Messages } from '../../words/messages.ts';
import { JointArt } from '../art/joints.tsx';
import { changeText } from './change-text.ts';
import { CELL } from './geometry.ts';
import { OnCell } from './laid-layer.tsx';

const TONES = { reward: 'gain', pay: 'loss', broke: 'broke' } as const;

/** How near to the border of the stage a tag may come, in pixels. */
const EDGE = 6;

/** A placement that is looked at: the piece on its cell, and what that would do. */
export interface Foreseen extends Foretold {
  readonly place: Place;
  readonly piece: Piece;
}

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

/** How many edges match, who gains or pays; readable at any zoom, and never cut off at the border of the stage. */
export function PreviewTag({ seen, mine, words }: { readonly seen: Foreseen; readonly mine: Side | null; readonly words: Messages }) {
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
      <span className="place num">{words.board.place({ at: seen.place })}</span>
      <span>{words.board.matching({ matching: seen.matching, of: seen.joints.length })}</span>
      {seen.toScore.length > 0 && <span>{words.board['to-score']({ n: seen.toScore.length })}</span>}
      {seen.scoring.map(
        (event, at) =>
          event.kind !== 'score' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
            <span key={at} className={TONES[event.kind]}>
              {changeText(words, event, mine)}
            </span>
          ),
      )}
    </div>
  );
}
