import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLooking } from '#kit';
import type { View } from '../../view.ts';
import type { ContraWords } from '../../words/words.ts';
import { beside, WIDTH } from '../dock/beside.ts';
import { Look } from './look.tsx';
import { thingAt } from './things.ts';

const LOOKING = { find: thingAt };

interface TipProps {
  readonly words: ContraWords;
  readonly view: View;
  /** Something else is open: nothing is shown beside it. */
  readonly quiet: boolean;
}

/** What is pointed at, reached by the keyboard or held with a finger, in large: a card in full, or what a thing is and does. Escape closes it. */
export function Tip({ words, view, quiet }: TipProps) {
  const found = useLooking(LOOKING);
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

  if (found === null || at === null) return null;
  return (
    <div ref={box} id={id} className="pop co-tip" role="tooltip" style={place === null ? { visibility: 'hidden' } : { ...place, width: WIDTH }}>
      <Look of={thingAt(at)?.what ?? found.what} words={words} view={view} />
    </div>
  );
}
