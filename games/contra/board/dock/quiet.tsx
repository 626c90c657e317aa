import { useEffect, useState } from 'react';
import { useLatest, useTable } from '#kit';
import type { CommandoId } from '../../content/index.ts';
import type { Contra } from '../../types.ts';
import type { QuietUntil } from '../../words/board.ts';
import { HeroIcon } from '../art/heroes.tsx';
import { type DockProps, useLabel } from './dock.tsx';
import { Pop } from './pop.tsx';

/** Not wanting to be asked for a while: one commando, or all that this screen plays and that are asked now, one answer after the other. */
export function Quiet({ choosing: { quiet }, words }: Pick<DockProps, 'choosing' | 'words'>) {
  const { choose } = useTable<Contra>();
  const label = useLabel(words);
  const [at, setAt] = useState<Element | null>(null);
  const [all, setAll] = useState<QuietUntil | null>(null);
  const next = quiet.find(({ answer }) => answer.until === all);
  const wanted = next?.notation;
  const give = useLatest(() => next !== undefined && choose(next.answer));
  useEffect(() => {
    if (wanted === undefined) setAll(null);
    else give();
  }, [wanted, give]);
  const who = [...new Set(quiet.map(({ answer }) => answer.who))];
  const button = (until: QuietUntil, says: string, press: () => void) => (
    <button key={until} type="button" className="btn sm" aria-label={says} onClick={press}>
      {words.dock.until(until)}
    </button>
  );
  const row = (id: CommandoId) => (
    <li key={id}>
      <HeroIcon id={id} lit />
      <b>{words.cards.commandoName(id)}</b>
      {quiet.filter(({ answer }) => answer.who === id).map((way) => button(way.answer.until, label(way), () => choose(way.answer)))}
    </li>
  );
  const everybody = (until: QuietUntil): void => {
    setAt(null);
    setAll(until);
  };
  return (
    <>
      <button type="button" className="offer hush" aria-expanded={at !== null} onClick={(event) => setAt(at === null ? event.currentTarget : null)}>
        {words.dock.quiet}
      </button>
      {at === null ? null : (
        <Pop at={at} label={words.dock.quiet} onClose={() => setAt(null)}>
          <p className="hush-says">{words.dock.quietUntil}</p>
          <ul className="hush-rows">
            {who.length < 2 ? null : (
              <li>
                <i />
                <b>{words.dock.allOfUs}</b>
                {[...new Set(quiet.map(({ answer }) => answer.until))].map((until) => button(until, words.dock.quietAll(until), () => everybody(until)))}
              </li>
            )}
            {who.map(row)}
          </ul>
        </Pop>
      )}
    </>
  );
}
