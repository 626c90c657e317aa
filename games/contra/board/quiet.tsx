import { useEffect, useState } from 'react';
import { useTable } from '#kit';
import type { Way } from './deed.ts';
import { type DockProps, useLabel, Ways } from './dock.tsx';
import { Pop } from './pop.tsx';

/** Until when, of an answer that asks for quiet. */
function untilOf({ deed }: Way): string {
  return deed.do === 'quiet' ? deed.until : '';
}

/** Not wanting to be asked for a while: one commando, or all that this screen plays and that are asked now, one answer after the other. */
export function Quiet({ ways, view, choosing, words }: DockProps & { readonly ways: readonly Way[] }) {
  const { choose } = useTable();
  const label = useLabel({ view, choosing, words });
  const [at, setAt] = useState<Element | null>(null);
  const [all, setAll] = useState('');
  const next = ways.find((way) => untilOf(way) === all)?.notation;
  useEffect(() => {
    if (next === undefined) setAll('');
    else choose(next);
  }, [next, choose]);
  const untils = [...new Set(ways.map(untilOf))];
  return (
    <>
      <button type="button" className="offer hush" aria-expanded={at !== null} onClick={(event) => setAt(at === null ? event.currentTarget : null)}>
        {words.dock.quiet}
      </button>
      {at === null ? null : (
        <Pop at={at} label={words.dock.quiet} onClose={() => setAt(null)}>
          {ways.length === untils.length ? null : (
            <ul className="answer-list for-all">
              {untils.map((until) => (
                <li key={until}>
                  <button
                    type="button"
                    className="btn"
                    onClick={() => {
                      setAt(null);
                      setAll(until);
                    }}
                  >
                    {words.dock.quietAll(until)}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Ways ways={ways} label={label} choose={choose} />
        </Pop>
      )}
    </>
  );
}
