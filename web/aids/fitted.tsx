import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A picture in a frame of one size: what is larger is made smaller. */
export function Fitted({ children }: { readonly children: ComponentChildren }) {
  const inner = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const picture = inner.current;
    const frame = picture?.parentElement;
    if (picture == null || frame == null) return;
    const fit = (): void => {
      const scale = Math.min(1, frame.clientWidth / picture.offsetWidth, frame.clientHeight / picture.offsetHeight);
      picture.style.transform = scale < 1 ? `scale(${scale.toFixed(3)})` : '';
    };
    const observer = new ResizeObserver(fit);
    observer.observe(picture);
    return () => observer.disconnect();
  }, []);
  return (
    <span className="fitted" aria-hidden="true">
      <span ref={inner}>{children}</span>
    </span>
  );
}
