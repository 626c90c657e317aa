import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { View } from '../../view.ts';
import type { ContraWords } from '../../words/words.ts';
import { beside, WIDTH } from '../dock/beside.ts';
import { Look } from './look.tsx';
import { type Found, thingAt } from './things.ts';

/** So long a finger rests on something before it is looked at, in milliseconds, and so far it may tremble, in pixels. */
const HOLD = 450;
const TREMBLE = 10;

interface TipProps {
  readonly words: ContraWords;
  readonly view: View;
  /** Something else is open: nothing is shown beside it. */
  readonly quiet: boolean;
}

/** What is pointed at, reached by the keyboard or held with a finger, in large: a card in full, or what a thing is and does. Escape closes it. */
export function Tip({ words, view, quiet }: TipProps) {
  const [found, setFound] = useLooking();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const id = useId();
  const at = quiet ? null : (found?.at ?? null);

  useLayoutEffect(() => {
    const own = box.current?.getBoundingClientRect();
    setPlace(at === null || own === undefined ? null : beside(at.getBoundingClientRect(), own, { width: innerWidth, height: innerHeight }));
    at?.setAttribute('aria-describedby', id);
    return () => at?.removeAttribute('aria-describedby');
  }, [at, id]);
  // What was looked at may be gone in the next scene.
  useEffect(() => {
    if (found !== null && !found.at.isConnected) setFound(null);
  });

  if (found === null || at === null) return null;
  return (
    <div ref={box} id={id} className="pop co-tip" role="tooltip" style={place === null ? { visibility: 'hidden' } : { ...place, width: WIDTH }}>
      <Look of={thingAt(at)?.what ?? found.what} words={words} view={view} />
    </div>
  );
}

/** What is looked at, by mouse, keyboard or touch. */
function useLooking() {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let held = false;
    const look = (next: Found | null): void => setFound((now) => (now?.at === next?.at ? now : next));
    const listeners = new AbortController();
    const listen = <K extends keyof DocumentEventMap>(kind: K, hear: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(kind, hear, { signal: listeners.signal, capture: true });
    listen('pointerover', ({ pointerType, target }) => pointerType !== 'touch' && look(thingAt(target)));
    listen('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && look(thingAt(target)));
    listen('focusout', ({ target }) => setFound((now) => (target instanceof Node && now?.at.contains(target) === true ? null : now)));
    listen('keydown', ({ key }) => key === 'Escape' && look(null));
    listen('pointerdown', ({ pointerType, target, clientX, clientY }) => {
      held = false;
      clearTimeout(timer);
      look(null);
      if (pointerType !== 'touch') return;
      from = { x: clientX, y: clientY };
      timer = setTimeout(() => {
        held = thingAt(target) !== null;
        look(thingAt(target));
      }, HOLD);
    });
    listen('pointermove', ({ clientX, clientY }) => Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE && clearTimeout(timer));
    for (const kind of ['pointerup', 'pointercancel'] as const) listen(kind, () => clearTimeout(timer));
    listen('contextmenu', (event) => held && event.preventDefault());
    // Whoever held it wanted to read it, not to do it.
    listen('click', (event) => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);
  return [found, setFound] as const;
}
