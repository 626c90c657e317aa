import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { beside, WIDTH } from './beside.ts';

/** Something small beside what was pressed; on phones above the dock. Escape and a click elsewhere close it. */
export function Pop({ at, label, onClose, children }: { readonly at: Element; readonly label: string; onClose(): void; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);

  useLayoutEffect(() => {
    if (box.current === null) return;
    // Above everything: a row that scrolls would cut it off.
    if (!box.current.matches(':popover-open')) box.current.showPopover();
    setPlace(beside(at.getBoundingClientRect(), box.current.getBoundingClientRect(), { width: innerWidth, height: innerHeight }));
  }, [at]);
  const placed = place !== null;
  useLayoutEffect(() => {
    const own = box.current;
    if (!placed || own === null) return;
    // What is hidden cannot have the focus; when it goes, the focus goes back.
    own.focus({ preventScroll: true });
    return () => {
      if (own.contains(document.activeElement) && (at instanceof HTMLElement || at instanceof SVGElement)) at.focus({ preventScroll: true });
    };
  }, [placed, at]);

  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
      if (at instanceof HTMLElement || at instanceof SVGElement) at.focus({ preventScroll: true });
    };
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && box.current?.contains(target) !== true && !at.contains(target)) onClose();
    };
    window.addEventListener('keydown', key, { capture: true });
    window.addEventListener('pointerdown', press);
    return () => {
      window.removeEventListener('keydown', key, { capture: true });
      window.removeEventListener('pointerdown', press);
    };
  }, [at, onClose]);

  return (
    <div
      ref={box}
      className="pop co-pop"
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      style={place === null ? { visibility: 'hidden' } : { left: place.left, top: place.top, width: WIDTH }}
    >
      {children}
    </div>
  );
}
