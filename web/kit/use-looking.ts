import { useEffect, useRef, useState } from 'preact/hooks';

/** So long a finger rests on something before it is looked at, in milliseconds, and so far it may tremble, in pixels. */
const HOLD = 450;
const TREMBLE = 10;

/** Something that is looked at, and what it is. */
export interface Looked<What> {
  readonly at: Element;
  readonly what: What;
}

interface Looking<What> {
  /** What an element of the page belongs to, as far as it can be looked at. Always the same function. */
  find(target: EventTarget | null): Looked<What> | null;
  /** So long, in milliseconds, a mouse or the focus rests on it before. */
  readonly after?: number;
  /** A click on these is a look, too. */
  readonly pressed?: string;
  /** Escape ends the look alone, and nothing else that is open. */
  readonly alone?: true;
}

/** What somebody looks at: pointed at, reached by the keyboard, or held with a finger. Escape, scrolling and a click elsewhere end it. */
export function useLooking<What>({ find, after = 0, pressed, alone }: Looking<What>) {
  const [found, setFound] = useState<Looked<What> | null>(null);
  const place = useRef<DOMRect | null>(null);
  const shown = useRef(false);
  shown.current = found !== null;
  useEffect(() => {
    place.current = found?.at.getBoundingClientRect() ?? null;
  }, [found]);
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let holding: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;
    /** Where a mouse has been pressed and not moved since: what then comes to lie under it, nobody looks at. */
    let pressedAt: { readonly x: number; readonly y: number } | null = null;
    const look = (next: Looked<What> | null): void => {
      clearTimeout(resting);
      setFound((now) => (now?.at === next?.at ? now : next));
    };
    const rest = (next: Looked<What> | null): void => {
      clearTimeout(resting);
      if (next === null || after === 0) {
        look(next);
        return;
      }
      setFound((now) => (now?.at === next.at ? now : null));
      resting = setTimeout(() => look(next), after);
    };
    const listeners = new AbortController();
    const listen = <K extends keyof DocumentEventMap>(kind: K, hear: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(kind, hear, { signal: listeners.signal, capture: true, passive: kind === 'wheel' });
    // What it says may be read with the mouse on it.
    listen('pointerover', ({ pointerType, target, buttons }) => {
      if (pointerType !== 'touch' && buttons === 0 && pressedAt === null && !isTip(target)) rest(find(target));
    });
    listen('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && rest(find(target)));
    listen('focusout', ({ target }) => {
      clearTimeout(resting);
      setFound((now) => (target instanceof Node && now?.at.contains(target) === true ? null : now));
    });
    listen('keydown', (event) => {
      if (event.key !== 'Escape') return;
      if (alone && shown.current) {
        event.preventDefault();
        event.stopPropagation();
      }
      look(null);
    });
    // Where the focus goes, the page may follow: what has not moved since it is shown stays.
    listen('scroll', () => setFound((now) => (now !== null && hasMoved(now.at, place.current) ? null : now)));
    listen('wheel', ({ target }) => isTip(target) || look(null));
    listen('pointerdown', ({ pointerType, target, clientX, clientY }) => {
      held = false;
      clearTimeout(holding);
      look(null);
      pressedAt = pointerType === 'touch' ? null : { x: clientX, y: clientY };
      if (pointerType !== 'touch') return;
      from = { x: clientX, y: clientY };
      holding = setTimeout(() => {
        held = find(target) !== null;
        look(find(target));
      }, HOLD);
    });
    listen('pointermove', ({ clientX, clientY, pointerType, target, buttons }) => {
      if (pressedAt !== null && buttons === 0 && Math.hypot(clientX - pressedAt.x, clientY - pressedAt.y) > TREMBLE) {
        pressedAt = null;
        if (!isTip(target)) rest(find(target));
      }
      if (pointerType !== 'touch' || Math.hypot(clientX - from.x, clientY - from.y) <= TREMBLE) return;
      clearTimeout(holding);
      // Who holds a piece and then moves it wanted to move it.
      if (held) look(null);
      held = false;
    });
    for (const kind of ['pointerup', 'pointercancel'] as const) listen(kind, () => clearTimeout(holding));
    listen('contextmenu', (event) => held && event.preventDefault());
    listen('click', (event) => {
      const { target } = event;
      if (pressed !== undefined && target instanceof Element && target.closest(pressed) !== null) look(find(target));
      // Whoever held it wanted to read it, not to do it.
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    });
    return () => {
      clearTimeout(resting);
      clearTimeout(holding);
      listeners.abort();
    };
  }, [find, after, pressed, alone]);
  // What was looked at may be gone in the next scene.
  useEffect(() => {
    if (found !== null && !found.at.isConnected) setFound(null);
  });
  return found;
}

function hasMoved(at: Element, before: DOMRect | null): boolean {
  const now = at.getBoundingClientRect();
  return before !== null && Math.hypot(now.x - before.x, now.y - before.y) > TREMBLE;
}

function isTip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tooltip"]') !== null;
}
