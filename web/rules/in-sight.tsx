import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** How far below what is seen a picture is drawn already. Not above: whoever comes to a clause finds it where they came to. */
const AHEAD = '0px 0px 600px';

/** A picture that is drawn when it comes near: a book of 392 clauses opens as fast as a short one. */
export function InSight({ children }: { readonly children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || place.current === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), { rootMargin: AHEAD, scrollMargin: AHEAD });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div className={near ? 'ill' : 'ill far'} ref={place}>
      {near && children}
    </div>
  );
}
