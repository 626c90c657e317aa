import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OpenBox } from '../app/games.ts';
import { useAsync } from '../app/use-async.ts';
import { type Looked, useLooking } from '../kit/use-looking.ts';
import { aidOf } from './aid-of.ts';
import { near } from './near.ts';
import './aids.css';

/** What an element explains: the id of a word, and what is to be said of this one alone. */
interface Marked {
  readonly term: string;
  readonly note: string | null;
}

function markedAt(target: EventTarget | null): Looked<Marked> | null {
  const at = target instanceof Element ? target.closest('[data-term]') : null;
  const term = at?.getAttribute('data-term');
  return at == null || term == null ? null : { at, what: { term, note: at.getAttribute('data-note') } };
}

const LOOKING = { find: markedAt, after: 550, pressed: '.term-word', alone: true } as const;

/** Pieces, spaces, signs and words that say what they are: whatever carries `data-term`. */
export function Explain({ opened }: { readonly opened: Pick<OpenBox, 'board' | 'words'> }) {
  const found = useLooking(LOOKING);
  // The words come when the first of them is asked for.
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (found !== null) setWanted(true);
  }, [found]);
  const { value: aid } = useAsync(useCallback(async () => (wanted ? await aidOf(opened) : null), [wanted, opened]));
  const term = found === null ? undefined : aid?.terms.find(({ id }) => id === found.what.term);
  return found === null || term === undefined ? null : <Tip at={found.at} name={term.name} says={term.says} note={found.what.note} />;
}

interface TipProps {
  readonly at: Element;
  readonly name: string;
  readonly says: string;
  readonly note: string | null;
}

function Tip({ at, name, says, note }: TipProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // Over everything, panels included. What is said, and where, may change under it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make it another size
  useLayoutEffect(() => {
    const tip = box.current;
    if (tip === null) return;
    tip.showPopover();
    const { x, y, width, height } = at.getBoundingClientRect();
    const place = near({ x, y, width, height }, { width: tip.offsetWidth, height: tip.offsetHeight }, { width: innerWidth, height: innerHeight });
    tip.style.left = `${place.x}px`;
    tip.style.top = `${place.y}px`;
  }, [at, name, says, note]);
  useEffect(() => describe(at, id), [at, id]);
  return (
    <div ref={box} id={id} className="explained" role="tooltip" popover="manual">
      <b>{name}</b>
      {note === null ? null : <p className="of-this">{note}</p>}
      <p>{says}</p>
    </div>
  );
}

/** Whoever hears the page hears it with what has the focus, beside what describes that already. */
function describe(at: Element, by: string): () => void {
  const focused = document.activeElement;
  const described = focused !== null && focused !== document.body && (at.contains(focused) || focused.contains(at)) ? focused : at;
  const before = described.getAttribute('aria-describedby');
  described.setAttribute('aria-describedby', before === null ? by : `${before} ${by}`);
  return () => {
    if (before === null) described.removeAttribute('aria-describedby');
    else described.setAttribute('aria-describedby', before);
  };
}
