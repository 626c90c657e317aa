import type { ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Area } from '../../games/plane.ts';
import { beyond, type Camera, framing, type Inset, moved, round, SIDES, uncovering, type Zoom, zoomed } from './camera.ts';
import { useGestures, useZoomKeys } from './gestures.ts';
import { Icon } from './icon.tsx';
import './pan-zoom.css';

export interface PanZoomProps {
  /** What is framed until somebody moves the table, in the units of the content. */
  readonly area: Area;
  /** What lies over the port; the area is framed in the rest. */
  readonly inset?: Inset;
  readonly zoom?: Zoom;
  /** The content comes again after so many of its units, to both sides: whoever goes on comes round. */
  readonly period?: number;
  /** Where the content ends: sides on which it goes on out of sight are marked. */
  readonly ends?: Area;
  /** Framing jumps instead of gliding. */
  readonly still?: boolean;
  readonly words: { readonly nearer: string; readonly farther: string; readonly whole: string };
  readonly children: ComponentChildren;
}

const NOTHING_OVER: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
const ZOOM: Zoom = { least: 0.25, most: 3 };
const STEP = 1.25;
/** How far a ring of focus may reach under what lies over the port, in pixels. */
const RING = 8;

/**
 * An endless table behind a window: drag, wheel, pinch, the keys + − 0, and buttons. It frames the area anew when that grows,
 * until somebody moves the table; from then on it stays where it is put. Moving renders nothing: only a transform changes.
 * The content can read the scale from the custom property `--zoom`.
 */
export function PanZoom({ area, inset = NOTHING_OVER, zoom = ZOOM, period, ends, still = false, words, children }: PanZoomProps) {
  const port = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | null>(null);
  const [held, setHeld] = useState(false);

  const look = useCallback(
    (next: Camera, gliding: boolean) => {
      const element = content.current;
      if (element === null) return;
      element.classList.toggle('gliding', gliding && !still);
      element.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
      if (camera.current?.scale !== next.scale) element.style.setProperty('--zoom', String(next.scale));
      camera.current = next;
      const seen = port.current;
      if (ends !== undefined && seen !== null)
        seen.dataset['beyond'] = beyond(next, ends, { width: seen.clientWidth, height: seen.clientHeight }, inset).join(' ');
    },
    [still, ends, inset],
  );

  const frame = useCallback(
    (gliding: boolean) => {
      const element = port.current;
      if (element !== null && element.clientWidth > 0) look(framing(area, { width: element.clientWidth, height: element.clientHeight }, inset, zoom), gliding);
    },
    [area, inset, zoom, look],
  );

  useLayoutEffect(() => {
    if (!held) frame(camera.current !== null);
  }, [held, frame]);

  useEffect(() => {
    const element = port.current;
    if (element === null || held) return;
    const observer = new ResizeObserver(() => frame(false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [held, frame]);

  const change = useCallback(
    (next: (camera: Camera) => Camera, gliding = false) => {
      const element = port.current;
      if (camera.current === null || element === null) return;
      const seen = next(camera.current);
      look(period === undefined || gliding ? seen : round(seen, { width: element.clientWidth, height: element.clientHeight }, period), gliding);
      setHeld(true);
    },
    [look, period],
  );

  const step = useCallback(
    (factor: number) => {
      const element = port.current;
      if (element === null) return;
      const middle = {
        x: (inset.left + element.clientWidth - inset.right) / 2,
        y: (inset.top + element.clientHeight - inset.bottom) / 2,
      };
      change((seen) => zoomed(seen, factor, middle, zoom), true);
    },
    [inset, zoom, change],
  );

  const whole = useCallback(() => setHeld(false), []);

  useGestures(port, zoom, change);
  useZoomKeys(step, whole);

  /** Whoever walks over the board by keyboard sees where they are. */
  useEffect(() => {
    const element = port.current;
    const uncover = ({ target }: FocusEvent): void => {
      if (element === null || !(target instanceof Element) || !target.matches(':focus-visible')) return;
      const [box, part] = [element.getBoundingClientRect(), target.getBoundingClientRect()];
      const seen = { x: part.x - box.x + RING, y: part.y - box.y + RING, width: part.width - 2 * RING, height: part.height - 2 * RING };
      const { dx, dy } = uncovering(seen, box, inset);
      if (camera.current !== null && (dx !== 0 || dy !== 0)) look(moved(camera.current, dx, dy), true);
    };
    element?.addEventListener('focusin', uncover);
    return () => element?.removeEventListener('focusin', uncover);
  }, [inset, look]);

  return (
    <div className="panzoom">
      <div className="panzoom-port" ref={port}>
        <div className="panzoom-content" ref={content}>
          {children}
        </div>
      </div>
      {ends !== undefined && SIDES.map((side) => <i key={side} className={`panzoom-beyond ${side}`} aria-hidden="true" />)}
      <div className={held ? 'panzoom-keys held' : 'panzoom-keys'} style={{ bottom: inset.bottom + 12, right: inset.right + 14 }}>
        <button type="button" className="btn icon" aria-label={words.nearer} title={words.nearer} onClick={() => step(STEP)}>
          <Icon name="plus" />
        </button>
        <button type="button" className="btn icon" aria-label={words.farther} title={words.farther} onClick={() => step(1 / STEP)}>
          <Icon name="minus" />
        </button>
        <button type="button" className="btn icon whole" aria-label={words.whole} title={words.whole} onClick={whole} disabled={!held}>
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}
