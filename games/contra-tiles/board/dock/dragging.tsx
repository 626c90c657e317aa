import type { TargetedPointerEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { TREMBLE } from '#kit';
import type { Point } from '../../../plane.ts';
import type { Pick } from '../../facts/openings.ts';
import type { Piece } from '../../view.ts';
import { Art, PieceArt } from '../art/pieces.tsx';

/** How long a piece flies home, in milliseconds. */
const HOMEWARD = 180;

/** A piece on its way from the tray to the table, or back. */
export interface Dragged {
  readonly pick: Pick;
  readonly at: Point;
  /** Where it lay in the tray. */
  readonly home: Point;
  /** The table shows it where it would lie. */
  readonly snapped: boolean;
  readonly back: boolean;
}

export interface DragActs {
  /** Whether it may be taken out of the tray. */
  may(pick: Pick): boolean;
  /** It is carried over a point: whether it would lie there. */
  over(pick: Pick, at: Point): boolean;
  /** It is let go: whether it stays there. */
  drop(pick: Pick, at: Point): boolean;
  leave(): void;
}

/** What a place of the tray hears of the pointer. */
export interface SlotDrag {
  down(pick: Pick, event: TargetedPointerEvent<Element>): void;
  move(event: TargetedPointerEvent<Element>): void;
  up(event: TargetedPointerEvent<Element>): void;
  cancel(): void;
  /** Whether a click ends a drag, and means nothing by itself. */
  ended(): boolean;
}

interface Pressed {
  readonly pick: Pick;
  readonly id: number;
  readonly from: Point;
  moving: boolean;
}

/** Pieces are dragged out of the tray with mouse, pen or finger; a press that stays put is a click as ever. */
export function useDragging(acts: DragActs): { readonly dragged: Dragged | null; readonly slots: SlotDrag; home(): void } {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const pressed = useRef<Pressed | null>(null);
  const wasDrag = useRef(false);
  const release = (): Pressed | null => {
    const held = pressed.current;
    pressed.current = null;
    return held?.moving === true ? held : null;
  };
  const slots: SlotDrag = {
    down(pick, { button, pointerId, clientX, clientY, currentTarget }) {
      wasDrag.current = false;
      if (button !== 0 || !acts.may(pick)) return;
      pressed.current = { pick, id: pointerId, from: { x: clientX, y: clientY }, moving: false };
      currentTarget.setPointerCapture(pointerId);
    },
    move({ pointerId, clientX, clientY, currentTarget }) {
      const held = pressed.current;
      if (held === null || held.id !== pointerId) return;
      const at = { x: clientX, y: clientY };
      if (!held.moving) {
        if (Math.hypot(at.x - held.from.x, at.y - held.from.y) < TREMBLE) return;
        held.moving = true;
      }
      const box = currentTarget.getBoundingClientRect();
      const home = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      setDragged({ pick: held.pick, at, home, snapped: acts.over(held.pick, at), back: false });
    },
    up({ clientX, clientY }) {
      const held = release();
      if (held === null) return;
      wasDrag.current = true;
      const stays = acts.drop(held.pick, { x: clientX, y: clientY });
      setDragged((one) => (stays || one === null ? null : { ...one, snapped: false, back: true }));
    },
    cancel() {
      if (release() === null) return;
      acts.leave();
      setDragged(null);
    },
    ended: () => wasDrag.current,
  };
  return { dragged, slots, home: () => setDragged(null) };
}

/** The piece under the finger. What does not stay where it was dropped goes home. */
export function DraggedPiece({ dragged, piece, still, home }: { readonly dragged: Dragged; readonly piece: Piece; readonly still: boolean; home(): void }) {
  const ghost = useRef<HTMLDivElement>(null);
  const { back } = dragged;
  // Over everything else: the tray it comes from lies on the table.
  useLayoutEffect(() => ghost.current?.showPopover(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it sets out for home once
  useLayoutEffect(() => {
    const element = ghost.current;
    if (!back || element === null) return;
    if (still) {
      home();
      return;
    }
    const { x, y } = dragged.home;
    const way = element.animate({ translate: `${x}px ${y}px` }, { duration: HOMEWARD, easing: 'ease-in-out' });
    way.onfinish = home;
    return () => way.cancel();
  }, [back]);
  return (
    <div
      ref={ghost}
      popover="manual"
      className={dragged.snapped ? 'ct-dragged snapped' : 'ct-dragged'}
      style={{ translate: `${dragged.at.x}px ${dragged.at.y}px` }}
      aria-hidden="true"
    >
      <Art>
        <PieceArt piece={piece} />
      </Art>
    </div>
  );
}
