import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Point } from '../../games/plane.ts';
import { type Camera, moved, type Zoom, zoomed } from './camera.ts';

/** As far as a finger trembles, in pixels. */
export const TREMBLE = 6;
const STEP = 1.25;

type Change = (next: (camera: Camera) => Camera) => void;

/** Drag, wheel and pinch over a port. A drag is no click; what lies in the port gets its clicks as long as the pointer stays put. */
export function useGestures(port: RefObject<HTMLElement | null>, zoom: Zoom, change: Change): void {
  useEffect(() => {
    const element = port.current;
    if (element === null) return;
    const fingers = new Map<number, { x: number; y: number }>();
    let dragging = false;
    let pressed = { x: 0, y: 0 };

    const within = (event: MouseEvent): { x: number; y: number } => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };
    const press = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      pressed = within(event);
      fingers.set(event.pointerId, pressed);
      if (fingers.size === 1) dragging = false;
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = within(event);
      if (!dragging) {
        if (fingers.size === 1 && Math.hypot(now.x - pressed.x, now.y - pressed.y) < TREMBLE) return;
        dragging = true;
        element.classList.add('dragging');
        for (const finger of fingers.keys()) element.setPointerCapture(finger);
      }
      fingers.set(event.pointerId, now);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) change((camera) => moved(camera, now.x - before.x, now.y - before.y));
      else change((camera) => pinched(camera, other, before, now, zoom));
    };
    const release = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) element.classList.remove('dragging');
    };
    const click = (event: MouseEvent): void => {
      if (dragging) event.stopPropagation();
      dragging = false;
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015));
      change((camera) => zoomed(camera, factor, within(event), zoom));
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', release);
    element.addEventListener('click', click, { capture: true });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('pointercancel', release);
      element.removeEventListener('click', click, { capture: true });
      element.removeEventListener('wheel', wheel);
    };
  }, [port, zoom, change]);
}

/** One of two fingers moves: both keep what lies under them, as far as two fingers can. */
function pinched(camera: Camera, rest: Point, before: Point, now: Point, zoom: Zoom): Camera {
  const factor = Math.hypot(now.x - rest.x, now.y - rest.y) / Math.max(1, Math.hypot(before.x - rest.x, before.y - rest.y));
  const middle = { x: (before.x + rest.x) / 2, y: (before.y + rest.y) / 2 };
  return moved(zoomed(camera, factor, middle, zoom), (now.x - before.x) / 2, (now.y - before.y) / 2);
}

/** The keys + and − go nearer and farther, 0 shows the whole. */
export function useZoomKeys(step: (factor: number) => void, whole: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === '+' || event.key === '=') step(STEP);
      else if (event.key === '-') step(1 / STEP);
      else if (event.key === '0') whole();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [step, whole]);
}

/** Keys belong to the field somebody types in. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
